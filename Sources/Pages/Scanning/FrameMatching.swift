// Which of the open frames go on in a line, and where its content stands in the shadow text.

extension LineScanner {
  /// How many of the open frames go on in this line; moves past their marks.
  mutating func matchFrames(_ cursor: inout LineCursor) -> Int {
    body = cursor
    cursor.skipSpaces(bytes, end)
    var index = 0
    while index < frames.count {
      let isBlank = cursor.offset == end
      switch frames[index].kind {
      case .quote:
        guard !isBlank, bytes[cursor.offset] == 0x3E,
          cursor.column - outerColumn(of: index) < 4 || !traits.hasIndentedCode
        else { return index }
        enterQuote(&cursor)
        cursor.column += frames[index].base - body.column
        body.column = frames[index].base
      case .list:
        guard isBlank || cursor.column >= frames[index].base else { return index }
      case .container:
        if isBlank { break }
        if frames[index].awaitsBody { setBase(of: index, to: cursor.column) }
        if frames[index].endsByIndentation, cursor.column < frames[index].base { return index }
      }
      index += 1
    }
    return index
  }

  /// Moves past `>` and the space after it; leaves the cursor at the first byte of content.
  private mutating func enterQuote(_ cursor: inout LineCursor) {
    cursor.advance(1)
    if cursor.offset < end, bytes[cursor.offset] == 0x20 { cursor.advance(1) }
    body = cursor
    cursor.skipSpaces(bytes, end)
  }

  /// The column at which the content of the frames around frame `index` starts.
  private func outerColumn(of index: Int) -> Int { index > 0 ? frames[index - 1].base : 0 }

  /// Takes the indentation of a body from its first line.
  private mutating func setBase(of index: Int, to column: Int) {
    frames[index].awaitsBody = false
    frames[index].base = max(column, frames[index].base)
  }

  /// The column at which the content of the innermost frame starts.
  var contentColumn: Int { frames.last?.base ?? 0 }

  /// Sets where `anchor` stands in the shadow text.
  mutating func place() {
    guard let frame = frames.last else {
      target = clamped(anchor.column)
      return
    }
    target = frame.shadow + clamped(max(0, anchor.column - frame.base))
  }

  /// An indentation beyond the frames, without what would make code of it by mistake.
  private func clamped(_ indentation: Int) -> Int {
    traits.hasIndentedCode ? indentation : min(indentation, 3)
  }

  /// Ends lists and quotes from frame `index` on; containers stay open but for those that end by
  /// indentation.
  mutating func drop(from index: Int) {
    endParagraph()
    htmlBlock = nil
    var kept: [Frame] = []
    for var frame in frames[index...] {
      if case .container(let container) = frame.kind {
        if frame.endsByIndentation {
          closeByIndentation(container)
          continue
        }
        let outer = kept.last ?? (index > 0 ? frames[index - 1] : nil)
        frame.base = outer?.base ?? 0
        frame.shadow = outer?.shadow ?? 0
        kept.append(frame)
      }
    }
    frames.removeSubrange(index...)
    frames += kept
  }
}
