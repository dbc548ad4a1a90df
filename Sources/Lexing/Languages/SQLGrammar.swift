// The lexical grammar of SQL.

extension LexicalGrammar {
  /// SQL.
  static let sql = LexicalGrammar(
    comments: [.init(open: "--"), .slashStar],
    quotes: [
      .init("'", "'", isMultiline: true, escape: nil), .init("\"", "\"", escape: nil),
    ],
    operators: ["<>", "<=", ">=", "!=", "||", "::"])
}

extension CodeLanguage {
  /// SQL.
  package static let sql = CodeLanguage(
    names: ["sql", "mysql", "postgresql", "pgsql", "postgres", "plsql", "sqlite", "tsql"],
    grammar: .sql,
    traits: [.caseless])
}
