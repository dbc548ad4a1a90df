// The lexical grammar of JavaScript, with JSX.

extension LexicalGrammar {
  /// JavaScript, with JSX.
  static let javaScript = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .init("`", "`", isMultiline: true, interpolation: "${"), .double, .single,
    ],
    keywords: [
      "abstract", "as", "async", "await", "break", "case", "catch", "class", "const", "continue",
      "debugger", "declare", "default", "delete", "do", "else", "enum", "export", "extends",
      "false", "finally", "for", "from", "function", "get", "if", "implements", "import", "in",
      "instanceof", "interface", "is", "keyof", "let", "namespace", "new", "null", "of", "private",
      "protected", "public", "readonly", "return", "satisfies", "set", "static", "super", "switch",
      "this", "throw", "true", "try", "type", "typeof", "undefined", "var", "void", "while", "with",
      "yield",
    ],
    operators: .operatorsOfC + ["===", "!==", "**", ">>>"],
    features: [.regexes],
    markup: Markup(.operands, hasExpressions: true))
}

extension CodeLanguage {
  /// JavaScript, with JSX.
  package static let javaScript = CodeLanguage(
    names: ["javascript", "js", "mjs", "cjs", "jsx", "node"], grammar: .javaScript,
    traits: [.optionalSemicolons, .importedStrings, .braceSlots, .localNames])
}
