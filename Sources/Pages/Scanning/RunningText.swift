// Running text, of which libcmark need not see more than that it is text.

extension LineScanner {
  /// Adds the line at hand, whose content starts at the cursor, as a line of a paragraph.
  ///
  /// Inlines are read from the page, so libcmark, whose own search for them takes long, is only
  /// shown how the line starts. It sees all of a paragraph that may be a heading or start with a
  /// link reference definition.
  ///
  /// - Parameter last: Where it is cut off; the end of the line if absent.
  mutating func addRunningText(_ cursor: LineCursor, to last: Int? = nil) {
    if !inParagraph {
      mayHoldDefinition =
        bytes[cursor.offset] == 0x5B || page.shadow.lines.last?.kind == .definition
    }
    let mayBeCode = traits.hasIndentedCode && cursor.column - contentColumn >= 4
    guard !mayHoldDefinition, !mayBeCode,
      let shown = BlockMarks.endOfHead(bytes, cursor.offset, end), !standsAboveUnderline
    else { return addText(to: last) }
    if !inParagraph, startParagraph(cursor, to: last ?? end) { return }
    addText(to: last, shown: shown)
  }

  /// Whether a line below may make a heading of the paragraph that the line at hand belongs to.
  private var standsAboveUnderline: Bool {
    mutating get {
      if line >= paragraphEnd.line { paragraphEnd = lines.paragraphEnd(behind: line) }
      return paragraphEnd.isUnderline
    }
  }
}

extension PageLines {
  /// The next line that ends any paragraph, be it blank or what underlines a heading; a line that
  /// only may be the latter counts.
  fileprivate func paragraphEnd(behind line: Int) -> ParagraphEnd {
    var index = line + 1
    while index < starts.count {
      let end = contentEnd(index)
      var offset = starts[index]
      while offset < end, bytes[offset].isSpaceOrTab || bytes[offset] == 0x3E { offset += 1 }
      if offset == end { break }
      if BlockMarks.isUnderline(bytes, offset, end) {
        return ParagraphEnd(line: index, isUnderline: true)
      }
      index += 1
    }
    return ParagraphEnd(line: index, isUnderline: false)
  }
}

/// A line that ends a paragraph.
struct ParagraphEnd {
  /// Counted from 0.
  var line = 0
  /// Whether it may make a heading of the paragraph.
  var isUnderline = false
}
