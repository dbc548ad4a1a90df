// llms.txt: what language models read first (llmstxt.org).

internal import APIModel
internal import Markup

/// Writes a list of all pages, each with a line of what it is about.
struct LanguageModelIndex {
  static let fileName = "llms.txt"

  let reference: ReferenceSite
  let site: MarkdownSite
  let addresses: SiteAddresses

  var text: String {
    let title =
      reference.modules.count == 1
      ? "\(reference.modules[0]) API reference" : OwnPage.index.title
    var blocks = ["# \(site.text(title))", "> \(reference.lead) \(advice)"]
    for module in reference.modules {
      for (section, pages) in reference.sections(ofModule: module) {
        let name = reference.modules.count > 1 ? " of \(site.text(module))" : ""
        blocks += ["## \(section.title)\(name)", pages.map(item).joined(separator: "\n")]
      }
    }
    let more = [OwnPage.changes, .migration].filter(reference.has).map { page in
      "- \(link(page.title, page.place)): \(page.lead)"
    }
    if !more.isEmpty { blocks += ["## Releases", more.joined(separator: "\n")] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// What a reader must know who writes code with the API.
  private var advice: String {
    let outdated = reference.entries.contains { $0.state != nil }
    return outdated ? "Pages name what to write instead of outdated symbols." : ""
  }

  private func item(_ page: ReferencePage) -> String {
    let link = link(page.title, page.place)
    guard let entry = page.entry else { return "- \(link)" }
    let state = entry.state.map { "\($0.word.rawValue) " } ?? ""
    let summary = site.text(entry.abstract.plainText)
    return "- \(link): \(state)\(entry.kind.word)" + (summary.isEmpty ? "" : ". \(summary)")
  }

  private func link(_ title: String, _ place: ReferencePlace) -> String {
    Markdown.link(site.text(title), to: addresses.address(place, from: Self.fileName))
  }
}
