// The scanner that runs before libcmark: line by line, with what stands around each line.

/// Reads the lines of a page: fences, containers, comments, and what must not reach libcmark.
///
/// Each line is matched against the frames that are open, as CommonMark does it; then its first
/// byte decides who looks at it. The result has a line for each line of the page.
///
/// A method that cannot change the scanner, which is large, is handed a copy of it. So what many
/// lines are asked for is asked of `PageLines` and of the bytes, or of a method that might.
struct LineScanner {
  /// How deep lists, quotes and containers may stand in each other; libcmark's time grows with
  /// the square of it.
  static let depthLimit = 128
  /// How long a paragraph may be before its inline marks are kept from libcmark, whose time grows
  /// with the square of them in the worst case.
  static let dullLimit = 8192

  /// How much of a line is kept for the marks that start blocks.
  static let blockMarkLength = 16

  let lines: PageLines
  let traits: DialectTraits
  var page: ScannedPage
  var frames: [Frame] = []
  /// The fence that is open.
  var fence: OpenFence?
  /// Whether the line before was running text that the next line may continue.
  var inParagraph = false
  /// Whether the paragraph is one that libcmark sees nothing of.
  var readsParagraph = false
  /// The bytes of the paragraph so far.
  var paragraphLength = 0
  /// Whether the paragraph may start with a link reference definition.
  var mayHoldDefinition = false
  /// Whether a list stands above that libcmark would go on with behind a blank line.
  var listMayGoOn = false
  /// Where the paragraph ends at last, once it was looked for.
  var paragraphEnd = ParagraphEnd()
  /// The HTML block that is open, in dialects that have it.
  var htmlBlock: HTMLBlock?
  /// The last line of the last fence that an HTML block swallowed.
  var swallowedUpTo = -1
  /// Containers and marks without a counterpart, judged at the end.
  var suspects: [ContainerSuspect] = []
  var searches = FailedSearches()
  var closings = ClosingMarks()
  /// How often a fence was mended; each time costs a look ahead.
  var mendCount = 0
  /// The lines of the fence around a whole page.
  var wrapping: Range<Int>?
  var saidTooDeep = false

  /// The line at hand, counted from 0.
  var line = 0
  /// Its bytes without the line break.
  var start = 0
  var end = 0
  /// Where the content of the frames around it starts, white space included.
  var body = LineCursor(offset: 0, column: 0)
  /// Its first byte after those frames that is no white space.
  var anchor = LineCursor(offset: 0, column: 0)
  /// The column of `anchor` in the shadow text.
  var target = 0
  /// Where the content of the line starts, after the list and quote marks that it opens.
  var contentOffset = 0

  var bytes: ByteBuffer { lines.bytes }
  /// The offset of the first byte of every line.
  var starts: UnsafeBufferPointer<Int> { lines.starts }

  init(_ lines: PageLines, traits: DialectTraits) {
    self.lines = lines
    self.traits = traits
    page = ScannedPage(
      shadow: ShadowText(byteCount: lines.bytes.count, lineCount: lines.starts.count))
  }

  /// Scans all lines from `first` on; those before are front matter.
  mutating func scan(from first: Int, contentStart: Int) -> ScannedPage {
    while line < first {
      page.shadow.addBlank(.mark, container: -1, origin: starts[line])
      line += 1
    }
    wrapping = findWrapping(from: first)
    while line < starts.count {
      setLine(line)
      if line == 0 { start = contentStart }
      scanLine()
      line += 1
    }
    finish()
    return page
  }

  /// Makes a line, counted from 0, the one at hand.
  mutating func setLine(_ index: Int) {
    line = index
    start = starts[index]
    end = lines.contentEnd(index)
  }

  // MARK: A line

  private mutating func scanLine() {
    if let wrapping, line == wrapping.lowerBound || line == wrapping.upperBound {
      return addMark()
    }
    var cursor = LineCursor(offset: start, column: 0)
    let matched = matchFrames(&cursor)
    anchor = cursor
    contentOffset = cursor.offset
    if let open = fence {
      if matched >= open.frameCount { return scanFenceLine(open) }
      endFence(closed: false)
    }
    if cursor.offset == end { return scanBlankLine(matched) }
    if matched < frames.count {
      if inParagraph, !frames[matched].isContainer, BlockMarks.isLazy(bytes, cursor.offset, end) {
        place()
        return addRunningText(cursor)
      }
      drop(from: matched)
    }
    place()
    if htmlBlock != nil, scanHTMLLine(cursor) { return }
    if openBlocks(&cursor) { return }
    scanContent(cursor)
  }

  /// Looks at what is left of a line after frames and list markers.
  private mutating func scanContent(_ cursor: LineCursor) {
    let indentation = cursor.column - contentColumn
    if traits.hasIndentedCode, indentation >= 4 { return scanIndented(cursor) }
    let byte = bytes[cursor.offset]
    switch byte {
    case 0x60, 0x7E:
      if scanFence(cursor) { return }
    case 0x3C:
      if scanAngle(cursor) { return }
    case 0x23:
      if BlockMarks.isHeading(bytes, cursor.offset, end) {
        return takeHeading(cursor) ? () : addLeaf()
      }
    case 0x5B:
      if scanDefinition(cursor) { return }
    case 0x2D, 0x3D:
      if inParagraph, BlockMarks.isUnderline(bytes, cursor.offset, end) {
        addText()
        endParagraph()
        return
      }
      if scanMark(cursor, byte) { return }
    default:
      if scanMark(cursor, byte) { return }
    }
    scanText(cursor)
  }

  /// Looks for the marks of containers that the dialect has.
  private mutating func scanMark(_ cursor: LineCursor, _ byte: UInt8) -> Bool {
    switch byte {
    case 0x3A where traits.hasDirectives: scanDirective(cursor)
    case 0x21 where traits.hasAdmonitions, 0x3F where traits.hasAdmonitions,
      0x3D where traits.hasAdmonitions:
      scanAdmonition(cursor)
    case 0x7B: scanBrace(cursor)
    case 0x40 where traits.hasDocC, 0x7D where traits.hasDocC: scanDocC(cursor)
    case 0x69 where traits.isJSX, 0x65 where traits.isJSX: scanModuleLine(cursor)
    case 0x2D where traits.hasSnippets: scanSnippet(cursor)
    default: false
    }
  }

  private mutating func scanText(_ cursor: LineCursor) {
    if BlockMarks.isThematicBreak(bytes, cursor.offset, end), !isDefinitionUnderlined(cursor) {
      return addLeaf()
    }
    if scanLateFence(cursor) { return }
    let last = bytes.trimmed(cursor.offset..<end).upperBound - 1
    let closings = bytes[last] == 0x3E ? trailingClosings(from: cursor.offset) : []
    addRunningText(cursor, to: closings.last?.range.lowerBound)
    if bytes[cursor.offset] == 0x3C, !traits.hasHTMLBlocks { page.shadow.dull(from: cursor.offset) }
    for tag in closings { take(tag, column: cursor.column) }
  }

  /// Whether a line underlines a definition, which makes text of it to libcmark.
  private func isDefinitionUnderlined(_ cursor: LineCursor) -> Bool {
    page.shadow.lines.last?.kind == .definition
      && BlockMarks.isUnderline(bytes, cursor.offset, end)
  }

  /// Adds the line at hand as a block of its own.
  private mutating func addLeaf() {
    endParagraph()
    addText()
    endParagraph()
  }

  mutating func endParagraph() {
    inParagraph = false
    readsParagraph = false
    paragraphLength = 0
  }

  // MARK: Blank lines

  /// - Parameter matched: How many frames go on.
  private mutating func scanBlankLine(_ matched: Int) {
    endParagraph()
    if htmlBlock == .untilBlank { htmlBlock = nil }
    if matched < frames.count, frames[matched].kind == .quote { drop(from: matched) }
    if !traits.hasIndentedCode, !frames.holdsQuote, htmlBlock == nil {
      // Where nothing can be code or HTML, one blank line says as much as several.
      return page.shadow.addBlank(.blank, container: innermostContainer, origin: start)
    }
    page.shadow.startLine(.blank, container: innermostContainer, origin: start)
    if frames.last.map({ $0.shadow == $0.base }) ?? true {
      page.shadow.keep(bytes, start..<end)
    } else if frames.holdsQuote {
      target = frames.last?.shadow ?? 0
      writePrefix()
    }
  }

  // MARK: The end

  private mutating func finish() {
    if fence != nil { endFence(closed: false) }
    closeAllContainers()
    findShownImports()
  }
}
