// The reference as Markdown: an index, a page for each type, and llms.txt.

internal import Markup

/// Writes the reference as Markdown files in one folder.
package struct MarkdownReference: ReferenceFormat {
  package static let name = "markdown"
  private let site: MarkdownSite
  private let base: String

  /// - Parameters:
  ///   - site: The generator of the site that shows the files.
  ///   - base: The address of the folder on the site, for generators that want links to be
  ///     addresses.
  package init(for site: MarkdownSite = .plain, base: String = "/reference/") {
    self.site = site
    self.base = base
  }

  package func files(of reference: ReferenceSite) -> [ReferenceFile] {
    let addresses = SiteAddresses(reference.pages.map(\.fileName), on: site, base: base)
    let writer = MarkdownFiles(reference: reference, site: site, addresses: addresses)
    let index = LanguageModelIndex(reference: reference, site: site, addresses: addresses)
    let files =
      writer.own + writer.pages + reference.pictureFiles + [
        ReferenceFile(path: LanguageModelIndex.fileName, text: index.text)
      ]
    return files.sorted { $0.path < $1.path }
  }
}

/// Writes the files with their front matter and titles.
private struct MarkdownFiles {
  let reference: ReferenceSite
  let site: MarkdownSite
  let addresses: SiteAddresses

  var pages: [ReferenceFile] {
    reference.pages.enumerated().map { index, page in
      let title = page.entry == nil ? site.text(page.title) : site.code(page.title, inTable: false)
      let front = MarkdownFrontMatter(
        title: page.title, description: page.entry?.abstract.plainText ?? "", position: index + 1,
        badge: page.entry?.state?.word.rawValue.capitalized)
      let blocks = MarkdownPage(
        page: page, pen: pen(page.fileName), root: reference.coverage?.address
      ).blocks
      return file(page.fileName, front, title: title, blocks)
    }
  }

  /// The pages that look at the API as a whole: the index first, the others behind all types.
  var own: [ReferenceFile] {
    OwnPage.allCases.enumerated().filter { reference.has($0.element) }.map { index, page in
      let front = MarkdownFrontMatter(
        title: page.title, description: page.lead,
        position: page == .index ? 0 : reference.pages.count + index)
      return file(page.fileName, front, title: page.title, blocks(of: page))
    }
  }

  private func pen(_ page: String) -> MarkdownPen {
    MarkdownPen(site: site, addresses: addresses, page: page)
  }

  private func blocks(of page: OwnPage) -> [String] {
    let pen = pen(page.fileName)
    switch page {
    case .index: return MarkdownIndex(reference: reference, pen: pen).blocks
    case .changes: return MarkdownChanges(pen).blocks(reference.changes)
    case .migration:
      return MarkdownChanges(pen).blocks(reference.migrations)
        + MarkdownRewrites(pen: pen, root: reference.coverage?.address).blocks(reference.migrations)
    case .coverage: return reference.coverage.map { MarkdownCoverage($0, pen).blocks } ?? []
    }
  }

  private func file(
    _ page: String, _ front: MarkdownFrontMatter, title: String, _ blocks: [String]
  ) -> ReferenceFile {
    let blocks = (site.showsTitle ? [] : ["# " + title]) + blocks
    let text = blocks.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
    return ReferenceFile(path: addresses.file(of: page), text: front.text(for: site) + text)
  }
}

/// What stands at the head of a file for the generator of a site.
struct MarkdownFrontMatter {
  var title: String
  var description: String
  /// The place in the list of pages.
  var position: Int
  /// A word beside the name in the list of pages.
  var badge: String?

  func text(for site: MarkdownSite) -> String {
    let title = YAMLText.quoted(title)
    let description = YAMLText.quoted(Prose.short(description))
    var lines =
      ["title: \(title)"] + (self.description.isEmpty ? [] : ["description: \(description)"])
    switch site {
    case .plain: return ""
    case .mkdocs: break
    case .docusaurus:
      lines += ["sidebar_label: \(title)", "sidebar_position: \(position)", "format: md"]
    case .starlight:
      lines += ["sidebar:", "  label: \(title)", "  order: \(position)"]
      if let badge { lines += ["  badge:", "    text: \(badge)", "    variant: caution"] }
    }
    return "---\n" + lines.map { $0 + "\n" }.joined() + "---\n\n"
  }
}
