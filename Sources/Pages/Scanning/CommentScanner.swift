// Comments that stand on lines of their own, HTML's and MDX's.

extension LineScanner {
  /// Takes down the comment `<!-- … -->` that starts a line.
  mutating func scanComment(_ cursor: LineCursor) -> Bool {
    let opening = cursor.offset..<cursor.offset + 4
    var close: Int?
    if cursor.offset < searches.commentEnd {
      close = bytes.find("-->", in: cursor.offset + 2..<bytes.count)
      if close == nil { searches.commentEnd = cursor.offset }
    }
    guard let close else {
      page.faults.append(
        PageFault(
          kind: .unclosedContainer, range: opening,
          detail: "`<!--` is never closed, so that the rest of the page is a comment"))
      keepComment(upTo: starts.count - 1)
      return true
    }
    addComment(opening.upperBound..<max(opening.upperBound, close), opening.lowerBound..<close + 3)
    keepComment(upTo: self.line(holding: close))
    return true
  }

  private mutating func addComment(_ text: Range<Int>, _ range: Range<Int>) {
    page.comments.append(PageComment(text: bytes.text(bytes.trimmed(text)), range: range))
    addInclude(ofComment: bytes.trimmed(text))
  }

  /// The line, counted from 0, from the one at hand on, that holds an offset.
  func line(holding offset: Int) -> Int {
    var low = line
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Adds the lines of a comment: as they are where libcmark has the last word.
  private mutating func keepComment(upTo last: Int) {
    guard traits.elements == .commonmark else { return addMarks(upTo: last) }
    endParagraph()
    addLine(.mark, to: end)
    while line < last {
      setLine(line + 1)
      anchor = LineCursor(offset: start, column: 0)
      target = 0
      addLine(.mark, to: end)
    }
  }

  /// Takes down the expression or comment in braces that starts a line of MDX.
  mutating func scanExpression(_ cursor: LineCursor) -> Bool {
    guard searches.mayScript else { return false }
    let isComment = bytes.starts(with: "{/*", at: cursor.offset)
    guard let close = ScriptSkipper.endOfBraces(bytes, cursor.offset, bytes.count) else {
      searches.scripts += 1
      if isComment { return scanUnclosedExpression(cursor) }
      return false
    }
    let last = line(holding: close - 1)
    guard bytes.isBlank(close..<contentEnd(last)) else { return false }
    if isComment {
      let text = bytes.trimmed(cursor.offset + 3..<close - 1)
      let end = bytes.starts(with: "*/", at: text.upperBound - 2) ? 2 : 0
      addComment(
        text.lowerBound..<max(text.lowerBound, text.upperBound - end), cursor.offset..<close)
    }
    addMarks(upTo: last)
    return true
  }

  private mutating func scanUnclosedExpression(_ cursor: LineCursor) -> Bool {
    page.faults.append(
      PageFault(
        kind: .unclosedContainer, range: cursor.offset..<cursor.offset + 3,
        detail: "`{/*` is never closed"))
    addMark()
    return true
  }
}
