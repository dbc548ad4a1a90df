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
  /// Whether nothing is said of how the pages were found.
  var isQuiet: Bool
  private let options: CommonOptions
  private let console: Console

  init(_ options: CommonOptions, _ console: Console) throws {
    self.options = options
    isQuiet = options.isQuiet
    self.console = console
    workspace = try options.workspace()
  }

  /// Which rules run: the configuration's choice, narrowed by the command line's.
  ///
  /// - Throws: An id that no rule has.
  func settings(only: [String] = [], allow: [String] = []) throws -> RuleSettings {
    for id in only + allow where !KnownRules.ids.contains(id) {
      throw CommandError.unknownRule(id, nearest: NearestName.of(id, among: KnownRules.ids))
    }
    var settings = RuleSettings(off: Set(allow), only: only.isEmpty ? nil : Set(only))
    for (id, setting) in workspace.configuration.rules {
      switch setting {
      case .severity(let severity): settings.severities[id] = severity
      case .off: settings.off.insert(id)
      }
    }
    return settings
  }

  /// Checks the pages at the paths, or all, and says what was found and what was compared.
  ///
  /// - Parameter asksGit: Whether the commits that brought differences are said as well.
  /// - Throws: Whatever keeps the tool from its work; never is a run over nothing a success.
  func report(
    paths: [String], _ settings: RuleSettings, asksGit: Bool = false
  ) throws -> FinishedRun {
    let (known, read) = SideBySide.run {
      Result {
        let pages = try findPages()
        return (pages, SiteMap(pages, siteRoot: workspace.configuration.siteRoot))
      }
    } _: {
      Result { try RunAPIs.Sources(workspace) }
    }
    let (pages, site) = try known.get()
    if !isQuiet { for line in pages.layout { console.remark("layout found: \(line)") } }
    let selection = try PathSelection(
      paths, from: CommonOptions.currentFolder, in: workspace.store)
    let groups = try selection.groups(of: pages)
    let apis = RunAPIs(try read.get(), groups)
    let tree = DocumentationTree(pages, groups, site: site)
    let dialects = PageDialects(groups, workspace.store)
    var checker = try checker(apis, groups, settings, dialects)
    checker.isWholeProject = paths.isEmpty
    checker.coveredLocales = Set(options.project.locales)
    let result = try checker.check(tree)
    if pages.groups.isEmpty, result.comments.pages == 0 { throw ProjectError.noLayout }
    let found = result.diagnostics.filter {
      keepsSiblings || selection.contains($0.place.file)
    }
    let report = Report(
      toolVersion: ToolVersion.current,
      coverage: result.counts.mapValues(Report.Coverage.init),
      diagnostics: asksGit ? SourceCommits(store: workspace.store).added(to: found) : found,
      remarks: pages.notices + apis.remarks + Self.remarks(on: result.comments),
      sourceLocale: pages.sourceLocale, documents: groups.map(Report.Page.init),
      rules: RuleRegistry.infos)
    return FinishedRun(report: report, store: workspace.store, dialects: dialects)
  }

  /// The pages of the project; none where it has none and there is an API to look at.
  private func findPages() throws -> PageSet {
    do {
      return try workspace.pages()
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

  private func checker(
    _ apis: RunAPIs, _ groups: [PageGroup], _ settings: RuleSettings, _ dialects: PageDialects
  ) throws -> Checker {
    let (store, overlay) = (workspace.store, overlay)
    var checker = Checker(
      api: apis.today, settings: settings, configuration: try ruleConfiguration(),
      load: { try overlay.read($0, from: store) },
      dialect: dialects.dialect,
      hasFile: { store.hasFile($0) },
      progress: { [console] in console.progress("Checking page \($0) of \(groups.count)") })
    checker.releases = apis.releases
    return checker
  }

  private func ruleConfiguration() throws -> RuleConfiguration {
    let configuration = workspace.configuration
    return RuleConfiguration(
      terms: configuration.terms, currentVersion: try workspace.currentVersion(),
      modules: configuration.api?.modules.map(\.name) ?? [])
  }
}

extension DocumentationTree {
  /// The pages of a project as the rules look at them.
  fileprivate init(_ set: PageSet, _ groups: [PageGroup], site: SiteMap) {
    let byKey = groups.reduce(into: [String: PageGroup]()) { $0[$1.key] = $1 }
    self.init(
      sourceLocale: set.sourceLocale, targetLocales: set.locales,
      entries: groups.map { group in
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

extension Report.Page {
  fileprivate init(_ group: PageGroup) {
    self.init(
      key: group.key,
      files: group.files.reduce(into: [:]) { $0[$1.locale] = $1.path })
  }
}

extension SiteMap {
  /// The pages of a project as links see them.
  fileprivate convenience init(_ set: PageSet, siteRoot: String?) {
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
