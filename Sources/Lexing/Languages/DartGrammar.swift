// The lexical grammar of Dart.

extension LexicalGrammar {
  /// Dart.
  static let dart = LexicalGrammar(
    comments: [.slashes, .init(open: "/*", close: "*/", nests: true)],
    quotes: [
      .init("\"\"\"", "\"\"\"", isMultiline: true, interpolation: "${"),
      .init("'''", "'''", isMultiline: true, interpolation: "${"),
      .init("\"", "\"", interpolation: "${"), .init("'", "'", interpolation: "${"),
    ],
    keywords: [
      "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class",
      "const", "continue", "covariant", "default", "deferred", "do", "dynamic", "else", "enum",
      "export", "extends", "extension", "external", "factory", "false", "final", "finally", "for",
      "get", "if", "implements", "import", "in", "interface", "is", "late", "library", "mixin",
      "new", "null", "of", "on", "operator", "part", "required", "rethrow", "return", "sealed",
      "set", "show", "static", "super", "switch", "sync", "this", "throw", "true", "try", "typedef",
      "var", "void", "when", "while", "with", "yield",
    ],
    operators: .operatorsOfC + ["..", "~/"],
    features: [.atWords])
}

extension CodeLanguage {
  /// Dart.
  package static let dart = CodeLanguage(
    names: ["dart", "flutter"], grammar: .dart,
    traits: [.dollarSlots, .localNames, .typesDeclare])
}
