// From libcmark's blocks to the page's, with places in the file.

internal import Diagnostics

/// Turns the blocks that libcmark saw in the shadow text into those of the page.
struct BlockBuilder {
  let bytes: ByteBuffer
  let shadow: ByteBuffer
  let lines: [ShadowText.Line]
  let scanned: ScannedPage
  let dialect: Dialect
  private(set) var headings: [Heading] = []
  var codeBlocks: [CodeBlock] = []
  private(set) var paragraphs: [Paragraph] = []
  private(set) var tables: [Table] = []
  private(set) var lists: [List] = []
  private(set) var inlines: [Inline] = []
  private(set) var faults: [PageFault] = []
  private var inlineScanner: InlineScanner
  /// The list that a list block became, by the block's index.
  private var listOfNode: [Int: Int] = [:]

  init(_ dialect: Dialect, _ bytes: ByteBuffer, _ shadow: ByteBuffer, _ scanned: ScannedPage) {
    self.dialect = dialect
    self.bytes = bytes
    self.shadow = shadow
    self.scanned = scanned
    inlineScanner = InlineScanner(scanned.definitions)
    lines = scanned.shadow.lines
  }

  /// Adds all blocks to the page.
  mutating func build(_ nodes: [BlockNode]) {
    for node in nodes {
      switch node.kind {
      case .heading(let level): addHeading(node, level)
      case .code: addCode(node)
      case .paragraph: addParagraph(node)
      case .html: addHTML(node)
      case .list, .item, .other: break
      }
    }
    addLists(nodes)
    finish()
  }

  /// Adds the inlines, and brings what the scanner read by itself into the order of the page.
  private mutating func finish() {
    inlines = inlineScanner.inlines
    faults = inlineScanner.faults
    if codeBlocks.isEmpty {
      codeBlocks = scanned.codeBlocks
    } else if !scanned.codeBlocks.isEmpty {
      codeBlocks += scanned.codeBlocks
      codeBlocks.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    if !scanned.inlines.isEmpty {
      inlines += scanned.inlines
      inlines.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  // MARK: Places

  /// A line of libcmark's, kept within the page.
  private func index(_ line: Int) -> Int { min(max(line, 0), lines.count - 1) }

  /// A line of the shadow text.
  func shadowRange(_ line: Int) -> Range<Int> {
    let line = index(line)
    let end = line + 1 < lines.count ? lines[line + 1].start - 1 : shadow.count
    return lines[line].start..<max(lines[line].start, end)
  }

  /// The place in the page of a place in the shadow text.
  func origin(_ line: Int, _ offset: Int) -> Int {
    let line = lines[index(line)]
    return line.origin + min(max(offset - line.start - line.padding, 0), line.length)
  }

  private func start(_ node: BlockNode) -> Int {
    origin(node.startLine, shadowRange(node.startLine).lowerBound + node.startColumn)
  }

  /// The end of a line of the page without white space behind it.
  func contentEnd(_ line: Int) -> Int {
    let place = lines[index(line)]
    if place.isCut {
      return bytes.trimmed(place.origin..<place.origin + place.length).upperBound
    }
    return origin(line, shadow.trimmed(shadowRange(line)).upperBound)
  }

  /// The containers around a line.
  func path(_ line: Int) -> [Int] {
    scanned.path(of: lines[index(line)].container)
  }

  /// The text of a block in some of its lines, as stretches of the page; white space at the end of
  /// a line counts within code spans.
  func text(of node: BlockNode, lines selected: ClosedRange<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    result.reserveCapacity(selected.count)
    for line in selected {
      let place = lines[index(line)]
      if place.kind == .definition { continue }
      let range = shadowRange(line)
      let first =
        line == node.startLine
        ? min(range.lowerBound + node.startColumn, range.upperBound)
        : afterQuoteMarks(range, node.quoteDepth)
      let end = place.isCut ? place.origin + place.length : origin(line, range.upperBound)
      let content = origin(line, first)..<max(origin(line, first), end)
      result.append(line == selected.upperBound ? bytes.trimmed(content) : content)
    }
    return result
  }

  private func afterQuoteMarks(_ range: Range<Int>, _ depth: Int) -> Int {
    var offset = range.lowerBound
    for _ in 0..<depth {
      let mark = shadow.skipSpaces(offset, range.upperBound)
      guard mark < range.upperBound, shadow[mark] == 0x3E else { break }
      offset = mark + 1
    }
    return shadow.skipSpaces(offset, range.upperBound)
  }

  // MARK: Blocks

  private mutating func addHeading(_ node: BlockNode, _ level: Int) {
    var heading = Heading(
      level: level, text: String(decoding: node.text, as: UTF8.self),
      range: start(node)..<contentEnd(node.endLine), containers: path(node.startLine))
    if dialect != .commonmark { HeadingAnchor.take(from: &heading, source: bytes) }
    headings.append(heading)
    let last = max(node.startLine, node.endLine - 1)
    var content = text(of: node, lines: node.startLine...last)
    if node.endLine == node.startLine, let line = content.first {
      content = [HeadingAnchor.content(bytes, line)]
    }
    addInlines(content, path(node.startLine))
  }

  /// Adds a paragraph, or several: where elements hold lines of it, each has its own.
  private mutating func addParagraph(_ node: BlockNode) {
    var line = node.startLine
    while line <= node.endLine {
      let container = lines[index(line)].container
      var last = line
      while last < node.endLine, lines[index(last + 1)].container == container { last += 1 }
      addText(text(of: node, lines: line...last), path(line))
      line = last + 1
    }
  }

  private mutating func addText(_ content: [Range<Int>], _ path: [Int]) {
    guard let first = content.first, let last = content.last else { return }
    guard let table = TableReader.read(bytes, content, codeHoldsPipes: dialect == .mkdocs)
    else {
      paragraphs.append(
        Paragraph(range: first.lowerBound..<last.upperBound, containers: path))
      return addInlines(content, path)
    }
    let before = content[..<table.headerLine]
    if let last = before.last {
      paragraphs.append(
        Paragraph(range: first.lowerBound..<last.upperBound, containers: path))
      addInlines(Array(before), path)
    }
    tables.append(
      Table(
        range: content[table.headerLine].lowerBound..<last.upperBound, rows: table.rows,
        containers: path))
    for cell in table.rows.joined() where !cell.range.isEmpty {
      paragraphs.append(Paragraph(range: cell.range, containers: path))
      addInlines([cell.range], path, isCell: true)
    }
  }

  /// Takes links and media of HTML that libcmark leaves as it is.
  private mutating func addHTML(_ node: BlockNode) {
    for line in node.startLine...max(node.startLine, node.endLine)
    where lines[index(line)].kind == .html {
      let range = shadowRange(line)
      let content = origin(line, range.lowerBound)..<origin(line, range.upperBound)
      guard bytes.find(0x3C, in: content) != nil else { continue }
      addInlines([content], path(line), isHTML: true)
    }
  }

  /// Searches running text for links, images and code spans.
  private mutating func addInlines(
    _ content: [Range<Int>], _ path: [Int], isCell: Bool = false, isHTML: Bool = false
  ) {
    guard content.contains(where: { InlineText.mayHoldInlines(bytes, $0) }) else { return }
    if content.count == 1 {
      let range = content[0]
      let text = InlineText(
        bytes: ByteBuffer(rebasing: bytes[range]),
        segments: [.init(offset: 0, origin: range.lowerBound)], isCell: isCell)
      return inlineScanner.scan(text, containers: path, isHTML: isHTML)
    }
    var joined: [UInt8] = []
    var segments: [MappedText.Segment] = []
    for range in content {
      if !joined.isEmpty { joined.append(0x0A) }
      segments.append(.init(offset: joined.count, origin: range.lowerBound))
      joined.append(contentsOf: bytes[range])
    }
    joined.withUnsafeBufferPointer { buffer in
      inlineScanner.scan(
        InlineText(bytes: buffer, segments: segments), containers: path, isHTML: isHTML)
    }
  }

  // MARK: Lists

  private mutating func addLists(_ nodes: [BlockNode]) {
    let ends = endsWithContent(nodes)
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .list(let isOrdered):
        listOfNode[index] = lists.count
        lists.append(
          List(
            isOrdered: isOrdered, range: start(node)..<max(start(node), ends[index]), items: [],
            containers: path(node.startLine)))
      case .item:
        guard let list = listOfNode[node.parent] else { continue }
        let start = start(node)
        lists[list].items.append(
          .init(range: start..<max(start, ends[index]), textRange: start..<start))
      case .paragraph:
        guard node.parent >= 0, nodes[node.parent].kind == .item,
          let list = listOfNode[nodes[node.parent].parent], let item = lists[list].items.last,
          item.textRange.isEmpty
        else { continue }
        let start = start(node)
        lists[list].items[lists[list].items.count - 1].textRange =
          start..<max(start, contentEnd(node.endLine))
      default: break
      }
    }
  }

  /// Where blocks end when the blank lines behind them are left out.
  private func endsWithContent(_ nodes: [BlockNode]) -> [Int] {
    var result = nodes.map { node in
      switch node.kind {
      case .list, .item, .other: start(node)
      default: contentEnd(node.endLine)
      }
    }
    for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
      let parent = nodes[index].parent
      result[parent] = max(result[parent], result[index])
    }
    return result
  }
}
