// What libcmark is given in place of the page: its lines without what is no Markdown.

/// The text that libcmark reads, and where each of its lines came from.
///
/// Container lines are gone from it and indentation is taken away; of lines that hold nothing for
/// libcmark, such as those of code that the scanner reads, it is shown no more than one in a row.
struct ShadowText {
  /// What the scanner saw in a line.
  enum LineKind: UInt8 {
    case blank
    case text
    /// A line that holds marks alone: a container's, a comment, front matter.
    case mark
    /// A line of an HTML block.
    case html
    /// The line that opens a fenced code block.
    case fence
    /// A line of code.
    case code
    /// A link reference definition.
    case definition
  }

  /// A line: `padding` bytes that the page does not have, then `length` bytes of it.
  struct Line {
    /// Where the line starts in `bytes`.
    var start: Int
    /// Bytes that stand in for indentation and quote marks.
    var padding: Int
    /// The offset in the page of the first byte that was kept.
    var origin: Int
    /// How many bytes were kept.
    var length: Int
    /// Whether only the first of them stand here; the others say nothing that libcmark must know.
    var isCut = false
    /// The innermost container, an index into the page's; -1 for none.
    var container: Int
    var kind: LineKind
  }

  /// A comment that keeps blocks apart where a container's mark stood.
  static let separator: [UInt8] = Array("<!-- -->".utf8)

  private(set) var bytes: [UInt8] = []
  /// A line for each line of the page.
  private(set) var lines: [Line] = []
  /// The line of the page for each line of `bytes`, both counted from 0.
  private(set) var shownLines: [Int] = []
  /// Whether the last line of `bytes` parts what stands before it from what comes.
  private(set) var isParted = false
  /// Whether there is anything in it but blank lines.
  private(set) var holdsText = false

  init(byteCount: Int, lineCount: Int) {
    bytes.reserveCapacity(byteCount + lineCount + 64)
    lines.reserveCapacity(lineCount)
    shownLines.reserveCapacity(lineCount)
  }

  /// Adds a line of nothing.
  mutating func addBlank(_ kind: LineKind, container: Int, origin: Int) {
    guard isParted else { return startLine(kind, container: container, origin: origin) }
    addLine(kind, container, origin, start: bytes.count + 1)
  }

  /// Adds lines of code that libcmark sees nothing of; `origins` tells where each starts.
  mutating func addCode(container: Int, origins: Slice<UnsafeBufferPointer<Int>>) {
    for origin in origins { addBlank(.code, container: container, origin: origin) }
  }

  /// Adds a line of text that libcmark sees nothing of.
  mutating func addUnseen(_ range: Range<Int>, container: Int) {
    addBlank(.text, container: container, origin: range.lowerBound)
    lines[lines.count - 1].length = range.count
    lines[lines.count - 1].isCut = true
  }

  /// Starts a line that holds nothing yet; `pad`, `keep` and `separate` add to it in this order.
  mutating func startLine(_ kind: LineKind, container: Int, origin: Int) {
    if !shownLines.isEmpty { bytes.append(0x0A) }
    shownLines.append(lines.count)
    isParted = true
    addLine(kind, container, origin, start: bytes.count)
  }

  private mutating func addLine(_ kind: LineKind, _ container: Int, _ origin: Int, start: Int) {
    lines.append(
      Line(start: start, padding: 0, origin: origin, length: 0, container: container, kind: kind))
  }

  /// Adds bytes to the current line that the page does not have.
  mutating func pad(_ byte: UInt8, _ count: Int = 1) {
    guard count > 0, !lines.isEmpty else { return }
    isParted = false
    holdsText = true
    for _ in 0..<count { bytes.append(byte) }
    lines[lines.count - 1].padding += count
  }

  /// How many bytes the current line has so far.
  var width: Int { lines.last.map { bytes.count - $0.start } ?? 0 }

  /// Adds bytes of the page to the current line.
  ///
  /// - Parameter shown: Where libcmark has seen enough of them.
  mutating func keep(_ page: ByteBuffer, _ range: Range<Int>, upTo shown: Int = .max) {
    guard !lines.isEmpty else { return }
    let end = min(range.upperBound, max(range.lowerBound, shown))
    if !range.isEmpty {
      isParted = false
      holdsText = true
    }
    lines[lines.count - 1].origin = range.lowerBound
    lines[lines.count - 1].length = range.count
    lines[lines.count - 1].isCut = end < range.upperBound
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: page[range.lowerBound..<end]))
  }

  /// Adds what keeps the blocks before and after the current line apart.
  mutating func separate() {
    bytes.append(contentsOf: Self.separator)
    isParted = true
    holdsText = true
  }

  /// Overwrites inline marks of the current line from a place in the page on, so that libcmark
  /// finds none; what inlines there are is read from the page.
  mutating func dull(from origin: Int) {
    guard let line = lines.last else { return }
    var index = line.start + line.padding + max(0, origin - line.origin)
    while index < bytes.count {
      if Self.isInlineMark(bytes[index]) { bytes[index] = 0x78 }
      index += 1
    }
  }

  private static func isInlineMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x26, 0x2A, 0x3C, 0x3E, 0x5B, 0x5C, 0x5D, 0x5F, 0x60: true
    default: false
    }
  }

  /// Turns a line that was added before into nothing.
  mutating func blankOut(_ index: Int) {
    let end = index + 1 < lines.count ? lines[index + 1].start - 1 : bytes.count
    for offset in lines[index].start..<end { bytes[offset] = 0x20 }
    lines[index].kind = .mark
  }
}
