// Lines that start with `<`: components and HTML that hold Markdown.

/// A line of tags, and of text between them.
struct TagLine {
  enum Item {
    case tag(Tag)
    case text(Range<Int>)
  }

  var items: [Item] = []
  /// The line on which the last tag ends, counted from 0.
  var lastLine: Int

  var hasText: Bool {
    items.contains { if case .text = $0 { true } else { false } }
  }
}

extension LineScanner {
  /// Looks at a line that starts with `<`.
  mutating func scanAngle(_ cursor: LineCursor) -> Bool {
    if bytes.starts(with: "<!--", at: cursor.offset) { return scanComment(cursor) }
    switch traits.elements {
    case .commonmark: return openHTMLBlock(cursor)
    case .jsx, .transparent: return scanTagLine(cursor)
    case .html:
      let name = Tag.name(bytes, cursor.offset, end)
      if !name.isEmpty, ElementNames.isComponent(bytes, name), scanTagLine(cursor) { return true }
      return openHTMLBlock(cursor)
    }
  }

  /// Takes a line down that is nothing but tags, and text within the elements of that line.
  private mutating func scanTagLine(_ cursor: LineCursor) -> Bool {
    let tag = loneTag(cursor)
    if traits.elements == .jsx,
      ElementNames.isScript(bytes, tag?.name ?? Tag.name(bytes, cursor.offset, end))
    {
      return openHTMLBlock(cursor)
    }
    if let tag {
      if inParagraph, ElementNames.isPhrasing(bytes, tag.name) { return false }
      endParagraph()
      take(tag, column: cursor.column)
      addMark()
      return true
    }
    let tagLine = readTagLine(from: cursor.offset)
    guard holdsTogether(tagLine) else { return false }
    endParagraph()
    takeTagLine(tagLine, column: cursor.column)
    return true
  }

  /// The tag that a line is, if it is one tag and nothing else: most lines of tags are.
  private mutating func loneTag(_ cursor: LineCursor) -> Tag? {
    let isJSX =
      traits.isJSX || ElementNames.isComponent(bytes, Tag.name(bytes, cursor.offset, end))
    let tag = Tag(bytes, at: cursor.offset, limit: end, isJSX: isJSX)
    return tag.flatMap { bytes.isBlank($0.range.upperBound..<end) ? $0 : nil }
  }

  /// Reads tags and text up to the end of the line on which the last tag ends.
  mutating func readTagLine(from offset: Int) -> TagLine {
    var result = TagLine(lastLine: line)
    var offset = offset
    var lineEnd = end
    while true {
      offset = bytes.skipSpaces(offset, lineEnd)
      if offset >= lineEnd { return result }
      if let tag = tag(at: offset, lineEnd) {
        result.items.append(.tag(tag))
        offset = tag.range.upperBound
        while offset > lineEnd, result.lastLine + 1 < starts.count {
          result.lastLine += 1
          lineEnd = lines.contentEnd(result.lastLine)
        }
      } else {
        let text = textRun(from: offset, lineEnd)
        if !isSilent(text) { result.items.append(.text(bytes.trimmed(text))) }
        offset = text.upperBound
      }
    }
  }

  /// The tag at a place; one that runs over lines costs a longer look, which is not always taken.
  private mutating func tag(at offset: Int, _ lineEnd: Int) -> Tag? {
    guard bytes[offset] == 0x3C else { return nil }
    let isJSX = traits.isJSX || ElementNames.isComponent(bytes, Tag.name(bytes, offset, end))
    if let tag = Tag(bytes, at: offset, limit: lineEnd, isJSX: isJSX) { return tag }
    guard searches.mayScript, !bytes[offset..<lineEnd].dropFirst().contains(0x3E) || isJSX
    else { return nil }
    let limit = min(bytes.count, offset + ScriptSkipper.reach)
    if let tag = Tag(bytes, at: offset, limit: limit, isJSX: isJSX) { return tag }
    searches.scripts += 1
    return nil
  }

  /// Text up to the next tag or the end of the line; code spans hold no tags.
  private func textRun(from start: Int, _ lineEnd: Int) -> Range<Int> {
    var offset = start
    while offset < lineEnd {
      if bytes[offset] == 0x60 {
        offset = bytes.endOfCodeSpan(at: offset, lineEnd)
      } else if offset > start, bytes[offset] == 0x3C,
        Tag(bytes, at: offset, limit: lineEnd, isJSX: traits.isJSX) != nil
      {
        break
      } else {
        offset += 1
      }
    }
    return start..<offset
  }

  /// Whether a run of text shows nothing to a reader: a comment, or a space as `{' '}`.
  private func isSilent(_ range: Range<Int>) -> Bool {
    let text = bytes.trimmed(range)
    if text.isEmpty || bytes.starts(with: "<!--", at: text.lowerBound) { return true }
    guard traits.isJSX, bytes[text.lowerBound] == 0x7B else { return false }
    return bytes.starts(with: "{/*", at: text.lowerBound)
      || text.allSatisfy { !bytes[$0].isWordByte }
  }

  /// Whether a line of tags stands for itself: its text is within its elements, or follows the
  /// closing tag of an element that is open.
  private func holdsTogether(_ tagLine: TagLine) -> Bool {
    guard case .tag(let first)? = tagLine.items.first else { return false }
    let hasText = tagLine.hasText
    if hasText || inParagraph, ElementNames.isPhrasing(bytes, first.name) { return false }
    guard hasText else { return true }
    if first.isClosing, isOpen(first) { return true }
    var depth = 0
    for item in tagLine.items {
      switch item {
      case .text: if depth <= 0 { return false }
      case .tag(let tag):
        if tag.isClosing {
          depth -= 1
        } else if !tag.isSelfClosing, !ElementNames.isVoid(bytes, tag.name) {
          depth += 1
        }
      }
    }
    return true
  }

  /// Opens and closes what a line of tags says, and leaves its text to libcmark.
  private mutating func takeTagLine(_ tagLine: TagLine, column: Int) {
    var text: Range<Int>?
    for case .text(let range) in tagLine.items {
      text = (text?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
    guard let text else {
      takeTags(tagLine, column: column)
      return addMarks(upTo: tagLine.lastLine)
    }
    takeTags(tagLine, before: text.lowerBound, column: column)
    while line < tagLine.lastLine {
      page.shadow.startLine(.mark, container: innermostContainer, origin: start)
      setLine(line + 1)
    }
    if takeFence(behindTags: text) { return }
    anchor = LineCursor(offset: text.lowerBound, column: -1)
    contentOffset = text.lowerBound
    target = frames.last?.shadow ?? 0
    addText(
      to: text.upperBound, isBare: FenceRun(bytes, at: text.lowerBound, text.upperBound) != nil)
    endParagraph()
    takeTags(tagLine, after: text.lowerBound, column: column)
  }

  /// Opens and closes the elements of the tags in a stretch of a line.
  private mutating func takeTags(
    _ tagLine: TagLine, before last: Int = .max, after first: Int = -1, column: Int
  ) {
    for case .tag(let tag) in tagLine.items
    where tag.range.lowerBound < last && tag.range.lowerBound > first {
      take(tag, column: column)
    }
  }

  /// Opens or closes the element of a tag.
  mutating func take(_ tag: Tag, column: Int) {
    if tag.name.isEmpty { return }
    if tag.isClosing { return close(tag) }
    let isComponent = ElementNames.isComponent(bytes, tag.name)
    if traits.elements != .html || isComponent, let inline = inline(of: tag) {
      page.inlines.append(inline)
    }
    if ElementNames.isPhrasing(bytes, tag.name) || ElementNames.isVoid(bytes, tag.name) { return }
    if tag.isSelfClosing {
      if isComponent { add(mark(tag, isComponent), isClosed: true) }
      return
    }
    let name = ClosingMarks.key(bytes, tag.name)
    if closings.hasClosing(name, .element, after: tag.range.lowerBound, in: bytes) {
      open(mark(tag, isComponent), column: column)
    } else if traits.isJSX {
      suspects.append(.open(add(mark(tag, isComponent), isClosed: false)))
    }
  }

  /// Closes the element of a closing tag.
  private mutating func close(_ tag: Tag) {
    if let frame = openElement(tag.name) {
      close(frame: frame, at: tag.range)
    } else if !ElementNames.isPhrasing(bytes, tag.name) {
      suspects.append(.closing(.element, name: bytes.text(tag.name), range: tag.range))
    }
  }

  private mutating func mark(_ tag: Tag, _ isComponent: Bool) -> ContainerMark {
    ContainerMark(
      syntax: .element, name: bytes.text(tag.name), nameRange: tag.name,
      attributes: tag.readAttributes(bytes, isJSX: traits.isJSX || isComponent), range: tag.range)
  }

  private mutating func inline(of tag: Tag) -> Inline? {
    guard var inline = ElementInlines.read(bytes, tag, isJSX: traits.isJSX) else { return nil }
    inline.container = container
    return inline
  }

  // MARK: Behind text

  /// The closing tags that a line of text ends with, of elements that are open.
  func trailingClosings(from offset: Int) -> [Tag] {
    guard traits.elements != .commonmark, !frames.isEmpty else { return [] }
    var result: [Tag] = []
    var last = bytes.trimmed(offset..<end).upperBound
    while last > offset, bytes[last - 1] == 0x3E, result.count < 16 {
      var start = last - 1
      while start > offset, bytes[start] != 0x3C { start -= 1 }
      guard let tag = Tag(bytes, at: start, limit: last, isJSX: traits.isJSX), tag.isClosing,
        tag.range.upperBound == last, isOpen(tag), !opens(tag, in: offset..<start)
      else { break }
      result.append(tag)
      last = bytes.trimmed(offset..<start).upperBound
    }
    return result
  }

  private func isOpen(_ tag: Tag) -> Bool { openElement(tag.name) != nil }

  /// Whether a stretch of text holds the opening tag of a closing one.
  private func opens(_ closing: Tag, in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while let found = bytes.find(0x3C, in: offset..<range.upperBound) {
      let name = found + 1..<Tag.endOfName(bytes, found + 1, range.upperBound)
      if bytes.areEqual(name, closing.name) { return true }
      offset = found + 1
    }
    return false
  }
}

extension ByteBuffer {
  /// The end of the code span that opens at `offset`, or of its backticks if nothing closes it.
  func endOfCodeSpan(at offset: Int, _ end: Int) -> Int {
    let after = endOfRun(of: 0x60, offset, end)
    var next = after
    while next < end {
      guard self[next] == 0x60 else {
        next += 1
        continue
      }
      let close = endOfRun(of: 0x60, next, end)
      if close - next == after - offset { return close }
      next = close
    }
    return after
  }
}
