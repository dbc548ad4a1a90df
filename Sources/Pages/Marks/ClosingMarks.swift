// Where the closing marks of a page stand: whether an opening mark has one.

internal import Diagnostics

/// The closing marks of a page, by name.
///
/// Shortcodes and tags look the same with and without a body, and HTML leaves out closing tags;
/// only a closing mark further down tells. Marks in code are counted too: this is a first guess.
struct ClosingMarks {
  private var elements: ClosingPlaces?
  private var shortcodes: ClosingPlaces?
  private var tags: ClosingPlaces?
  private var directives: ClosingPlaces?

  /// What the name in a stretch of a page is looked up by.
  static func key(_ bytes: ByteBuffer, _ name: Range<Int>) -> UInt64 {
    name.reduce(ByteHash.empty) { ByteHash.adding(bytes[$1], to: $0) }
  }

  /// Whether a mark that closes `name` stands after `offset`.
  mutating func hasClosing(
    _ name: String, _ syntax: Container.Syntax, after offset: Int, in bytes: ByteBuffer
  ) -> Bool {
    hasClosing(ByteHash.of(name), syntax, after: offset, in: bytes)
  }

  /// Whether a mark that closes the name with a key stands after `offset`.
  mutating func hasClosing(
    _ key: UInt64, _ syntax: Container.Syntax, after offset: Int, in bytes: ByteBuffer
  ) -> Bool {
    let places =
      switch syntax {
      case .shortcode: Self.places(&shortcodes, bytes, "{{", Self.shortcodeName)
      case .tag: Self.places(&tags, bytes, "{%", Self.tagName)
      case .directive: Self.places(&directives, bytes, ":::", Self.directiveName)
      default: Self.places(&elements, bytes, "</", Self.elementName)
      }
    return places.hold(key, after: offset)
  }

  /// The places of a kind of marks, looked for where they are first asked for.
  private static func places(
    _ known: inout ClosingPlaces?, _ bytes: ByteBuffer, _ mark: StaticString,
    _ name: (ByteBuffer, Int) -> Range<Int>?
  ) -> ClosingPlaces {
    if let known { return known }
    let found = ClosingPlaces(bytes, mark, name)
    known = found
    return found
  }

  private static func elementName(_ bytes: ByteBuffer, _ offset: Int) -> Range<Int>? {
    let end = Tag.endOfName(bytes, offset, bytes.count)
    return offset..<end
  }

  /// The name after `{{< /`.
  private static func shortcodeName(_ bytes: ByteBuffer, _ offset: Int) -> Range<Int>? {
    guard offset < bytes.count, bytes[offset] == 0x3C || bytes[offset] == 0x25 else { return nil }
    let slash = bytes.skipSpaces(offset + 1, bytes.count)
    guard slash < bytes.count, bytes[slash] == 0x2F else { return nil }
    return name(bytes, bytes.skipSpaces(slash + 1, bytes.count))
  }

  /// The name after `{% end` or `{% /`.
  private static func tagName(_ bytes: ByteBuffer, _ offset: Int) -> Range<Int>? {
    var start = offset
    if start < bytes.count, bytes[start] == 0x2D { start += 1 }
    start = bytes.skipSpaces(start, bytes.count)
    if bytes.starts(with: "end", at: start) { return name(bytes, start + 3) }
    guard start < bytes.count, bytes[start] == 0x2F else { return nil }
    return name(bytes, bytes.skipSpaces(start + 1, bytes.count))
  }

  /// The name before `-end` after `:::`, as DocFX closes its directives.
  private static func directiveName(_ bytes: ByteBuffer, _ offset: Int) -> Range<Int>? {
    guard let name = name(bytes, bytes.skipSpaces(offset, bytes.count)), name.count > 4,
      bytes.starts(with: "-end", at: name.upperBound - 4)
    else { return nil }
    return name.lowerBound..<name.upperBound - 4
  }

  private static func name(_ bytes: ByteBuffer, _ start: Int) -> Range<Int>? {
    var end = start
    while end < bytes.count, bytes[end].isWordByte || [0x2D, 0x2E, 0x2F].contains(bytes[end]) {
      end += 1
    }
    return start < end ? start..<end : nil
  }
}

/// Where the closing marks of a kind stand.
private struct ClosingPlaces {
  /// In the order of the keys of their names, those of one name in the order of the page.
  private var marks: [(key: UInt64, offset: Int)] = []

  init(_ bytes: ByteBuffer, _ mark: StaticString, _ name: (ByteBuffer, Int) -> Range<Int>?) {
    marks.reserveCapacity(16)
    var offset = 0
    while let found = bytes.find(mark, in: offset..<bytes.count) {
      offset = found + mark.utf8CodeUnitCount
      if let name = name(bytes, offset) {
        marks.append((ClosingMarks.key(bytes, name), found))
      }
    }
    marks.sort { $0.key == $1.key ? $0.offset < $1.offset : $0.key < $1.key }
  }

  /// Whether one with a key stands after `offset`.
  func hold(_ key: UInt64, after offset: Int) -> Bool {
    let next = marks.partitioningIndex { $0.key > key }
    return next > 0 && marks[next - 1].key == key && marks[next - 1].offset > offset
  }
}
