// From libcmark's blocks to the page's, with places in the file.

internal import Diagnostics

/// Turns the blocks that libcmark saw in the shadow text into those of the page.
struct BlockBuilder {
  let places: ShadowPlaces
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
  /// How many of the texts that the scanner read are added.
  private var textCount = 0
  /// The lines of the block at hand, as stretches of the page.
  private var content: [Range<Int>] = []

  private var bytes: ByteBuffer { places.page }

  init(_ dialect: Dialect, _ places: ShadowPlaces, _ scanned: ScannedPage) {
    self.dialect = dialect
    self.places = places
    self.scanned = scanned
    inlineScanner = InlineScanner(scanned.definitions)
  }

  /// Adds all blocks to the page.
  mutating func build(_ tree: BlockTree) {
    headings.reserveCapacity(tree.headings.count + scanned.texts.count)
    paragraphs.reserveCapacity(tree.nodes.count + scanned.texts.count)
    for node in tree.nodes {
      addScanned(before: node.startLine)
      switch node.kind {
      case .heading(let level, let text): addHeading(node, level, tree.headings[text])
      case .code(let text): addCode(node, tree.codes[text])
      case .paragraph: addParagraph(node)
      case .html: addHTML(node)
      case .list, .item, .other: break
      }
    }
    addScanned(before: .max)
    addLists(tree.nodes)
    finish()
  }

  /// Adds the text above a line that the scanner read by itself.
  private mutating func addScanned(before line: Int) {
    while textCount < scanned.texts.count, scanned.texts[textCount].lines.lowerBound < line {
      let text = scanned.texts[textCount]
      let node = BlockNode(
        kind: .paragraph, startLine: text.lines.lowerBound, startColumn: 0,
        endLine: text.lines.upperBound, quoteDepth: 0, parent: -1)
      if let heading = text.heading {
        addHeading(node, heading.level, bytes.text(heading.text))
      } else {
        addParagraph(node)
      }
      textCount += 1
    }
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

  // MARK: Blocks

  private mutating func addHeading(_ node: BlockNode, _ level: Int, _ text: String) {
    let range = places.start(node)..<places.contentEnd(node.endLine)
    let container = places.container(node.startLine)
    var text = text
    let anchor =
      dialect == .commonmark ? nil : HeadingAnchor.take(from: &text, source: bytes, range)
    headings.append(
      Heading(level: level, text: text, anchor: anchor, range: range, container: container))
    readContent(of: node, lines: node.startLine...max(node.startLine, node.endLine - 1))
    if node.endLine == node.startLine, let line = content.first {
      addInlines(HeadingAnchor.content(bytes, line), container)
    } else {
      addInlines(content, container)
    }
  }

  /// Adds a paragraph, or several: where elements hold lines of it, each has its own.
  private mutating func addParagraph(_ node: BlockNode) {
    var line = node.startLine
    while line <= node.endLine {
      let container = places.container(line)
      var last = line
      while last < node.endLine, places.container(last + 1) == container { last += 1 }
      readContent(of: node, lines: line...last)
      addText(container)
      line = last + 1
    }
  }

  /// Reads the content of a block in some of its lines.
  private mutating func readContent(of node: BlockNode, lines: ClosedRange<Int>) {
    content.removeAll(keepingCapacity: true)
    for line in lines {
      guard let range = places.text(of: node, line: line) else { continue }
      content.append(line == lines.upperBound ? bytes.trimmed(range) : range)
    }
  }

  /// Adds the content at hand.
  private mutating func addText(_ container: Int?) {
    guard let first = content.first, let last = content.last else { return }
    let whole = first.lowerBound..<last.upperBound
    guard let table = TableReader.read(bytes, content, codeHoldsPipes: dialect == .mkdocs)
    else {
      paragraphs.append(Paragraph(range: whole, container: container))
      return addInlines(content, container)
    }
    let start = content[table.headerLine].lowerBound
    let before = content[..<table.headerLine]
    if let last = before.last {
      paragraphs.append(
        Paragraph(range: first.lowerBound..<last.upperBound, container: container))
      addInlines(Array(before), container)
    }
    tables.append(
      Table(range: start..<whole.upperBound, rows: table.rows, container: container))
    for row in table.rows {
      for cell in row where !cell.range.isEmpty {
        paragraphs.append(Paragraph(range: cell.range, container: container))
        addInlines(cell.range, container, isCell: true)
      }
    }
  }

  /// Takes links and media of HTML that libcmark leaves as it is.
  private mutating func addHTML(_ node: BlockNode) {
    for line in node.startLine...max(node.startLine, node.endLine)
    where places.kind(line) == .html {
      let range = places.shadowRange(line)
      let content = places.origin(line, range.lowerBound)..<places.origin(line, range.upperBound)
      guard bytes.find(0x3C, in: content) != nil else { continue }
      addInlines(content, places.container(line), isHTML: true)
    }
  }

  // MARK: Inlines

  /// Searches a stretch of the page for links, images and code spans.
  private mutating func addInlines(
    _ range: Range<Int>, _ container: Int?, isCell: Bool = false, isHTML: Bool = false
  ) {
    guard InlineText.mayHoldInlines(bytes, range) else { return }
    inlineScanner.scan(
      InlineText(bytes, range, isCell: isCell), container: container, isHTML: isHTML)
  }

  /// Searches running text, line by line, for links, images and code spans.
  private mutating func addInlines(_ content: [Range<Int>], _ container: Int?) {
    if let range = wholeText(content) { return addInlines(range, container) }
    guard content.contains(where: { InlineText.mayHoldInlines(bytes, $0) }) else { return }
    var joined: [UInt8] = []
    var segments: [MappedText.Segment] = []
    for range in content {
      if !joined.isEmpty { joined.append(0x0A) }
      segments.append(.init(offset: joined.count, origin: range.lowerBound))
      joined.append(contentsOf: bytes[range])
    }
    joined.withUnsafeBufferPointer { buffer in
      inlineScanner.scan(
        InlineText(buffer, segments: segments), container: container, isHTML: false)
    }
  }

  /// The stretch that lines of text are, if nothing but line feeds stands between them.
  private func wholeText(_ content: [Range<Int>]) -> Range<Int>? {
    guard let first = content.first, let last = content.last else { return nil }
    var end = first.upperBound
    for range in content.dropFirst() {
      guard range.lowerBound == end + 1, bytes[end] == 0x0A else { return nil }
      end = range.upperBound
    }
    return first.lowerBound..<last.upperBound
  }

  // MARK: Lists

  private mutating func addLists(_ nodes: [BlockNode]) {
    guard nodes.contains(where: { $0.kind == .item }) else { return }
    let ends = endsWithContent(nodes)
    /// The list that a list block became, by the block's index.
    var listOfNode = [Int](repeating: -1, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let start = places.start(node)
      switch node.kind {
      case .list(let isOrdered):
        listOfNode[index] = lists.count
        lists.append(
          List(
            isOrdered: isOrdered, range: start..<max(start, ends[index]), items: [],
            container: places.container(node.startLine)))
      case .item:
        guard node.parent >= 0, listOfNode[node.parent] >= 0 else { continue }
        lists[listOfNode[node.parent]].items.append(
          .init(range: start..<max(start, ends[index]), textRange: start..<start))
      case .paragraph:
        guard node.parent >= 0, nodes[node.parent].kind == .item else { continue }
        let list = listOfNode[nodes[node.parent].parent]
        guard list >= 0, let item = lists[list].items.last, item.textRange.isEmpty else { continue }
        lists[list].items[lists[list].items.count - 1].textRange =
          start..<max(start, places.contentEnd(node.endLine))
      default: break
      }
    }
  }

  /// Where blocks end when the blank lines behind them are left out.
  private func endsWithContent(_ nodes: [BlockNode]) -> [Int] {
    var result = nodes.map { node in
      switch node.kind {
      case .list, .item, .other: places.start(node)
      default: places.contentEnd(node.endLine)
      }
    }
    for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
      let parent = nodes[index].parent
      result[parent] = max(result[parent], result[index])
    }
    return result
  }
}
