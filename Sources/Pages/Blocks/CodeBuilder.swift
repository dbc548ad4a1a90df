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
    var code = MappedText(bytes: literal)
    var line = first
    var start = 0
    while start < literal.count {
      let end = literal[start...].firstIndex(of: 0x0A) ?? literal.count
      map(start..<end, line, places.shadowRange(line), in: &code)
      start = end + 1
      line += 1
    }
    return code
  }

  /// Says where a line of code stands: as a whole, but for what follows on a NUL.
  private func map(
    _ range: Range<Int>, _ line: Int, _ source: Range<Int>, in code: inout MappedText
  ) {
    let end = places.origin(line, source.upperBound)
    var nuls: [Int] = []
    if places.shadow.find(0, in: source) != nil {
      nuls = range.filter { offset in
        offset + 2 < range.upperBound && code.bytes[offset] == 0xEF
          && code.bytes[offset + 1] == 0xBF && code.bytes[offset + 2] == 0xBD
      }
    }
    code.map(range.lowerBound, to: end - range.count + 2 * nuls.count)
    for (index, nul) in nuls.enumerated() {
      let after = end - (range.upperBound - nul - 3) + 2 * (nuls.count - index - 1)
      code.map(nul + 3, to: after)
    }
  }
}
