// The pages of a run whose comments allow findings, looked up by what a finding is about.

internal import Diagnostics
internal import DriftRules

/// The pages whose comments allow findings.
struct AllowingPages {
  private var pages: [String: AllowingPage]
  /// The files of the source pages among them, by what pairs pages.
  private let sources: [String: String]
  private let sourceLocale: LanguageTag

  init(_ pages: [AllowingPage], sourceLocale: LanguageTag) {
    self.sourceLocale = sourceLocale
    self.pages = Dictionary(pages.map { ($0.file, $0) }) { first, _ in first }
    sources = Dictionary(
      pages.filter { $0.locale == sourceLocale }.map { ($0.key, $0.file) }
    ) { first, _ in first }
  }

  /// Why the file that a finding stands in allows it; nil where it does not.
  mutating func reason(for finding: Diagnostic) -> String? {
    pages[finding.place.file]?.suppressions
      .use(finding.rule, line: finding.place.range.start.line)
  }

  /// Why the source page of the page that a finding is about allows it; nil where it does not.
  ///
  /// A translation that is missing can't say so itself.
  mutating func reason(forPageOf finding: Diagnostic) -> String? {
    guard let file = finding.page.flatMap({ sources[$0] }) else { return nil }
    return pages[file]?.suppressions.use(finding.rule, line: 1)
  }

  /// Takes down that a rule could not judge some places.
  mutating func excuse(_ rule: String, at places: [Place]) {
    for place in places {
      let line = place.range.start.line
      pages[place.file]?.suppressions.excuse(line...line) { $0 == rule }
    }
  }

  /// The findings about comments that do nothing, in any order.
  func findings(_ reach: RuleReach) -> [Diagnostic] {
    let rules = RuleRegistry.suppressionRules.filter { reach.settings.isOn($0.info) }
    var found = pages.values.flatMap { page in
      let faults = SuppressionFaults(
        locale: page.locale, key: page.key,
        faults: page.suppressions.faults { reach.hasSpoken($0, on: page) })
      return rules.flatMap { rule in
        rule.check(faults).map { reach.settings.graded($0, by: rule.info) }
      }
    }
    let ofSource = Set(found.filter { $0.locale == sourceLocale }.map { [$0.page, $0.message] })
    for index in found.indices where found[index].locale != sourceLocale {
      found[index].alsoInSource = ofSource.contains([found[index].page, found[index].message])
    }
    return found
  }
}
