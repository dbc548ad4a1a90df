// What a run looked for and where, so that what it did not find is gone.

internal import Checking
internal import Diagnostics
internal import Project
internal import Reports

/// The rules and pages of a run.
struct RunScope {
  let reach: RuleReach?
  /// The files that were looked at.
  let files: Set<String>

  /// The findings of the run beside those that a baseline holds.
  func compare(
    _ baseline: Baseline, with found: [Diagnostic], in store: FileStore
  ) -> BaselineComparison {
    BaselineComparison(
      baseline, Self.placed(found, in: store), isThere: { store.hasFile($0) },
      wasLookedFor: { wasLookedFor($0, $1.rule) })
  }

  /// Whether the run would have found something that a rule says of a file.
  private func wasLookedFor(_ file: String, _ rule: String) -> Bool {
    guard let reach, reach.hasSpoken(rule) else { return false }
    return reach.isWhole || files.contains(file)
  }

  /// The findings with what stands around them.
  static func placed(_ found: [Diagnostic], in store: FileStore) -> [PlacedFinding] {
    var contexts = FindingContexts { file in (try? store.read(file)).map(LineTable.init) }
    return found.map { PlacedFinding($0, contexts.context(of: $0)) }
  }
}
