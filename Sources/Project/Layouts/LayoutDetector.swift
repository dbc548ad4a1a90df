// Finds out how a project lays out its translations.

package import Diagnostics

/// The layout of a project, as a configuration would say it.
package struct DetectedLayout: Hashable, Sendable {
  /// What a person reads, a line each: `docs/{locale}/{path}.md: a folder for each locale`.
  package var lines: [String]
  package var sources: [Configuration.PageSource]
  /// What stands in paths for which locale and is no language tag.
  package var localeNames: [String: LanguageTag]
  package var sourceLocale: LanguageTag

  /// Lets a configuration that names no pages speak of this layout.
  func apply(to configuration: inout Configuration) {
    configuration.pages = sources
    configuration.localeNames.merge(localeNames) { own, _ in own }
    configuration.sourceLocale = sourceLocale
  }
}

/// Tries all layouts, and takes those that pair the most pages.
package enum LayoutDetector {
  /// All layouts; of two that pair equally many pages, the first is taken.
  private static let layouts: [any Layout.Type] = [
    Docusaurus.self, SiblingFolders.self, HugoContent.self, FolderPerLocale.self,
    SourceAtRoot.self, FileSuffix.self, LocaleAsFileName.self, LocaleInside.self, SecondTree.self,
  ]

  /// A project follows no more layouts than this.
  private static let mostFindings = 64

  /// How a project lays out its pages; absent where nothing shows it.
  ///
  /// - Throws: What there is may be read in more than one way, or pairs hardly any pages.
  package static func detect(
    _ configuration: Configuration, in store: FileStore
  ) throws(ProjectError) -> DetectedLayout? {
    var walker = TreeWalker(store: store, excluded: [PageFinder.reportFolder])
    try walker.walk("")
    let names = LocaleNames(configuration.localeNames)
    let files = walker.files.sorted().compactMap { LayoutFile($0, names: names) }
    let tree = LayoutTree(files, sourceLocale: configuration.sourceLocale, store: store)
    let findings = VersionedFindings.merge(layouts.flatMap { $0.findings(in: tree) })
    let chosen = try choice(among: findings)
    guard !chosen.isEmpty else { return try LonelyPages.layout(of: findings, tree) }
    return try layout(chosen, tree)
  }

  // MARK: Choosing

  /// The findings with the most pairs that no other one has, one after the other; what a site
  /// generator says comes first.
  private static func choice(
    among findings: [LayoutFinding]
  ) throws(ProjectError) -> [LayoutFinding] {
    var open = findings.filter { $0.pairs.count >= ($0.isWeak ? 2 : 1) && $0.isLikely }
    var chosen: [LayoutFinding] = []
    var taken: Set<String> = []
    while chosen.count < mostFindings {
      for index in open.indices {
        open[index].pairs.removeAll { taken.contains($0.target) || taken.contains($0.source) }
      }
      open.removeAll { $0.pairs.count < ($0.isWeak ? 2 : 1) }
      guard let best = open.map(\.weight).max(),
        let index = open.firstIndex(where: { $0.weight == best })
      else { break }
      if let rival = open.first(where: { $0.contradicts(open[index]) }) {
        let sources = [open[index], rival].compactMap(\.source).sorted()
        throw .unsureLayout(
          "the pages of \(open[index].pattern) have source pages in "
            + sources.joined(separator: " and in "), advice: open[index].advice)
      }
      let finding = open.remove(at: index)
      taken.formUnion(finding.targets)
      taken.formUnion(finding.pairs.map(\.target))
      taken.formUnion(finding.ownSources)
      chosen.append(finding)
    }
    return chosen
  }

  private static func layout(
    _ findings: [LayoutFinding], _ tree: LayoutTree
  ) throws(ProjectError) -> DetectedLayout {
    var layout = DetectedLayout(
      lines: [], sources: [], localeNames: [:],
      sourceLocale: findings.lazy.compactMap(\.sourceLocale).first ?? tree.sourceLocale)
    for finding in findings {
      layout.sources.append(
        .init(
          pattern: try PagePattern(finding.pattern),
          source: try finding.source.map { text throws(ProjectError) in try PagePattern(text) }))
      layout.lines.append(finding.line)
      layout.localeNames.merge(finding.names) { first, _ in first }
    }
    if !layout.localeNames.isEmpty {
      let names = layout.localeNames.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      layout.lines.append("locale names: \(names.joined(separator: ", "))")
    }
    if layout.sourceLocale != tree.sourceLocale {
      layout.lines.append("source locale: \(layout.sourceLocale)")
    }
    return layout
  }
}

extension LayoutFinding {
  /// What a person reads of it.
  var line: String {
    source.map { "\($0), translated in \(pattern): \(summary)" } ?? "\(pattern): \(summary)"
  }

  /// What to write in concord.yml for it.
  var advice: String {
    let source = source.map { ", source: \"\($0)\"" } ?? ""
    return "pages: [{ pattern: \"\(pattern)\"\(source) }]"
  }

  /// Whether enough of the translations have a source page.
  fileprivate var isLikely: Bool { pairs.count * 4 >= targets.count || pairs.count > 20 }

  /// How much speaks for it.
  fileprivate var weight: Int { pairs.count + (isDeclared ? Int(Int32.max) : 0) }

  /// Whether the same translations would have other source pages.
  fileprivate func contradicts(_ other: LayoutFinding) -> Bool {
    guard weight == other.weight, source != other.source, source != nil,
      other.source != nil
    else { return false }
    return Set(pairs.map(\.target)) == Set(other.pairs.map(\.target))
      && Set(pairs).isDisjoint(with: other.pairs)
  }
}
