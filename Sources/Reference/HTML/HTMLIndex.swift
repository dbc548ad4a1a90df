// The index of the reference: every type by module and kind.

internal import APIModel
internal import Markup

/// Writes what stands under the bar of the index.
struct HTMLIndex {
  let site: ReferenceSite

  static func title(of site: ReferenceSite) -> String {
    site.modules.count == 1 ? site.modules[0] : "API reference"
  }

  var body: String {
    "<main id=~content class=index>\n<header class=type>\n"
      + (site.modules.count == 1 ? "<p class=kind>module</p>\n" : "")
      + "<h1>\(HTML.visible(Self.title(of: site)))</h1>\n<p class=lead>\(lead)</p>\n\(more)</header>\n"
      + site.modules.map(module).joined() + "</main>\n"
  }

  /// The pages that look at the API as a whole.
  private var more: String {
    let links =
      (site.changes.isEmpty ? [] : [(HTMLChanges.title, HTMLChanges.fileName)])
      + (site.migrations.isEmpty ? [] : [(HTMLMigration.title, HTMLMigration.fileName)])
      + (site.coverage == nil ? [] : [(GuideWords.coverage, HTMLCoverage.fileName)])
    guard !links.isEmpty else { return "" }
    return "<p class=more>"
      + links.map { "<a href=\"\($1).html\">\($0)</a>" }.joined(separator: " ") + "</p>\n"
  }

  private var lead: String {
    let symbols = site.entries.count
    let outdated = site.entries.count { $0.state != nil }
    let languages = site.hasObjectiveC ? " in Swift and Objective-C" : ""
    return "\(symbols) \(symbols == 1 ? "symbol" : "symbols")\(languages)"
      + (outdated > 0 ? ", \(outdated) of them outdated." : ".")
  }

  private func module(_ name: String) -> String {
    let pages = site.pages.filter { $0.module == name }
    let sections = Section.allCases.compactMap { section -> String? in
      let shown = pages.filter { section.takes($0) }
      guard !shown.isEmpty else { return nil }
      return "<section>\n<h\(level)>\(section.title)</h\(level)>\n<ul class=pages>\n"
        + shown.map(item).joined() + "</ul>\n</section>\n"
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
    let text = HTMLProse(entry.abstract, on: "index").inline
    return "<li><a href=\"\(page.fileName).html\">\(name)</a>"
      + (entry.since.map { "<small>\(HTML.visible($0))</small>" } ?? "")
      + "<p>\(text)</p>\(HTMLGuides.stale(page))</li>\n"
  }

  /// The kinds of pages, in the order of the index.
  private enum Section: CaseIterable {
    case classes, actors, protocols, structs, enums, globals, extensions

    func takes(_ page: ReferencePage) -> Bool {
      switch page.subject {
      case .globals: return self == .globals
      case .extensions: return self == .extensions
      case .type(let entry):
        switch entry.kind {
        case .class: return self == .classes
        case .actor: return self == .actors
        case .protocol: return self == .protocols
        case .enum: return self == .enums
        default: return self == .structs
        }
      }
    }

    var title: String {
      switch self {
      case .classes: "Classes"
      case .actors: "Actors"
      case .protocols: "Protocols"
      case .structs: "Structs"
      case .enums: "Enums"
      case .globals: "Globals"
      case .extensions: "Extensions"
      }
    }
  }
}
