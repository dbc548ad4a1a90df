// Code that the scanner reads by itself, and libcmark sees nothing of.
//
// It cannot read code behind fences that went wrong, and need not read what stands between plain
// ones: most lines of a page are of that kind, and this is the shortest way for them.

/// The opening of code that libcmark does not see as such.
struct ScannedFence {
  var info: InfoString
  /// Where the info string stands.
  var infoRange: Range<Int>
  /// The line of the opening, or its end, where the code block starts.
  var range: Range<Int>
  /// The column of its mark; as much indentation is taken from the code.
  var column = 0
}

extension ScannedFence {
  /// - Parameter info: Where the info string stands.
  init(_ bytes: ByteBuffer, info: Range<Int>, range: Range<Int>, column: Int = 0) {
    self.init(info: InfoString(bytes, info), infoRange: info, range: range, column: column)
  }
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
    let container = container
    let inner = line + 1..<max(line + 1, ending.line)
    var code = lines.code(inner, column: opening.column)
    page.shadow.addCode(container: innermostContainer, origins: starts[inner])
    var end = lines.endOfContent(before: ending.line)
    var isClosed = true
    if !inner.isEmpty { setLine(inner.upperBound - 1) }
    switch ending {
    case .at(let last):
      takeLastLine(last)
      end = lines.content(last).upperBound
      takeTagsBehindFence()
    case .within(let last, var offset):
      takeLastLine(last)
      while offset > start, bytes[offset - 1].isSpaceOrTab { offset -= 1 }
      lines.add(last, upTo: offset, column: opening.column, to: &code)
      end = lines.content(last).upperBound
    case .before:
      isClosed = false
      code.dropBlankEnd()
      addUnclosed(opening.range)
    }
    page.codeBlocks.append(
      CodeBlock(
        form: .fenced, info: opening.info, infoRange: opening.infoRange, code: code,
        range: opening.range.lowerBound..<max(opening.range.upperBound, end), isClosed: isClosed,
        container: container))
  }

  private mutating func takeLastLine(_ last: Int) {
    setLine(last)
    page.shadow.addBlank(.code, container: innermostContainer, origin: start)
  }

  /// Opens and closes the elements whose tags stand behind a closing fence.
  private mutating func takeTagsBehindFence() {
    let content = lines.content(line)
    guard let run = FenceRun(bytes, at: content.lowerBound, content.upperBound),
      !run.rest.isEmpty, bytes[run.rest.lowerBound] == 0x3C
    else { return }
    for case .tag(let tag) in readTagLine(from: run.rest.lowerBound).items
    where tag.range.upperBound <= end {
      take(tag, column: 0)
    }
  }
}

extension PageLines {
  /// The code in some lines, without indentation up to a column.
  fileprivate func code(_ lines: Range<Int>, column: Int) -> MappedText {
    guard let last = lines.last, let first = lines.first else { return MappedText() }
    var code = MappedText()
    let whole = starts[first]..<(last + 1 < starts.count ? starts[last + 1] : bytes.count)
    if column == 0, last + 1 < starts.count, bytes.find(0x0D, in: whole) == nil {
      // The code is what stands in the page, whose places are a fixed way off.
      code.map(0, to: whole.lowerBound)
      code.bytes = Array(UnsafeBufferPointer(rebasing: bytes[whole]))
      return code
    }
    code.bytes.reserveCapacity(whole.count + 1)
    for line in lines { add(line, upTo: contentEnd(line), column: column, to: &code) }
    return code
  }

  /// Adds a line of code up to an offset.
  fileprivate func add(_ line: Int, upTo last: Int, column: Int, to code: inout MappedText) {
    var cursor = LineCursor(offset: starts[line], column: 0)
    _ = cursor.skipSpaces(bytes, contentEnd(line), toColumn: column)
    let content = cursor.offset..<max(cursor.offset, last)
    code.map(code.bytes.count, to: content.lowerBound)
    code.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[content]))
    code.bytes.append(0x0A)
  }
}
