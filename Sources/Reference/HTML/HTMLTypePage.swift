// The page of a type, or of the globals: where it stands, what it is, what it has.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of a page.
struct HTMLTypePage {
  let page: ReferencePage
  let pen: HTMLPen

  private var labels: ReferenceLabels { pen.labels }

  var body: String {
    let groups = page.groups.map { group in
      "<section class=\(group.kind)>\n<h2>\(labels.title(of: group.kind))</h2>\n"
        + group.entries.map(item).joined() + "</section>\n"
    }
    return "<div class=frame>\n\(members)<main id=~content>\n\(crumbs)\(head)\(groups.joined())"
      + "</main>\n</div>\n"
  }

  private var names: HTMLName { pen.names }

  private var crumbs: String {
    let above =
      ["<a href=index.html>\(HTML.visible(page.module))</a>"]
      + page.enclosing.map { link in
        link.place.map { "<a href=\"\(names.address($0))\">\(HTML.visible(link.text))</a>" }
          ?? HTML.visible(link.text)
      }
    let last = page.entry?.name ?? labels.title(of: page)
    let items =
      above.map { "<li>\($0)</li>" } + ["<li aria-current=page>\(HTML.visible(last))</li>"]
    return
      "<nav class=crumbs aria-label=\"\(labels.frame.breadcrumbs)\"><ol>\(items.joined())</ol></nav>\n"
  }

  private var head: String {
    guard let entry = page.entry else {
      return "<header class=type>\n<h1>\(HTML.visible(labels.title(of: page)))</h1>\n</header>\n"
    }
    return "<header class=type>\n<p class=kind>\(labels.word(for: entry.kind))</p>\n"
      + "<h1>\(HTMLName.struck(entry))</h1>\n\(html(entry).description)\(relations)"
      + "\(html(entry).examples)</header>\n"
  }

  private func html(_ entry: ReferenceEntry) -> HTMLEntry {
    HTMLEntry(entry: entry, pen: pen)
  }

  private var relations: String {
    let items = labels.rows(of: page.relations).map { title, links in
      "<dt>\(title)</dt><dd>\(names.list(links))</dd>\n"
    }
    return items.isEmpty ? "" : "<dl class=relations>\n\(items.joined())</dl>\n"
  }

  /// A member, or the link to the page of a nested type.
  private func item(_ entry: ReferenceEntry) -> String {
    if entry.place.page == page.fileName {
      return html(entry).article
    }
    let summary = pen.summary(entry)
    return "<p class=nested>\(names.link(entry)) <span class=soft\(summary.attributes)>"
      + "\(summary.html)</span></p>\n"
  }

  /// The list of members at the side.
  private var members: String {
    let groups = page.groups.map { group in
      "<h2>\(labels.title(of: group.kind))</h2>\n<ul>\n"
        + group.entries.map { "<li>\(names.link($0))</li>\n" }.joined() + "</ul>\n"
    }
    guard !groups.isEmpty else { return "" }
    let title = labels.frame.onThisPage
    return "<nav class=members aria-label=\"\(title)\">\n<details open><summary>\(title)"
      + "</summary>\n\(groups.joined())</details>\n</nav>\n"
  }
}
