// The lexical grammar of Go.

extension LexicalGrammar {
  /// Go.
  static let go = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .init("`", "`", isMultiline: true, escape: nil), .double, .single,
    ],
    keywords: [
      "break", "case", "chan", "const", "continue", "default", "defer", "else", "fallthrough",
      "false", "for", "func", "go", "goto", "if", "import", "interface", "iota", "map", "nil",
      "package", "range", "return", "select", "struct", "switch", "true", "type", "var",
    ],
    operators: .operatorsOfC + [":=", "<-", "&^"])
}

extension CodeLanguage {
  /// Go.
  package static let go = CodeLanguage(
    names: ["go", "golang"], grammar: .go,
    traits: [.optionalSemicolons, .localNames])
}
