// Links of the Markdown reference.

internal import Markup

/// Writes links of one page.
struct MarkdownLinks {
  /// The page that the links stand on.
  let page: String

  func address(_ place: ReferencePlace) -> String { place.address(from: page, ending: ".md") }

  func link(_ link: ReferenceLink) -> String {
    let name = Markdown.code(link.text)
    return link.place.map { Markdown.link(name, to: address($0)) } ?? name
  }

  func list(_ links: [ReferenceLink]) -> String { links.map(link).joined(separator: ", ") }
}
