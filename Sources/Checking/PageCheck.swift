// One page in all its languages: read, compared, judged.

internal import APIModel
internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// What pages of one release are judged by.
struct Measure: Sendable {
  let analyzer: PageAnalyzer
  let catalog: APICatalog?
  let comparer: CodeComparer
  let configuration: RuleConfiguration

  init(_ api: APILookup?, _ configuration: RuleConfiguration) {
    analyzer = PageAnalyzer(api: api)
    catalog = api.map(APICatalog.init)
    comparer = CodeComparer(api: catalog)
    self.configuration = configuration
  }
}

/// Checks the entries of a tree; one value serves all threads of a run.
struct PageCheck: Sendable {
  let checker: Checker
  /// What pages of today are judged by.
  let today: Measure
  /// What pages of past releases are judged by, by the version that their paths spell.
  private let releases: [String: Measure]
  let apiRules: [any PageRule]
  private let pageRules: [any PageRule]
  private let translationRules: [any PageRule]
  private let site: SiteMap
  private let words = CodeWords()
  private let resolver: IncludeResolver?

  init(_ checker: Checker, _ site: SiteMap) {
    self.checker = checker
    self.site = site
    resolver = checker.hasFile.map(IncludeResolver.init)
    today = Measure(checker.api, checker.configuration)
    releases = checker.releases.mapValues { release in
      var configuration = checker.configuration
      if configuration.currentVersion != nil { configuration.currentVersion = release.number }
      return Measure(release.api, configuration)
    }
    let rules = RuleRegistry.pageRules.filter { checker.settings.isOn($0.info) }
    apiRules = rules.filter { $0.info.family == .api }
    pageRules = rules.filter { $0.info.family == .page }
    translationRules = rules.filter { $0.info.family == .translation }
  }

  /// The source page and its translations.
  ///
  /// - Parameter reportsSource: Whether the source page is checked too; it may have been before.
  func check(
    _ entry: DocumentationTree.Entry, _ sourceLocale: LanguageTag, reportsSource: Bool = true
  ) throws -> CheckResult {
    let measure = entry.version.flatMap { releases[$0] } ?? today
    var result = CheckResult()
    var source: Outline?
    var sourceFaults: Set<FaultKey> = []
    var sourceIncludes: [ResolvedInclude] = []
    if let file = entry.source {
      let outline = try outline(of: file, measure)
      let context = context(outline, sourceLocale, entry.key, measure)
      let found = findings(context)
      sourceFaults = found.faults
      sourceIncludes = includes(of: outline)
      if reportsSource {
        result.add(found.reported)
        add(context, sourceIncludes, beside: [], to: &result)
        addMentions(of: context, to: &result)
      }
      source = outline
    }
    for (locale, file) in entry.translations.sorted(by: { $0.key < $1.key }) {
      let outline = try outline(of: file, measure)
      let context = context(
        outline, locale, entry.key, measure, source: source.map { ($0, sourceLocale) })
      result.add(findings(context, sourceFaults: sourceFaults).reported)
      add(context, includes(of: outline), beside: sourceIncludes, to: &result)
      if checker.coveredLocales.contains(locale) { addMentions(of: context, to: &result) }
    }
    return result
  }

  /// Counts a page, and keeps what it tells about other pages.
  private func add(
    _ context: PageContext, _ includes: [ResolvedInclude], beside source: [ResolvedInclude],
    to result: inout CheckResult
  ) {
    count(context, in: &result)
    addLinks(of: context, includes, to: &result)
    guard !includes.isEmpty else { return }
    result.includes += IncludeTrace.traces(of: includes, in: context.locale, beside: source)
    let outside = includes.count { $0.target == .unknown && $0.include.path.hasPrefix(".") }
    if outside > 0 {
      result.counts[context.locale, default: CheckResult.Counts()]
        .skipped["include-outside-project", default: 0] += outside
    }
  }

  /// What a page takes in; nothing where the files of the project are not known.
  private func includes(of outline: Outline) -> [ResolvedInclude] {
    let page = outline.page.page
    guard let resolver, !page.includes.isEmpty else { return [] }
    return page.includes.map {
      ResolvedInclude(include: $0, target: resolver.resolve($0, in: page.file))
    }
  }

  /// A page of today, read and looked into.
  func outline(of file: String) throws -> Outline { try outline(of: file, today) }

  private func outline(of file: String, _ measure: Measure) throws -> Outline {
    let page = PageReader.read(
      try checker.load(file), file: file, dialect: checker.dialect(file))
    return Outline(measure.analyzer.analyze(page), words: words)
  }

  /// Counts what was looked at on a page.
  private func count(_ context: PageContext, in result: inout CheckResult) {
    result.counts[context.locale, default: CheckResult.Counts()].add(context)
    guard context.api == nil, today.catalog != nil else { return }
    result.counts[context.locale, default: CheckResult.Counts()]
      .skipped["release-without-model", default: 0] += 1
  }

  private func context(
    _ outline: Outline, _ locale: LanguageTag, _ key: String, _ measure: Measure,
    source: (outline: Outline, locale: LanguageTag)? = nil
  ) -> PageContext {
    let alignment = source.map { PageAlignment(source: $0.outline, target: outline) }
    return PageContext(
      outline: outline, locale: locale, sourceLocale: source?.locale, key: key,
      alignment: alignment, api: measure.catalog,
      codeComparison: alignment.map { measure.comparer.compare($0, locale: locale) },
      configuration: measure.configuration, site: site,
      isAllowed: { rule, place in
        !outline.page.page.comments.isEmpty && Suppressions(outline.page).cover(rule, place)
      })
  }

  /// Keeps what a page tells about links for the rules that look at all pages.
  private func addLinks(
    of context: PageContext, _ includes: [ResolvedInclude], to result: inout CheckResult
  ) {
    guard let rule = RuleRegistry.siteRules.first(where: { checker.settings.isOn($0.info) }) else {
      return
    }
    let comments = context.page.comments.isEmpty ? nil : Suppressions(context.analyzed)
    let links = PageLinks(context, includes: includes) {
      comments?.cover(rule.info.id, $0) ?? false
    }
    if links.uncheckedLinkCount > 0 {
      result.counts[context.locale, default: CheckResult.Counts()]
        .skipped["too-many-links", default: 0] += links.uncheckedLinkCount
    }
    result.links.append(links)
  }

  /// Keeps what a page of today mentions for the rules that look at the API.
  private func addMentions(of context: PageContext, to result: inout CheckResult) {
    guard checker.isWholeProject, let api = context.api, api === today.catalog,
      RuleRegistry.coverageRules.contains(where: { checker.settings.isOn($0.info) })
    else { return }
    result.add(api.mentions(on: context.analyzed), in: context.locale)
  }

  private struct Findings {
    /// What the page does not allow.
    var reported: [Diagnostic] = []
    /// All that was found, what the page allows as well.
    var faults: Set<FaultKey> = []
  }

  /// What the rules find on a page.
  ///
  /// The rules about the API come first: where they speak, a comparison has nothing to add.
  private func findings(
    _ context: PageContext, sourceFaults: Set<FaultKey> = []
  ) -> Findings {
    let find = { (rule: any PageRule, context: PageContext) in
      rule.check(context).map { diagnostic in
        var diagnostic = checker.settings.graded(diagnostic, by: rule.info)
        diagnostic.alsoInSource = sourceFaults.contains(FaultKey(diagnostic))
        return diagnostic
      }
    }
    let ofAPI = apiRules.flatMap { find($0, context) }
    var found = Arbiter.settle(ofAPI, context)
    let spoken = Self.linesOfText(ofAPI, context)
    found += pageRules.flatMap { find($0, context) }
    found += translationRules.flatMap { find($0, context) }
      .filter { !spoken.contains($0.place.range.start.line) }
    guard !found.isEmpty else { return Findings() }
    let suppressions = Suppressions(context.analyzed)
    return Findings(
      reported: found.filter { !suppressions.cover($0) }, faults: Set(found.map(FaultKey.init)))
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

extension CheckResult.Counts {
  /// Counts what was looked at on a page.
  mutating func add(_ context: PageContext) {
    pages += 1
    codeBlocks += context.analyzed.codeBlocks.count
    comparedBlocks += context.alignment?.comparedBlockCount ?? 0
    skipped.merge(context.analyzed.skipped, uniquingKeysWith: +)
    for snippet in context.analyzed.snippets {
      let uses = snippet.findings.uses
      references += uses.count
      for index in uses.indices {
        if case .resolved = uses[index].outcome { resolvedReferences += 1 }
      }
    }
  }
}
