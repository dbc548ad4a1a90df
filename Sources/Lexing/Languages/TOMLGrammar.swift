// The lexical grammar of TOML.

extension LexicalGrammar {
  /// TOML.
  static let toml = LexicalGrammar(
    comments: [.number],
    quotes: [
      .init("\"\"\"", "\"\"\"", isMultiline: true),
      .init("'''", "'''", isMultiline: true, escape: nil), .double,
      .init("'", "'", escape: nil),
    ],
    keywords: [
      "true", "false", "inf", "nan",
    ],
    wordMarks: "-")
}

extension CodeLanguage {
  /// TOML.
  package static let toml = CodeLanguage(
    names: ["toml"], grammar: .toml)
}
