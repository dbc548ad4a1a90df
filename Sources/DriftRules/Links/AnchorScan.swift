// Anchors that stand elsewhere than in headings.

internal import Pages

/// Searches the bytes of a page for anchors that no heading has.
enum AnchorScan {
  /// The values of `id` and `name` attributes, and what stands behind `#` between braces.
  static func anchors(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let mark = bytes.place(of: UInt8(ascii: "="), from: start) {
        if let value = attribute(bytes, mark) { found.insert(value) }
        start = mark + 1
      }
      start = 0
      while let mark = bytes.place(of: UInt8(ascii: "{"), from: start) {
        if let value = braced(bytes, mark) { found.insert(value) }
        start = mark + 1
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
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    guard quote == 0x22 || quote == 0x27 || quote == 0x60 else { return nil }
    return text(bytes, from: start + 1) { $0 == quote }
  }

  /// The anchor in `{#id}`, `{: #id .class}` and `{/* #id */}`.
  private static func braced(_ bytes: UnsafeBufferPointer<UInt8>, _ open: Int) -> String? {
    var index = open + 1
    let end = min(bytes.count, open + 8)
    while index < end, isFiller(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    return text(bytes, from: index + 1) { $0 <= 0x20 || $0 == UInt8(ascii: "}") }
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x3A || byte == 0x2F || byte == 0x2A
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

  /// Whether a page takes in others, or what a generator writes (`::: module.path` in MkDocs).
  ///
  /// - Parameter areIncludesKnown: Whether the reader of pages took down what the page takes in.
  static func includesOthers(_ page: Page, areIncludesKnown: Bool) -> Bool {
    let dialect = page.dialect
    return page.bytes.withUnsafeBufferPointer { bytes in
      page.lines.lineStarts.withUnsafeBufferPointer { starts in
        starts.contains { start in
          var first = start
          while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
          return first < bytes.count
            && includesOthers(bytes, at: first, dialect, areIncludesKnown)
        }
      }
    }
  }

  /// - Parameter start: Where the text of a line starts.
  private static func includesOthers(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: Dialect,
    _ areIncludesKnown: Bool
  ) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: ":"): return dialect == .mkdocs && bytes.starts(with: "::: ", at: start)
    case UInt8(ascii: "{"): return includes.contains { bytes.starts(with: $0, at: start) }
    case UInt8(ascii: "i"):
      return !areIncludesKnown && bytes.starts(with: "import ", at: start)
        && takesInPage(bytes, importAt: start)
    // The ways that the reader of pages knows in the dialects which have them.
    case UInt8(ascii: "-"): return !areIncludesKnown && bytes.starts(with: "--8<--", at: start)
    case UInt8(ascii: "<"):
      return !areIncludesKnown && bytes.starts(with: "<!--@include", at: start)
    default: return false
    }
  }

  /// Whether an import takes in a page, as its path tells.
  private static func takesInPage(
    _ bytes: UnsafeBufferPointer<UInt8>, importAt start: Int
  ) -> Bool {
    var end = bytes.place(of: 0x0A, from: start) ?? bytes.count
    while end > start, endsImport(bytes[end - 1]) { end -= 1 }
    return end - start >= 4
      && (bytes.starts(with: ".md", at: end - 3) || bytes.starts(with: ".mdx", at: end - 4))
  }

  /// Whether a byte may stand behind the path of an import.
  private static func endsImport(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0D, 0x3B, 0x22, 0x27: true
    default: false
    }
  }
}
