// Anchors that stand elsewhere than in headings.

internal import Pages

/// Searches the bytes of a page for anchors that no heading has.
enum AnchorScan {
  /// The values of `id` and `name` attributes, and what stands behind `#` between braces.
  static func anchors(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "="):
          if let value = attribute(bytes, index) { found.insert(value) }
        case UInt8(ascii: "{"):
          if let value = braced(bytes, index) { found.insert(value) }
        default: break
        }
        index += 1
      }
    }
    return found
  }

  /// The value behind the `=` of `id="…"`, `name='…'` and `id={"…"}`.
  private static func attribute(_ bytes: UnsafeBufferPointer<UInt8>, _ mark: Int) -> String? {
    guard
      mark >= 3
        && (bytes.starts(with: "id", at: mark - 2) && bytes[mark - 3] <= 0x20
          || mark >= 5 && bytes.starts(with: "name", at: mark - 4) && bytes[mark - 5] <= 0x20)
    else { return nil }
    var start = mark + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "{") { start += 1 }
    let quotes: [UInt8] = [0x22, 0x27, 0x60]
    guard start < bytes.count, quotes.contains(bytes[start]) else { return nil }
    return text(bytes, from: start + 1) { $0 == bytes[start] }
  }

  /// The anchor in `{#id}`, `{: #id .class}` and `{/* #id */}`.
  private static func braced(_ bytes: UnsafeBufferPointer<UInt8>, _ open: Int) -> String? {
    var index = open + 1
    while index < min(bytes.count, open + 8), [0x20, 0x3A, 0x2F, 0x2A].contains(bytes[index]) {
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    return text(bytes, from: index + 1) { $0 <= 0x20 || $0 == UInt8(ascii: "}") }
  }

  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, until isEnd: (UInt8) -> Bool
  ) -> String? {
    let limit = min(bytes.count, start + 200)
    guard start < limit, let end = bytes[start..<limit].firstIndex(where: isEnd), end > start else {
      return nil
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static let includes: [StaticString] = [
    "{% include", "{{< include", "{{% include", "{{< readfile", "{!", "{include}",
  ]

  /// The ways to take in pages that the reader of pages knows in the dialects which have them.
  private static let readIncludes: [StaticString] = ["import ", "--8<--", "<!--@include"]

  /// Whether a page takes in others, or what a generator writes (`::: module.path` in MkDocs).
  ///
  /// - Parameter areIncludesKnown: Whether the reader of pages took down what the page takes in.
  static func includesOthers(
    _ bytes: [UInt8], _ dialect: Dialect, areIncludesKnown: Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var first = start
        while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
        if first < end, includesOthers(bytes, first..<end, dialect, areIncludesKnown) {
          return true
        }
        start = end + 1
      }
      return false
    }
  }

  private static func includesOthers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ dialect: Dialect,
    _ areIncludesKnown: Bool
  ) -> Bool {
    let isRead =
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "i"), UInt8(ascii: "-"), UInt8(ascii: "<"):
        readIncludes.contains { bytes.starts(with: $0, at: line.lowerBound) }
      default: false
      }
    if isRead { return !areIncludesKnown && takesInPage(bytes[line]) }
    switch bytes[line.lowerBound] {
    case UInt8(ascii: ":"):
      return dialect == .mkdocs && bytes.starts(with: "::: ", at: line.lowerBound)
    case UInt8(ascii: "{"):
      return includes.contains { bytes.starts(with: $0, at: line.lowerBound) }
    default: return false
    }
  }

  /// Whether a line takes in a page: all do but imports whose paths do not end like one's.
  private static func takesInPage(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.first == UInt8(ascii: "i") else { return true }
    let marks: Set<UInt8> = [0x20, 0x0D, 0x3B, 0x22, 0x27]
    var end = line.endIndex
    while end > line.startIndex, marks.contains(line[end - 1]) { end -= 1 }
    let path = line[..<end]
    return path.suffix(3).elementsEqual(".md".utf8) || path.suffix(4).elementsEqual(".mdx".utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes from `offset` on are those of `text`.
  fileprivate func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
