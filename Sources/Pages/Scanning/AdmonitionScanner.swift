// Blocks with an indented body: `!!! note`, `??? note`, `=== "Tab"` (Material for MkDocs).

extension LineScanner {
  /// Opens the block whose mark stands at a place.
  mutating func scanAdmonition(_ cursor: LineCursor) -> Bool {
    guard var mark = AdmonitionMark.read(bytes, cursor.offset, end) else { return false }
    mark.bodyColumn = cursor.column + 4
    addMark()
    open(mark, column: cursor.column)
    return true
  }
}

/// The opening line of an admonition or a tab.
enum AdmonitionMark {
  static func read(_ bytes: ByteBuffer, _ start: Int, _ end: Int) -> ContainerMark? {
    let byte = bytes[start]
    guard bytes.endOfRun(of: byte, start, end) == start + 3 else { return nil }
    var next = start + 3
    while next < end, bytes[next] == 0x2B || bytes[next] == 0x21 { next += 1 }
    let afterMarks = next
    next = bytes.skipSpaces(next, end)
    guard next > afterMarks, next < end else { return nil }
    let range = start..<bytes.trimmed(start..<end).upperBound
    return byte == 0x3D ? tab(bytes, next, range) : admonition(bytes, next, range)
  }

  private static func tab(
    _ bytes: ByteBuffer, _ start: Int, _ range: Range<Int>
  ) -> ContainerMark? {
    guard let title = quoted(bytes, start..<range.upperBound) else { return nil }
    return ContainerMark(
      syntax: .admonition, name: "tab", attributes: [.init(name: "label", value: title)],
      range: range)
  }

  private static func admonition(
    _ bytes: ByteBuffer, _ start: Int, _ range: Range<Int>
  ) -> ContainerMark? {
    var end = start
    while end < range.upperBound, bytes[end].isWordByte || bytes[end] == 0x2D { end += 1 }
    guard end == range.upperBound || bytes[end].isSpaceOrTab || bytes[start] == 0x22 else {
      return nil
    }
    var mark = ContainerMark(syntax: .admonition, name: bytes.text(start..<end), range: range)
    let rest = bytes.trimmed(end..<range.upperBound)
    if let title = quoted(bytes, rest) {
      mark.attributes = [.init(name: "title", value: title)]
    } else if rest.contains(where: {
      !bytes[$0].isWordByte && bytes[$0] != 0x2D && bytes[$0] != 0x20
    }) {
      return nil
    }
    return mark
  }

  /// The text between the quotes that a stretch ends with.
  private static func quoted(_ bytes: ByteBuffer, _ range: Range<Int>) -> String? {
    guard let open = bytes.find("\"", in: range), range.upperBound - open >= 2,
      bytes[range.upperBound - 1] == 0x22
    else { return nil }
    return bytes.text(open + 1..<range.upperBound - 1)
  }
}
