// The run: every page read, looked into, compared and judged.

package import APIModel
internal import Alignment
package import Diagnostics
package import DriftRules
package import Pages
internal import Snippets
internal import Synchronization

/// The API of a release, for the pages that document it.
package struct ReleaseAPI: Sendable {
  /// Nil where no model of the release is kept.
  package var api: APILookup?
  /// The number of the release; nil where it has none.
  package var number: String?

  package init(api: APILookup?, number: String?) {
    self.api = api
    self.number = number
  }
}

/// Checks a documentation tree; it reads no file itself.
package struct Checker: Sendable {
  /// The API that pages are compared with; without it the rules about it find nothing.
  package var api: APICatalog?
  /// Pages that were read before the check.
  package var ahead: PagesAhead?
  /// What the pages of past releases are compared with, by the version that their paths spell.
  package var releases: [String: ReleaseAPI] = [:]
  package var settings: RuleSettings
  /// Whether pages in some languages are left out.
  package var leavesOutLocales = false
  /// Whether the pages are all that there are, so that the API itself is looked at as well: its doc
  /// comments, and what of it no page mentions.
  package var isWholeProject = false
  /// What the run looks at; nil for all pages.
  ///
  /// Pages beside these are read for their sake alone.
  package var scope: CheckScope?
  /// Whether the run takes down what the pages show of the API.
  package var gathersGuides = false
  /// The target locales of which it is asked, too, what no page mentions.
  package var coveredLocales: Set<LanguageTag> = []
  /// What the configuration tells the rules.
  package var configuration: RuleConfiguration
  /// Reads a page: its bytes as they are on disk.
  package var load: @Sendable (_ file: String) throws -> [UInt8]
  /// The dialect that a file is written in.
  package var dialect: @Sendable (_ file: String) -> Dialect
  /// Whether a file stands at a path in the project; without it, what pages take in is not followed.
  package var hasFile: (@Sendable (_ file: String) -> Bool)?
  /// Given the pages with findings and the source pages beside them, from any thread.
  package var keep: (@Sendable (_ page: Page, _ codeBlocks: [CodeBlock]) -> Void)?
  /// Told how many entries of the tree are done, from any thread.
  package var progress: (@Sendable (_ done: Int) -> Void)?

  package init(
    api: APILookup?, settings: RuleSettings = RuleSettings(),
    configuration: RuleConfiguration = RuleConfiguration(),
    load: @escaping @Sendable (_ file: String) throws -> [UInt8],
    dialect: @escaping @Sendable (_ file: String) -> Dialect,
    hasFile: (@Sendable (_ file: String) -> Bool)? = nil,
    progress: (@Sendable (_ done: Int) -> Void)? = nil
  ) {
    self.api = api.map(APICatalog.init)
    self.settings = settings
    self.configuration = configuration
    self.load = load
    self.dialect = dialect
    self.hasFile = hasFile
    self.progress = progress
  }

  /// Checks all pages of a tree, on all cores, one entry at a time on each.
  ///
  /// - Returns: The findings in the order of every report.
  /// - Throws: What `load` throws, for the first page in order that can't be read.
  package func check(_ tree: DocumentationTree) throws -> CheckResult {
    let reader = PageCheck(self, tree.site)
    let sources = isWholeProject || scope != nil ? reader.commentedFiles : []
    let done = Atomic(0)
    // The doc comments of a file may take longer than a page in all its languages.
    let found = try onAllCores(sources.count + tree.entries.count) { index in
      guard index >= sources.count else {
        return reader.checkComments(in: sources[index], tree.sourceLocale)
      }
      defer { progress?(done.add(1, ordering: .relaxed).newValue) }
      return try reader.check(tree.entries[index - sources.count], tree.sourceLocale)
    }
    var result = CheckResult()
    for part in found[sources.count...] { result.merge(part) }
    try addSurroundings(of: tree, reader, to: &result)
    try addIncludedPages(of: tree, reader, to: &result)
    var allowing = AllowingPages(result.allowing, sourceLocale: tree.sourceLocale)
    var unseen = UnseenSources(tree, reader)
    let ofTree = result.keeping(try treeFindings(tree, reader, result.includes)) {
      allowing.reason(for: $0) ?? allowing.reason(forPageOf: $0) ?? unseen.reason(for: $0)
    }
    result.add(ofTree)
    result.addSiteFindings(tree.site, settings, &allowing) { scope?.reportsLinks($0) ?? true }
    let idle = allowing.findings(reader.reach)
    let reported = result.keeping(idle) { allowing.reason(for: $0) }
    result.add(reported)
    result.allowing = []
    if isWholeProject { result.merge(reader.checkCoverage(result.mentions, tree.sourceLocale)) }
    for part in found[..<sources.count] { result.merge(part) }
    result.diagnostics.sort()
    result.allowed.sort { $0.diagnostic < $1.diagnostic }
    result.reach = reader.reach
    if gathersGuides { result.symbolsToShow = reader.symbolsToShow }
    return result
  }

  /// Adds what the pages tell that a narrow run does not look at, as far as others need it.
  private func addSurroundings(
    of tree: DocumentationTree, _ reader: PageCheck, to result: inout CheckResult
  ) throws {
    guard let scope else { return }
    if let survey = scope.survey {
      result.add(survey, where: { !looksAt($0) })
      return
    }
    let entries: [IncludedPages.Entry] = tree.entries.map { ($0, true) }
    let isAllNeeded =
      result.links.contains(where: \.hasOpenLinks)
      || tree.entries.contains { entry in
        entry.source.map(tree.isPart) == true && looksAtMissing(entry, of: tree)
      }
    let needed = isAllNeeded ? nil : filesNeeded(by: result.links, of: tree)
    guard needed?.isEmpty != true else { return }
    let survey = try reader.survey(entries, tree.sourceLocale) { file in
      !looksAt(file) && needed?.contains(file) != false
    }
    result.add(survey, where: { !looksAt($0) })
  }

  /// Whether a page should be there that the run looks at.
  private func looksAtMissing(
    _ entry: DocumentationTree.Entry, of tree: DocumentationTree
  ) -> Bool {
    tree.targetLocales.contains { locale in
      entry.translations[locale] == nil && tree.expectedFile(entry.key, locale).map(looksAt) == true
    }
  }

  /// The pages that decide about links, with their source pages.
  private func filesNeeded(by links: [PageLinks], of tree: DocumentationTree) -> Set<String> {
    var files: Set<String> = []
    for page in links.flatMap(\.linkedPages) {
      for locale in [page.locale, tree.sourceLocale] {
        if let file = tree.site.file(of: .init(key: page.key, locale: locale)) {
          files.insert(file)
        }
      }
    }
    return files
  }

  /// Checks what the pages take in and is no page of the tree, and what that takes in in turn.
  private func addIncludedPages(
    of tree: DocumentationTree, _ reader: PageCheck, to result: inout CheckResult
  ) throws {
    var included = IncludedPages(tree.site, tree.sourceLocale)
    var traces = result.includes
    while true {
      let entries = included.entries(for: traces)
      if entries.isEmpty { return }
      let found = try onAllCores(entries.count) { index in
        let (entry, checksSource) = entries[index]
        return try reader.check(entry, tree.sourceLocale, reportsSource: checksSource)
      }
      traces = found.flatMap(\.includes)
      for part in found { result.merge(part) }
      if let scope, scope.survey == nil {
        let survey = try reader.survey(entries, tree.sourceLocale) { !looksAt($0) }
        traces += survey.includes
        result.add(survey, where: { !looksAt($0) })
      }
    }
  }

  /// What the rules find that look at which pages there are.
  private func treeFindings(
    _ tree: DocumentationTree, _ reader: PageCheck, _ includes: [IncludeTrace]
  ) throws -> [Diagnostic] {
    let rules = RuleRegistry.treeRules.filter { settings.isOn($0.info) }
    guard !rules.isEmpty else { return [] }
    var tree = tree
    for trace in includes { tree.includers[trace.file, default: []].insert(trace.locale) }
    for file in filesToPair(of: tree) {
      tree.fingerprints[file] = try reader.outline(of: file).fingerprint
    }
    return rules.flatMap { rule in
      rule.check(tree).filter { looksAt($0.place.file) }
        .map { settings.graded($0, by: rule.info) }
    }
  }

  /// The files that may belong together, where the run looks at one that lacks its counterpart.
  private func filesToPair(of tree: DocumentationTree) -> [String] {
    let isOfInterest =
      scope == nil
      || tree.entries.contains { entry in
        entry.source == nil
          ? entry.translations.values.contains(where: looksAt) : looksAtMissing(entry, of: tree)
      }
    return isOfInterest ? tree.filesWithoutCounterpart : []
  }
}

extension DocumentationTree {
  /// The files that may belong together although their paths differ: translations without a source
  /// page and, where there are such, source pages without a translation.
  fileprivate var filesWithoutCounterpart: [String] {
    let orphans = entries.filter { $0.source == nil }.flatMap(\.translations.values)
    guard !orphans.isEmpty else { return [] }
    let homeless = entries.filter { entry in
      targetLocales.contains { entry.translations[$0] == nil }
    }
    return (orphans + homeless.compactMap(\.source)).sorted()
  }
}
