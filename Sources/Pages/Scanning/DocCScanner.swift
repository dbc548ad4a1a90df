// DocC's block directives: `@TabNavigator {`, `@Tab("Swift") {`, `}`.

extension LineScanner {
  /// Opens or closes the directive whose mark stands at a place.
  mutating func scanDocC(_ cursor: LineCursor) -> Bool {
    if bytes[cursor.offset] == 0x7D { return closeDirectives(cursor) }
    guard let mark = DocCMark(bytes, at: cursor.offset) else { return false }
    let last = lines.line(holding: max(mark.range.upperBound - 1, cursor.offset), from: line)
    let rest = bytes.trimmed(mark.range.upperBound..<lines.contentEnd(last))
    let container = ContainerMark(
      syntax: .docc, name: bytes.text(mark.name),
      attributes: PlainAttributes.read(bytes.text(mark.arguments)), range: mark.range)
    guard mark.opens else {
      guard rest.isEmpty else { return false }
      add(container, isClosed: true)
      addMarks(upTo: last)
      return true
    }
    if container.name == "Comment" { return scanDirectiveComment(mark) }
    if rest.isEmpty {
      addMarks(upTo: last)
      open(container, column: cursor.column)
      return true
    }
    return takeOneLine(container, rest, last)
  }

  /// Takes down a directive in one line, such as `@Tab("Swift") { text }`.
  private mutating func takeOneLine(
    _ container: ContainerMark, _ rest: Range<Int>, _ last: Int
  ) -> Bool {
    guard bytes[rest.upperBound - 1] == 0x7D, last == line else { return false }
    endParagraph()
    open(container, column: anchor.column)
    let text = bytes.trimmed(rest.lowerBound..<rest.upperBound - 1)
    anchor = LineCursor(offset: text.lowerBound, column: -1)
    contentOffset = text.lowerBound
    target = frames.last?.shadow ?? 0
    addText(to: text.upperBound)
    endParagraph()
    close(.docc, container.name, rest.upperBound - 1..<rest.upperBound)
    return true
  }

  /// `}`, once or more often.
  private mutating func closeDirectives(_ cursor: LineCursor) -> Bool {
    let content = bytes.trimmed(cursor.offset..<end)
    guard content.allSatisfy({ bytes[$0] == 0x7D || bytes[$0].isSpaceOrTab }),
      frames.contains(where: { isDocC($0) })
    else { return false }
    for offset in content where bytes[offset] == 0x7D {
      guard let index = frames.lastIndex(where: { isDocC($0) }) else { break }
      close(frame: index, at: offset..<offset + 1)
    }
    addMark()
    return true
  }

  private func isDocC(_ frame: Frame) -> Bool {
    guard case .container(let container) = frame.kind else { return false }
    return page.containers[container].mark.syntax == .docc
  }

  private mutating func scanDirectiveComment(_ mark: DocCMark) -> Bool {
    guard searches.mayScript else { return false }
    let closing =
      endOfOneLine(mark)
      ?? ScriptSkipper.endOfBraces(bytes, mark.range.upperBound - 1, bytes.count)
    guard let close = closing else {
      searches.scripts += 1
      return false
    }
    keepComment(mark.range.upperBound..<close - 1, mark.range.lowerBound..<close)
    addMarks(upTo: lines.line(holding: close - 1, from: line))
    return true
  }
}

extension LineScanner {
  /// The end of a comment in the line of its mark, in which an apostrophe is one.
  private func endOfOneLine(_ mark: DocCMark) -> Int? {
    let text = bytes.trimmed(mark.range.upperBound..<max(mark.range.upperBound, end))
    guard let last = text.last, bytes[last] == 0x7D,
      !text.dropLast().contains(where: { bytes[$0] == 0x7B || bytes[$0] == 0x7D })
    else { return nil }
    return last + 1
  }
}

/// The opening mark of a DocC directive.
struct DocCMark {
  var range: Range<Int>
  var name: Range<Int>
  /// What stands between the parentheses; empty where there are none.
  var arguments: Range<Int>
  /// Whether a brace opens a body.
  var opens: Bool

  init?(_ bytes: ByteBuffer, at offset: Int) {
    var next = offset + 1
    while next < bytes.count, bytes[next].isLetter { next += 1 }
    guard next > offset + 1, bytes[offset + 1].isUppercase else { return nil }
    name = offset + 1..<next
    arguments = next..<next
    if next < bytes.count, bytes[next] == 0x28 {
      guard let close = Self.endOfParentheses(bytes, next) else { return nil }
      arguments = next + 1..<close - 1
      next = close
    }
    let brace = bytes.skipSpaces(next, bytes.count)
    opens = brace < bytes.count && bytes[brace] == 0x7B
    range = offset..<(opens ? brace + 1 : next)
  }

  /// The offset after the parenthesis that closes the one at `offset`, within some lines.
  private static func endOfParentheses(_ bytes: ByteBuffer, _ offset: Int) -> Int? {
    let limit = min(bytes.count, offset + 4096)
    var isQuoted = false
    var next = offset + 1
    while next < limit {
      if bytes[next] == 0x22 { isQuoted.toggle() }
      next += 1
      if bytes[next - 1] == 0x29, !isQuoted { return next }
    }
    return nil
  }
}
