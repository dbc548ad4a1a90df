// The lexical grammar of Python.

extension LexicalGrammar {
  /// Python.
  static let python = LexicalGrammar(
    comments: [.number],
    quotes: [
      .init("f\"\"\"", "\"\"\"", isMultiline: true, interpolation: "{"),
      .init("\"\"\"", "\"\"\"", isMultiline: true), .init("'''", "'''", isMultiline: true),
      .init("f\"", "\"", interpolation: "{"), .init("f'", "'", interpolation: "{"), .double,
      .single,
    ],
    keywords: [
      "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class",
      "continue", "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if",
      "import", "in", "is", "lambda", "match", "nonlocal", "not", "or", "pass", "raise", "return",
      "self", "try", "while", "with", "yield",
    ],
    operators: .operatorsOfC + ["**", "//", ":="],
    features: [.atWords])
}

extension CodeLanguage {
  /// Python.
  package static let python = CodeLanguage(
    names: ["python", "py", "python3", "ipython", "pycon"], grammar: .python,
    traits: [.optionalSemicolons, .braceSlots, .localNames, .assignmentsDeclare])
}
