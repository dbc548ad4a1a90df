// HTML blocks as CommonMark has them, for the dialects that do.

/// An HTML block that is open.
enum HTMLBlock: Equatable {
  /// It ends with the next blank line.
  case untilBlank
  /// It ends with the line that holds a closing tag, in any case.
  case untilTag(String)
  /// It ends with the line that holds `?>`, `>` or `]]>`.
  case untilMark(String)
}

extension LineScanner {
  /// Opens an HTML block at a line that starts with `<`, if one starts there.
  mutating func openHTMLBlock(_ cursor: LineCursor) -> Bool {
    guard let block = htmlBlock(at: cursor.offset) else { return false }
    endParagraph()
    htmlBlock = block
    return scanHTMLLine(cursor)
  }

  private func htmlBlock(at offset: Int) -> HTMLBlock? {
    if bytes.starts(with: "<?", at: offset) { return .untilMark("?>") }
    if bytes.starts(with: "<![CDATA[", at: offset) { return .untilMark("]]>") }
    if bytes.starts(with: "<!", at: offset) {
      return offset + 2 < end && bytes[offset + 2].isLetter ? .untilMark(">") : nil
    }
    let range = Tag.name(bytes, offset, end)
    let name = bytes.text(range).lowercased()
    let isClosing = offset + 1 < end && bytes[offset + 1] == 0x2F
    let after = range.upperBound
    let isCut = after == end || bytes[after].isWhiteSpace || bytes[after] == 0x3E
    if ElementNames.isRaw(name), !isClosing, isCut { return .untilTag(name) }
    if ElementNames.startsBlock(name), isCut || bytes.starts(with: "/>", at: after) {
      return .untilBlank
    }
    guard !inParagraph, !ElementNames.isRaw(name),
      let tag = Tag(bytes, at: offset, limit: end, isJSX: false),
      bytes.isBlank(tag.range.upperBound..<end)
    else { return nil }
    return .untilBlank
  }

  /// Takes a line down that belongs to an HTML block.
  ///
  /// - Returns: Whether it does; a fence that was meant as code ends the block.
  mutating func scanHTMLLine(_ cursor: LineCursor) -> Bool {
    switch htmlBlock {
    case nil: return false
    case .untilTag(let name):
      if holdsClosingTag(name, cursor.offset) { htmlBlock = nil }
    case .untilMark(let mark):
      if bytes.text(cursor.offset..<end).contains(mark) { htmlBlock = nil }
    case .untilBlank:
      if endsHTMLBlock(cursor) { return false }
      addCommentOfHTML(cursor)
      takeTags(from: cursor)
    }
    addLine(.html, to: end)
    return true
  }

  /// Opens and closes the containers of a line of HTML, which stays as it is.
  private mutating func takeTags(from cursor: LineCursor) {
    guard traits.elements != .commonmark else { return }
    if bytes[cursor.offset] == 0x3C {
      for case .tag(let tag) in readTagLine(from: cursor.offset).items
      where tag.range.upperBound <= end {
        take(tag, column: cursor.column)
      }
    } else {
      for tag in trailingClosings(from: cursor.offset) { take(tag, column: cursor.column) }
    }
    if htmlBlock == nil { htmlBlock = .untilBlank }
  }

  private func holdsClosingTag(_ name: String, _ offset: Int) -> Bool {
    var offset = offset
    while let found = bytes.find("</", in: offset..<end) {
      let range = found + 2..<Tag.endOfName(bytes, found + 2, end)
      if bytes.text(range).lowercased() == name { return true }
      offset = found + 2
    }
    return false
  }

  /// Whether a line of an HTML block opens a fence that something closes: code by any intent.
  private mutating func endsHTMLBlock(_ cursor: LineCursor) -> Bool {
    guard page.shadow.lines.last?.kind == .html,
      line > swallowedUpTo, let run = FenceRun(bytes, at: cursor.offset, end), run.opens(bytes),
      let close = closingLine(of: run, after: line)
    else { return false }
    swallowedUpTo = close
    page.faults.append(
      PageFault(
        kind: .swallowedFence, range: cursor.offset..<bytes.trimmed(cursor.offset..<end).upperBound,
        detail: "it stands inside an HTML block; a blank line before it ends that block"))
    guard traits.mendsFences else { return false }
    page.shadow.blankOut(page.shadow.lines.count - 1)
    htmlBlock = nil
    return true
  }
}
