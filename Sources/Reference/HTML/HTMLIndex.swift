// The index of the reference: every type by module and kind.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of the index.
struct HTMLIndex {
  let site: ReferenceSite
  let pen: HTMLPen

  private var labels: ReferenceLabels { pen.labels }

  static func title(of site: ReferenceSite, _ labels: ReferenceLabels) -> String {
    site.modules.count == 1 ? site.modules[0] : labels.frame.reference
  }

  var body: String {
    let title = HTML.visible(Self.title(of: site, labels))
    return "<main id=~content class=index>\n<header class=type>\n"
      + (site.modules.count == 1 ? "<p class=kind>\(labels.kinds.module)</p>\n" : "")
      + "<h1>\(title)</h1>\n<p class=lead>\(labels.lead(of: site.entries))</p>\n\(more)</header>\n"
      + site.modules.map(module).joined() + "</main>\n"
  }

  /// The pages that look at the API as a whole.
  private var more: String {
    let links = OwnPage.allCases.filter { $0 != .index && site.has($0) }
      .map { "<a href=\"\(pen.locale.address(of: $0))\">\(labels.title(of: $0))</a>" }
    return links.isEmpty ? "" : "<p class=more>\(links.joined(separator: " "))</p>\n"
  }

  private func module(_ name: String) -> String {
    let sections = site.sections(ofModule: name).map { section, pages in
      "<section>\n<h\(level)>\(labels.title(of: section))</h\(level)>\n<ul class=pages>\n"
        + pages.map(item).joined() + "</ul>\n</section>\n"
    }
    let heading = site.modules.count > 1 ? "<h2>\(HTML.visible(name))</h2>\n" : ""
    return heading + sections.joined()
  }

  private var level: Int { site.modules.count > 1 ? 3 : 2 }

  private func item(_ page: ReferencePage) -> String {
    guard let entry = page.entry else {
      let count = page.groups.reduce(0) { $0 + $1.entries.count }
      return "<li><a href=\"\(page.fileName).html\">\(HTML.visible(labels.title(of: page)))</a>"
        + "<p>\(labels.site.symbols.text(count, labels.plurals))</p></li>\n"
    }
    let name = HTMLName.struck(entry, as: entry.name == page.title ? nil : page.title)
    let summary = pen.summary(entry)
    let since = entry.sinceText(labels).map { "<small>\(HTML.visible($0))</small>" } ?? ""
    return "<li><a href=\"\(page.fileName).html\">\(name)</a>\(since)"
      + "<p\(summary.attributes)>\(summary.html)</p>\(HTMLGuides.stale(page, labels))</li>\n"
  }
}
