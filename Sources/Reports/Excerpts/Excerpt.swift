// The lines around a finding, with what is to be marked in them.

internal import Diagnostics
internal import Lexing
internal import PageFrame

/// Some lines of a text, cut into stretches of one look.
struct Excerpt {
  /// How a stretch looks.
  struct Look: Hashable {
    var colour: CodeColour?
    /// Whether the other side does not have it.
    var differs = false
    /// Whether the finding speaks of it.
    var isFocus = false
  }

  struct Line {
    var number: Int
    /// Whether the finding stands on it.
    var isFocus: Bool
    var stretches: [(look: Look, bytes: ArraySlice<UInt8>)]
  }

  /// Code blocks up to this many lines are shown whole.
  private static let wholeLines = 12
  private static let margin = 3
  /// Lines of a finding beyond this are not shown.
  private static let focusLines = 8
  /// What is shown of a long line, in bytes.
  private static let longestLine = 600

  let lines: [Line]
  let isCode: Bool

  /// - Parameters:
  ///   - tokens: The tokens of the text in its order.
  ///   - differing: What the other side does not have, ascending.
  init(_ text: PageText, tokens: [CodeToken], differing: [Range<Int>]) {
    isCode = text.language != nil
    let ranges = text.lines
    let shown = Self.shown(text, ranges)
    var painter = Painter(text: text, tokens: tokens, differing: differing)
    lines = shown.map { index in
      let range = Self.cut(ranges[index], around: text.focus, in: text.bytes)
      let isFocus =
        !text.focus.isEmpty && text.focus.lowerBound <= ranges[index].upperBound
        && ranges[index].lowerBound < text.focus.upperBound
      return Line(
        number: text.firstLine + index, isFocus: isFocus, stretches: painter.paint(range))
    }
  }

  /// The indices of the lines to show, without blank ones at either end.
  private static func shown(_ text: PageText, _ ranges: [Range<Int>]) -> Range<Int> {
    let window = window(text, ranges)
    let isBlank = { (index: Int) in ranges[index].allSatisfy { text.bytes[$0] <= 0x20 } }
    guard let first = window.first(where: { !isBlank($0) }) else { return window }
    return first..<(window.last { !isBlank($0) } ?? first) + 1
  }

  private static func window(_ text: PageText, _ ranges: [Range<Int>]) -> Range<Int> {
    if text.language == nil || ranges.count <= wholeLines { return ranges.indices }
    let first = ranges.firstIndex { $0.upperBound >= text.focus.lowerBound } ?? 0
    let last = ranges.lastIndex { $0.lowerBound < text.focus.upperBound } ?? first
    let end = min(max(first, last), first + focusLines)
    return max(0, first - margin)..<min(ranges.count, end + margin + 1)
  }

  /// A line, or what is around the finding where it is long.
  private static func cut(
    _ line: Range<Int>, around focus: Range<Int>, in bytes: [UInt8]
  ) -> Range<Int> {
    guard line.count > longestLine else { return line }
    let middle = min(max(focus.lowerBound, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, min(middle - longestLine / 3, line.upperBound - longestLine))
    var end = min(line.upperBound, start + longestLine)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}

/// Cuts lines, in their order, where their look changes.
private struct Painter {
  let text: PageText
  let tokens: [CodeToken]
  let differing: [Range<Int>]
  private var token = 0
  private var difference = 0

  init(text: PageText, tokens: [CodeToken], differing: [Range<Int>]) {
    self.text = text
    self.tokens = tokens
    self.differing = differing
  }

  mutating func paint(_ line: Range<Int>) -> [(look: Excerpt.Look, bytes: ArraySlice<UInt8>)] {
    var stretches: [(look: Excerpt.Look, bytes: ArraySlice<UInt8>)] = []
    var start = line.lowerBound
    while start < line.upperBound {
      let (look, end) = look(at: start)
      let next = max(start + 1, min(end, line.upperBound))
      if let last = stretches.last, last.look == look {
        stretches[stretches.count - 1].bytes = text.bytes[last.bytes.startIndex..<next]
      } else {
        stretches.append((look, text.bytes[start..<next]))
      }
      start = next
    }
    return stretches
  }

  /// The look of the byte at an offset, and where it may end.
  private mutating func look(at offset: Int) -> (Excerpt.Look, end: Int) {
    while token < tokens.count, tokens[token].range.upperBound <= offset { token += 1 }
    while difference < differing.count, differing[difference].upperBound <= offset {
      difference += 1
    }
    var look = Excerpt.Look()
    var end = Int.max
    if token < tokens.count {
      let isInside = tokens[token].range.lowerBound <= offset
      if isInside { look.colour = CodeColour(tokens[token].kind) }
      end = isInside ? tokens[token].range.upperBound : tokens[token].range.lowerBound
    }
    if difference < differing.count {
      let range = differing[difference]
      look.differs = range.lowerBound <= offset
      end = min(end, look.differs ? range.upperBound : range.lowerBound)
    }
    if offset < text.focus.upperBound {
      look.isFocus = text.focus.lowerBound <= offset
      end = min(end, look.isFocus ? text.focus.upperBound : text.focus.lowerBound)
    }
    return (look, end)
  }
}
