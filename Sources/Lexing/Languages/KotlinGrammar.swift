// The lexical grammar of Kotlin.

extension LexicalGrammar {
  /// Kotlin.
  static let kotlin = LexicalGrammar(
    comments: [.slashes, .init(open: "/*", close: "*/", nests: true)],
    quotes: [
      .init("\"\"\"", "\"\"\"", isMultiline: true, escape: nil, interpolation: "${"),
      .init("\"", "\"", interpolation: "${"), .single,
    ],
    keywords: [
      "abstract", "annotation", "as", "break", "by", "catch", "class", "companion", "const",
      "constructor", "continue", "crossinline", "data", "do", "else", "enum", "external", "false",
      "final", "finally", "for", "fun", "get", "if", "import", "in", "infix", "init", "inline",
      "inner", "interface", "internal", "is", "it", "lateinit", "noinline", "null", "object",
      "open", "operator", "out", "override", "package", "private", "protected", "public", "reified",
      "return", "sealed", "set", "super", "suspend", "tailrec", "this", "throw", "true", "try",
      "typealias", "val", "var", "vararg", "when", "where", "while",
    ],
    operators: .operatorsOfC + ["?:", "!!", ".."],
    features: [.atWords, .quotedWords])
}

extension CodeLanguage {
  /// Kotlin.
  package static let kotlin = CodeLanguage(
    names: ["kotlin", "kt", "kts"], grammar: .kotlin,
    traits: [.optionalSemicolons, .dollarSlots, .localNames])
}
