// Where the closing marks of a page stand: whether an opening mark has one.

/// The last closing mark of each name on a page.
///
/// Shortcodes and tags look the same with and without a body, and HTML leaves out closing tags;
/// only a closing mark further down tells. Marks in code are counted too: this is a first guess.
struct ClosingMarks {
  private var elements: [String: Int]?
  private var shortcodes: [String: Int]?
  private var tags: [String: Int]?
  private var directives: [String: Int]?

  /// Whether a mark that closes `name` stands after `offset`.
  mutating func hasClosing(
    _ name: String, _ syntax: Container.Syntax, after offset: Int, in bytes: ByteBuffer
  ) -> Bool {
    (last(syntax, bytes)[name] ?? -1) > offset
  }

  private mutating func last(
    _ syntax: Container.Syntax, _ bytes: ByteBuffer
  ) -> [String: Int] {
    switch syntax {
    case .shortcode:
      let found = shortcodes ?? Self.find(bytes, "{{", Self.shortcodeName)
      shortcodes = found
      return found
    case .tag:
      let found = tags ?? Self.find(bytes, "{%", Self.tagName)
      tags = found
      return found
    case .directive:
      let found = directives ?? Self.find(bytes, ":::", Self.directiveName)
      directives = found
      return found
    default:
      let found = elements ?? Self.find(bytes, "</", Self.elementName)
      elements = found
      return found
    }
  }

  private static func find(
    _ bytes: ByteBuffer, _ mark: StaticString, _ name: (ByteBuffer, Int) -> Range<Int>?
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    var offset = 0
    while let found = bytes.find(mark, in: offset..<bytes.count) {
      offset = found + mark.utf8CodeUnitCount
      if let name = name(bytes, offset) { result[bytes.text(name)] = found }
    }
    return result
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
