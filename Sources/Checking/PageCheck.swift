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
      return Measure(release.api, configuration)
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
    var source: PageFacts?
    var sourceFaults: Set<FaultKey> = []
    var sourceIncludes: [ResolvedInclude] = []
    var sourceGuide: PageGuide?
    if let file = entry.source {
      let outline = try outline(of: file, measure)
      let suppressions = Suppressions(outline.page)
      let context = context(outline, sourceLocale, entry.key, measure, suppressions)
      var allowing = suppressions.map { AllowingPage($0, context) }
      let found = findings(context, &allowing)
      sourceFaults = found.faults
      sourceIncludes = includes(of: outline)
      if reportsSource {
        result.add(found, allowing)
        if !found.reported.isEmpty { keep(outline) }
        add(context, allowing, sourceIncludes, beside: [], to: &result)
        addMentions(of: context, to: &result)
      }
      sourceGuide = guide(of: context, found)
      if reportsSource, let sourceGuide { result.guides.append(sourceGuide.page) }
      source = context.facts
    }
    for (locale, file) in translations.sorted(by: { $0.key < $1.key }) {
      let outline = try outline(of: file, measure)
      let suppressions = Suppressions(outline.page)
      let context = context(
        outline, locale, entry.key, measure, suppressions,
        source: source.map { ($0, sourceLocale) })
      var allowing = suppressions.map { AllowingPage($0, context) }
      let found = findings(context, &allowing, sourceFaults: sourceFaults)
      result.add(found, allowing)
      if !found.reported.isEmpty {
        keep(outline)
        if let source { keep(source.outline) }
      }
      add(context, allowing, includes(of: outline), beside: sourceIncludes, to: &result)
      if checker.coveredLocales.contains(locale) { addMentions(of: context, to: &result) }
      if let guide = guide(of: context, found, beside: sourceGuide) {
        result.guides.append(guide.page)
      }
    }
    return result
  }

  /// Hands a page on to whoever wants to show it.
  private func keep(_ outline: Outline) {
    checker.keep?(outline.page.page, outline.page.codeBlocks)
  }

  /// Counts a page, and keeps what it tells about other pages.
  private func add(
    _ context: PageContext, _ allowing: AllowingPage?, _ includes: [ResolvedInclude],
    beside source: [ResolvedInclude], to result: inout CheckResult
  ) {
    count(context, in: &result)
    addLinks(of: context, allowing, includes, to: &result)
    guard !includes.isEmpty else { return }
    result.includes += IncludeTrace.traces(of: includes, in: context.locale, beside: source)
    let outside = includes.count { $0.target == .unknown && $0.include.path.hasPrefix(".") }
    if outside > 0 {
      result.counts[context.locale, default: CheckResult.Counts()]
        .skipped["include-outside-project", default: 0] += outside
    }
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
    PageReader.read(try checker.load(file), file: file, dialect: checker.dialect(file))
  }

  /// Counts what was looked at on a page.
  private func count(_ context: PageContext, in result: inout CheckResult) {
    result.counts[context.locale, default: CheckResult.Counts()].add(context)
    if context.page.faults.contains(where: { $0.kind == .excessiveNesting }) {
      result.counts[context.locale, default: CheckResult.Counts()]
        .skipped["nested-too-deep", default: 0] += 1
    }
    guard context.api == nil, today.catalog != nil else { return }
    result.counts[context.locale, default: CheckResult.Counts()]
      .skipped["release-without-model", default: 0] += 1
  }

  private func context(
    _ outline: Outline, _ locale: LanguageTag, _ key: String, _ measure: Measure,
    _ suppressions: Suppressions?, source: (facts: PageFacts, locale: LanguageTag)? = nil
  ) -> PageContext {
    let alignment = source.map { PageAlignment(source: $0.facts.outline, target: outline) }
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
  private func addLinks(
    of context: PageContext, _ allowing: AllowingPage?, _ includes: [ResolvedInclude],
    to result: inout CheckResult
  ) {
    guard let siteRule else { return }
    let links = PageLinks(context, includes: includes) {
      allowing?.suppressions.cover(siteRule, $0) ?? false
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

  struct Findings {
    /// What the page does not allow.
    var reported: [Diagnostic] = []
    var allowed: [AllowedFinding] = []
    /// All that was found, what the page allows as well.
    fileprivate var faults: Set<FaultKey> = []
  }

  /// What the rules find on a page.
  ///
  /// The rules about the API come first: where they speak, a comparison has nothing to add.
  ///
  /// - Parameter allowing: What the comments of the page allow; nil where they allow nothing.
  private func findings(
    _ context: PageContext, _ allowing: inout AllowingPage?, sourceFaults: Set<FaultKey> = []
  ) -> Findings {
    let find = { (rules: [any PageRule]) in
      var all: [Diagnostic] = []
      for rule in rules {
        let found = rule.check(context)
        // Nearly all rules find nothing on nearly all pages.
        if found.isEmpty { continue }
        let info = rule.info
        all += found.map { diagnostic in
          var diagnostic = checker.settings.graded(diagnostic, by: info)
          diagnostic.alsoInSource = sourceFaults.contains(FaultKey(diagnostic))
          return diagnostic
        }
      }
      return all
    }
    let ofAPI = find(apiRules)
    let compared = allowing.flatMap { _ in context.codeComparison }
    var found = Arbiter.settle(ofAPI, context)
    let spoken = Self.linesOfText(ofAPI, context)
    found += find(pageRules)
    found += find(translationRules).filter { !spoken.contains($0.place.range.start.line) }
    allowing?.excuseSpokenFor(ofAPI, spoken, compared, context)
    guard !found.isEmpty else { return Findings() }
    let faults = Set(found.map(FaultKey.init))
    guard let (reported, allowed) = allowing?.sort(found) else {
      return Findings(reported: found, faults: faults)
    }
    allowing?.excuseDrift(reported)
    return Findings(reported: reported, allowed: allowed, faults: faults)
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
  fileprivate struct FaultKey: Hashable {
    let rule: String
    let subject: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      subject = diagnostic.symbol ?? diagnostic.message
    }
  }
}

extension AllowingPage {
  /// Takes down that code which a comment is for is not as the source page has it: what it allows
  /// there may be what was lost.
  fileprivate mutating func excuseDrift(_ reported: [Diagnostic]) {
    for diagnostic in reported {
      let isDrift =
        diagnostic.rule == FenceLanguage.info.id
        || RuleRegistry.info(diagnostic.rule)?.family == .translation
      guard isDrift else { continue }
      let line = diagnostic.place.range.start.line
      excuseAPI(line...line)
    }
  }

  /// Takes down where rules about the API spoke in place of each other and of comparisons.
  ///
  /// - Parameters:
  ///   - findings: What they found.
  ///   - lines: The lines outside of code that they spoke of.
  ///   - compared: The comparison before they spoke.
  fileprivate mutating func excuseSpokenFor(
    _ findings: [Diagnostic], _ lines: Set<Int>, _ compared: PageComparison?,
    _ context: PageContext
  ) {
    for line in Set(findings.map(\.place.range.start.line)) { excuseAPI(line...line) }
    for line in lines { excuseComparison(line...line) }
    for (before, after) in zip(compared?.blocks ?? [], context.codeComparison?.blocks ?? [])
    where before.differences.count != after.differences.count {
      let range = context.analyzed.codeBlocks[after.target].range
      let table = context.page.lines
      excuseComparison(table.line(at: range.lowerBound)...table.line(at: range.upperBound))
    }
  }
}

extension CheckResult {
  /// Takes in what was found on a page, and what its comments allow.
  fileprivate mutating func add(_ found: PageCheck.Findings, _ allowing: AllowingPage?) {
    add(found.reported)
    allowed += found.allowed
    if let allowing { self.allowing.append(allowing) }
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
