// What a run found, and what it looked for and where, so that what it did not find is gone.

internal import Checking
internal import Diagnostics
internal import Project
internal import Reports

/// The outcome of a check, and what reports need beside it.
struct RunFindings {
  let result: CheckResult
  let scope: NarrowRun.Scope
  /// The pages that were looked at.
  let documents: [Report.Page]
  /// All files that were looked at.
  let files: Set<String>
  let dialects: PageDialects
  /// What was kept of the pages with findings.
  let kept: KeptPages
  /// What a person should know, a line each.
  let remarks: [String]

  /// The findings beside those that a baseline holds.
  func compare(_ baseline: Baseline, in store: FileStore) -> BaselineComparison {
    var contexts = FindingContexts { kept.lines(of: $0, in: store) }
    return BaselineComparison(
      baseline, result.diagnostics.map { PlacedFinding($0, contexts.context(of: $0)) },
      isThere: { store.hasFile($0) }, wasLookedFor: { wasLookedFor($0, $1.rule) })
  }

  /// Whether the run would have found something that a rule says of a file.
  private func wasLookedFor(_ file: String, _ rule: String) -> Bool {
    guard let reach = result.reach, reach.hasSpoken(rule) else { return false }
    return reach.isWhole || files.contains(file)
  }
}
