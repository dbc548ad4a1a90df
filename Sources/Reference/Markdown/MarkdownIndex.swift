// The index of the Markdown reference: every type by module and kind.

internal import APIModel
internal import Markup

/// Writes what stands under the title of the index.
struct MarkdownIndex {
  let reference: ReferenceSite
  let pen: MarkdownPen

  var blocks: [String] {
    [reference.lead] + reference.modules.flatMap(module)
      + list("Releases", [.changes, .migration])
      + list(ReferenceLabels.english.guides.guides, [.coverage])
  }

  private func list(_ title: String, _ pages: [OwnPage]) -> [String] {
    let items = pages.filter(reference.has).map { page in
      "- \(Markdown.link(page.title, to: pen.address(page.place))): \(page.lead)"
    }
    return items.isEmpty ? [] : ["## \(title)", items.joined(separator: "\n")]
  }

  private func module(_ name: String) -> [String] {
    let isOnlyOne = reference.modules.count == 1
    return (isOnlyOne ? [] : ["## \(pen.text(name))"])
      + reference.sections(ofModule: name).flatMap { section, pages in
        [
          "\(isOnlyOne ? "##" : "###") \(section.title)",
          pages.map { "- " + item($0) }.joined(separator: "\n"),
        ]
      }
  }

  /// `Media`, class: the summary of its doc comment.
  private func item(_ page: ReferencePage) -> String {
    let address = pen.address(page.place)
    guard let entry = page.entry else { return Markdown.link(pen.text(page.title), to: address) }
    let link = Markdown.link(pen.code(page.title), to: address)
    let state = entry.state.map { ", \($0.word.rawValue)" } ?? ""
    let summary = pen.line(entry.abstract)
    return "\(link), \(entry.kind.word)\(state)" + (summary.isEmpty ? "" : ": \(summary)")
  }
}
