// The lexical grammar of JSON, with comments or without.

extension LexicalGrammar {
  /// JSON, with comments or without.
  static let json = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .double, .single,
    ],
    keywords: [
      "true", "false", "null",
    ])
}

extension CodeLanguage {
  /// JSON, with comments or without.
  package static let json = CodeLanguage(
    names: ["json", "jsonc", "json5", "geojson", "webmanifest"], grammar: .json,
    traits: [.keyedStrings])
}
