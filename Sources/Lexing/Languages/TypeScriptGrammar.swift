// The lexical grammar of TypeScript, with JSX or without.

extension LexicalGrammar {
  /// TypeScript.
  static let typeScript: LexicalGrammar = {
    var grammar = javaScript
    grammar.markup = nil
    return grammar
  }()
}

extension CodeLanguage {
  /// TypeScript.
  package static let typeScript = CodeLanguage(
    names: ["typescript", "ts", "mts", "cts"], grammar: .typeScript, traits: javaScript.traits)

  /// TypeScript with JSX.
  package static let tsx = CodeLanguage(
    names: ["tsx"], grammar: .javaScript, traits: javaScript.traits)
}
