// Which section of a translation answers to which of its source page.

internal import Diagnostics

/// Brings the sections of two pages side by side.
struct SectionAlignment {
  /// Indices of sections of the source and the target.
  private(set) var pairs: [(Int, Int)] = []
  /// The sections of the source that stand in the translation without a heading of their own.
  private(set) var merged: [SectionMerging.Merged] = []
  /// Whether all sections answer to those at the same place; then `pairs` is empty.
  private(set) var isInStep = false

  init(_ source: Outline, _ target: Outline) {
    let affinity = SectionAffinity(source: source, target: target)
    if let doubtful = Self.doubtful(affinity) {
      let exchanged = Self.exchanged(doubtful.map { ($0, $0) }, affinity)
      isInStep = exchanged.allSatisfy { $0.0 == $0.1 }
      if isInStep { return }
      let certain = Set(source.sections.indices).subtracting(doubtful)
      pairs = certain.map { ($0, $0) } + exchanged
    } else {
      search(source.sections, target.sections, affinity)
    }
  }

  /// The sections that may be exchanged while all surely belong to those at the same place, or one
  /// that looks like it; nil where some do not.
  private static func doubtful(_ affinity: SectionAffinity) -> [Int]? {
    let count = affinity.source.sections.count
    guard count == affinity.target.sections.count else { return nil }
    var doubtful: [Int] = []
    for section in 0..<count {
      guard let evidence = affinity.evidence(section, section) else { return nil }
      if section > 0, evidence < SectionAffinity.certain { doubtful.append(section) }
    }
    return doubtful
  }

  private mutating func search(
    _ left: [Section], _ right: [Section], _ affinity: SectionAffinity
  ) {
    let found = SequenceAlignment.pairs(left.count - 1, right.count - 1) {
      affinity.score($0 + 1, $1 + 1)
    }
    var inOrder = [(0, 0)] + found.map { ($0 + 1, $1 + 1) }
    if let merging = SectionMerging(affinity, pairs: inOrder) {
      (inOrder, merged) = (merging.pairs, merging.merged)
    } else {
      inOrder = [(0, 0)] + Self.turned(Array(inOrder.dropFirst()), affinity)
    }
    let free = Set(left.indices).subtracting(merged.map(\.section))
    let paired =
      inOrder
      + Strays.pairs(beside: inOrder, free, Set(right.indices)) {
        affinity.isMoved($0, $1) ? affinity.score($0, $1) : 0
      }
    pairs = paired + Self.parents(of: paired, free, left, right)
  }

  /// The pairs once some sections of the source are no sections any more.
  ///
  /// - Parameter merged: The indices of those, ascending; none of them has a counterpart.
  func pairs(without merged: [Int]) -> [(Int, Int)] {
    guard !merged.isEmpty else { return pairs }
    return pairs.map { pair in (pair.0 - merged.partitioningIndex { $0 > pair.0 }, pair.1) }
  }

  /// Turns doubtful pairs around that go together far better crosswise.
  private static func turned(
    _ pairs: [(Int, Int)], _ affinity: SectionAffinity
  ) -> [(Int, Int)] {
    let doubtful = pairs.filter { !affinity.isCertain($0.0, $0.1) }
    guard doubtful.count > 1 else { return pairs }
    return pairs.filter { affinity.isCertain($0.0, $0.1) } + exchanged(doubtful, affinity)
  }

  /// Pairs sections that are alone while their first subsections are pairs: a heading goes where
  /// its subsections go.
  private static func parents(
    of pairs: [(Int, Int)], _ free: Set<Int>, _ left: [Section], _ right: [Section]
  ) -> [(Int, Int)] {
    guard pairs.count < left.count, pairs.count < right.count else { return [] }
    let (known, others) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    return pairs.compactMap { i, j in
      guard let parent = left[i].parent, let other = right[j].parent, parent == i - 1,
        other == j - 1, free.contains(parent), !known.contains(parent), !others.contains(other),
        left[parent].level == right[other].level
      else { return nil }
      return (parent, other)
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
}

/// What found no counterpart in order.
enum Strays {
  /// Pairs what stands at another place, best first, among what was left alone.
  static func pairs(
    beside pairs: [(Int, Int)], _ left: Set<Int>, _ right: Set<Int>, score: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    let freeLeft = left.subtracting(pairs.map(\.0)).sorted()
    let freeRight = right.subtracting(pairs.map(\.1)).sorted()
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
