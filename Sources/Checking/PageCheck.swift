// One page in all its languages: read, compared, judged.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// Checks the entries of a tree; one value serves all threads of a run.
struct PageCheck: Sendable {
  private let checker: Checker
  private let analyzer: PageAnalyzer
  private let catalog: APICatalog?
  private let comparer: CodeComparer
  private let rules: [any PageRule]
  private let site: SiteMap

  init(_ checker: Checker, _ site: SiteMap) {
    self.checker = checker
    self.site = site
    analyzer = PageAnalyzer(api: checker.api)
    catalog = checker.api.map(APICatalog.init)
    comparer = CodeComparer(api: catalog)
    rules = RuleRegistry.pageRules.filter { checker.settings.isOn($0.info) }
  }

  /// The source page and its translations.
  func check(
    _ entry: DocumentationTree.Entry, _ sourceLocale: LanguageTag
  ) throws -> CheckResult {
    var result = CheckResult()
    var source: Outline?
    var sourceFaults: Set<FaultKey> = []
    if let file = entry.source {
      let outline = try outline(of: file)
      let context = context(outline, sourceLocale, entry.key)
      let found = findings(context)
      sourceFaults = Set(found.map(FaultKey.init))
      result.add(found)
      result.count(context)
      addLinks(of: context, to: &result)
      source = outline
    }
    for (locale, file) in entry.translations.sorted(by: { $0.key < $1.key }) {
      let outline = try outline(of: file)
      let context = context(
        outline, locale, entry.key, source: source.map { ($0, sourceLocale) })
      result.add(findings(context, sourceFaults: sourceFaults))
      result.count(context)
      addLinks(of: context, to: &result)
    }
    return result
  }

  /// A page, read and looked into.
  func outline(of file: String) throws -> Outline {
    let page = PageReader.read(
      try checker.load(file), file: file, dialect: checker.dialect(file))
    return Outline(analyzer.analyze(page))
  }

  private func context(
    _ outline: Outline, _ locale: LanguageTag, _ key: String,
    source: (outline: Outline, locale: LanguageTag)? = nil
  ) -> PageContext {
    let alignment = source.map { PageAlignment(source: $0.outline, target: outline) }
    return PageContext(
      outline: outline, locale: locale, sourceLocale: source?.locale, key: key,
      alignment: alignment, api: catalog,
      codeComparison: alignment.map { comparer.compare($0, locale: locale) },
      configuration: checker.configuration, site: site)
  }

  /// Keeps what a page tells about links for the rules that look at all pages.
  private func addLinks(of context: PageContext, to result: inout CheckResult) {
    guard let rule = RuleRegistry.siteRules.first(where: { checker.settings.isOn($0.info) }) else {
      return
    }
    let comments = context.page.comments.isEmpty ? nil : Suppressions(context.analyzed)
    let links = PageLinks(context) { comments?.cover(rule.info.id, $0) ?? false }
    if links.uncheckedLinkCount > 0 {
      result.counts[context.locale, default: CheckResult.Counts()]
        .skipped["too-many-links", default: 0] += links.uncheckedLinkCount
    }
    result.links.append(links)
  }

  /// What the rules find on a page and the page does not allow.
  ///
  /// The rules about the API come first: where they speak, a comparison has nothing to add.
  private func findings(
    _ context: PageContext, sourceFaults: Set<FaultKey> = []
  ) -> [Diagnostic] {
    let find = { (rule: any PageRule, context: PageContext) in
      rule.check(context).map { diagnostic in
        var diagnostic = checker.settings.graded(diagnostic, by: rule.info)
        diagnostic.alsoInSource = sourceFaults.contains(FaultKey(diagnostic))
        return diagnostic
      }
    }
    let ofAPI = rules.filter { $0.info.family == .api }.flatMap { find($0, context) }
    var found = Arbiter.settle(ofAPI, context)
    let spoken = Self.linesOfText(ofAPI, context)
    found += rules.filter { $0.info.family == .page }.flatMap { find($0, context) }
    found += rules.filter { $0.info.family == .translation }.flatMap { find($0, context) }
      .filter { !spoken.contains($0.place.range.start.line) }
    guard !found.isEmpty else { return [] }
    let suppressions = Suppressions(context.analyzed)
    return found.filter { !suppressions.cover($0) }
  }

  /// The lines outside of code that rules about the API speak of, such as a table that lacks a case.
  private static func linesOfText(_ findings: [Diagnostic], _ context: PageContext) -> Set<Int> {
    guard !findings.isEmpty else { return [] }
    let lines = context.page.lines
    let code = context.analyzed.codeBlocks.map {
      lines.line(at: $0.range.lowerBound)...lines.line(at: $0.range.upperBound)
    }
    return Set(findings.map(\.place.range.start.line)).filter { line in
      !code.contains { $0.contains(line) }
    }
  }

  /// What makes a fault on a translation the same as one on its source page.
  private struct FaultKey: Hashable {
    let rule: String
    let subject: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      subject = diagnostic.symbol ?? diagnostic.message
    }
  }
}

extension CheckResult {
  /// Counts what was looked at on a page.
  fileprivate mutating func count(_ context: PageContext) {
    var counts = Counts()
    counts.pages = 1
    counts.codeBlocks = context.analyzed.codeBlocks.count
    counts.comparedBlocks = context.alignment?.comparedBlockCount ?? 0
    counts.skipped = context.analyzed.skipped
    for snippet in context.analyzed.snippets {
      let uses = snippet.findings.uses
      counts.references += uses.count
      for index in uses.indices {
        if case .resolved = uses[index].outcome { counts.resolvedReferences += 1 }
      }
    }
    self.counts[context.locale, default: Counts()].add(counts)
  }
}
