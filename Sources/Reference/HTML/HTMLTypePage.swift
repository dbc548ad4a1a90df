// The page of a type, or of the globals: where it stands, what it is, what it has.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of a page.
struct HTMLTypePage {
  private let page: ReferencePage
  private let site: ReferenceSite

  init(_ page: ReferencePage, of site: ReferenceSite) {
    self.page = page
    self.site = site
  }

  var body: String {
    let groups = page.groups.map { group in
      "<section class=\(group.kind)>\n<h2>\(group.kind.title)</h2>\n"
        + group.entries.map(item).joined() + "</section>\n"
    }
    return "<div class=frame>\n\(members)<main id=~content>\n\(crumbs)\(head)\(groups.joined())"
      + "</main>\n</div>\n"
  }

  private var names: HTMLName { HTMLName(page: page.fileName) }

  private var crumbs: String {
    let above =
      ["<a href=index.html>\(HTML.visible(page.module))</a>"]
      + page.enclosing.map { link in
        link.place.map { "<a href=\"\(names.address($0))\">\(HTML.visible(link.text))</a>" }
          ?? HTML.visible(link.text)
      }
    let last = page.entry?.name ?? page.title
    let items =
      above.map { "<li>\($0)</li>" } + ["<li aria-current=page>\(HTML.visible(last))</li>"]
    return "<nav class=crumbs aria-label=Breadcrumbs><ol>\(items.joined())</ol></nav>\n"
  }

  private var head: String {
    guard let entry = page.entry else {
      return "<header class=type>\n<h1>\(HTML.visible(page.title))</h1>\n</header>\n"
    }
    return "<header class=type>\n<p class=kind>\(entry.kind.word)</p>\n"
      + "<h1>\(HTMLName.struck(entry))</h1>\n\(html(entry).description)\(relations)"
      + "\(html(entry).examples)</header>\n"
  }

  private func html(_ entry: ReferenceEntry) -> HTMLEntry {
    HTMLEntry(
      entry: entry, page: page.fileName, hasObjectiveC: site.hasObjectiveC,
      root: site.coverage?.address)
  }

  private var relations: String {
    let items = page.relations.rows.map { title, links in
      "<dt>\(title)</dt><dd>\(names.list(links))</dd>\n"
    }
    return items.isEmpty ? "" : "<dl class=relations>\n\(items.joined())</dl>\n"
  }

  /// A member, or the link to the page of a nested type.
  private func item(_ entry: ReferenceEntry) -> String {
    if entry.place.page == page.fileName {
      return html(entry).article
    }
    let text = HTMLProse(entry.abstract, on: page.fileName).inline
    return "<p class=nested>\(names.link(entry)) <span class=soft>\(text)</span></p>\n"
  }

  /// The list of members at the side.
  private var members: String {
    let groups = page.groups.map { group in
      "<h2>\(group.kind.title)</h2>\n<ul>\n"
        + group.entries.map { "<li>\(names.link($0))</li>\n" }.joined() + "</ul>\n"
    }
    guard !groups.isEmpty else { return "" }
    return "<nav class=members aria-label=\"On this page\">\n<details open><summary>On this page"
      + "</summary>\n\(groups.joined())</details>\n</nav>\n"
  }
}
