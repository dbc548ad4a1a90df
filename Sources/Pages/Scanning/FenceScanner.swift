// Fenced code blocks, line by line.

extension LineScanner {
  /// Opens a fence at a place, if one stands there.
  mutating func scanFence(_ cursor: LineCursor) -> Bool {
    guard let run = FenceRun(bytes, at: cursor.offset, end) else { return false }
    guard run.opens(bytes) else { return scanBrokenFence(cursor, run) }
    openFence(cursor, run)
    return true
  }

  /// Opens a fence; one whose end is plain, or was evidently meant to be elsewhere, is read at once.
  ///
  /// - Parameter isIndented: Whether it has the indentation of code.
  mutating func openFence(_ cursor: LineCursor, _ run: FenceRun, isIndented: Bool = false) {
    let open = OpenFence(
      mark: run.mark, length: run.length, line: line, offset: cursor.offset,
      column: cursor.column, shadowColumn: cursor.column + target - anchor.column,
      frameCount: frames.count, isIndented: isIndented)
    let info = InfoString(bytes, run.rest)
    if let ending = survey(open, run, info) {
      let range = cursor.offset..<lines.content(line).upperBound
      let afterMarks = cursor.offset + run.length
      let infoRange = run.rest.isEmpty ? afterMarks..<afterMarks : run.rest
      addMark(.fence)
      return takeCode(
        of: ScannedFence(info: info, infoRange: infoRange, range: range, column: cursor.column),
        to: ending)
    }
    addLine(.fence, to: end)
    endParagraph()
    fence = open
  }

  /// Takes a line down that stands inside a fence.
  mutating func scanFenceLine(_ open: OpenFence) {
    guard closes(open) else { return addCode(open) }
    let isShifted = open.column != open.shadowColumn || anchor.column - contentColumn >= 4
    target = isShifted ? open.shadowColumn : anchor.column
    addLine(.code, to: end)
    endFence(closed: true)
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
    if closed { return }
    page.unclosedFences.insert(open.line)
    addUnclosed(open.offset..<max(open.offset, lines.content(open.line).upperBound))
  }

  /// Reports a fence that nothing closes.
  mutating func addUnclosed(_ opening: Range<Int>) {
    page.faults.append(
      PageFault(
        kind: .unclosedFence, range: opening,
        detail: "it opens with \(CodeMarks.quoted(bytes.text(opening)))"))
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
}

/// Marks shown in messages.
enum CodeMarks {
  /// Text between backticks, or between quotes where it holds backticks itself.
  static func quoted(_ text: String) -> String {
    text.contains("`") ? "“\(text)”" : "`\(text)`"
  }
}
