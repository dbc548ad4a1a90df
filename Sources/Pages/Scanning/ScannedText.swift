// Text that the scanner reads by itself, and libcmark sees nothing of.
//
// Where there is no indented code, and no list or quote has a say in it, it is plain where most
// paragraphs and headings start and end; what they hold is read from the page in any case.

/// A paragraph or heading that libcmark sees nothing of.
struct ScannedText {
  /// Counted from 0.
  var lines: ClosedRange<Int>
  /// The level and text of a heading; nil for a paragraph.
  var heading: (level: Int, text: Range<Int>)?
}

extension LineScanner {
  /// Whether text at hand stands for itself: what is around it could be blank lines.
  private var standsAlone: Bool {
    !traits.hasIndentedCode && !listMayGoOn && htmlBlock == nil
      && frames.allSatisfy(\.isContainer)
  }

  /// Starts a paragraph with the line at hand, which shows that it is text and may neither be
  /// a heading nor hold a definition, if it stands for itself.
  mutating func startParagraph(_ cursor: LineCursor, to last: Int) -> Bool {
    guard standsAlone else { return false }
    page.texts.append(ScannedText(lines: line...line))
    page.shadow.addUnseen(cursor.offset..<max(cursor.offset, last), container: innermostContainer)
    inParagraph = true
    readsParagraph = true
    return true
  }

  /// Goes on with the paragraph that the scanner reads by itself.
  mutating func continueParagraph(to last: Int) {
    let index = page.texts.count - 1
    page.texts[index].lines = page.texts[index].lines.lowerBound...line
    page.shadow.addUnseen(
      anchor.offset..<max(anchor.offset, last), container: innermostContainer)
  }

  /// Takes the heading at hand down, if it stands for itself and its text holds no marks.
  mutating func takeHeading(_ cursor: LineCursor) -> Bool {
    guard standsAlone else { return false }
    let afterMarks = bytes.endOfRun(of: 0x23, cursor.offset, end)
    let text = bytes.withoutClosingMarks(afterMarks..<end)
    guard bytes.isPlainText(text) else { return false }
    endParagraph()
    page.texts.append(
      ScannedText(lines: line...line, heading: (afterMarks - cursor.offset, text)))
    page.shadow.addUnseen(cursor.offset..<end, container: innermostContainer)
    return true
  }
}

extension ByteBuffer {
  /// The text of a heading without white space around, and without the `#` at its end.
  fileprivate func withoutClosingMarks(_ range: Range<Int>) -> Range<Int> {
    let text = trimmed(range)
    var start = text.upperBound
    while start > text.lowerBound, self[start - 1] == 0x23 { start -= 1 }
    if start == text.lowerBound { return start..<start }
    guard start < text.upperBound, self[start - 1].isSpaceOrTab else { return text }
    return trimmed(text.lowerBound..<start)
  }

  /// Whether a text shows as it is written, to libcmark too.
  fileprivate func isPlainText(_ range: Range<Int>) -> Bool {
    for index in range {
      switch self[index] {
      case 0..<0x09, 0x0A..<0x20, 0x21, 0x26, 0x2A, 0x3C, 0x3E, 0x5B, 0x5C, 0x5D, 0x5F, 0x60:
        return false
      default: continue
      }
    }
    return EncodingCheck.firstBadByte(ByteBuffer(rebasing: self[range])) == nil
  }
}
