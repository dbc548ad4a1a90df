// The rule ids that a configuration may name.

internal import Diagnostics
internal import DriftRules

/// The ids of all rules, those of later versions too: a configuration serves several versions.
enum KnownRules {
  static let ids: [String] = Set(RuleRegistry.infos.map(\.id)).union(later).sorted()

  private static let later = [
    "removed-symbol", "superseded-symbol",
    "version-claim", "outdated-version",
    "snippet-compile", "undocumented-symbol", "code-drift", "literal-drift", "renamed-identifier",
    "untranslated-comment", "untranslated-text", "inline-code-drift", "link-drift",
    "version-drift", "term-drift", "component-drift", "front-matter-drift", "table-drift",
    "list-drift", "section-order", "code-typography", "broken-link", "unused-suppression",
  ]
}
