// Fenced code blocks, line by line.

extension LineScanner {
  /// Opens a fence at a place, if one stands there.
  mutating func scanFence(_ cursor: LineCursor) -> Bool {
    guard let run = FenceRun(bytes, at: cursor.offset, end) else { return false }
    if run.opens(bytes) {
      openFence(cursor, run)
      return true
    }
    return scanBrokenFence(cursor, run)
  }

  /// Opens a fence.
  ///
  /// - Parameter isIndented: Whether it has the indentation of code.
  mutating func openFence(_ cursor: LineCursor, _ run: FenceRun, isIndented: Bool = false) {
    addLine(.fence, to: end)
    endParagraph()
    var open = OpenFence(
      mark: run.mark, length: max(run.length, 3), line: line, offset: cursor.offset,
      column: cursor.column, shadowColumn: cursor.column + target - anchor.column,
      frameCount: frames.count, isIndented: isIndented)
    survey(&open, run)
    fence = open
  }

  /// Takes a line down that stands inside a fence.
  mutating func scanFenceLine(_ open: OpenFence) {
    if case .endOfLine(let last, let offset) = open.ending, line == last {
      return endFenceWithinLine(open, at: offset)
    }
    if closes(open) {
      target = open.shadowColumn
      if open.column == open.shadowColumn, anchor.column - contentColumn < 4 {
        target = anchor.column
      }
      addLine(.code, to: end)
      return endFence(closed: true)
    }
    switch open.ending {
    case .line(let last) where line == last:
      page.mendedEnds[open.line] = contentRange(line).upperBound
      addClosingFence(open)
      return endFence(closed: true)
    case .beforeNext(let last) where line == last:
      page.mendedEnds[open.line] = endOfContent(before: line)
      addClosingFence(open)
      return endFence(closed: false)
    default:
      addCode(open)
    }
  }

  private func closes(_ open: OpenFence) -> Bool {
    guard let run = FenceRun(bytes, at: anchor.offset, end), run.closes(open.mark, open.length)
    else { return false }
    return !traits.hasIndentedCode || open.isIndented || anchor.column - contentColumn < 4
  }

  /// Ends the open fence.
  mutating func endFence(closed: Bool) {
    guard let open = fence else { return }
    fence = nil
    guard !closed else { return }
    page.unclosedFences.insert(open.line)
    let text = bytes.text(bytes.trimmed(open.offset..<contentEnd(open.line)))
    page.faults.append(
      PageFault(
        kind: .unclosedFence, range: open.offset..<contentEnd(open.line),
        detail: "it opens with \(CodeMarks.quoted(text))"))
  }

  /// Adds a line of code with the indentation that the fence's own is taken from.
  private mutating func addCode(_ open: OpenFence) {
    page.shadow.startLine(.code, container: innermostContainer, origin: start)
    if open.column == open.shadowColumn {
      return page.shadow.keep(bytes, start..<end)
    }
    var cursor = body
    let beyond = cursor.skipSpaces(bytes, end, toColumn: open.column)
    target = open.shadowColumn + beyond
    writePrefix()
    page.shadow.keep(bytes, cursor.offset..<end)
  }

  /// Closes a fence in the shadow text where the page does not.
  private mutating func addClosingFence(_ open: OpenFence) {
    page.shadow.startLine(.code, container: innermostContainer, origin: anchor.offset)
    target = open.shadowColumn
    writePrefix()
    page.shadow.pad(open.mark, open.length)
  }

  /// Ends a fence whose closing marks stand at the end of a line of code; the line after, a blank
  /// one, closes it in the shadow text.
  private mutating func endFenceWithinLine(_ open: OpenFence, at offset: Int) {
    let lineEnd = end
    page.mendedEnds[open.line] = contentRange(line).upperBound
    end = offset
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    addCode(open)
    end = lineEnd
    guard line + 1 < starts.count else { return endFence(closed: true) }
    setLine(line + 1)
    body = LineCursor(offset: start, column: 0)
    anchor = body
    anchor.skipSpaces(bytes, end)
    addClosingFence(open)
    endFence(closed: true)
  }
}

/// Marks shown in messages.
enum CodeMarks {
  /// Text between backticks, more of them than it holds.
  static func quoted(_ text: String) -> String {
    text.contains("`") ? "“\(text)”" : "`\(text)`"
  }
}
