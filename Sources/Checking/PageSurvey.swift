// What pages tell about each other, read without a look at what is wrong with them.

internal import Alignment
internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// The links and the parts of pages, for the pages that are looked at beside them.
struct PageSurvey: Sendable {
  var links: [PageLinks] = []
  var includes: [IncludeTrace] = []
  /// The files that use one of the names that were looked for.
  var naming: Set<String> = []

  mutating func merge(_ other: PageSurvey) {
    links += other.links
    includes += other.includes
    naming.formUnion(other.naming)
  }

  /// Files, the pages that take them in, however deep, and what other languages take in in their
  /// place.
  func including(_ files: Set<String>) -> Set<String> {
    var found = files
    var isDone = false
    while !isDone {
      let count = found.count
      for page in links where !found.isDisjoint(with: page.includedFiles) {
        found.insert(page.file)
      }
      for trace in includes where trace.source.map(found.contains) ?? false {
        found.insert(trace.file)
      }
      isDone = found.count == count
    }
    return found
  }
}

extension PageCheck {
  /// Reads all pages of a tree and what they take in, on all cores.
  ///
  /// - Parameter targets: The pages to which links are reported.
  func survey(
    _ tree: DocumentationTree, finding names: NameSearch, reporting targets: LinkTargets
  ) throws -> PageSurvey {
    var included = IncludedPages(tree.site, tree.sourceLocale)
    var entries: [IncludedPages.Entry] = tree.entries.map { ($0, true) }
    var result = PageSurvey()
    while !entries.isEmpty {
      let found = try survey(
        entries, tree.sourceLocale, finding: names, reporting: targets
      ) { _ in true }
      result.merge(found)
      entries = included.entries(for: found.includes)
    }
    return result
  }

  /// Reads those files of entries that are wanted, on all cores.
  func survey(
    _ entries: [IncludedPages.Entry], _ sourceLocale: LanguageTag,
    finding names: NameSearch = NameSearch([]), reporting targets: LinkTargets = LinkTargets([]),
    where isWanted: @Sendable (String) -> Bool
  ) throws -> PageSurvey {
    let found = try onAllCores(entries.count) { index in
      try survey(entries[index], sourceLocale, finding: names, targets, where: isWanted)
    }
    return found.reduce(into: PageSurvey()) { $0.merge($1) }
  }

  private func survey(
    _ item: IncludedPages.Entry, _ sourceLocale: LanguageTag, finding names: NameSearch,
    _ targets: LinkTargets, where isWanted: (String) -> Bool
  ) throws -> PageSurvey {
    let entry = item.entry
    var result = PageSurvey()
    var source: Outline?
    if let file = entry.source, item.checksSource, isWanted(file) {
      let outline = try plainOutline(of: file)
      source = outline
      result.add(
        context(outline, sourceLocale, entry.key), includes(of: outline), beside: [], targets)
      if names.occur(on: outline.page) { result.naming.insert(file) }
    }
    for (locale, file) in entry.translations.sorted(by: { $0.key < $1.key }) where isWanted(file) {
      let outline = try plainOutline(of: file)
      let parts = includes(of: outline)
      if source == nil, !parts.isEmpty { source = try entry.source.map(plainOutline) }
      result.add(
        context(outline, locale, entry.key), parts, beside: source.map(includes) ?? [], targets)
      if names.occur(on: outline.page) { result.naming.insert(file) }
    }
    return result
  }

  /// A page whose code is not looked into.
  private func plainOutline(of file: String) throws -> Outline {
    Outline(PageAnalyzer.plain(try page(file)))
  }

  /// Whether a page had anchors that it has not any more.
  ///
  /// - Parameter former: What its file held.
  func lostAnchors(_ file: String, _ former: [UInt8]) throws -> Bool {
    let old = PageReader.read(former, file: file, dialect: checker.dialect(file))
    let anchors = [old, try page(file)].map { page in
      let outline = Outline(PageAnalyzer.plain(page))
      let context = context(outline, site.sourceLocale, file)
      return PageLinks(context, includes: includes(of: outline)) { _ in true }.allAnchors
    }
    return !anchors[0].isSubset(of: anchors[1])
  }

  private func context(_ outline: Outline, _ locale: LanguageTag, _ key: String) -> PageContext {
    PageContext(outline: outline, locale: locale, key: key, site: site)
  }
}

extension PageSurvey {
  fileprivate mutating func add(
    _ context: PageContext, _ includes: [ResolvedInclude], beside source: [ResolvedInclude],
    _ targets: LinkTargets
  ) {
    let comments = Suppressions(context.analyzed)
    let links = PageLinks(context, includes: includes, reported: targets) { place in
      RuleRegistry.siteRules.contains { comments?.cover($0.info.id, place) ?? false }
    }
    self.links.append(links)
    guard !includes.isEmpty else { return }
    self.includes += IncludeTrace.traces(of: includes, in: context.locale, beside: source)
  }
}
