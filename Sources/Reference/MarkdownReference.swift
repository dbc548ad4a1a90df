// The reference as Markdown: an index, and a page for each type.

package import APIModel
internal import Markup

/// Writes the reference as Markdown files in one folder.
package struct MarkdownReference: ReferenceFormat {
  package let name = "markdown"

  package init() {}

  package func files(of model: APIModel) -> [ReferenceFile] {
    let site = ReferenceSite(model)
    let links = SymbolLinks(site)
    let pages = site.pages.map { page in
      ReferenceFile(
        path: page.fileName + ".md", text: MarkdownPage(page: page, links: links).text)
    }
    return ([ReferenceFile(path: "index.md", text: index(site, model))] + pages).sorted {
      $0.path < $1.path
    }
  }

  private func index(_ site: ReferenceSite, _ model: APIModel) -> String {
    var text = "# API reference\n"
    for module in model.modules {
      text += "\n## \(Markdown.text(module.name))\n\n"
      for page in site.pages where page.module == module.name {
        text += "- " + entry(page) + "\n"
      }
    }
    return text
  }

  /// `Media`, class: the summary of its doc comment.
  private func entry(_ page: ReferenceSite.Page) -> String {
    let path = page.fileName + ".md"
    guard let symbol = page.symbol else {
      return Markdown.link(Markdown.text(page.title), to: path)
    }
    let link = Markdown.link(Markdown.code(page.title), to: path)
    let state = symbol.state == .current ? "" : ", \(symbol.state.rawValue)"
    let documentation = symbol.documentation.map { DocumentationComment($0).text } ?? ""
    let summary = DocumentationText.summary(documentation)
    return "\(link), \(symbol.kind.rawValue)\(state)" + (summary.isEmpty ? "" : ": \(summary)")
  }
}
