// The findings of a run beside those that are known.

package import Diagnostics

/// A finding of a run, with what stands around it.
package struct PlacedFinding: Sendable {
  package var diagnostic: Diagnostic
  package var context: FindingContext
  let fingerprint: String
  /// What the fingerprint was before pages were renamed that the finding names; nil where it names
  /// none.
  var formerFingerprint: String?

  package init(_ diagnostic: Diagnostic, _ context: FindingContext) {
    self.diagnostic = diagnostic
    self.context = context
    fingerprint = diagnostic.fingerprint
  }

  /// The finding with what its fingerprint was, as far as renamed pages tell.
  ///
  /// - Parameter names: How pages were called before, by how they are called now.
  func renaming(_ names: [String: String]) -> PlacedFinding {
    var former = diagnostic
    for (new, old) in names { former.message = former.message.replacing(new, with: old) }
    guard former.message != diagnostic.message else { return self }
    var result = self
    result.formerFingerprint = former.fingerprint
    return result
  }
}

/// Which findings of a run are known, and which known ones are gone.
///
/// The path is no part of a finding: pages that were renamed are paired first. Within a page, equal
/// findings are told apart by what stands around them, and counted where nothing does.
package struct BaselineComparison: Sendable {
  /// A known finding that the run does not have.
  package struct Unmatched: Hashable, Sendable {
    package var file: String
    /// Its count is how many of them are missing.
    package var finding: Baseline.Finding
  }

  /// In the order of every report.
  package private(set) var new: [PlacedFinding] = []
  /// In the order of every report.
  package private(set) var known: [Diagnostic] = []
  /// What was known and is no longer there.
  package private(set) var gone: [Unmatched] = []
  /// What was known and was not looked for.
  package private(set) var unchecked: [Unmatched] = []
  /// The known findings as they stand today, with those that were not looked for.
  package private(set) var kept = Baseline(EmptyCollection())

  /// - Parameters:
  ///   - isThere: Whether a file is still in the project.
  ///   - wasLookedFor: Whether the run would have found a finding in a file.
  package init(
    _ baseline: Baseline, _ found: [PlacedFinding], isThere: (_ file: String) -> Bool,
    wasLookedFor: (_ file: String, Baseline.Finding) -> Bool
  ) {
    let byFile = Dictionary(grouping: found, by: \.diagnostic.place.file)
    let arrived = RenamedPages.pair(baseline, byFile, isThere: isThere)
    let formerNames = RenamedPages.formerNames(arrived)
    var kept: [(file: String, finding: Baseline.Finding)] = []
    var taken: Set<String> = []
    for page in baseline.pages {
      let file = byFile[page.file] == nil ? arrived[page.file] ?? page.file : page.file
      taken.insert(file)
      let today = byFile[file] ?? []
      let matching = FindingMatching(
        page.findings, formerNames.isEmpty ? today : today.map { $0.renaming(formerNames) })
      new += matching.new
      known += matching.known.map(\.diagnostic)
      kept += matching.known.map { (file, Baseline.Finding($0.diagnostic, $0.context)) }
      for finding in matching.missing {
        if wasLookedFor(file, finding) {
          gone.append(Unmatched(file: page.file, finding: finding))
        } else {
          unchecked.append(Unmatched(file: page.file, finding: finding))
          kept.append((file, finding))
        }
      }
    }
    for (file, found) in byFile where !taken.contains(file) { new += found }
    new.sort { $0.diagnostic < $1.diagnostic }
    known.sort()
    self.kept = Baseline(kept)
  }
}

extension Sequence<BaselineComparison.Unmatched> {
  /// How many findings they are.
  package var findingCount: Int { reduce(0) { $0 + $1.finding.count } }
}
