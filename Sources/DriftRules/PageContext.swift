// What a rule may look at when it checks a page.

package import Alignment
package import Diagnostics
package import Pages
package import Snippets

/// A page to be checked, with all that is known of it.
package final class PageContext {
  package let outline: Outline
  package let locale: LanguageTag
  /// The locale of the source page; absent for source pages.
  package let sourceLocale: LanguageTag?
  /// What pairs the page with its translations, such as `guide/start`.
  package let key: String
  /// The page beside its source page; absent for source pages and where there is none.
  package let alignment: PageAlignment?
  /// The API; absent where none is configured.
  package let api: APICatalog?
  /// The code of the page beside that of its source page; absent where there is no such page.
  package var codeComparison: PageComparison?
  package let configuration: RuleConfiguration
  /// The pages that links may lead to.
  package let site: SiteMap
  /// Whether a comment on the page allows what a rule, named by its id, finds at a place.
  let isAllowed: (_ rule: String, _ place: Place) -> Bool
  /// The page beside its source page part by part; absent where that makes no sense: the page lost
  /// its fences, stands within one, or is empty.
  let partComparison: PartComparison?
  /// The names in the code and the code spans of the page that are not simply right.
  let remarkableUses: [SnippetUse]
  /// What rules ask of the page itself.
  package let facts: PageFacts
  /// What rules ask of the source page; absent for source pages and where there is none.
  let source: PageFacts?
  /// The chains of the page that use something outdated; found once they are asked for.
  private(set) lazy var outdatedChains = findOutdatedChains()
  /// The versions that the source page names; looked for once they are asked for.
  private(set) lazy var sourceVersions = SourceVersions(self)
  /// How much was done to prove repairs.
  var patchWork = 0

  /// - Parameter source: What was found out of the source page for its other translations.
  package init(
    outline: Outline, locale: LanguageTag, sourceLocale: LanguageTag? = nil, key: String,
    alignment: PageAlignment? = nil, api: APICatalog? = nil,
    codeComparison: PageComparison? = nil,
    configuration: RuleConfiguration = RuleConfiguration(), site: SiteMap? = nil,
    source: PageFacts? = nil,
    isAllowed: @escaping (_ rule: String, _ place: Place) -> Bool = { _, _ in false }
  ) {
    let site = site ?? .empty(locale)
    self.outline = outline
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.key = key
    self.alignment = alignment
    self.api = api
    self.codeComparison = codeComparison
    self.configuration = configuration
    self.site = site
    self.isAllowed = isAllowed
    facts = PageFacts(outline, site, locale)
    self.source = alignment.map { source ?? PageFacts($0.source, site, site.sourceLocale) }
    partComparison = Self.partComparison(alignment)
    let uses = api.map { Self.remarkableUses(outline.page.snippets, $0) } ?? []
    remarkableUses = uses + (api.map { Self.spanUses(outline, $0, beside: uses) } ?? [])
    keepComparableBlocks()
  }

  private static func partComparison(_ alignment: PageAlignment?) -> PartComparison? {
    guard let alignment, let end = comparableEnd(alignment),
      !alignment.source.page.isUnfenced, !alignment.target.page.isUnfenced,
      max(alignment.source.page.page.bytes.count, end) <= PartComparison.longestPage
    else { return nil }
    return PartComparison(alignment, end: end)
  }

  package var analyzed: AnalyzedPage { outline.page }

  package var page: Page { outline.page.page }

  /// A finding at a stretch of this page, in bytes.
  func diagnostic(
    _ rule: RuleInfo, at range: Range<Int>, _ message: String, symbol: String? = nil,
    replacement: String? = nil, cause: String? = nil, related: [Note] = [], fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: rule.severity, locale: locale, page: key, place: page.place(range),
      message: message, symbol: symbol, replacement: replacement, cause: cause, related: related,
      fixes: fixes)
  }

  /// A finding for every fault of a kind that the reader saw.
  func diagnostics(
    _ rule: RuleInfo, for kind: PageFault.Kind, _ message: (PageFault) -> String
  ) -> [Diagnostic] {
    page.faults.filter { $0.kind == kind }.map { diagnostic(rule, at: $0.range, message($0)) }
  }

  /// The stretch of the page that a range of a code block's text stands at; without a block it is
  /// one of the page already.
  func origin(of range: Range<Int>, inBlock block: Int?) -> Range<Int> {
    block.map { analyzed.codeBlocks[$0].code.origin(of: range) } ?? range
  }

  /// The first line of a stretch of the page, without its line break.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    let line = page.lines.content(ofLine: page.lines.line(at: range.lowerBound))
    return range.lowerBound..<max(range.lowerBound, min(line.upperBound, range.upperBound))
  }
}
