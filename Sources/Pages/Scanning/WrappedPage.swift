// Pages that stand inside one fence, as translation tools like to return them.

extension LineScanner {
  /// The lines of the fence around the whole page, if there is one.
  mutating func findWrapping(from first: Int) -> Range<Int>? {
    guard let (top, bottom) = outerFence(from: first) else { return nil }
    page.faults.append(
      PageFault(
        kind: .wrappedPage, range: top.range,
        detail: "it opens with \(CodeMarks.quoted(bytes.text(top.range)))"))
    return traits.mendsFences ? top.line..<bottom : nil
  }

  private func outerFence(from first: Int) -> (top: (line: Int, range: Range<Int>), bottom: Int)? {
    var top = first
    while top < starts.count, lines.content(top).isEmpty { top += 1 }
    var bottom = starts.count - 1
    while bottom > top, lines.content(bottom).isEmpty { bottom -= 1 }
    guard bottom > top + 1 else { return nil }
    let range = lines.content(top)
    let last = lines.content(bottom)
    guard let opening = FenceRun(bytes, at: range.lowerBound, range.upperBound),
      let closing = FenceRun(bytes, at: last.lowerBound, last.upperBound),
      opening.opens(bytes), closing.closes(opening.mark, opening.length),
      isPage(top + 1, opening), holds(top + 1..<bottom, opening)
    else { return nil }
    return ((top, range), bottom)
  }

  /// Whether what starts at a line is a page rather than code.
  private func isPage(_ first: Int, _ opening: FenceRun) -> Bool {
    let language = InfoString(bytes, opening.rest).language
    if ["md", "markdown", "mdx"].contains(language) { return true }
    guard language.isEmpty else { return false }
    var line = first
    while lines.content(line).isEmpty, line + 1 < starts.count { line += 1 }
    let content = lines.content(line)
    return bytes.starts(with: "# ", at: content.lowerBound)
      || (bytes.starts(with: "---", at: content.lowerBound) && content.count == 3)
  }

  /// Whether the fences within are complete, so that the outer one holds all of them.
  ///
  /// A shorter outer fence is closed by the first inner one, as CommonMark has it; that the inner
  /// ones open with a language tells what was meant.
  private func holds(_ inner: Range<Int>, _ outer: FenceRun) -> Bool {
    var open: FenceRun?
    for index in inner {
      let content = lines.content(index)
      guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound) else { continue }
      if let current = open {
        if run.closes(current.mark, current.length) { open = nil }
      } else if run.opens(bytes) {
        if run.closes(outer.mark, outer.length) { return false }
        open = run
      }
    }
    return open == nil
  }
}
