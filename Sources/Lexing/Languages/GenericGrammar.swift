// The lexical grammar of text in any language, with the comment marks in common use.

extension LexicalGrammar {
  /// Text of any language with the comment marks in common use.
  static let generic = LexicalGrammar(
    comments: [.init(open: "//", followsSpace: true), .slashStar, .spacedNumber, .markup],
    quotes: [
      .double, .single,
    ],
    operators: .operatorsOfC,
    wordMarks: "-",
    features: [.placeholders, .anglePlaceholders, .apostrophes])
}

extension CodeLanguage {
  /// Text of any language with the comment marks in common use.
  package static let unknown = CodeLanguage(
    names: [""], grammar: .generic,
    traits: [.wordsAreText])
}
