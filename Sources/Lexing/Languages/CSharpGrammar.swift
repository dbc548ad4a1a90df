// The lexical grammar of C#.

extension LexicalGrammar {
  /// C#.
  static let cSharp = LexicalGrammar(
    comments: [.slashes, .slashStar],
    quotes: [
      .init("\"\"\"", "\"\"\"", isMultiline: true),
      .init("$@\"", "\"", isMultiline: true, escape: nil, interpolation: "{"),
      .init("$\"", "\"", interpolation: "{"), .init("@\"", "\"", isMultiline: true, escape: nil),
      .double, .single,
    ],
    keywords: [
      "abstract", "as", "async", "await", "base", "bool", "break", "byte", "case", "catch", "char",
      "class", "const", "continue", "decimal", "default", "delegate", "do", "double", "else",
      "enum", "event", "explicit", "extern", "false", "finally", "fixed", "float", "for", "foreach",
      "get", "goto", "if", "implicit", "in", "init", "int", "interface", "internal", "is", "lock",
      "long", "namespace", "new", "null", "object", "operator", "out", "override", "params",
      "partial", "private", "protected", "public", "readonly", "record", "ref", "return", "sbyte",
      "sealed", "set", "short", "sizeof", "static", "string", "struct", "super", "switch", "this",
      "throw", "true", "try", "typeof", "uint", "ulong", "unchecked", "unsafe", "ushort", "using",
      "value", "var", "virtual", "void", "volatile", "when", "where", "while", "yield",
    ],
    operators: .operatorsOfC,
    features: [.poundWords, .preprocessor])
}

extension CodeLanguage {
  /// C#.
  package static let cSharp = CodeLanguage(
    names: ["csharp", "cs", "c#", "dotnet"], grammar: .cSharp,
    traits: [.braceSlots, .localNames, .typesDeclare])
}
