// Code that the scanner reads by itself, and libcmark sees nothing of.
//
// It cannot read code behind fences that went wrong, and need not read what stands between plain
// ones: most lines of a page are of that kind, and this is the shortest way for them.

/// The opening of code that libcmark does not see as such.
struct ScannedFence {
  /// The info string.
  var info: Range<Int>
  /// The line of the opening, or its end, where the code block starts.
  var range: Range<Int>
  /// The column of its mark; as much indentation is taken from the code.
  var column = 0
}

/// Where code ends that libcmark does not see as such.
///
/// Lines count from 0.
enum FenceEnding {
  /// The line holds the closing mark.
  case at(line: Int)
  /// The closing mark stands at the end of a line of code, at this offset.
  case within(line: Int, offset: Int)
  /// Nothing closes the code, and something else starts at the line.
  case before(line: Int)

  /// The first line that is no line of the code, or not all of it.
  var line: Int {
    switch self {
    case .at(let line), .within(let line, _), .before(let line): line
    }
  }
}

extension LineScanner {
  /// Takes the lines after the one at hand as a code block of the page.
  mutating func takeCode(of opening: ScannedFence, to ending: FenceEnding) {
    let path = page.path(of: innermostContainer)
    var code = MappedText()
    code.segments.reserveCapacity(ending.line - line)
    code.bytes.reserveCapacity(
      (ending.line < starts.count ? starts[ending.line] : bytes.count) - start)
    while line + 1 < ending.line { takeLine(of: opening, upTo: nil, into: &code) }
    var end = endOfContent(before: ending.line)
    switch ending {
    case .at(let last):
      setLine(last)
      page.shadow.addBlank(.code, container: innermostContainer, origin: start)
      end = contentRange(last).upperBound
      takeTagsBehindFence()
    case .within(let last, let offset):
      takeLine(of: opening, upTo: offset, into: &code)
      end = contentRange(last).upperBound
    case .before:
      while code.bytes.suffix(2) == [0x0A, 0x0A] {
        code.bytes.removeLast()
        code.segments.removeLast()
      }
      addUnclosed(opening.range)
    }
    var isClosed = true
    if case .before = ending { isClosed = false }
    page.codeBlocks.append(
      CodeBlock(
        form: .fenced, info: bytes.text(opening.info), infoRange: opening.info, code: code,
        range: opening.range.lowerBound..<max(opening.range.upperBound, end), isClosed: isClosed,
        containers: path))
  }

  /// Adds the next line to code, up to an offset, and makes it the one at hand.
  private mutating func takeLine(
    of opening: ScannedFence, upTo last: Int?, into code: inout MappedText
  ) {
    setLine(line + 1)
    page.shadow.addBlank(.code, container: innermostContainer, origin: start)
    var cursor = LineCursor(offset: start, column: 0)
    _ = cursor.skipSpaces(bytes, end, toColumn: opening.column)
    let content = cursor.offset..<max(cursor.offset, last ?? end)
    code.segments.append(.init(offset: code.bytes.count, origin: content.lowerBound))
    code.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[content]))
    while last != nil, code.bytes.last?.isSpaceOrTab == true { code.bytes.removeLast() }
    code.bytes.append(0x0A)
  }

  /// Opens and closes the elements whose tags stand behind a closing fence.
  private mutating func takeTagsBehindFence() {
    let content = contentRange(line)
    guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound),
      !run.rest.isEmpty, bytes[run.rest.lowerBound] == 0x3C
    else { return }
    for case .tag(let tag) in readTagLine(from: run.rest.lowerBound).items
    where tag.range.upperBound <= end {
      take(tag, column: 0)
    }
  }
}
