// Code blocks: libcmark's literal text, mapped back to the page line by line.

extension BlockBuilder {
  /// Adds the code block that libcmark saw.
  mutating func addCode(_ node: BlockNode, _ text: [UInt8]) {
    let shadow = places.shadow
    let first = places.shadowRange(node.startLine)
    let opening = shadow.trimmed(
      min(first.lowerBound + node.startColumn, first.upperBound)..<first.upperBound)
    let isFenced = isFence(node, text, opening)
    let codeLine = isFenced ? node.startLine + 1 : node.startLine
    let count = text.count { $0 == 0x0A }
    let start = places.origin(node.startLine, opening.lowerBound)
    let isClosed = !isFenced || isClosed(node, lineCount: count)
    let endLine =
      dialect == .commonmark || (isFenced && isClosed)
      ? node.endLine : codeLine + max(count, 1) - 1
    let end = places.contentEnd(min(endLine, node.endLine))
    let info = isFenced ? infoRange(node.startLine, opening) : start..<start
    codeBlocks.append(
      CodeBlock(
        form: isFenced ? .fenced : .indented, info: InfoString(places.page, info),
        infoRange: info, code: code(text, from: codeLine), range: start..<max(start, end),
        isClosed: isClosed, container: places.container(node.startLine)))
  }

  /// Whether a block starts with a fence; indented code may start with the same bytes.
  private func isFence(_ node: BlockNode, _ text: [UInt8], _ opening: Range<Int>) -> Bool {
    let shadow = places.shadow
    guard let mark = opening.first, shadow[mark] == 0x60 || shadow[mark] == 0x7E else {
      return false
    }
    if places.kind(node.startLine) == .fence { return true }
    let line = text.prefix { $0 != 0x0A }
    return !line.elementsEqual(shadow[opening])
  }

  private func isClosed(_ node: BlockNode, lineCount: Int) -> Bool {
    lineCount < node.endLine - node.startLine && !scanned.unclosedFences.contains(node.startLine)
  }

  /// Where the info string stands in the page.
  private func infoRange(_ line: Int, _ opening: Range<Int>) -> Range<Int> {
    let shadow = places.shadow
    let mark = shadow[opening.lowerBound]
    let start = shadow.endOfRun(of: mark, opening.lowerBound, opening.upperBound)
    let info = shadow.trimmed(start..<opening.upperBound)
    return places.origin(line, info.lowerBound)..<places.origin(line, info.upperBound)
  }

  /// Code with the place of each of its lines: each is the end of its line in the shadow text.
  ///
  /// Where libcmark made spaces of a tab, or three bytes of a NUL, a line of code is longer than
  /// what it came from; its end is what counts.
  private func code(_ literal: [UInt8], from first: Int) -> MappedText {
    var segments: [MappedText.Segment] = []
    var line = first
    var start = 0
    while start < literal.count {
      let end = literal[start...].firstIndex(of: 0x0A) ?? literal.count
      let source = places.shadowRange(line)
      addSegments(literal, start..<end, line, source.upperBound, to: &segments)
      start = end + 1
      line += 1
    }
    return MappedText(bytes: literal, segments: segments)
  }

  /// Adds the segments of a line of code: one, and one more behind each NUL.
  private func addSegments(
    _ literal: [UInt8], _ range: Range<Int>, _ line: Int, _ sourceEnd: Int,
    to segments: inout [MappedText.Segment]
  ) {
    let end = places.origin(line, sourceEnd)
    var nuls: [Int] = []
    if places.shadow.find(0, in: places.shadowRange(line)) != nil {
      nuls = range.filter { offset in
        offset + 2 < range.upperBound && literal[offset] == 0xEF && literal[offset + 1] == 0xBF
          && literal[offset + 2] == 0xBD
      }
    }
    var origin = end - range.count + 2 * nuls.count
    segments.append(.init(offset: range.lowerBound, origin: origin))
    for (index, nul) in nuls.enumerated() {
      origin = end - (range.upperBound - nul - 3) + 2 * (nuls.count - index - 1)
      segments.append(.init(offset: nul + 3, origin: origin))
    }
  }
}
