// The lexical grammar of Ruby.

extension LexicalGrammar {
  /// Ruby.
  static let ruby = LexicalGrammar(
    comments: [.number],
    quotes: [
      .init("\"", "\"", isMultiline: true, interpolation: "#{"),
      .init("'", "'", isMultiline: true),
    ],
    keywords: [
      "alias", "and", "begin", "break", "case", "class", "def", "defined", "do", "else", "elsif",
      "end", "ensure", "false", "for", "if", "in", "module", "next", "nil", "not", "or", "redo",
      "rescue", "retry", "return", "self", "super", "then", "true", "undef", "unless", "until",
      "when", "while", "yield",
    ],
    operators: .operatorsOfC + ["**", "===", "=~", "!~", ".."],
    features: [.regexes])
}

extension CodeLanguage {
  /// Ruby.
  package static let ruby = CodeLanguage(
    names: ["ruby", "rb", "podfile", "gemfile", "rails"], grammar: .ruby,
    traits: [.optionalSemicolons, .importedStrings, .localNames, .assignmentsDeclare])
}
