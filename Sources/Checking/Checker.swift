// The run: every page read, looked into, compared and judged.

package import APIModel
internal import Alignment
package import Diagnostics
internal import Dispatch
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
  package var api: APILookup?
  /// What the pages of past releases are compared with, by the version that their paths spell.
  package var releases: [String: ReleaseAPI] = [:]
  package var settings: RuleSettings
  /// Whether the pages are all that there are, so that the API itself is looked at as well: its doc
  /// comments, and what of it no page mentions.
  package var isWholeProject = false
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
    self.api = api
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
    let done = Atomic(0)
    var result = try Self.onAllCores(tree.entries) { entry in
      defer { progress?(done.add(1, ordering: .relaxed).newValue) }
      return try reader.check(entry, tree.sourceLocale)
    }
    try addIncludedPages(of: tree, reader, to: &result)
    result.add(try treeFindings(tree, reader, result.includes))
    result.addSiteFindings(tree.site, settings)
    if isWholeProject { result.merge(try reader.checkAPI(result.mentions, tree.sourceLocale)) }
    result.diagnostics.sort()
    return result
  }

  /// Checks each of many things, and adds up what was found in their order.
  private static func onAllCores<Item: Sendable>(
    _ items: [Item], _ check: @Sendable (Item) throws -> CheckResult
  ) throws -> CheckResult {
    let outcomes = Mutex([Result<CheckResult, any Error>?](repeating: nil, count: items.count))
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      let outcome = Result { try check(items[index]) }
      outcomes.withLock { $0[index] = outcome }
    }
    var result = CheckResult()
    for outcome in outcomes.withLock({ $0 }) {
      if let outcome { result.merge(try outcome.get()) }
    }
    return result
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
      let found = try Self.onAllCores(entries) {
        try reader.check($0.entry, tree.sourceLocale, reportsSource: $0.checksSource)
      }
      traces = found.includes
      result.merge(found)
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
    for file in tree.filesWithoutCounterpart {
      tree.fingerprints[file] = try reader.outline(of: file).fingerprint
    }
    return rules.flatMap { rule in
      rule.check(tree).map { settings.graded($0, by: rule.info) }
    }
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

extension CheckResult {
  /// Judges the links of all pages.
  fileprivate mutating func addSiteFindings(_ site: SiteMap, _ settings: RuleSettings) {
    for rule in RuleRegistry.siteRules where settings.isOn(rule.info) {
      let found = rule.check(links, site)
      add(uniting(found.diagnostics.map { settings.graded($0, by: rule.info) }))
      for (locale, skipped) in found.skipped {
        counts[locale, default: Counts()].skipped.merge(skipped, uniquingKeysWith: +)
      }
    }
    links = []
  }

  /// Says once of a link that it leads nowhere and that the source page has another: takes over what
  /// the comparison of links says of it.
  private mutating func uniting(_ found: [Diagnostic]) -> [Diagnostic] {
    guard !found.isEmpty else { return [] }
    var compared: [Place: [Note]] = [:]
    for each in diagnostics where each.rule == LinkDrift.info.id {
      compared[each.place, default: []] += each.related
    }
    guard !compared.isEmpty else { return found }
    let places = Set(found.map(\.place))
    diagnostics.removeAll { $0.rule == LinkDrift.info.id && places.contains($0.place) }
    return found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.related += compared[diagnostic.place] ?? []
      return diagnostic
    }
  }
}
