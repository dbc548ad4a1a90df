// The index of the reference: every type by module and kind.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of the index.
struct HTMLIndex {
  let site: ReferenceSite

  static func title(of site: ReferenceSite) -> String {
    site.modules.count == 1 ? site.modules[0] : OwnPage.index.title
  }

  var body: String {
    "<main id=~content class=index>\n<header class=type>\n"
      + (site.modules.count == 1 ? "<p class=kind>module</p>\n" : "")
      + "<h1>\(HTML.visible(Self.title(of: site)))</h1>\n<p class=lead>\(site.lead)</p>\n\(more)</header>\n"
      + site.modules.map(module).joined() + "</main>\n"
  }

  /// The pages that look at the API as a whole.
  private var more: String {
    let links = OwnPage.allCases.filter { $0 != .index && site.has($0) }
      .map { "<a href=\"\($0.fileName).html\">\($0.title)</a>" }
    return links.isEmpty ? "" : "<p class=more>\(links.joined(separator: " "))</p>\n"
  }

  private func module(_ name: String) -> String {
    let sections = site.sections(ofModule: name).map { section, pages in
      "<section>\n<h\(level)>\(section.title)</h\(level)>\n<ul class=pages>\n"
        + pages.map(item).joined() + "</ul>\n</section>\n"
    }
    let heading = site.modules.count > 1 ? "<h2>\(HTML.visible(name))</h2>\n" : ""
    return heading + sections.joined()
  }

  private var level: Int { site.modules.count > 1 ? 3 : 2 }

  private func item(_ page: ReferencePage) -> String {
    guard let entry = page.entry else {
      let count = page.groups.reduce(0) { $0 + $1.entries.count }
      return "<li><a href=\"\(page.fileName).html\">\(HTML.visible(page.title))</a>"
        + "<p>\(count) \(count == 1 ? "symbol" : "symbols")</p></li>\n"
    }
    let name = HTMLName.struck(entry, as: entry.name == page.title ? nil : page.title)
    let text = HTMLProse(entry.abstract, on: OwnPage.index.fileName).inline
    return "<li><a href=\"\(page.fileName).html\">\(name)</a>"
      + (entry.since.map { "<small>\(HTML.visible($0))</small>" } ?? "")
      + "<p>\(text)</p>\(HTMLGuides.stale(page))</li>\n"
  }
}
