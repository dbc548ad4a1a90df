// Comments that stand on lines of their own: HTML's, MDX's, Liquid's, and those of Markdown itself.

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
    let last = lines.line(holding: close, from: line)
    addFurtherComments(close + 3..<max(close + 3, lines.contentEnd(last)))
    keepComment(upTo: last)
    return true
  }

  /// Takes down the comments that follow on another one in its last line.
  private mutating func addFurtherComments(_ rest: Range<Int>) {
    var start = bytes.skipSpaces(rest.lowerBound, rest.upperBound)
    while bytes.starts(with: "<!--", at: start), start + 4 <= rest.upperBound,
      let close = bytes.find("-->", in: start + 4..<rest.upperBound)
    {
      addComment(start + 4..<close, start..<close + 3)
      start = bytes.skipSpaces(close + 3, rest.upperBound)
    }
  }

  /// Takes down the comment that starts a line of an HTML block and ends with it.
  mutating func addCommentOfHTML(_ cursor: LineCursor) {
    guard bytes.starts(with: "<!--", at: cursor.offset), cursor.offset + 4 <= end,
      let close = bytes.find("-->", in: cursor.offset + 4..<end)
    else { return }
    keepComment(cursor.offset + 4..<close, cursor.offset..<close + 3)
  }

  /// Takes down Liquid's comment in one mark: `{% # … %}`.
  mutating func scanTagComment(_ cursor: LineCursor) -> Bool {
    var start = cursor.offset + 2
    if start < end, bytes[start] == 0x2D { start += 1 }
    start = bytes.skipSpaces(start, end)
    guard start < end, bytes[start] == 0x23, let close = bytes.find("%}", in: start..<end),
      bytes.isBlank(close + 2..<end)
    else { return false }
    var text = bytes.trimmed(start + 1..<close)
    if let last = text.last, bytes[last] == 0x2D { text = bytes.trimmed(text.lowerBound..<last) }
    keepComment(text, cursor.offset..<close + 2)
    addMark()
    return true
  }

  /// Takes down a definition that nothing refers to and that only its author reads:
  /// `[//]: # (…)`, `[comment]: <> (…)`.
  mutating func addComment(of definition: ReferenceDefinition, at offset: Int) {
    guard definition.label == "//" || definition.label == "comment",
      definition.destination == "#" || definition.destination.isEmpty, let title = definition.title
    else { return }
    keepComment(title, offset..<definition.end)
  }

  private mutating func addComment(_ text: Range<Int>, _ range: Range<Int>) {
    keepComment(text, range)
    addInclude(ofComment: bytes.trimmed(text))
  }

  /// Keeps a comment for those who ask what it says; white space around the text counts not.
  mutating func keepComment(_ text: Range<Int>, _ range: Range<Int>) {
    page.comments.append(PageComment(text: bytes.text(bytes.trimmed(text)), range: range))
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
    let last = lines.line(holding: close - 1, from: line)
    guard bytes.isBlank(close..<lines.contentEnd(last)) else { return false }
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
