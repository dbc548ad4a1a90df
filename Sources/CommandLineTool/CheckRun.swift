// A run over the pages of a project, for the commands that report findings.

internal import Checking
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Project
internal import Reports

/// Opens a project, checks its pages and gathers the report.
struct CheckRun {
  let workspace: Workspace
  /// What is taken for the content of files in place of what is on disk.
  var overlay = FileOverlay()
  /// Whether what is found on the other pages of an entry counts, too, where paths are given.
  var keepsSiblings = false
  private let options: CommonOptions
  let console: Console
  /// Whether nothing is said of how the pages were found.
  var isQuiet: Bool { options.isQuiet }

  init(_ options: CommonOptions, _ console: Console) throws {
    self.options = options
    self.console = console
    workspace = try options.workspace()
  }

  /// - Throws: An id that no rule has.
  func requireRules(_ ids: [String]) throws(CommandError) {
    for id in ids where !RuleRegistry.knownIDs.contains(id) {
      throw .unknownRule(id, nearest: NearestName.of(id, among: RuleRegistry.knownIDs))
    }
  }

  /// Which rules run: the configuration's choice, narrowed by the command line's.
  ///
  /// - Throws: An id that no rule has.
  func settings(only: [String] = [], allow: [String] = []) throws -> RuleSettings {
    try requireRules(only + allow)
    var settings = RuleSettings(off: Set(allow), only: only.isEmpty ? nil : Set(only))
    for (id, setting) in workspace.configuration.rules {
      switch setting {
      case .severity(let severity): settings.severities[id] = severity
      case .off: settings.off.insert(id)
      }
    }
    return settings
  }

  /// What a run is about: found before a page is looked at, and the same whatever pages hold.
  struct Subject {
    fileprivate let narrow: NarrowRun
    fileprivate let pages: PageSet
    fileprivate let dialects: PageDialects
    fileprivate let tree: DocumentationTree
    fileprivate let sources: RunAPIs.Sources
    /// Pages as they are on disk; nil where only some are looked at.
    fileprivate let ahead: PagesAhead?
  }

  /// Finds the pages of the project and reads its API; what time is left until the API is there is
  /// spent on reading pages.
  ///
  /// - Parameters:
  ///   - paths: The files and folders to look at as written; empty for all pages.
  ///   - revision: A commit: only what changed since then, and what depends on it, is looked at.
  func subject(paths: [String] = [], since revision: String? = nil) throws -> Subject {
    let narrow = try NarrowRun(
      paths: paths, since: revision, keepsSiblings: keepsSiblings, in: workspace)
    let (known, read) = SideBySide.run { isReadingAPI in
      Result {
        let pages = try findPages(gone: narrow.changes?.gone ?? [])
        let site = SiteMap(pages, siteRoot: workspace.configuration.siteRoot)
        let dialects = PageDialects(pages.groups, workspace.store)
        let ahead = narrow.isNarrow ? nil : readAhead(pages, dialects, while: isReadingAPI)
        return (pages, dialects, DocumentationTree(pages, site: site), ahead)
      }
    } _: {
      Result { try RunAPIs.Sources(workspace) }
    }
    let (pages, dialects, tree, ahead) = try known.get()
    if !isQuiet { for line in pages.layout { console.remark("layout found: \(line)") } }
    return Subject(
      narrow: narrow, pages: pages, dialects: dialects, tree: tree, sources: try read.get(),
      ahead: ahead)
  }

  private func readAhead(
    _ pages: PageSet, _ dialects: PageDialects, while isReadingAPI: () -> Bool
  ) -> PagesAhead {
    PagesAhead(pages.groups.lazy.flatMap(\.files).map(\.path), while: isReadingAPI) { file in
      PageReader.read(
        try workspace.store.read(file), file: file, dialect: dialects.dialect(of: file))
    }
  }

  /// Checks the pages.
  ///
  /// - Parameter keepsPages: Whether pages with findings are kept, to be shown or compared.
  /// - Throws: Whatever keeps the tool from its work; never is a run over nothing a success, unless
  ///   nothing changed.
  func findings(
    in subject: Subject, _ settings: RuleSettings, keepsPages: Bool = false
  ) throws -> RunFindings {
    let (pages, dialects) = (subject.pages, subject.dialects)
    var checker = try checker(pages, settings, dialects)
    let scope = try subject.narrow.scope(of: pages, subject.tree, subject.sources.model, checker)
    let documents = pages.groups.compactMap { $0.document(scope.files, pages) }
    let looked = Set(documents.map(\.key))
    let apis = RunAPIs(subject.sources, pages.groups.filter { looked.contains($0.key) })
    let kept = KeptPages()
    checker.look(at: scope.files, by: apis)
    if overlay.isEmpty { checker.ahead = subject.ahead }
    if keepsPages { checker.keep = { kept.keep($0, $1) } }
    let result = try checker.check(subject.tree)
    if pages.groups.isEmpty, result.comments.pages == 0 { throw ProjectError.noLayout }
    return RunFindings(
      result: result, scope: scope, documents: documents,
      files: scope.files?.files ?? Set(pages.groups.flatMap { $0.files.map(\.path) }),
      dialects: dialects, kept: kept,
      remarks: pages.notices + apis.remarks + Self.remarks(on: result.comments) + scope.remarks)
  }

  /// Checks the pages, and says what was found and what was compared.
  ///
  /// - Parameters:
  ///   - asksGit: Whether the commits that brought differences are said as well.
  ///   - baseline: The findings that are known, and do not count.
  ///   - formats: What the report will be written in.
  /// - Throws: What `findings` throws.
  func report(
    on subject: Subject, _ settings: RuleSettings, asksGit: Bool = false,
    baseline: Baseline? = nil, for formats: [any ReportFormat]
  ) throws -> FinishedRun {
    let store = workspace.store
    let findings = try findings(
      in: subject, settings,
      keepsPages: baseline != nil || formats.contains(where: \.showsPages))
    let result = findings.result
    let comparison = baseline.map { findings.compare($0, in: store) }
    let counted = comparison?.new.map(\.diagnostic) ?? result.diagnostics
    let report = Report(
      toolVersion: ToolVersion.current,
      coverage: result.counts.mapValues(Report.Coverage.init),
      diagnostics: asksGit ? SourceCommits(store: store).added(to: counted) : counted,
      remarks: findings.remarks, sourceLocale: subject.pages.sourceLocale,
      documents: findings.documents, rules: RuleRegistry.infos,
      allowed: result.allowed.map { Report.Allowed($0.diagnostic, reason: $0.reason) },
      scope: findings.scope.files.map { scope in
        Report.Scope(
          allPages: subject.pages.fileCount, revision: subject.narrow.revision,
          files: scope.files)
      },
      baseline: comparison)
    return FinishedRun(
      report: report, store: store, dialects: findings.dialects, kept: findings.kept)
  }

  /// The pages of the project; none where it has none and there is an API to look at.
  private func findPages(gone: Set<String>) throws -> PageSet {
    do {
      return try workspace.pages(gone: gone)
    } catch ProjectError.noLayout where workspace.configuration.api != nil {
      return workspace.noPages
    }
  }

  /// What was looked at in doc comments, where there was anything.
  private static func remarks(on comments: CheckResult.Counts) -> [String] {
    guard comments.codeBlocks > 0 else { return [] }
    return [
      "doc comments of the API: \(comments.pages) read, with \(comments.codeBlocks) code blocks, "
        + "\(comments.references) names, \(comments.resolvedReferences) of them resolved"
    ]
  }

  /// A checker that knows of no API yet.
  func checker(
    _ pages: PageSet, _ settings: RuleSettings, _ dialects: PageDialects
  ) throws -> Checker {
    let (store, overlay) = (workspace.store, overlay)
    var checker = Checker(
      api: nil, settings: settings, configuration: try ruleConfiguration(),
      load: { try overlay.read($0, from: store) },
      dialect: dialects.dialect,
      hasFile: { store.hasFile($0) },
      progress: { [console] in console.progress("Checking page \($0) of \(pages.groups.count)") })
    checker.coveredLocales = Set(options.project.locales)
    checker.leavesOutLocales = !options.project.locales.isEmpty
    return checker
  }

  private func ruleConfiguration() throws -> RuleConfiguration {
    let configuration = workspace.configuration
    return RuleConfiguration(
      terms: configuration.terms, currentVersion: try workspace.currentVersion(),
      modules: configuration.api?.modules.map(\.name) ?? [])
  }
}

extension Checker {
  /// Narrows the check to what a run looks at.
  fileprivate mutating func look(at scope: CheckScope?, by apis: RunAPIs) {
    self.scope = scope
    isWholeProject = scope == nil
    (api, releases) = (apis.today, apis.releases)
  }
}

extension DocumentationTree {
  /// The pages of a project as the rules look at them.
  init(_ set: PageSet, site: SiteMap) {
    let byKey = set.groups.reduce(into: [String: PageGroup]()) { $0[$1.key] = $1 }
    self.init(
      sourceLocale: set.sourceLocale, targetLocales: set.locales,
      entries: set.groups.map { group in
        .init(
          key: group.key, version: group.version, source: group.source?.path,
          translations: group.translations.mapValues(\.path))
      },
      expectedFile: { key, locale in
        byKey[key].flatMap { set.expectedPath(of: $0, in: locale) }
      },
      site: site)
  }
}

extension SiteMap {
  /// The pages of a project as links see them.
  convenience init(_ set: PageSet, siteRoot: String?) {
    self.init(
      set.groups.flatMap { group in
        group.files.map { file in
          Entry(
            id: .init(key: group.key, locale: file.locale), file: file.path,
            spelling: file.localeSpelling)
        }
      },
      sourceLocale: set.sourceLocale,
      roots: siteRoot.map { [$0] } ?? set.folders + (set.folders.contains("") ? [] : [""]),
      isRootKnown: siteRoot != nil, searched: set.folders, otherFiles: set.otherFiles)
  }
}

extension Report.Coverage {
  fileprivate init(_ counts: CheckResult.Counts) {
    self.init(
      pages: counts.pages, codeBlocks: counts.codeBlocks, comparedBlocks: counts.comparedBlocks,
      references: counts.references, resolvedReferences: counts.resolvedReferences,
      skipped: counts.skipped)
  }
}
