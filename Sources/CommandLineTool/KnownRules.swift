// The rule ids that a configuration may name.

internal import Diagnostics
internal import DriftRules

/// The ids of all rules, those of later versions too: a configuration serves several versions.
enum KnownRules {
  static let ids: [String] = Set(RuleRegistry.infos.map(\.id)).union(later).sorted()

  private static let later = [
    "configuration-key", "language-parity", "snippet-compile", "unused-suppression",
  ]
}
