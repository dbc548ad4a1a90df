// The stretch of a page that a finding speaks of: a code block, or the lines around it.

internal import Diagnostics
internal import Lexing
internal import Pages

/// A text in which a finding stands, with offsets of its own.
struct PageText {
  /// Lines before and after a finding in running text that are shown.
  private static let proseMargin = 2
  /// Longer text is shown around the finding alone, and code in it is not coloured.
  private static let longest = 64 * 1024

  /// The code without indentation, or the lines as they are.
  let bytes: [UInt8]
  /// The number of the first line on the page.
  let firstLine: Int
  /// What the finding speaks of; empty where something is missing.
  let focus: Range<Int>
  /// The language of code; nil for running text.
  let language: CodeLanguage?

  /// - Returns: nil where the page has no such line.
  init?(_ place: Place, on page: ReportedPage) {
    let lines = page.lines
    guard (1...lines.lineCount).contains(place.range.start.line) else { return nil }
    let start = lines.offset(of: place.range.start)
    let range = start..<max(start, lines.offset(of: place.range.end))
    if let block = page.codeBlocks.last(where: { $0.range.lowerBound <= start }),
      let text = PageText(range, in: block, lines)
    {
      self = text
    } else {
      self.init(range, around: place.range.start.line, lines)
    }
  }

  private init?(_ range: Range<Int>, in block: CodeBlock, _ lines: LineTable) {
    let code = block.code
    guard range.lowerBound <= block.range.upperBound, !code.bytes.isEmpty,
      code.bytes.count <= Self.longest
    else { return nil }
    bytes = code.bytes
    firstLine = lines.line(at: code.origin(of: 0))
    let start = code.offset(ofOrigin: range.lowerBound)
    // A finding about the fence, or about the block as a whole, points at no code.
    let end = start.flatMap { _ in code.offset(ofOrigin: range.upperBound) } ?? code.bytes.count
    focus = start.map { $0..<max($0, end) } ?? 0..<0
    language = CodeLanguage.named(block.language) ?? .untagged
  }

  private init(_ range: Range<Int>, around line: Int, _ lines: LineTable) {
    let last = min(lines.lineCount, line + Self.proseMargin)
    firstLine = max(1, line - Self.proseMargin)
    let start = lines.content(ofLine: firstLine).lowerBound
    let content = start..<lines.content(ofLine: last).upperBound
    let window =
      content.count <= Self.longest
      ? content : Self.window(around: range.lowerBound, in: lines.content(ofLine: line))
    bytes = Array(lines.bytes[window])
    let focus = range.clamped(to: window)
    self.focus = focus.lowerBound - window.lowerBound..<focus.upperBound - window.lowerBound
    language = nil
  }

  private static func window(around offset: Int, in line: Range<Int>) -> Range<Int> {
    (offset - 512..<offset + 2048).clamped(to: line)
  }

  /// The range of each line, without its break.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(start..<(index > start && bytes[index - 1] == 0x0D ? index - 1 : index))
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  /// The tokens of code; empty for running text.
  var tokens: [CodeToken] { language?.lexer.tokens(of: bytes) ?? [] }

  /// The words of running text.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in bytes.indices {
      if bytes[index] <= 0x20 {
        if let first = start { words.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { words.append(first..<bytes.count) }
    return words
  }
}
