// Lines that stand four columns or more behind: code to CommonMark, or a fence that nobody sees.

extension LineScanner {
  /// Takes a line down that has the indentation of code.
  mutating func scanIndented(_ cursor: LineCursor) {
    if let run = FenceRun(bytes, at: cursor.offset, end), run.opens(bytes),
      contentOffset == anchor.offset, isMeantAsFence(run)
    {
      if !frames.holdsList {
        page.faults.append(
          PageFault(
            kind: .swallowedFence,
            range: cursor.offset..<bytes.trimmed(cursor.offset..<end).upperBound,
            detail: "it is indented by \(cursor.column - contentColumn) columns, which makes it "
              + "text of an indented code block or of the paragraph before"))
      }
      if traits.mendsFences {
        target = frames.last?.shadow ?? 0
        return openFence(cursor, run, isIndented: true)
      }
    }
    let continues = inParagraph
    addText()
    if !continues { endParagraph() }
  }

  /// Whether a fence with the indentation of code was meant as one: something closes it, and the
  /// text is not about fences.
  private mutating func isMeantAsFence(_ run: FenceRun) -> Bool {
    guard !run.rest.isEmpty, CodeLanguages.isKnown(InfoString(bytes, run.rest).language),
      closingLine(of: run, after: line) != nil
    else { return false }
    var index = line - 1
    while index >= 0, lines.content(index).isEmpty { index -= 1 }
    guard index >= 0, page.shadow.lines[index].kind == .text else { return true }
    let text = bytes.text(lines.content(index)).lowercased()
    return !["markdown", "fence", "backtick"].contains { text.contains($0) }
  }
}
