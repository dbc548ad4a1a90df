// What a rule is: a description, and a pure check.

package import Diagnostics

/// A rule that finds drift.
///
/// One rule stands in one file, and rules never name each other.
package protocol Rule: Sendable {
  /// The id, the reasons and the examples, from which the guide and the tests are made.
  static var info: RuleInfo { get }

  /// Whether the rule has what it goes by, so that its silence means that nothing is wrong.
  ///
  /// - Parameter api: The API of the run; nil where none is configured.
  func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool
}

/// A rule that looks at one page, alone or beside its source page.
package protocol PageRule: Rule {
  /// What is wrong with a page, in any order.
  func check(_ context: PageContext) -> [Diagnostic]
}

/// A rule that looks at which pages there are.
package protocol TreeRule: Rule {
  /// What is wrong with the tree of pages, in any order.
  func check(_ tree: DocumentationTree) -> [Diagnostic]
}

/// A rule that looks at the links of all pages, once all pages were read.
package protocol SiteRule: Rule {
  func check(_ pages: [PageLinks], _ site: SiteMap) -> SiteFindings
}

/// A rule that looks at the comments that allow findings, once all findings are known.
package protocol SuppressionRule: Rule {
  /// What is wrong with the comments of a page, in any order.
  func check(_ page: SuppressionFaults) -> [Diagnostic]
}

/// A rule that looks at the API, once all pages were read.
package protocol CoverageRule: Rule {
  /// What is wrong, in any order.
  ///
  /// - Parameters:
  ///   - mentions: What the pages of a locale name.
  ///   - locale: The locale of the pages; nil for that of the source pages.
  ///   - lines: The text of a source file; nil where it is not there.
  func check(
    _ api: APICatalog, _ mentions: MentionedSymbols, locale: LanguageTag?,
    lines: (_ file: String) -> LineTable?
  ) -> [Diagnostic]
}

/// What a rule says of the links of a site.
package struct SiteFindings: Sendable {
  /// In any order.
  package var diagnostics: [Diagnostic] = []
  /// How many links were not judged, by locale and reason.
  package var skipped: [LanguageTag: [String: Int]] = [:]
  /// The links that a comment allows to be broken and that were not judged.
  package var undecided: [Place] = []
}

extension Rule {
  /// The description, where only a value of the rule is at hand.
  package var info: RuleInfo { Self.info }

  /// Most rules need no more than their family says.
  package func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool {
    Self.info.family != .api || api != nil
  }
}
