// Sections that stand in a translation without a heading of their own.

/// Sections of the source page of which several stand under one heading of the translation: the
/// other headings lost their marks, or were lost.
///
/// Which they are is known by what only few sections of the source page name: where most of that
/// stands in one section of the translation, the text is there.
struct SectionMerging {
  /// A section of the source that has no heading in the translation.
  struct Merged {
    /// The index of the section.
    var section: Int
    /// Whether its text is there; nil where it has too little to be known by.
    var isThere: Bool?
    /// Whether most of it stands under the heading that it is merged into.
    fileprivate var isEvident: Bool
  }

  /// Indices of sections of the source and the target, ascending.
  private(set) var pairs: [(Int, Int)] = []
  /// Ascending; each follows the section that it is merged into, or another merged one.
  private(set) var merged: [Merged] = []

  private let affinity: SectionAffinity
  /// What few sections of the source name, by section.
  private let rare: [Fingerprint]

  /// - Parameter pairs: How the sections pair when each has its heading.
  /// - Returns: Nil where no section is merged into another.
  init?(_ affinity: SectionAffinity, pairs: [(Int, Int)]) {
    let (left, right) = (affinity.source.sections, affinity.target.sections)
    let alone = Set(left.indices).subtracting(pairs.map(\.0))
    guard !alone.isEmpty, left.count * right.count <= 250_000 else { return nil }
    self.affinity = affinity
    rare = Self.rare(left.indices.map { affinity.source.words[$0] })
    guard alone.contains(where: { i in right.indices.contains { share(i, $0) >= Self.clear } })
    else { return nil }
    align()
    guard merged.contains(where: \.isEvident), isBacked else { return nil }
  }

  /// How much of a section must stand in another to be surely merged into it.
  private static let clear = 0.6
  /// How much of it must stand there once the others are taken away.
  private static let some = 0.2
  /// A section that names less has nothing to be known by.
  private static let fewest = 4
  /// A section that names as much is gone where hardly any of it is there.
  private static let many = 10

  /// What stands in two sections of a page at most.
  private static func rare(_ fingerprints: [Fingerprint]) -> [Fingerprint] {
    var counts: [UInt64: Int] = [:]
    for print in fingerprints {
      for hash in Set(print.hashes) { counts[hash, default: 0] += 1 }
    }
    return fingerprints.map { $0.filtered { counts[$0, default: 0] <= 2 } }
  }

  /// How much of what a section of the source has for itself stands in a section of the target;
  /// nil where it has too little to tell.
  private func knownShare(_ left: Int, _ right: Int) -> Double? {
    guard rare[left].count >= Self.fewest else { return nil }
    return rare[left].containment(in: affinity.target.words[right])
  }

  private func share(_ left: Int, _ right: Int) -> Double { knownShare(left, right) ?? 0 }

  /// How well a section goes with one that holds more than its counterpart does.
  private func score(_ left: Int, _ right: Int) -> Double {
    let similarity = affinity.similarity(left, right)
    return affinity.score(left, right) + max(0, 2 * (0.8 * share(left, right) - similarity))
  }

  /// Above 0 where a section may be merged into one; a little below where it is only in the way of
  /// those behind it, and more where its text stands further down.
  private func mergingScore(_ left: Int, _ right: Int, later: Double) -> Double {
    guard let share = knownShare(left, right) else { return -0.15 }
    return max(2 * share - 0.9, -0.15) - 0.5 * max(0, later - share)
  }

  /// The greatest share of a section that stands in any section of the target behind each.
  private func bestLater(_ left: Int) -> [Double] {
    var best = [Double](repeating: 0, count: affinity.target.sections.count)
    for right in best.indices.dropFirst().reversed() {
      best[right - 1] = max(best[right], share(left, right))
    }
    return best
  }

  /// Whether the text of a section is on the page, as far as what it names tells.
  private func isThere(_ section: Int) -> Bool? {
    guard rare[section].count >= Self.fewest else { return nil }
    let share = rare[section].containment(in: affinity.target.fingerprint)
    if share >= Self.clear { return true }
    return share < 0.2 && rare[section].count >= Self.many ? false : nil
  }

  /// Whether what is found of the sections under one heading is more than what they have in common:
  /// each still stands there when the others are taken away.
  private var isBacked: Bool {
    let targets = Dictionary(pairs) { first, _ in first }
    var run: (head: Int, target: Int, parts: [Int])?
    for merged in merged {
      if let target = targets[merged.section - 1] {
        guard isBacked(run) else { return false }
        run = (merged.section - 1, target, [])
      }
      if merged.isEvident { run?.parts.append(merged.section) }
    }
    return isBacked(run)
  }

  private func isBacked(_ run: (head: Int, target: Int, parts: [Int])?) -> Bool {
    guard let run, !run.parts.isEmpty else { return true }
    let all = [run.head] + run.parts
    let words = affinity.source.words
    let total = Fingerprint.union(all.map { words[$0] })
    let target = affinity.target.words[run.target]
    return all.allSatisfy { section in
      guard rare[section].count >= Self.fewest else { return true }
      let rest = target.subtracting(total.subtracting(words[section]))
      return rare[section].containment(in: rest) >= Self.some
    }
  }

  // MARK: - Alignment

  private enum Step: UInt8 { case none, pair, merge }
  private enum Move: UInt8 { case up, left, open }

  /// Needleman–Wunsch in which a section of the target, once paired, may take in sections of the
  /// source that follow its counterpart.
  private mutating func align() {
    let (rows, columns) = (affinity.source.sections.count, affinity.target.sections.count)
    var best = [Double](repeating: 0, count: columns)
    var open = [Double](repeating: -.infinity, count: columns)
    var steps = [Step](repeating: .none, count: rows * columns)
    var moves = [Move](repeating: .up, count: rows * columns)
    for i in 0..<rows {
      let later = bestLater(i)
      // The best of the row above, up to the column before.
      var diagonal = 0.0
      var before = 0.0
      for j in 0..<columns {
        let isHead = i == 0 || j == 0
        let paired = isHead ? (i == j ? 1 : -1) : score(i, j)
        let pair = paired > 0 ? diagonal + paired : -.infinity
        let merge = open[j] == -.infinity ? open[j] : open[j] + mergingScore(i, j, later: later[j])
        open[j] = max(pair, merge)
        if open[j] > -.infinity { steps[i * columns + j] = pair >= merge ? .pair : .merge }
        diagonal = best[j]
        if open[j] >= max(best[j], before) {
          best[j] = open[j]
          moves[i * columns + j] = .open
        } else if before > best[j] {
          best[j] = before
          moves[i * columns + j] = .left
        }
        before = best[j]
      }
    }
    trace(steps, moves, columns)
  }

  private mutating func trace(_ steps: [Step], _ moves: [Move], _ columns: Int) {
    var (i, j) = (affinity.source.sections.count - 1, columns - 1)
    var isOpen = false
    while i >= 0, j >= 0 {
      let cell = i * columns + j
      guard isOpen || moves[cell] == .open else {
        if moves[cell] == .left { j -= 1 } else { i -= 1 }
        continue
      }
      isOpen = steps[cell] == .merge
      if isOpen {
        merged.append(
          Merged(section: i, isThere: isThere(i), isEvident: share(i, j) >= Self.clear))
      } else {
        pairs.append((i, j))
        j -= 1
      }
      i -= 1
    }
    pairs.reverse()
    merged.reverse()
  }
}
