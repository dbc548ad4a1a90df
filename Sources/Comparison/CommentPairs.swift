// The comments of a block beside those of its counterpart.

extension BlockComparison {
  /// How many sentences of the source's comments the translation says otherwise, as far as comments
  /// answer to each other by their number.
  ///
  /// - Parameter limit: No more are counted.
  package func translatedComments(upTo limit: Int) -> Int {
    var count = 0
    for (left, right) in zip(source.comments, target.comments) where count < limit {
      if isKept(left, right) { continue }
      if CommentProse.isSentence(source.code[left]), target.code[right].contains(where: \.isLetter)
      {
        count += 1
      }
    }
    return count
  }

  /// The comments that stand in both, with their places in the source and in the translation.
  package var keptComments: [(source: Range<Int>, target: Range<Int>)] {
    var next = 0
    return target.comments.compactMap { comment in
      let rest = source.comments[next...].prefix(Self.farthest)
      guard let index = rest.firstIndex(where: { isKept($0, comment) }) else { return nil }
      next = index + 1
      return (source.comments[index], comment)
    }
  }

  /// How many comments further on the same one is looked for.
  private static var farthest: Int { 32 }

  private func isKept(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && source.code[left].elementsEqual(target.code[right])
  }
}

extension UInt8 {
  /// Whether it is, or is a part of, a letter.
  fileprivate var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x80 }
}
