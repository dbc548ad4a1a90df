// The lexical grammar of CSS and its kin.

extension LexicalGrammar {
  /// CSS and its kin.
  static let css = LexicalGrammar(
    comments: [.slashStar, .init(open: "//", followsSpace: true)],
    quotes: [
      .double, .single,
    ],
    operators: ["::"],
    wordMarks: "-@")
}

extension CodeLanguage {
  /// CSS and its kin.
  package static let css = CodeLanguage(
    names: ["css", "scss", "sass", "less", "postcss"], grammar: .css,
    traits: [.optionalSemicolons])
}
