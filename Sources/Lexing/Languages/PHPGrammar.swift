// The lexical grammar of PHP.

extension LexicalGrammar {
  /// PHP.
  static let php = LexicalGrammar(
    comments: [.slashes, .slashStar, .init(open: "# ")],
    quotes: [
      .init("\"", "\"", isMultiline: true), .init("'", "'", isMultiline: true),
    ],
    keywords: [
      "abstract", "and", "array", "as", "break", "callable", "case", "catch", "class", "clone",
      "const", "continue", "declare", "default", "do", "echo", "else", "elseif", "enum", "extends",
      "false", "final", "finally", "fn", "for", "foreach", "function", "global", "goto", "if",
      "implements", "include", "instanceof", "insteadof", "interface", "isset", "list", "match",
      "namespace", "new", "null", "or", "print", "private", "protected", "public", "readonly",
      "require", "return", "static", "switch", "this", "throw", "trait", "true", "try", "unset",
      "use", "var", "while", "xor", "yield",
    ],
    operators: .operatorsOfC + ["===", "!==", ".=", "**", "<?php", "?>"])
}

extension CodeLanguage {
  /// PHP.
  package static let php = CodeLanguage(
    names: ["php"], grammar: .php,
    traits: [.dollarSlots, .braceSlots, .localNames, .assignmentsDeclare, .typesDeclare])
}
