// The reference as Markdown: an index, and a page for each type.

internal import Markup

/// Writes the reference as Markdown files in one folder.
package struct MarkdownReference: ReferenceFormat {
  package let name = "markdown"

  package init() {}

  package func files(of site: ReferenceSite) -> [ReferenceFile] {
    let pages = site.pages.map { page in
      ReferenceFile(
        path: page.fileName + ".md",
        text: MarkdownPage(page: page, root: site.coverage?.address).text)
    }
    var own = [ReferenceFile(path: "index.md", text: index(site))]
    if !site.changes.isEmpty {
      own.append(ReferenceFile(path: "changes.md", text: MarkdownChanges.text(site.changes)))
    }
    if !site.migrations.isEmpty {
      let rewrites = MarkdownRewrites.text(site.migrations, root: site.coverage?.address)
      own.append(
        ReferenceFile(
          path: "migration.md", text: MarkdownChanges.text(site.migrations) + rewrites))
    }
    if let coverage = site.coverage {
      own.append(ReferenceFile(path: "coverage.md", text: MarkdownCoverage(coverage).text))
    }
    return (own + pages).sorted { $0.path < $1.path }
  }

  private func index(_ site: ReferenceSite) -> String {
    var text = "# API reference\n"
    for module in site.modules {
      text += "\n## \(Markdown.text(module))\n\n"
      for page in site.pages where page.module == module {
        text += "- " + item(page) + "\n"
      }
    }
    let more =
      (site.changes.isEmpty ? [] : ["- [Changes](changes.md)\n"])
      + (site.migrations.isEmpty ? [] : ["- [Migration](migration.md)\n"])
    let guides =
      site.coverage == nil
      ? "" : "\n## \(GuideWords.guides)\n\n- [\(GuideWords.coverage)](coverage.md)\n"
    return text + (more.isEmpty ? "" : "\n## Releases\n\n" + more.joined()) + guides
  }

  /// `Media`, class: the summary of its doc comment.
  private func item(_ page: ReferencePage) -> String {
    let path = page.fileName + ".md"
    guard let entry = page.entry else {
      return Markdown.link(Markdown.text(page.title), to: path)
    }
    let link = Markdown.link(Markdown.code(page.title), to: path)
    let state = entry.state.map { ", \($0.word.rawValue)" } ?? ""
    let summary = DocumentationText.summary(entry.text.markdown)
    return "\(link), \(entry.kind.rawValue)\(state)" + (summary.isEmpty ? "" : ": \(summary)")
  }
}
