// Which rules run, and how much their findings weigh.

package import Diagnostics

/// What the configuration and the command line say of the rules.
package struct RuleSettings: Sendable {
  /// The severities that replace a rule's own, by id.
  package var severities: [String: Severity]
  /// The ids of rules that do not run.
  package var off: Set<String>
  /// The ids of the only rules that run; absent for all.
  package var only: Set<String>?

  package init(
    severities: [String: Severity] = [:], off: Set<String> = [], only: Set<String>? = nil
  ) {
    self.severities = severities
    self.off = off
    self.only = only
  }

  /// Whether a rule runs.
  func isOn(_ rule: RuleInfo) -> Bool {
    !off.contains(rule.id) && only?.contains(rule.id) != false
  }

  /// A finding with the severity that is set for its rule.
  func graded(_ diagnostic: Diagnostic, by rule: RuleInfo) -> Diagnostic {
    guard let severity = severities[rule.id] else { return diagnostic }
    var graded = diagnostic
    graded.severity = severity
    return graded
  }
}
