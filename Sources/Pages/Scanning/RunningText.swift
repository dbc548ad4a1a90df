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
    guard !mayHoldDefinition, let shown = endOfHead(cursor), !standsAboveUnderline else {
      return addText(to: last)
    }
    addText(to: last, shown: shown)
  }

  /// Where a line has shown that it is text: behind its first letter; absent where what stands
  /// before that letter could be taken for something else.
  private func endOfHead(_ cursor: LineCursor) -> Int? {
    if traits.hasIndentedCode, cursor.column - contentColumn >= 4 { return nil }
    switch bytes[cursor.offset] {
    case 0x3C: return nil
    case 0x60, 0x7E: if FenceRun(bytes, at: cursor.offset, end)?.length ?? 0 > 2 { return nil }
    default: break
    }
    var index = cursor.offset
    while index < min(end, cursor.offset + Self.blockMarkLength) {
      if bytes[index].isLetter || bytes[index] >= 0x80 { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Whether a line below may make a heading of the paragraph that the line at hand belongs to.
  private var standsAboveUnderline: Bool {
    mutating get {
      if line >= paragraphEnd.line { paragraphEnd = findParagraphEnd() }
      return paragraphEnd.isUnderline
    }
  }

  /// The next line that ends any paragraph, be it blank or what underlines a heading; a line that
  /// only may be the latter counts.
  private func findParagraphEnd() -> ParagraphEnd {
    var index = line + 1
    while index < starts.count {
      let end = contentEnd(index)
      var offset = starts[index]
      while offset < end, bytes[offset].isSpaceOrTab || bytes[offset] == 0x3E { offset += 1 }
      if offset == end { break }
      if bytes[offset] == 0x2D || bytes[offset] == 0x3D,
        bytes.isBlank(bytes.endOfRun(of: bytes[offset], offset, end)..<end)
      {
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
