// The lexical grammar of HTML.

extension LexicalGrammar {
  /// HTML.
  static let html = LexicalGrammar(
    comments: [.markup],
    quotes: [],
    markup: Markup(
      .everywhere, embedded: ["script": .javaScript, "style": .css]))
}

extension CodeLanguage {
  /// HTML.
  package static let html = CodeLanguage(
    names: ["html", "htm", "xhtml"], grammar: .html)
}
