// The number of a release, in its order.

/// The number of a release: `7.0.14`, `v2.1`, `3.0.0-beta.2`.
///
/// Zeros at the end do not count: `7.0` and `7.0.0` are the same release. What comes behind a
/// hyphen is a preview, which stands before its release.
package struct ReleaseNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The numbers as they are written.
  private let written: [Int]
  /// The numbers without zeros at the end.
  private let components: [Int]
  /// The parts of what stands behind the hyphen; empty for a release.
  private let preview: [String]
  /// The number as it is written, without a `v` in front.
  package let description: String

  /// - Returns: nil for what is no number with dots, or has more than a person writes.
  package init?(_ text: some StringProtocol) {
    let isMarked = text.first == "v" || text.first == "V"
    let number = Substring(text).dropFirst(isMarked ? 1 : 0)
    let halves = number.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.utf8.count <= 9, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return nil
      }
      return Int(part)
    }
    guard numbers.count == parts.count, parts.count <= 6, number.utf8.count <= 64 else {
      return nil
    }
    var components = numbers
    while components.count > 1, components.last == 0 { components.removeLast() }
    written = numbers
    self.components = components
    preview = halves.count > 1 ? halves[1].split(separator: ".").map(String.init) : []
    if halves.count > 1, preview.isEmpty || !halves[1].allSatisfy(Self.isPreviewMark) { return nil }
    description = String(number)
  }

  package static func == (left: ReleaseNumber, right: ReleaseNumber) -> Bool {
    left.components == right.components && left.preview == right.preview
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(preview)
  }

  package static func < (left: ReleaseNumber, right: ReleaseNumber) -> Bool {
    if left.components != right.components {
      return left.components.lexicographicallyPrecedes(right.components)
    }
    if left.preview.isEmpty || right.preview.isEmpty {
      return !left.preview.isEmpty && right.preview.isEmpty
    }
    return left.preview.lexicographicallyPrecedes(right.preview, by: isEarlier)
  }

  /// Whether this is the release, or one of the releases, that `text` means: `7.0` means `7.0.14`.
  package func isMeant(by text: ReleaseNumber) -> Bool {
    self == text || (text.preview.isEmpty && written.starts(with: text.written))
  }

  private static func isPreviewMark(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || ".-+".contains(character))
  }

  /// Numbers by their value, and before words.
  private static func isEarlier(_ left: String, _ right: String) -> Bool {
    switch (Int(left), Int(right)) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): left < right
    }
  }
}
