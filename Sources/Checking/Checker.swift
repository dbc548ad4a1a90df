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
  /// Told how many entries of the tree are done, from any thread.
  package var progress: (@Sendable (_ done: Int) -> Void)?

  package init(
    api: APILookup?, settings: RuleSettings = RuleSettings(),
    configuration: RuleConfiguration = RuleConfiguration(),
    load: @escaping @Sendable (_ file: String) throws -> [UInt8],
    dialect: @escaping @Sendable (_ file: String) -> Dialect,
    progress: (@Sendable (_ done: Int) -> Void)? = nil
  ) {
    self.api = api
    self.settings = settings
    self.configuration = configuration
    self.load = load
    self.dialect = dialect
    self.progress = progress
  }

  /// Checks all pages of a tree, on all cores, one entry at a time on each.
  ///
  /// - Returns: The findings in the order of every report.
  /// - Throws: What `load` throws, for the first page in order that can't be read.
  package func check(_ tree: DocumentationTree) throws -> CheckResult {
    let reader = PageCheck(self, tree.site)
    let outcomes = Mutex(
      [Result<CheckResult, any Error>?](repeating: nil, count: tree.entries.count))
    let done = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: tree.entries.count) { index in
      let outcome = Result { try reader.check(tree.entries[index], tree.sourceLocale) }
      outcomes.withLock { $0[index] = outcome }
      progress?(done.add(1, ordering: .relaxed).newValue)
    }
    var result = CheckResult()
    for outcome in outcomes.withLock({ $0 }) {
      if let outcome { result.merge(try outcome.get()) }
    }
    result.add(try treeFindings(tree, reader))
    result.addSiteFindings(tree.site, settings)
    if isWholeProject { result.merge(try reader.checkAPI(result.mentions, tree.sourceLocale)) }
    result.diagnostics.sort()
    return result
  }

  /// What the rules find that look at which pages there are.
  private func treeFindings(
    _ tree: DocumentationTree, _ reader: PageCheck
  ) throws -> [Diagnostic] {
    let rules = RuleRegistry.treeRules.filter { settings.isOn($0.info) }
    guard !rules.isEmpty else { return [] }
    var tree = tree
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
      add(found.diagnostics.map { settings.graded($0, by: rule.info) })
      for (locale, skipped) in found.skipped {
        counts[locale, default: Counts()].skipped.merge(skipped, uniquingKeysWith: +)
      }
    }
    links = []
  }
}
