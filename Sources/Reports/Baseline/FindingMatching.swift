// Known findings of a page beside those that it has today.

/// Pairs known findings with those of today, one with one.
///
/// Only equal fingerprints pair: first where all around them is the same, then where less and less
/// of it is. A finding in another line, with other neighbours, that points at another part of the
/// source page is another one.
struct FindingMatching {
  /// Findings that are not known.
  private(set) var new: [PlacedFinding] = []
  private(set) var known: [PlacedFinding] = []
  /// Known findings that the page does not have; `count` says how many of them.
  private(set) var missing: [Baseline.Finding] = []

  private struct Key: Hashable {
    var fingerprint: String
    var parts: [UInt32]
  }

  init(_ baseline: [Baseline.Finding], _ found: [PlacedFinding]) {
    missing = baseline
    new = found
    for fingerprint in [\PlacedFinding.ownFingerprint, \.formerFingerprint] {
      for aspect in Self.aspects where !missing.isEmpty && !new.isEmpty {
        match(by: aspect, fingerprint)
      }
    }
    if missing.count * new.count <= Self.mostComparisons { matchHalfMended() }
  }

  /// As many findings of a page are held against each other one by one.
  private static let mostComparisons = 250_000

  /// What two findings must have in common, from most to least; nil where one has nothing to go by.
  private static let aspects: [@Sendable (FindingContext) -> [UInt32]?] = [
    { [$0.line, $0.before, $0.after, $0.source] },
    { known($0.line, $0.source) },
    { known($0.line, $0.before) },
    { known($0.line, $0.after) },
    { known($0.source) },
    { known($0.line) },
    { known($0.before, $0.after) },
    { known($0.before) },
    { known($0.after) },
  ]

  private static func known(_ parts: UInt32...) -> [UInt32]? { parts.contains(0) ? nil : parts }

  private mutating func match(
    by aspect: (FindingContext) -> [UInt32]?, _ fingerprint: KeyPath<PlacedFinding, String?>
  ) {
    var places: [Key: [Int]] = [:]
    for (index, finding) in missing.enumerated().reversed() {
      guard let parts = aspect(finding.context) else { continue }
      places[Key(fingerprint: finding.fingerprint, parts: parts), default: []].append(index)
    }
    new.removeAll { finding in
      guard let parts = aspect(finding.context), let name = finding[keyPath: fingerprint] else {
        return false
      }
      let key = Key(fingerprint: name, parts: parts)
      while let index = places[key]?.last {
        if missing[index].count == 0 {
          places[key]?.removeLast()
          continue
        }
        missing[index].count -= 1
        known.append(finding)
        return true
      }
      return false
    }
    missing.removeAll { $0.count == 0 }
  }

  /// Pairs a finding with a known one at the same place that named more: it is half mended.
  private mutating func matchHalfMended() {
    let names = missing.map { QuotedNames.names(in: $0.message) }
    new.removeAll { finding in
      let own = QuotedNames.names(in: finding.diagnostic.message)
      let index = missing.indices.first { index in
        let known = missing[index]
        return known.count > 0 && known.rule == finding.diagnostic.rule
          && known.locale == finding.diagnostic.locale
          && known.context.isBeside(finding.context)
          && !own.isEmpty && own.isStrictSubset(of: names[index])
      }
      guard let index else { return false }
      missing[index].count -= 1
      known.append(finding)
      return true
    }
    missing.removeAll { $0.count == 0 }
  }
}

extension FindingContext {
  /// Whether two of the line and the words on both sides are the same.
  fileprivate func isBeside(_ other: FindingContext) -> Bool {
    [(line, other.line), (before, other.before), (after, other.after)]
      .count { $0 == $1 && $0 != 0 } >= 2
  }
}

extension PlacedFinding {
  /// The fingerprint, which every finding has.
  fileprivate var ownFingerprint: String? { fingerprint }
}
