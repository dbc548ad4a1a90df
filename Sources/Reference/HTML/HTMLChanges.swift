// The page of changes.

internal import Markup

/// Writes what stands under the bar of the page of changes.
struct HTMLChanges {
  private let changes: [ReleaseChanges]
  private let names = HTMLName(page: OwnPage.changes.fileName)

  init(_ changes: [ReleaseChanges]) { self.changes = changes }

  var body: String {
    OwnPage.changes.htmlHead + changes.map(release).joined() + "</main>\n"
  }

  private func release(_ release: ReleaseChanges) -> String {
    let title = HTML.visible(release.title)
    let sections = release.sections.map { section in
      "<h3>\(section.title) <span class=badge>\(section.items.count)</span></h3>\n"
        + "<ul class=changes>\n\(section.items.map(item).joined())</ul>\n"
    }
    return "<section id=\"\(release.anchor)\">\n<h2><a href=\"#\(release.anchor)\">\(title)</a>"
      + " <span class=soft>after \(HTML.visible(release.previous))</span></h2>\n"
      + sections.joined() + "</section>\n"
  }

  private func item(_ item: ReleaseChanges.Item) -> String {
    let successor = item.successor.map { " <span class=soft>→</span> \(names.link($0))" } ?? ""
    let remark = item.remark.map { " <span class=soft>\(HTML.visible($0))</span>" } ?? ""
    return "<li><small>\(item.kind)</small><p>\(names.link(item.symbol))\(successor)\(remark)"
      + "</p></li>\n"
  }
}

extension OwnPage {
  /// The start of its content: title and lead.
  var htmlHead: String {
    "<main id=~content class=index>\n<header class=type>\n<h1>\(title)</h1>\n"
      + "<p class=lead>\(lead)</p>\n</header>\n"
  }
}
