// A page beside its counterpart: which section and which code block answers to which.

internal import Snippets

/// A source page and one translation of it, brought side by side.
package final class PageAlignment: Sendable {
  package let source: Outline
  package let target: Outline
  /// The section of the target for every section of the source.
  package let targetSections: [Int?]
  /// The section of the source for every section of the target.
  package let sourceSections: [Int?]
  /// The code block of the target for every code block of the source.
  package let targetBlocks: [Int?]
  /// The code block of the source for every code block of the target.
  package let sourceBlocks: [Int?]
  /// Running text, tables and components side by side.
  package let parts: PartAlignment

  package init(source: Outline, target: Outline) {
    self.source = source
    self.target = target
    let sections = Self.alignSections(source, target)
    (targetSections, sourceSections) = Self.maps(
      sections, source.sections.count, target.sections.count)
    let blocks = Self.alignBlocks(source, target, targetSections)
    (targetBlocks, sourceBlocks) = Self.maps(
      blocks, source.page.codeBlocks.count, target.page.codeBlocks.count)
    parts = PartAlignment(source, target, targetSections)
  }

  /// How many code blocks have a counterpart.
  package var comparedBlockCount: Int { targetBlocks.count { $0 != nil } }

  private static func maps(
    _ pairs: [(Int, Int)], _ count: Int, _ otherCount: Int
  ) -> ([Int?], [Int?]) {
    var forward = [Int?](repeating: nil, count: count)
    var backward = [Int?](repeating: nil, count: otherCount)
    for (left, right) in pairs {
      forward[left] = right
      backward[right] = left
    }
    return (forward, backward)
  }

  // MARK: - Sections

  private static func alignSections(_ source: Outline, _ target: Outline) -> [(Int, Int)] {
    let affinity = SectionAffinity(source: source, target: target)
    let (left, right) = (source.sections, target.sections)
    if left.count == right.count, left.indices.allSatisfy({ affinity.isEvident($0, $0) }) {
      let doubtful = left.indices.dropFirst().filter { !affinity.isCertain($0, $0) }
      let certain = Set(left.indices).subtracting(doubtful)
      return certain.map { ($0, $0) } + exchanged(doubtful.map { ($0, $0) }, affinity)
    }
    let pairs = SequenceAlignment.pairs(left.count - 1, right.count - 1) {
      affinity.score($0 + 1, $1 + 1)
    }
    let inOrder = [(0, 0)] + pairs.map { ($0 + 1, $1 + 1) }
    return inOrder
      + strays(inOrder, left.indices, right.indices) {
        affinity.isMoved($0, $1) ? affinity.score($0, $1) : 0
      }
  }

  /// Turns pairs of sections around that go together far better crosswise: sections that were
  /// exchanged share enough with each other to pair in order.
  private static func exchanged(
    _ pairs: [(Int, Int)], _ affinity: SectionAffinity
  ) -> [(Int, Int)] {
    var pairs = pairs
    guard pairs.count > 1, pairs.count <= 100 else { return pairs }
    for i in pairs.indices.dropLast() {
      for k in (i + 1)..<pairs.count {
        let straight =
          affinity.score(pairs[i].0, pairs[i].1) + affinity.score(pairs[k].0, pairs[k].1)
        let across = (
          affinity.score(pairs[i].0, pairs[k].1), affinity.score(pairs[k].0, pairs[i].1)
        )
        let isShaped =
          affinity.haveSameShape(pairs[i].0, pairs[k].1)
          && affinity.haveSameShape(pairs[k].0, pairs[i].1)
          && !affinity.haveSameShape(pairs[i].0, pairs[i].1)
        guard min(across.0, across.1) > 0,
          across.0 + across.1 > straight + (isShaped ? 0.1 : 0.8)
        else { continue }
        (pairs[i].1, pairs[k].1) = (pairs[k].1, pairs[i].1)
      }
    }
    return pairs
  }

  // MARK: - Code blocks

  private static func alignBlocks(
    _ source: Outline, _ target: Outline, _ targetSections: [Int?]
  ) -> [(Int, Int)] {
    let affinity = BlockAffinity(source: source, target: target, targetSections: targetSections)
    let (left, right) = (source.page.codeBlocks, target.page.codeBlocks)
    if left.count == right.count, left.indices.allSatisfy({ affinity.isEvident($0, $0) }) {
      return left.indices.map { ($0, $0) }
    }
    let inOrder = SequenceAlignment.pairs(left.count, right.count, score: affinity.score)
    return inOrder
      + strays(inOrder, left.indices, right.indices) {
        affinity.isSameSection($0, $1) ? affinity.score($0, $1) : 0
      }
  }

  /// Pairs what stands at another place, best first, among what was left alone.
  private static func strays(
    _ pairs: [(Int, Int)], _ left: Range<Int>, _ right: Range<Int>, score: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    let freeLeft = Set(left).subtracting(pairs.map(\.0)).sorted()
    let freeRight = Set(right).subtracting(pairs.map(\.1)).sorted()
    guard !freeLeft.isEmpty, !freeRight.isEmpty, freeLeft.count * freeRight.count <= 1_000_000
    else { return [] }
    let scores = freeLeft.flatMap { i in
      freeRight.compactMap { j -> (i: Int, j: Int, score: Double)? in
        let score = score(i, j)
        return score > 0 ? (i, j, score) : nil
      }
    }
    var takenLeft: Set<Int> = []
    var takenRight: Set<Int> = []
    return scores.sorted { ($1.score, $0.i, $0.j) < ($0.score, $1.i, $1.j) }.compactMap { pair in
      guard !takenLeft.contains(pair.i), !takenRight.contains(pair.j) else { return nil }
      takenLeft.insert(pair.i)
      takenRight.insert(pair.j)
      return (pair.i, pair.j)
    }
  }
}
