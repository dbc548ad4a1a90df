// Pages that were renamed, found by their findings.

/// Pairs the pages of a baseline that are no longer there with pages that have come.
///
/// Two pages are one where they share at least half of the findings of the smaller, and either a
/// finding with all that stands around it, or the name of the file, or three findings. Of several
/// the pair that shares most is taken first, then the one whose paths end alike.
enum RenamedPages {
  private struct Pair {
    var departed: String
    var arrived: String
    var score: Int
    /// How many parts of the paths are equal, from the end.
    var suffix: Int
  }

  /// A finding that says where it stands, and so is hardly on another page.
  private struct Exact: Hashable {
    var fingerprint: String
    var context: FindingContext
  }

  /// A finding on so many pages says nothing of which page is which.
  private static let mostPages = 2_000

  /// The new paths of pages, by their paths in the baseline.
  static func pair(
    _ baseline: Baseline, _ found: [String: [PlacedFinding]], isThere: (_ file: String) -> Bool
  ) -> [String: String] {
    let departed = baseline.pages.filter { found[$0.file] == nil && !isThere($0.file) }
    guard !departed.isEmpty else { return [:] }
    let known = Set(baseline.pages.map(\.file))
    let arrived = found.filter { !known.contains($0.key) }
    guard !arrived.isEmpty else { return [:] }
    return best(of: pairs(departed, arrived))
  }

  private static func pairs(
    _ departed: [Baseline.Page], _ arrived: [String: [PlacedFinding]]
  ) -> [Pair] {
    let fingerprints = arrived.mapValues { Set($0.map(\.fingerprint)) }
    let places = arrived.mapValues { findings in
      Set(
        findings.filter { $0.context != .none }
          .map { Exact(fingerprint: $0.fingerprint, context: $0.context) })
    }
    let (byFingerprint, byPlace) = (files(of: fingerprints), files(of: places))
    return departed.flatMap { page in
      let own = Set(page.findings.map(\.fingerprint))
      let exact = Set(
        page.findings.map { Exact(fingerprint: $0.fingerprint, context: $0.context) })
      let same = shared(exact, byPlace)
      return shared(own, byFingerprint).compactMap { file, count -> Pair? in
        let suffix = commonSuffix(page.file, file)
        let smaller = min(own.count, fingerprints[file]?.count ?? 0)
        let equal = same[file] ?? 0
        guard count * 2 >= smaller, equal > 0 || suffix > 0 || count > 2 else { return nil }
        return Pair(
          departed: page.file, arrived: file, score: 3 * equal + count, suffix: suffix)
      }
    }
  }

  /// The files that have something, by what they have.
  private static func files<Mark: Hashable>(of marks: [String: Set<Mark>]) -> [Mark: [String]] {
    var files: [Mark: [String]] = [:]
    for (file, marks) in marks { for mark in marks { files[mark, default: []].append(file) } }
    return files
  }

  /// How much of what a page has other files have too.
  private static func shared<Mark: Hashable>(
    _ marks: Set<Mark>, _ files: [Mark: [String]]
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for mark in marks {
      guard let files = files[mark], files.count <= mostPages else { continue }
      for file in files { counts[file, default: 0] += 1 }
    }
    return counts
  }

  /// Each page once, the best pairs first.
  private static func best(of pairs: [Pair]) -> [String: String] {
    let ordered = pairs.sorted { left, right in
      (right.score, right.suffix, left.departed, left.arrived)
        < (left.score, left.suffix, right.departed, right.arrived)
    }
    var taken: Set<String> = []
    var result: [String: String] = [:]
    for pair in ordered where result[pair.departed] == nil && !taken.contains(pair.arrived) {
      result[pair.departed] = pair.arrived
      taken.insert(pair.arrived)
    }
    return result
  }

  /// How pages were called before, by how they are called now; those that keep their names left out.
  static func formerNames(_ renamed: [String: String]) -> [String: String] {
    var names: [String: String] = [:]
    for (departed, arrived) in renamed.sorted(by: { $0.key < $1.key }) {
      let (old, new) = (name(departed), name(arrived))
      if old != new, names.count < mostNames { names[new] = old }
    }
    return names
  }

  /// As many other names are looked for in findings.
  private static let mostNames = 100

  /// `start` of `docs/start.de.md`.
  private static func name(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  private static func commonSuffix(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed())
      .prefix { $0 == $1 }.count
  }
}
