// What the lines after an opening fence say about how it was meant to end.

/// Marks seen behind an opening fence, up to where CommonMark closes it.
struct FenceSurvey {
  /// The closing fence.
  var close: Int?
  /// A line of nothing but marks, too few of them to close.
  var short: Int?
  /// A line of enough marks, with words of prose after them.
  var wordy: Int?
  /// A line of code that ends in enough marks, and where they stand.
  var late: (line: Int, offset: Int)?
  /// An opening fence with a language, after a blank line.
  var next: Int?
  /// How many shorter fences are open.
  private var inner = 0

  /// Takes a line in; tells whether nothing after it matters.
  ///
  /// - Parameters:
  ///   - followsBlank: Whether the line before is blank.
  ///   - mayClose: Whether its indentation lets it close a fence.
  mutating func take(
    _ bytes: ByteBuffer, line: Int, content: Range<Int>, of open: OpenFence, followsBlank: Bool,
    mayClose: Bool
  ) -> Bool {
    guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound),
      run.mark == open.mark
    else {
      takeCode(bytes, line, content, open)
      return false
    }
    if mayClose, run.closes(open.mark, open.length) {
      close = line
      return true
    }
    if run.rest.isEmpty {
      takeShort(line, run, open)
    } else if run.length >= 3 {
      takeOpening(bytes, line, run, content.lowerBound, open, followsBlank)
    }
    return wordy != nil || next != nil
  }

  private mutating func takeShort(_ line: Int, _ run: FenceRun, _ open: OpenFence) {
    guard run.length < open.length else { return }
    if inner > 0, run.length >= 3 {
      inner -= 1
    } else if short == nil {
      short = line
    }
  }

  private mutating func takeOpening(
    _ bytes: ByteBuffer, _ line: Int, _ run: FenceRun, _ offset: Int, _ open: OpenFence,
    _ followsBlank: Bool
  ) {
    let words = bytes.text(run.rest).split(separator: " ")
    let isAttached = run.rest.lowerBound == offset + run.length
    let isLanguage = CodeLanguages.isKnown(words.first ?? "")
    if isLanguage || isAttached || words.count == 1 {
      if run.length < open.length { inner += 1 }
      if followsBlank, isLanguage, run.length >= open.length { next = line }
    } else if words.count > 2, run.length >= open.length {
      wordy = line
    }
  }

  /// A line of code: does it end in marks that were meant to close?
  private mutating func takeCode(
    _ bytes: ByteBuffer, _ line: Int, _ content: Range<Int>, _ open: OpenFence
  ) {
    guard late == nil, let last = content.last, bytes[last] == open.mark else {
      return
    }
    var start = content.upperBound
    while start > content.lowerBound, bytes[start - 1] == open.mark { start -= 1 }
    let code = content.lowerBound..<start
    guard content.upperBound - start >= open.length, !code.contains(where: { bytes[$0] == open.mark }),
      code.contains(where: { bytes[$0].isWordByte })
    else { return }
    late = (line, start)
  }
}

extension LineScanner {
  /// How many fences of a page are mended at most.
  private static let mendLimit = 16

  /// Looks ahead from an opening fence, and says how it was meant to end where that is evident.
  mutating func survey(_ open: inout OpenFence, _ run: FenceRun) {
    guard traits.mendsFences, mendCount < Self.mendLimit,
      !frames.contains(where: { $0.kind == .quote })
    else { return }
    let language = InfoString(bytes.text(run.rest)).language
    if CodeLanguages.holdsMarkup(language) { return }
    let survey = lookAhead(open)
    guard survey.close == nil || survey.next != nil || survey.wordy != nil else { return }
    mendCount += 1
    open.ending = ending(survey, run)
  }

  private func lookAhead(_ open: OpenFence) -> FenceSurvey {
    var survey = FenceSurvey()
    let base = frames.last { $0.kind == .list }?.base ?? 0
    var followsBlank = false
    for index in line + 1..<max(line + 1, starts.count) {
      let content = contentRange(index)
      if content.isEmpty {
        followsBlank = true
        continue
      }
      var cursor = LineCursor(offset: starts[index], column: 0)
      cursor.skipSpaces(bytes, content.upperBound)
      if cursor.column < base { break }
      let isClosing = survey.take(
        bytes, line: index, content: content, of: open, followsBlank: followsBlank,
        mayClose: !traits.hasIndentedCode || open.isIndented
          || cursor.column - contentColumn < 4)
      if isClosing { break }
      followsBlank = false
    }
    return survey
  }

  /// A line, counted from 0, without white space at its ends.
  func contentRange(_ index: Int) -> Range<Int> {
    bytes.trimmed(starts[index]..<contentEnd(index))
  }

  /// Judges what was seen behind a fence, and takes the fault down.
  private mutating func ending(_ survey: FenceSurvey, _ run: FenceRun) -> OpenFence.Ending? {
    if let line = survey.wordy {
      addMalformed(contentRange(line), "text stands after the closing fence")
      return .line(line)
    }
    if let line = survey.short {
      addMalformed(contentRange(line), "it has too few marks to close the fence")
      return .line(line)
    }
    if let (line, offset) = survey.late, isFollowedByBlank(line) {
      addMalformed(
        offset..<contentRange(line).upperBound, "the closing fence stands behind code")
      return .endOfLine(line, offset: offset)
    }
    if let next = survey.next {
      let close = closingLine(of: run, after: next)
      if close.map({ fencesBalance(after: $0) }) ?? true { return .beforeNext(next - 1) }
    }
    return nil
  }

  /// The line after `line`, both counted from 0, that closes a fence.
  mutating func closingLine(of opening: FenceRun, after line: Int) -> Int? {
    guard searches.mayClose(opening) else { return nil }
    for index in line + 1..<max(line + 1, starts.count) {
      let content = contentRange(index)
      if let run = FenceRun(bytes, at: content.lowerBound, content.upperBound),
        run.closes(opening.mark, opening.length)
      {
        return index
      }
    }
    searches.setUnclosed(opening)
    return nil
  }

  private func isFollowedByBlank(_ line: Int) -> Bool {
    line + 1 >= starts.count || contentRange(line + 1).isEmpty
  }

  mutating func addMalformed(_ range: Range<Int>, _ detail: String) {
    page.faults.append(PageFault(kind: .malformedFence, range: range, detail: detail))
  }

  /// Whether every fence that opens after a line is closed, as CommonMark has it.
  func fencesBalance(after line: Int) -> Bool {
    var open: FenceRun?
    for index in line + 1..<max(line + 1, starts.count) {
      let content = contentRange(index)
      guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound) else { continue }
      if let current = open {
        if run.closes(current.mark, current.length) { open = nil }
      } else if run.opens(bytes) {
        open = run
      }
    }
    return open == nil
  }
}
