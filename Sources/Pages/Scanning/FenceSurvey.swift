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
  /// An opening fence with a language, after a blank line or a container's mark.
  var next: Int?
  /// A heading or the opening line of a container, after a blank line.
  var outside: Int?
  /// A closing tag of the element around the fence.
  var closingTag: Int?
  /// How many shorter fences are open.
  private var inner = 0

  /// Takes a line in; tells whether nothing after it matters.
  ///
  /// - Parameters:
  ///   - followsMark: Whether the line before is blank or a container's mark.
  ///   - mayClose: Whether its indentation lets it close a fence.
  mutating func take(
    _ bytes: ByteBuffer, line: Int, content: Range<Int>, of open: OpenFence, followsMark: Bool,
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
      takeOpening(bytes, line, run, content.lowerBound, open, followsMark)
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
    _ followsMark: Bool
  ) {
    let words = bytes.text(run.rest).split(separator: " ")
    if run.length >= open.length, bytes.starts(with: "</", at: run.rest.lowerBound) {
      wordy = line
      return
    }
    let isAttached = run.rest.lowerBound == offset + run.length
    let isLanguage = CodeLanguages.isKnown(words.first ?? "")
    if isLanguage || isAttached || words.count == 1 {
      if run.length < open.length { inner += 1 }
      if followsMark, isLanguage, run.length >= open.length { next = line }
    } else if words.count > 2, run.length >= open.length {
      wordy = line
    }
  }

  /// Takes a line of code, which may end in marks that were meant to close.
  private mutating func takeCode(
    _ bytes: ByteBuffer, _ line: Int, _ content: Range<Int>, _ open: OpenFence
  ) {
    guard late == nil, let last = content.last, bytes[last] == open.mark else {
      return
    }
    var start = content.upperBound
    while start > content.lowerBound, bytes[start - 1] == open.mark { start -= 1 }
    let code = content.lowerBound..<start
    guard content.upperBound - start >= open.length,
      !code.contains(where: { bytes[$0] == open.mark }),
      code.contains(where: { bytes[$0].isWordByte })
    else { return }
    late = (line, start)
  }
}

extension LineScanner {
  /// How many fences of a page are mended at most.
  private static let mendLimit = 16

  /// Looks ahead from an opening fence; says how it ends where libcmark need not be asked, and how
  /// it was meant to end where that is evident and not what CommonMark makes of it.
  mutating func survey(_ open: OpenFence, _ run: FenceRun, _ info: InfoString) -> FenceEnding? {
    guard traits.mendsFences, mendCount < Self.mendLimit, !frames.holdsQuote,
      !CodeLanguages.holdsMarkup(info.language)
    else { return nil }
    let survey = lookAhead(open)
    if let close = survey.close, survey.next == nil, survey.wordy == nil {
      return isSimple(open, to: close) ? .at(line: close) : nil
    }
    mendCount += 1
    return ending(survey, run)
  }

  /// Whether the code of a fence is the lines of the page as they stand there, up to its indentation:
  /// no list or indented body has a say in it, and libcmark would put nothing else in place of a
  /// tab or a NUL.
  private mutating func isSimple(_ open: OpenFence, to close: Int) -> Bool {
    guard wrapping == nil, !open.isIndented,
      frames.allSatisfy({ $0.isContainer && !$0.endsByIndentation && !$0.awaitsBody })
    else { return false }
    let code = starts[line + 1]..<starts[close]
    return bytes.find(0, in: code) == nil
      && (open.column == 0 || bytes.find(0x09, in: code) == nil)
  }

  private mutating func lookAhead(_ open: OpenFence) -> FenceSurvey {
    var survey = FenceSurvey()
    let base = frames.last { $0.kind == .list }?.base ?? 0
    let element = innermostElement
    var followsMark = false
    var followsBlank = false
    for index in line + 1..<max(line + 1, starts.count) {
      let content = lines.content(index)
      if content.isEmpty {
        (followsMark, followsBlank) = (true, true)
        continue
      }
      let first = bytes[content.lowerBound]
      if base == 0, !Self.mayTell(first), bytes[content.upperBound - 1] != open.mark {
        (followsMark, followsBlank) = (false, false)
        continue
      }
      if followsBlank, survey.outside == nil, startsMarkup(content) { survey.outside = index }
      followsBlank = false
      var cursor = LineCursor(offset: starts[index], column: 0)
      cursor.skipSpaces(bytes, content.upperBound)
      if cursor.column < base { break }
      if first == 0x3C, survey.closingTag == nil, let element, isClosingTag(of: element, content) {
        survey.closingTag = index
      }
      let isDone = survey.take(
        bytes, line: index, content: content, of: open, followsMark: followsMark,
        mayClose: !traits.hasIndentedCode || open.isIndented
          || cursor.column - contentColumn < 4)
      if isDone { break }
      followsMark = first == 0x3C || first == 0x3A
    }
    return survey
  }

  /// Whether a line that starts with a byte may be more than code: a fence, a tag, a heading, or
  /// the mark of a directive.
  private static func mayTell(_ first: UInt8) -> Bool {
    switch first {
    case 0x60, 0x7E, 0x3C, 0x23, 0x3A: true
    default: false
    }
  }

  /// Where the name stands of the element around the line at hand, if that is the innermost
  /// container.
  private var innermostElement: Range<Int>? {
    let container = frames.innermostContainer
    guard container >= 0, page.containers[container].mark.syntax == .element else { return nil }
    return page.containers[container].mark.nameRange
  }

  private func isClosingTag(of name: Range<Int>, _ line: Range<Int>) -> Bool {
    bytes.starts(with: "</", at: line.lowerBound)
      && bytes.areEqual(Tag.name(bytes, line.lowerBound, line.upperBound), name)
  }

  /// Whether a line is a heading, or opens or closes a component or directive; what such a line
  /// means in code is left out of account where other lines show that the fence was meant to end.
  private func startsMarkup(_ line: Range<Int>) -> Bool {
    let start = line.lowerBound
    let second = start + 1 < line.upperBound ? bytes[start + 1] : 0
    switch bytes[start] {
    case 0x23: return second == 0x23 && bytes[line].contains(0x20)
    case 0x3C: return second == 0x2F || (0x41...0x5A).contains(second)
    case 0x3A: return bytes.starts(with: ":::", at: start)
    default: return false
    }
  }

  /// Judges what was seen behind a fence, and takes the fault down.
  private mutating func ending(_ survey: FenceSurvey, _ run: FenceRun) -> FenceEnding? {
    if let line = survey.wordy {
      addMalformed(lines.content(line), "text stands after the closing fence")
      return .at(line: line)
    }
    if let line = survey.short {
      addMalformed(lines.content(line), "it has too few marks to close the fence")
      return .at(line: line)
    }
    if let (line, offset) = survey.late {
      addMalformed(
        offset..<lines.content(line).upperBound, "the closing fence stands behind code")
      return .within(line: line, offset: offset)
    }
    if let line = survey.closingTag { return .before(line: line) }
    guard let next = survey.next else { return nil }
    let close = closingLine(of: run, after: next)
    guard close.map({ lines.fencesBalance(after: $0) }) ?? true else { return nil }
    return .before(line: min(survey.outside ?? next, next))
  }

  mutating func addMalformed(_ range: Range<Int>, _ detail: String) {
    page.faults.append(PageFault(kind: .malformedFence, range: range, detail: detail))
  }

  /// The line after `line`, both counted from 0, that closes a fence.
  mutating func closingLine(of opening: FenceRun, after line: Int) -> Int? {
    guard searches.mayClose(opening) else { return nil }
    for index in line + 1..<max(line + 1, starts.count) {
      let content = lines.content(index)
      if let run = FenceRun(bytes, at: content.lowerBound, content.upperBound),
        run.closes(opening.mark, opening.length)
      {
        return index
      }
    }
    searches.setUnclosed(opening)
    return nil
  }
}

extension PageLines {
  /// Whether every fence that opens after a line is closed, as CommonMark has it, and none that
  /// names no language swallows one that does.
  func fencesBalance(after line: Int) -> Bool {
    var open: FenceRun?
    for index in line + 1..<max(line + 1, starts.count) {
      let content = content(index)
      guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound) else { continue }
      if let current = open {
        if run.closes(current.mark, current.length) {
          open = nil
        } else if current.rest.isEmpty, run.mark == current.mark, run.length >= current.length,
          CodeLanguages.isKnown(InfoString(bytes, run.rest).language)
        {
          return false
        }
      } else if run.opens(bytes) {
        open = run
      }
    }
    return open == nil
  }
}
