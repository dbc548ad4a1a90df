// The lexical grammar of C and C++.

extension LexicalGrammar {
  /// C and C++.
  static let c = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .double, .single,
    ],
    keywords: [
      "alignas", "alignof", "auto", "bool", "break", "case", "catch", "char", "class", "const",
      "constexpr", "continue", "decltype", "default", "delete", "do", "double", "else", "enum",
      "explicit", "extern", "false", "final", "float", "for", "friend", "goto", "if", "inline",
      "int", "long", "mutable", "namespace", "new", "noexcept", "nullptr", "operator", "override",
      "private", "protected", "public", "register", "return", "short", "signed", "sizeof", "static",
      "struct", "super", "switch", "template", "this", "throw", "true", "try", "typedef",
      "typename", "union", "unsigned", "using", "virtual", "void", "volatile", "while",
    ],
    operators: .operatorsOfC,
    features: [.poundWords, .preprocessor])
}

extension CodeLanguage {
  /// C and C++.
  package static let c = CodeLanguage(
    names: [
      "c", "cpp", "h", "hpp", "cc", "cxx", "c++", "arduino", "ino", "glsl", "hlsl", "metal", "cuda",
    ], grammar: .c,
    traits: [.localNames, .typesDeclare])
}
