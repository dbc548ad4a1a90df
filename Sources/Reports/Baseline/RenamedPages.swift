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
    let sets = arrived.mapValues { Set($0.map(\.fingerprint)) }
    var pages: [String: [String]] = [:]
    for (file, fingerprints) in sets {
      for fingerprint in fingerprints { pages[fingerprint, default: []].append(file) }
    }
    let exact = arrived.mapValues { findings in
      Set(findings.map { Exact(fingerprint: $0.fingerprint, context: $0.context) })
    }
    var pairs: [Pair] = []
    for page in departed {
      var shared: [String: Int] = [:]
      let fingerprints = Set(page.findings.map(\.fingerprint))
      for fingerprint in fingerprints {
        guard let files = pages[fingerprint], files.count <= mostPages else { continue }
        for file in files { shared[file, default: 0] += 1 }
      }
      for (file, count) in shared {
        let smaller = min(fingerprints.count, sets[file]?.count ?? 0)
        let same = page.findings.count {
          $0.context != .none
            && exact[file]?.contains(Exact(fingerprint: $0.fingerprint, context: $0.context))
              == true
        }
        let suffix = commonSuffix(page.file, file)
        guard count * 2 >= smaller, same > 0 || suffix > 0 || count > 2
        else { continue }
        pairs.append(
          Pair(departed: page.file, arrived: file, score: 3 * same + count, suffix: suffix))
      }
    }
    return pairs
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

  private static func commonSuffix(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed())
      .prefix { $0 == $1 }.count
  }
}
