// The ASCII words of a text, hashed.

internal import Diagnostics

/// Walks over the words of a text: runs of ASCII letters, digits and underscores.
enum Words {
  /// Adds the hashes of all words to some others.
  static func collectAll(_ bytes: UnsafeBufferPointer<UInt8>, into hashes: inout [UInt64]) {
    CharacterShape.ofByte.withUnsafeBufferPointer { shapes in
      var hash = ByteHash.empty
      var isWithinWord = false
      for byte in bytes {
        let isPart = !shapes[Int(byte)].isEmpty
        if isPart {
          hash = ByteHash.adding(byte, to: isWithinWord ? hash : ByteHash.empty)
        } else if isWithinWord {
          hashes.append(hash)
        }
        isWithinWord = isPart
      }
      if isWithinWord { hashes.append(hash) }
    }
  }

  /// Adds the hashes of the words that no translator touches: names and numbers such as
  /// `configure2`, `didClose`, `RICH_MEDIA` and `7.0.14`.
  ///
  /// Most of a text is none of these, and is passed eight bytes at a time.
  static func collectUntranslated(
    _ bytes: UnsafeBufferPointer<UInt8>, into hashes: inout [UInt64]
  ) {
    CharacterShape.ofByte.withUnsafeBufferPointer { shapes in
      var index = 0
      while index < bytes.count {
        let ahead = bytesToPass(bytes, at: index)
        if ahead > 0 {
          index += ahead
        } else if OutstandingWord.stands(at: index, in: bytes, shapes) {
          let word = OutstandingWord(around: index, in: bytes, shapes)
          if word.isUntranslated { hashes.append(word.hash) }
          index = word.end
        } else {
          index += 1
        }
      }
    }
  }

  /// How many of the next eight bytes are neither digits, capitals nor underscores, nor the few
  /// marks that stand among these in ASCII: 0x30 to 0x5F.
  private static func bytesToPass(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 8 <= bytes.count else { return 0x30...0x5F ~= bytes[index] ? 0 : 1 }
    let raw = UnsafeRawBufferPointer(bytes)
    let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let plain = eight & eightTimes(0x7F)
    // The highest bit of each byte tells what it is.
    let isAtLeast0x30 = plain &+ eightTimes(0x80 - 0x30)
    let isAbove0x5F = plain &+ eightTimes(0x80 - 0x60)
    let found = isAtLeast0x30 & ~isAbove0x5F & ~eight & eightTimes(0x80)
    return found.trailingZeroBitCount / 8
  }

  private static func eightTimes(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The hash of what a link's target has in common with the target in another language: the last
  /// part of its path, without query and anchor.
  ///
  /// - Returns: Nil where the path has no parts.
  static func hash(ofTarget destination: String) -> UInt64? {
    var destination = destination
    return destination.withUTF8 { bytes in
      let (slash, anchor, query) = (UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "?"))
      var end = bytes.firstIndex { $0 == anchor || $0 == query } ?? bytes.count
      while end > 0, bytes[end - 1] == slash { end -= 1 }
      let start = bytes[..<end].lastIndex(of: slash).map { $0 + 1 } ?? 0
      guard start < end else { return nil }
      return bytes[start..<end].reduce(ByteHash.empty) { ByteHash.adding($1, to: $0) }
    }
  }
}

/// A word that has a digit, an underscore, or a capital within it.
private struct OutstandingWord {
  /// The index behind it.
  private(set) var end: Int
  private(set) var hash = ByteHash.empty
  private var shape: CharacterShape = []
  private let count: Int

  /// Whether a byte is one that only such words have.
  static func stands(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ shapes: UnsafeBufferPointer<CharacterShape>
  ) -> Bool {
    let shape = shapes[Int(bytes[index])]
    if shape == .capital { return index > 0 && !shapes[Int(bytes[index - 1])].isEmpty }
    return shape == .digit || shape == .underscore
  }

  /// - Parameter place: The index of a byte of it.
  init(
    around place: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ shapes: UnsafeBufferPointer<CharacterShape>
  ) {
    var start = place
    while start > 0, !shapes[Int(bytes[start - 1])].isEmpty || Self.isPoint(bytes, start - 1) {
      start -= 1
    }
    end = start
    while end < bytes.count {
      let next = shapes[Int(bytes[end])]
      if next.isEmpty, !Self.isPoint(bytes, end) { break }
      // A capital at the head of a word says nothing.
      shape.formUnion(end > start ? next : next.subtracting(.capital))
      hash = ByteHash.adding(bytes[end], to: hash)
      end += 1
    }
    count = end - start
  }

  /// Whether it is a name or a number.
  var isUntranslated: Bool {
    count > 1
      && (!shape.isDisjoint(with: [.digit, .underscore])
        || shape.isSuperset(of: [.capital, .lowercase]))
  }

  /// Whether a point stands between two digits: of `7.0.14` no part alone says enough.
  private static func isPoint(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0x2E && index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
      && isDigit(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// What kinds of characters a word holds.
private struct CharacterShape: OptionSet {
  let rawValue: UInt8

  static let digit = CharacterShape(rawValue: 1)
  static let underscore = CharacterShape(rawValue: 2)
  static let capital = CharacterShape(rawValue: 4)
  static let lowercase = CharacterShape(rawValue: 8)

  /// The kind of every byte; empty for those that belong to no word.
  static let ofByte: [CharacterShape] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x30...0x39: .digit
    case 0x41...0x5A: .capital
    case 0x5F: .underscore
    case 0x61...0x7A: .lowercase
    default: []
    }
  }
}
