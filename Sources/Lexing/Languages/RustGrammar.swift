// The lexical grammar of Rust.

extension LexicalGrammar {
  /// Rust.
  static let rust = LexicalGrammar(
    comments: [.slashes, .init(open: "/*", close: "*/", nests: true)],
    quotes: [
      .init("r#\"", "\"#", isMultiline: true, escape: nil), .init("\"", "\"", isMultiline: true),
      .init("'\"", "'"), .init("'\\", "'"),
    ],
    keywords: [
      "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
      "extern", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move",
      "mut", "pub", "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true",
      "type", "union", "unsafe", "use", "where", "while",
    ],
    operators: .operatorsOfC + ["..", "..="])
}

extension CodeLanguage {
  /// Rust.
  package static let rust = CodeLanguage(
    names: ["rust", "rs"], grammar: .rust,
    traits: [.braceSlots, .localNames])
}
