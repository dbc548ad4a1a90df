// The description of a rule, from which the guide, the reports and the rule's tests are made.

/// What a rule says of itself.
package struct RuleInfo: Sendable {
  /// Which repairs a rule offers.
  package enum FixAvailability: String, Codable, Sendable {
    case none, sometimes, always
  }

  /// Which comparison a rule belongs to.
  package enum Family: String, Codable, CaseIterable, Sendable {
    /// A page against the API.
    case api
    /// A translation against its source page.
    case translation
    /// A page by itself.
    case page
  }

  /// A small project that shows what a rule reports, or what it lets pass.
  package struct Example: Sendable {
    /// The files by path: `docs/<locale>/<page>.md` or `.mdx`, `Sources/<name>.swift`, and
    /// `History/<release>/<name>.swift` for the API of a release before 4.8.0; U+FFFD stands for a
    /// byte that is not UTF-8.
    package var files: [String: String]
    /// What to see in it, in a few words.
    package var title: String

    package init(_ title: String, _ files: [String: String]) {
      self.title = title
      self.files = files
    }
  }

  /// The name in kebab-case, which reads well in "allow <id>".
  package var id: String
  package var family: Family
  /// One sentence: what is reported.
  package var summary: String
  /// Why it matters to a reader of the documentation.
  package var rationale: String
  package var severity: Severity
  package var fix: FixAvailability
  /// Projects in which the rule stays silent.
  package var clean: [Example]
  /// Projects in which the rule, and no other rule with an error, has a finding.
  package var drifting: [Example]

  package init(
    id: String, family: Family, summary: String, rationale: String, severity: Severity,
    fix: FixAvailability = .none, clean: [Example], drifting: [Example]
  ) {
    self.id = id
    self.family = family
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.fix = fix
    self.clean = clean
    self.drifting = drifting
  }
}
