// Places in the page of what libcmark saw in the shadow text.

/// Finds the places of blocks, whose lines count from 0, for as long as a page is read.
struct ShadowPlaces {
  let page: ByteBuffer
  let shadow: ByteBuffer
  let lines: UnsafeBufferPointer<ShadowText.Line>

  /// A line of libcmark's, kept within the page.
  private func index(_ line: Int) -> Int { min(max(line, 0), lines.count - 1) }

  func kind(_ line: Int) -> ShadowText.LineKind { lines[index(line)].kind }

  /// The innermost container around a line.
  func container(_ line: Int) -> Int? {
    let container = lines[index(line)].container
    return container < 0 ? nil : container
  }

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

  /// Where a block starts in the page.
  func start(_ node: BlockNode) -> Int {
    origin(node.startLine, lines[index(node.startLine)].start + node.startColumn)
  }

  /// The end of a line of the page without white space behind it.
  func contentEnd(_ line: Int) -> Int {
    let place = lines[index(line)]
    if place.isCut {
      return page.trimmed(place.origin..<place.origin + place.length).upperBound
    }
    return origin(line, shadow.trimmed(shadowRange(line)).upperBound)
  }

  /// The text of a block in one of its lines, as a stretch of the page.
  ///
  /// White space at its end counts within code spans. Nil for a link reference definition.
  func text(of node: BlockNode, line: Int) -> Range<Int>? {
    let place = lines[index(line)]
    if place.kind == .definition { return nil }
    let range = shadowRange(line)
    let first =
      line == node.startLine
      ? min(range.lowerBound + node.startColumn, range.upperBound)
      : afterQuoteMarks(range, node.quoteDepth)
    let start = origin(line, first)
    let end = place.isCut ? place.origin + place.length : origin(line, range.upperBound)
    return start..<max(start, end)
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
}
