// Where a difference is between words for people.

/// Tells text from code in languages whose words may be either.
enum CodeProse {
  /// Whether what differs is text on both sides.
  static func isText(
    _ source: CodeStream, _ left: Range<Int>, _ target: CodeStream, _ right: Range<Int>
  ) -> Bool {
    guard source.language.traits.contains(.wordsAreText) else { return false }
    let isForeign = right.contains { holdsForeignLetters(target, $0) }
    if source.language.traits.contains(.promptedCommands) {
      return isForeign && left.allSatisfy { isPlain(source, $0) } || isOutput(source, left)
    }
    if isForeign { return left.allSatisfy { isPlain(source, $0) } }
    if source.language.traits.contains(.plainWordsAreText) {
      return left.allSatisfy { isPlain(source, $0) } && right.allSatisfy { isPlain(target, $0) }
    }
    return left.allSatisfy { isPlain(source, $0) } && right.allSatisfy { isPlain(target, $0) }
      && (isSentence(source, left) || isSentence(target, right))
  }

  /// Whether the line that differs is none that a shell reads: it starts with a bracket or a word in
  /// capitals, as what programs say does.
  private static func isOutput(_ stream: CodeStream, _ range: Range<Int>) -> Bool {
    guard var start = range.first else { return false }
    while start > 0, !stream.elements[start].startsLine { start -= 1 }
    let text = stream.code[stream.elements[start].range]
    guard let first = text.first else { return false }
    return first == 0x5B || (0x41...0x5A).contains(first) && stream.isSentence(from: start)
  }

  /// Whether an element is a word of plain letters, or a mark.
  private static func isPlain(_ stream: CodeStream, _ index: Int) -> Bool {
    let element = stream.elements[index]
    switch element.kind {
    case .mark, .string, .placeholder, .keyword: return true
    case .name:
      return stream.code[element.range].dropFirst().allSatisfy {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A && $0 >= 0x61 || $0 >= 0x80 || $0 == 0x2D
      }
    default: return false
    }
  }

  private static func holdsForeignLetters(_ stream: CodeStream, _ index: Int) -> Bool {
    stream.code[stream.elements[index].range].contains { $0 >= 0x80 }
  }

  /// Whether at least three words follow on each other on a line, around what differs or in it.
  private static func isSentence(_ stream: CodeStream, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < 3, !stream.elements[start].startsLine,
      stream.elements[start - 1].kind == .name, isPlain(stream, start - 1)
    {
      start -= 1
    }
    var end = range.upperBound
    while end < stream.elements.count, end - range.upperBound < 3,
      !stream.elements[end].startsLine, stream.elements[end].kind == .name, isPlain(stream, end)
    {
      end += 1
    }
    var words = 0
    for index in start..<end {
      let isWord = stream.elements[index].kind == .name
      words = !isWord ? 0 : stream.elements[index].startsLine ? 1 : words + 1
      if words == 3 { return true }
    }
    return false
  }
}

extension CodeStream {
  /// Whether three words follow on each other, the first of which is no assignment.
  fileprivate func isSentence(from start: Int) -> Bool {
    start + 2 < elements.count
      && (start...start + 2).allSatisfy { index in
        elements[index].kind == .name && (index == start || !elements[index].startsLine)
      }
  }
}
