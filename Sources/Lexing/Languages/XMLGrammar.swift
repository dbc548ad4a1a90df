// The lexical grammar of XML and property lists.

extension LexicalGrammar {
  /// XML and property lists.
  static let xml = LexicalGrammar(
    comments: [.markup],
    quotes: [],
    keywords: [
      "true", "false",
    ],
    markup: Markup(.everywhere, hasValues: true))
}

extension CodeLanguage {
  /// XML and property lists.
  package static let xml = CodeLanguage(
    names: ["xml", "plist", "svg", "xsd", "xsl", "storyboard", "xib"], grammar: .xml)
}
