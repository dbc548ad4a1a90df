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

  init(_ catalog: APICatalog?, _ configuration: RuleConfiguration) {
    analyzer = PageAnalyzer(api: catalog?.lookup)
    self.catalog = catalog
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
  let pageRules: [any PageRule]
  let translationRules: [any PageRule]
  /// The id of the rule that looks at the links of all pages; nil where it does not run.
  private let siteRule: String?
  let site: SiteMap
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
      return Measure(release.api.map(APICatalog.init), configuration)
    }
    let rules = RuleRegistry.pageRules.filter { checker.settings.isOn($0.info) }
    apiRules = rules.filter { $0.info.family == .api }
    pageRules = rules.filter { $0.info.family == .page }
    translationRules = rules.filter { $0.info.family == .translation }
    siteRule = RuleRegistry.siteRules.map(\.info).first(where: checker.settings.isOn)?.id
  }

  /// Which rules have their say in the run.
  var reach: RuleReach {
    RuleReach(
      settings: checker.settings, configuration: checker.configuration,
      isWhole: checker.isWholeProject && !checker.leavesOutLocales, api: today.catalog)
  }

  /// The source page and its translations, as far as the run looks at them.
  ///
  /// - Parameter reportsSource: Whether the source page is checked too; it may have been before.
  func check(
    _ entry: DocumentationTree.Entry, _ sourceLocale: LanguageTag, reportsSource: Bool = true
  ) throws -> CheckResult {
    let translations = entry.translations.filter { checker.looksAt($0.value) }
    let reportsSource = reportsSource && entry.source.map(checker.looksAt) == true
    guard reportsSource || !translations.isEmpty else { return CheckResult() }
    let measure = entry.version.flatMap { releases[$0] } ?? today
    var result = CheckResult()
    let source = try entry.source.map { try judge($0, sourceLocale, entry.key, measure) }
    if let source, reportsSource {
      add(source, to: &result)
      addMentions(of: source.context, to: &result)
    }
    for (locale, file) in translations.sorted(by: { $0.key < $1.key }) {
      let page = try judge(file, locale, entry.key, measure, beside: source)
      add(page, beside: source, to: &result)
      if checker.coveredLocales.contains(locale) { addMentions(of: page.context, to: &result) }
    }
    return result
  }

  /// A page that was looked at.
  private struct JudgedPage {
    let context: PageContext
    let found: PageFindings
    /// What its comments allow; nil where they allow nothing.
    let allowing: AllowingPage?
    let includes: [ResolvedInclude]
    /// What it shows of the API; nil unless that is asked for.
    let guide: PageGuide?
  }

  /// Looks at a page.
  ///
  /// - Parameter source: Its source page; nil for one that is none's translation.
  private func judge(
    _ file: String, _ locale: LanguageTag, _ key: String, _ measure: Measure,
    beside source: JudgedPage? = nil
  ) throws -> JudgedPage {
    let outline = try outline(of: file, measure)
    let suppressions = Suppressions(outline.page)
    let context = context(outline, locale, key, measure, suppressions, source?.context)
    var allowing = suppressions.map { AllowingPage($0, context) }
    let found = findings(context, &allowing, sourceFaults: source?.found.faults ?? [])
    return JudgedPage(
      context: context, found: found, allowing: allowing, includes: includes(of: outline),
      guide: guide(of: context, found, beside: source?.guide))
  }

  /// Takes in what was found on a page, and what it tells about other pages.
  private func add(
    _ page: JudgedPage, beside source: JudgedPage? = nil, to result: inout CheckResult
  ) {
    result.add(page.found.reported)
    result.allowed += page.found.allowed
    if let allowing = page.allowing { result.allowing.append(allowing) }
    if let guide = page.guide { result.guides.append(guide.page) }
    if !page.found.reported.isEmpty {
      keep(page.context.outline)
      if let source { keep(source.context.outline) }
    }
    count(page.context, in: &result)
    addLinks(of: page, to: &result)
    guard !page.includes.isEmpty else { return }
    let locale = page.context.locale
    result.includes += IncludeTrace.traces(
      of: page.includes, in: locale, beside: source?.includes ?? [])
    let outside = page.includes.count { $0.target == .unknown && $0.include.path.hasPrefix(".") }
    result.skip("include-outside-project", outside, in: locale)
  }

  /// Hands a page on to whoever wants to show it.
  private func keep(_ outline: Outline) {
    checker.keep?(outline.page.page, outline.page.codeBlocks)
  }

  /// What a page takes in; nothing where the files of the project are not known.
  func includes(of outline: Outline) -> [ResolvedInclude] {
    let page = outline.page.page
    guard let resolver, !page.includes.isEmpty else { return [] }
    return page.includes.map {
      ResolvedInclude(include: $0, target: resolver.resolve($0, in: page.file))
    }
  }

  /// A page of today, read and looked into.
  func outline(of file: String) throws -> Outline { try outline(of: file, today) }

  private func outline(of file: String, _ measure: Measure) throws -> Outline {
    Outline(measure.analyzer.analyze(try page(file)), words: words)
  }

  /// A page as it is read.
  func page(_ file: String) throws -> Page {
    if let page = checker.ahead?.take(file) { return page }
    return PageReader.read(try checker.load(file), file: file, dialect: checker.dialect(file))
  }

  /// Counts what was looked at on a page.
  private func count(_ context: PageContext, in result: inout CheckResult) {
    result.counts[context.locale, default: CheckResult.Counts()].add(context)
    if context.page.faults.contains(where: { $0.kind == .excessiveNesting }) {
      result.skip("nested-too-deep", in: context.locale)
    }
    if context.api == nil, today.catalog != nil {
      result.skip("release-without-model", in: context.locale)
    }
  }

  private func context(
    _ outline: Outline, _ locale: LanguageTag, _ key: String, _ measure: Measure,
    _ suppressions: Suppressions?, _ source: PageContext?
  ) -> PageContext {
    let alignment = source.map { PageAlignment(source: $0.outline, target: outline) }
    return PageContext(
      outline: outline, locale: locale, sourceLocale: source?.locale, key: key,
      alignment: alignment, api: measure.catalog,
      codeComparison: alignment.map {
        measure.comparer.compare($0, locale: locale, source: source?.facts)
      },
      configuration: measure.configuration, site: site, source: source?.facts,
      isAllowed: { suppressions?.cover($0, $1) ?? false })
  }

  /// Keeps what a page tells about links for the rules that look at all pages.
  private func addLinks(of page: JudgedPage, to result: inout CheckResult) {
    guard let siteRule else { return }
    let links = PageLinks(page.context, includes: page.includes) {
      page.allowing?.suppressions.cover(siteRule, $0) ?? false
    }
    result.skip("too-many-links", links.uncheckedLinkCount, in: page.context.locale)
    result.links.append(links)
  }

  /// Keeps what a page of today mentions for the rules that look at the API.
  private func addMentions(of context: PageContext, to result: inout CheckResult) {
    guard checker.isWholeProject, let api = context.api, api === today.catalog,
      RuleRegistry.coverageRules.contains(where: { checker.settings.isOn($0.info) })
    else { return }
    result.add(api.mentions(on: context.analyzed), in: context.locale)
  }
}

extension CheckResult.Counts {
  /// Counts what was looked at on a page.
  mutating func add(_ context: PageContext) {
    pages += 1
    codeBlocks += context.analyzed.codeBlocks.count
    comparedBlocks += context.alignment?.comparedBlockCount ?? 0
    if !context.analyzed.skipped.isEmpty {
      skipped.merge(context.analyzed.skipped, uniquingKeysWith: +)
    }
    for snippet in context.analyzed.snippets {
      references += snippet.findings.uses.count
      resolvedReferences += snippet.findings.resolvedReferences
    }
  }
}
