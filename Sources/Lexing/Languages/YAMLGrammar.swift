// The lexical grammar of YAML.

extension LexicalGrammar {
  /// YAML.
  static let yaml = LexicalGrammar(
    comments: [.spacedNumber],
    quotes: [
      .init("\"", "\"", isMultiline: true),
      .init("'", "'", isMultiline: true, escape: nil),
    ],
    keywords: [
      "true", "false", "null", "yes", "no", "on", "off",
    ],
    wordMarks: "-./@$",
    features: [.plainScalars, .apostrophes])
}

extension CodeLanguage {
  /// YAML.
  package static let yaml = CodeLanguage(
    names: ["yaml", "yml"], grammar: .yaml)
}
