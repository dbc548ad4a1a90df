// The lexical grammar of Java and Groovy.

extension LexicalGrammar {
  /// Java and Groovy.
  static let java = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .init("\"\"\"", "\"\"\"", isMultiline: true), .double, .single,
    ],
    keywords: [
      "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
      "continue", "def", "default", "do", "double", "else", "enum", "extends", "false", "final",
      "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int",
      "interface", "long", "native", "new", "null", "package", "private", "protected", "public",
      "record", "return", "sealed", "short", "static", "super", "switch", "synchronized", "this",
      "throw", "throws", "transient", "true", "try", "var", "void", "volatile", "while",
    ],
    operators: .operatorsOfC,
    features: [.atWords])
}

extension CodeLanguage {
  /// Java and Groovy.
  package static let java = CodeLanguage(
    names: ["java", "groovy", "gradle"], grammar: .java,
    traits: [.braceSlots, .localNames, .typesDeclare])
}
