// The reference as a DocC catalogue: what the compiler's symbol graph does not tell.

internal import Markup

/// Writes a catalogue for each module, to be converted with the module's symbol graph.
///
/// DocC takes declarations and doc comments from the graph. The catalogue adds the spelling in
/// Objective-C, raw values, what to use instead of what is outdated, and what releases changed.
package struct DocCCatalogue: ReferenceFormat {
  package static let name = "docc"

  package init() {}

  package func files(of site: ReferenceSite) -> [ReferenceFile] {
    site.modules.flatMap { DocCModule($0, of: site).files }.sorted { $0.path < $1.path }
  }
}

/// Writes the catalogue of one module.
private struct DocCModule {
  private let module: String
  private let site: ReferenceSite
  private let pages: [ReferencePage]
  private let articles: [OwnPage: String]
  private let links: DocCLinks

  init(_ module: String, of site: ReferenceSite) {
    self.module = module
    self.site = site
    pages = site.pages.filter { $0.module == module }
    // An article gives way to a symbol that has its name.
    var names = UniqueNames(
      taken: Set(pages.map { $0.title.lowercased() }).union(
        pages.flatMap(\.groups).flatMap(\.entries).map { $0.qualifiedName.lowercased() }))
    var articles: [OwnPage: String] = [:]
    for page in [OwnPage.changes, .migration] where site.has(page) {
      articles[page] = names.unique(page.title)
    }
    self.articles = articles
    links = DocCLinks(pages, ofModule: module, articles: articles)
  }

  var files: [ReferenceFile] {
    var names = UniqueNames(taken: [])
    let folder = "\(UniqueNames.harmless(module)).docc"
    let extensions = entries.compactMap { entry -> ReferenceFile? in
      guard let text = DocCExtension(entry: entry, links: links).text else { return nil }
      let name = [entry.place.page, entry.place.anchor].compactMap { $0 }.joined(separator: "-")
      return ReferenceFile(path: "\(folder)/Extensions/\(names.unique(name)).md", text: text)
    }
    let own = articles.map { page, name in
      ReferenceFile(path: "\(folder)/\(name).md", text: article(page))
    }
    return extensions + own + [ReferenceFile(path: "\(folder)/Overview.md", text: overview)]
  }

  private var entries: [ReferenceEntry] {
    pages.flatMap { page in
      [page.entry].compactMap { $0 }
        + page.groups.flatMap(\.entries).filter { $0.place.anchor != nil }
    }
  }

  /// The page of the module.
  private var overview: String {
    let more = OwnPage.allCases.compactMap(links.link).map { "- \($0)\n" }.joined()
    return "# ``\(module)``\n\n\(Markdown.text(ReferenceSite.lead(of: entries)))\n"
      + (more.isEmpty ? "" : "\n## Topics\n\n### Releases\n\n\(more)")
  }

  private func article(_ page: OwnPage) -> String {
    let writer = MarkdownChanges(
      text: { Markdown.text($0) }, link: links.link, heading: { text, _, _ in ["## " + text] })
    let content =
      page == .changes ? writer.blocks(site.changes) : writer.blocks(site.migrations)
    return (["# \(page.title)", page.lead] + content)
      .map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }
}

/// Writes what is added to the page that DocC makes of a symbol.
private struct DocCExtension {
  let entry: ReferenceEntry
  let links: DocCLinks

  /// Nil where there is nothing to add, or DocC might not find the symbol.
  var text: String? {
    guard let path = links.path(to: entry.place) else { return nil }
    let blocks = [advice, value, objc].compactMap { $0 }
    return blocks.isEmpty ? nil : (["# ``\(path)``\n"] + blocks).joined(separator: "\n")
  }

  /// What to use instead.
  ///
  /// DocC takes a summary of deprecation only where the compiler knows of it.
  private var advice: String? {
    guard let state = entry.state, state.successor != nil || state.since != nil else { return nil }
    let sentences = [
      Markdown.text(state.title) + ".",
      state.successor.map { "Use \(links.link($0)) instead." },
      state.message.map { Markdown.text($0) },
    ]
    let text = sentences.compactMap { $0 }.joined(separator: " ")
    return state.word == .deprecated
      ? "@DeprecationSummary {\n  \(text)\n}\n" : "> Important: \(text)\n"
  }

  private var value: String? {
    entry.rawValue.map { "## Raw value\n\n\(Markdown.code($0))\n" }
  }

  private var objc: String? {
    guard entry.swift != nil, let objc = entry.objc else { return nil }
    return "## Objective-C\n\n" + Markdown.codeBlock(objc.text, language: "objc")
  }
}
