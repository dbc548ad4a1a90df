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
  /// A language that is not known here.
  package static let unknown = CodeLanguage(
    names: ["unknown"], grammar: .generic, traits: .wordsAreText)

  /// What stands between fences without a language: code, or what a program says, or a sketch.
  package static let untagged = CodeLanguage(
    names: [""], grammar: .generic, traits: [.wordsAreText, .plainWordsAreText])
}
