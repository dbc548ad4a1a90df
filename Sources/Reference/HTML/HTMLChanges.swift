// The page of changes.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of the page of changes.
struct HTMLChanges {
  let changes: [ReleaseChanges]
  let pen: HTMLPen

  var body: String { pen.head(of: .changes) + changes.map(release).joined() + "</main>\n" }

  private func release(_ release: ReleaseChanges) -> String {
    let title = HTML.visible(pen.labels.title(of: release))
    let sections = release.sections.map { section in
      "<h3>\(pen.labels.title(of: section.kind)) <span class=badge>\(section.items.count)</span></h3>\n"
        + "<ul class=changes>\n\(section.items.map(item).joined())</ul>\n"
    }
    let after = pen.labels.site.after.filled(HTML.visible(release.previous))
    return "<section id=\"\(release.anchor)\">\n<h2><a href=\"#\(release.anchor)\">\(title)</a>"
      + " <span class=soft>\(after)</span></h2>\n" + sections.joined() + "</section>\n"
  }

  private func item(_ item: ReleaseChanges.Item) -> String {
    let successor = item.successor.map {
      " <span class=soft>\(pen.arrow)</span> \(pen.names.link($0))"
    }
    // Remarks tell of code, in the words of the compiler.
    let remark = item.remark.map {
      " <span class=soft\(pen.attributes(of: "en"))>\(HTML.visible($0))</span>"
    }
    return "<li><small>\(pen.labels.word(for: item.kind))</small><p>\(pen.names.link(item.symbol))"
      + "\(successor ?? "")\(remark ?? "")</p></li>\n"
  }
}

extension HTMLPen {
  /// The start of the content of a page that looks at the API as a whole: title and lead.
  func head(of page: OwnPage) -> String {
    "<main id=~content class=index>\n<header class=type>\n<h1>\(labels.title(of: page))</h1>\n"
      + "<p class=lead>\(labels.lead(of: page))</p>\n</header>\n"
  }
}
