// What a page of the guides says of one symbol, in the language of the page.

/// A description of a symbol: a comment beside a case, a row of a table, an entry of a list.
package struct GuideDescription: Hashable, Sendable {
  /// The identifier of the symbol.
  package var symbol: String
  /// Markdown as it is written on the page.
  package var markdown: String
  package var place: GuidePlace

  package init(symbol: String, markdown: String, place: GuidePlace) {
    self.symbol = symbol
    self.markdown = markdown
    self.place = place
  }
}

/// A description as a reference shows it.
package struct EntryWords: Sendable {
  package var text: Prose
  package var place: GuidePlace
}

extension ReferenceEntry {
  /// What a page of the locale says of the symbol; nil where its own comment is to be shown.
  ///
  /// In the source locale the comment comes first.
  func words(in locale: ReferenceLocale) -> EntryWords? {
    locale.isSource && !text.isEmpty ? nil : guideWords[locale.tag]
  }
}
