// Lines that were meant to open a fence and do not.

extension LineScanner {
  /// How far the end of a broken fence is looked for, in lines.
  private static let reach = 200

  /// Looks at a line that starts with marks but opens no fence.
  ///
  /// - Returns: Whether a fence was opened in its place.
  mutating func scanBrokenFence(_ cursor: LineCursor, _ run: FenceRun) -> Bool {
    guard run.mark == 0x60, run.length >= 2, !run.rest.isEmpty else { return false }
    let range = cursor.offset..<bytes.trimmed(cursor.offset..<end).upperBound
    if run.length == 2 {
      guard isLanguageWord(run.rest), let last = endOfBrokenFence(atLeast: 2) else {
        return false
      }
      addMalformed(range, "it has two backticks where three belong")
      return mend(ScannedFence(bytes, info: run.rest, range: range, column: cursor.column), last)
    }
    guard let backtick = run.rest.first(where: { bytes[$0] == 0x60 }),
      !holdsRun(of: run.length, run.rest), let last = endOfBrokenFence(atLeast: run.length)
    else { return false }
    addMalformed(range, "a backtick stands in the info string")
    let info = bytes.trimmed(run.rest.lowerBound..<backtick)
    return mend(ScannedFence(bytes, info: info, range: range, column: cursor.column), last)
  }

  /// Reads the lines up to `last` as the code that they were meant to be, where the dialect allows.
  private mutating func mend(_ opening: ScannedFence, _ last: Int) -> Bool {
    guard traits.mendsFences else { return false }
    addMark(.fence)
    takeCode(of: opening, to: .at(line: last))
    return true
  }

  /// Whether a stretch is one word that could name a language.
  private func isLanguageWord(_ range: Range<Int>) -> Bool {
    range.count < 24 && bytes[range.lowerBound].isLetter
      && range.allSatisfy { bytes[$0].isLanguageByte }
  }

  private func holdsRun(of length: Int, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let after = bytes.endOfRun(of: 0x60, offset, range.upperBound)
      if after - offset >= length { return true }
      offset = max(after, offset + 1)
    }
    return false
  }

  /// The line of marks alone that a broken fence was meant to end with.
  private func endOfBrokenFence(of mark: UInt8 = 0x60, atLeast length: Int) -> Int? {
    guard mendCount < Self.reach else { return nil }
    for index in line + 1..<min(max(line + 1, starts.count), line + Self.reach) {
      let content = lines.content(index)
      guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound) else { continue }
      if run.closes(mark, length) { return run.length <= 3 || length == run.length ? index : nil }
      if run.length >= 3, !run.rest.isEmpty { return nil }
    }
    return nil
  }

  // MARK: Behind text

  /// Looks for a fence that opens at the end of a line of text: "Run: ```shell".
  ///
  /// - Returns: Whether the lines after it were read as code.
  mutating func scanLateFence(_ cursor: LineCursor) -> Bool {
    guard let (run, info) = bytes.lateRun(cursor.offset..<end), mendCount < Self.reach,
      isLanguageWord(info), CodeLanguages.isKnown(bytes.text(info))
    else { return false }
    mendCount += 1
    guard let last = endOfBrokenFence(atLeast: 3), !lines.fencesBalance(after: line) else {
      return false
    }
    page.faults.append(
      PageFault(
        kind: .swallowedFence, range: run..<info.upperBound,
        detail: "it stands behind text, and opens a code block only on a line of its own"))
    guard traits.mendsFences else { return false }
    addText(to: run)
    endParagraph()
    takeCode(
      of: ScannedFence(bytes, info: info, range: run..<info.upperBound), to: .at(line: last))
    return true
  }

  /// Takes a fence that opens behind the tags of a line, if that is what their text is.
  mutating func takeFence(behindTags text: Range<Int>) -> Bool {
    guard traits.mendsFences, mendCount < Self.reach, !frames.holdsQuote,
      text.upperBound == lines.content(line).upperBound,
      let run = FenceRun(bytes, at: text.lowerBound, text.upperBound), run.opens(bytes),
      CodeLanguages.isKnown(InfoString(bytes, run.rest).language),
      let last = endOfBrokenFence(of: run.mark, atLeast: run.length)
    else { return false }
    mendCount += 1
    page.faults.append(
      PageFault(
        kind: .swallowedFence, range: text,
        detail: "it stands behind a tag, and opens a code block only on a line of its own"))
    addMark(.fence)
    takeCode(of: ScannedFence(bytes, info: run.rest, range: text), to: .at(line: last))
    return true
  }
}

extension ByteBuffer {
  /// Where backticks stand before the word that a line of text ends with, if they do.
  fileprivate func lateRun(_ line: Range<Int>) -> (start: Int, word: Range<Int>)? {
    let last = trimmed(line).upperBound
    var word = last
    while word > line.lowerBound, last - word < 24, self[word - 1].isLanguageByte { word -= 1 }
    guard word < last else { return nil }
    var start = word
    while start > line.lowerBound, self[start - 1] == 0x60 { start -= 1 }
    guard word - start >= 3, start > line.lowerBound, self[start - 1].isSpaceOrTab,
      find(0x60, in: line.lowerBound..<start) == nil
    else { return nil }
    return (start, word..<last)
  }
}

extension UInt8 {
  /// Whether names of languages consist of it.
  fileprivate var isLanguageByte: Bool {
    isLetter || isDigit || self == 0x2B || self == 0x23 || self == 0x2D || self == 0x5F
  }
}
