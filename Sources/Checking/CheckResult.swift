// What a run found, and what it looked at.

package import Diagnostics
internal import DriftRules
package import Reference

/// The findings of a run, and the counts that show what was compared.
package struct CheckResult: Sendable {
  /// What was looked at in one locale.
  package struct Counts: Hashable, Sendable {
    package var pages = 0
    package var codeBlocks = 0
    /// Code blocks that have a counterpart on the source page.
    package var comparedBlocks = 0
    /// Names in code that may mean the API.
    package var references = 0
    /// Names that were found in the API.
    package var resolvedReferences = 0
    /// What was not checked, by reason.
    package var skipped: [String: Int] = [:]

    package init() {}

    mutating func add(_ other: Counts) {
      pages += other.pages
      codeBlocks += other.codeBlocks
      comparedBlocks += other.comparedBlocks
      references += other.references
      resolvedReferences += other.resolvedReferences
      skipped.merge(other.skipped, uniquingKeysWith: +)
    }
  }

  package var diagnostics: [Diagnostic] = []
  /// What was found and a comment allows, in the order of every report.
  package var allowed: [AllowedFinding] = []
  package var counts: [LanguageTag: Counts] = [:]
  /// Which rules had their say; nil until the run is over.
  package internal(set) var reach: RuleReach?
  /// What was looked at in the doc comments of the API.
  package var comments = Counts()
  /// What the pages show of the API, the source page of each entry first; empty unless asked for.
  package internal(set) var guides: [GuidePage] = []
  /// The identifiers of the symbols that a guide should show; empty unless asked for.
  package internal(set) var symbolsToShow: Set<String> = []
  /// What the pages tell about links, until all are read.
  var links: [PageLinks] = []
  /// What the pages of a locale mention of the API.
  var mentions: [LanguageTag: MentionedSymbols] = [:]
  /// The pages whose comments allow findings, until all are known.
  var allowing: [AllowingPage] = []
  /// What the pages take in.
  var includes: [IncludeTrace] = []

  package init() {}

  /// How many pages were read in all locales.
  package var pageCount: Int { counts.values.reduce(0) { $0 + $1.pages } }

  mutating func merge(_ other: CheckResult) {
    diagnostics += other.diagnostics
    allowed += other.allowed
    allowing += other.allowing
    links += other.links
    guides += other.guides
    comments.add(other.comments)
    for (locale, found) in other.mentions { add(found, in: locale) }
    includes += other.includes
    for (locale, counts) in other.counts { self.counts[locale, default: Counts()].add(counts) }
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
  }

  mutating func add(_ found: MentionedSymbols, in locale: LanguageTag) {
    if mentions[locale] == nil {
      mentions[locale] = found
    } else {
      mentions[locale]?.formUnion(found)
    }
  }

  /// Counts what was not checked on a page.
  mutating func skip(_ reason: String, _ count: Int = 1, in locale: LanguageTag) {
    guard count > 0 else { return }
    counts[locale, default: Counts()].skipped[reason, default: 0] += count
  }

  /// The findings that no comment allows; the others are kept as allowed.
  mutating func keeping(
    _ found: [Diagnostic], allowedFor reason: (Diagnostic) -> String?
  ) -> [Diagnostic] {
    found.filter { finding in
      guard let reason = reason(finding) else { return true }
      allowed.append(AllowedFinding(diagnostic: finding, reason: reason))
      return false
    }
  }

  /// Takes in what pages tell about each other.
  mutating func add(_ survey: PageSurvey, where isWanted: (String) -> Bool) {
    links += survey.links.filter { isWanted($0.file) }
    includes += survey.includes
  }
}
