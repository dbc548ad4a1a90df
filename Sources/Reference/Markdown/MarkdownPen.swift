// What a page of the Markdown reference is written with: its site's manners, and its links.

internal import Markup

/// Writes the parts that all pages consist of.
struct MarkdownPen {
  let site: MarkdownSite
  let addresses: SiteAddresses
  /// The page that is written.
  let page: String

  func text(_ text: String) -> String { site.text(text) }

  /// A message: what stands between its backticks is code.
  func message(_ message: String) -> String { Markdown.message(message, text: site.text) }

  func code(_ code: String, inTable: Bool = false) -> String { site.code(code, inTable: inTable) }

  func address(_ place: ReferencePlace) -> String { addresses.address(place, from: page) }

  func link(_ link: ReferenceLink) -> String {
    let name = code(link.text)
    return link.place.map { Markdown.link(name, to: address($0)) } ?? name
  }

  func list(_ links: [ReferenceLink]) -> String { links.map(link).joined(separator: ", ") }

  func picture(_ picture: ReferencePicture, of entry: ReferenceEntry) -> String {
    let label = text(picture.text.isEmpty ? entry.name : picture.text)
    return "!" + Markdown.link(label, to: URIText.path(ReferencePicture.path(of: picture.file)))
  }

  // MARK: - Doc comments

  /// A doc comment as blocks.
  func blocks(_ prose: Prose) -> String { MarkdownProse.blocks(prose, self) }

  /// A doc comment as the content of a table cell.
  func cell(_ prose: Prose) -> String {
    MarkdownInline.fragments(prose, self, inTable: true).joined(separator: "<br />")
  }

  /// A doc comment on one line.
  func line(_ prose: Prose) -> String {
    MarkdownInline.fragments(prose, self).joined(separator: " ")
  }

  /// A titled part of a doc comment: on one line where it is one paragraph.
  func field(_ title: String, _ prose: Prose) -> String {
    prose.discussion.isEmpty
      ? "**\(title):** \(line(prose))" : "**\(title):**\n\n\(blocks(prose))"
  }

  // MARK: - States

  /// The advice not to use a symbol, as a box.
  func warning(_ state: ReferenceState) -> String {
    site.warning(state.title, advice(state), isGrave: state.word == .unavailable)
  }

  /// The advice not to use a symbol, as a sentence of a table cell.
  func remark(_ state: ReferenceState) -> String {
    ["**\(text(state.title)).**", advice(state)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func advice(_ state: ReferenceState) -> String {
    let successor = state.successor.map { "Use \(link($0)) instead." }
    return [successor, state.message.map(text)].compactMap { $0 }.joined(separator: " ")
  }
}
