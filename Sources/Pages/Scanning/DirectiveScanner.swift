// Directives between colons: Starlight, Docusaurus, VitePress, MyST.

extension LineScanner {
  /// Opens or closes the directive whose colons stand at a place.
  mutating func scanDirective(_ cursor: LineCursor) -> Bool {
    let after = bytes.endOfRun(of: 0x3A, cursor.offset, end)
    let colons = after - cursor.offset
    guard colons >= 3 else { return false }
    let rest = bytes.trimmed(after..<end)
    if rest.isEmpty {
      closeDirective(colons, cursor.offset..<after)
      return true
    }
    guard let mark = DirectiveMark.read(bytes, cursor.offset, rest, colons) else { return false }
    if mark.name.hasSuffix("-end") {
      close(.directive, String(mark.name.dropLast(4)), mark.range)
      addMark()
      return true
    }
    addMark()
    if isLeaf(mark, rest) {
      add(mark, isClosed: true)
    } else {
      open(mark, column: cursor.column)
    }
    return true
  }

  /// Whether a directive ends in its own line, as DocFX has it: `:::image source="a":::`.
  private mutating func isLeaf(_ mark: ContainerMark, _ rest: Range<Int>) -> Bool {
    guard rest.count > 3, bytes.starts(with: ":::", at: rest.upperBound - 3),
      bytes[rest.lowerBound] != 0x7B
    else { return false }
    return !closings.hasClosing(mark.name, .directive, after: mark.range.lowerBound, in: bytes)
  }

  /// Closes the innermost directive with as many colons, else the innermost with fewer.
  private mutating func closeDirective(_ colons: Int, _ range: Range<Int>) {
    let found =
      frames.lastIndex { $0.colons == colons }
      ?? frames.lastIndex { $0.colons > 0 && $0.colons < colons }
    if let found {
      close(frame: found, at: range)
    } else {
      suspects.append(.closing(.directive, name: "", range: range))
    }
    addMark()
  }
}

/// The opening line of a directive: `:::note[Title]{#id .class key="value"}`, `::: tip Title`.
enum DirectiveMark {
  /// Whether a name is one that sites give their asides; `::: package` is an API page to MkDocs.
  static func isCommon(_ name: String) -> Bool { common.contains(name.lowercased()) }

  private static let common: Set<String> = [
    "admonition", "attention", "caution", "code-group", "danger", "details", "error", "hint",
    "important", "info", "note", "seealso", "tab-item", "tab-set", "tabs", "tip", "todo",
    "warning",
  ]

  /// Reads what stands after the colons; absent where no directive starts.
  static func read(
    _ bytes: ByteBuffer, _ start: Int, _ rest: Range<Int>, _ colons: Int
  ) -> ContainerMark? {
    var mark = ContainerMark(
      syntax: .directive, name: "", range: start..<rest.upperBound, colons: colons)
    var rest = rest
    while rest.count > 1, bytes[rest.upperBound - 1] == 0x3A {
      rest = bytes.trimmed(rest.lowerBound..<rest.upperBound - 1)
    }
    var next = rest.lowerBound
    if bytes[next] == 0x7B {
      guard let close = bytes.find("}", in: next..<rest.upperBound) else { return nil }
      let name = bytes.text(next + 1..<close)
      mark.name = String(name.drop { $0 == "." || $0 == " " }.prefix { $0 != " " })
      next = close + 1
    } else {
      let after = endOfName(bytes, rest)
      mark.name = bytes.text(next..<after)
      next = after
    }
    guard !mark.name.isEmpty else { return nil }
    readTitle(bytes, next..<rest.upperBound, &mark)
    return mark
  }

  private static func endOfName(_ bytes: ByteBuffer, _ range: Range<Int>) -> Int {
    var end = range.lowerBound
    guard bytes[end].isLetter || bytes[end] >= 0x80 else { return end }
    while end < range.upperBound, bytes[end].isWordByte || bytes[end] == 0x2D { end += 1 }
    if end < range.upperBound, ![0x20, 0x09, 0x5B, 0x7B, 0x3A].contains(bytes[end]) {
      return range.lowerBound
    }
    return end
  }

  /// `[Title]`, `{attributes}` or a title in plain words.
  private static func readTitle(
    _ bytes: ByteBuffer, _ range: Range<Int>, _ mark: inout ContainerMark
  ) {
    var next = range.lowerBound
    if next < range.upperBound, bytes[next] == 0x5B {
      let close = bytes.find("]", in: next..<range.upperBound) ?? range.upperBound
      mark.attributes.append(.init(name: "title", value: bytes.text(next + 1..<close)))
      next = min(close + 1, range.upperBound)
    }
    let rest = bytes.trimmed(next..<range.upperBound)
    guard !rest.isEmpty else { return }
    if bytes[rest.lowerBound] == 0x7B, bytes[rest.upperBound - 1] == 0x7D {
      mark.attributes += PlainAttributes.read(
        bytes.text(rest.lowerBound + 1..<rest.upperBound - 1))
    } else {
      let text = bytes.text(rest)
      mark.attributes +=
        text.contains("=\"") ? PlainAttributes.read(text) : [.init(name: "title", value: text)]
    }
  }
}
