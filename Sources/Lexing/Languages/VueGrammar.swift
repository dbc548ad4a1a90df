// The lexical grammar of Vue and Svelte components.

extension LexicalGrammar {
  /// Vue and Svelte components.
  static let components = LexicalGrammar(
    comments: [.markup],
    quotes: [],
    markup: Markup(
      .everywhere, embedded: ["script": .typeScript, "style": .css]))
}

extension CodeLanguage {
  /// Vue and Svelte components.
  package static let components = CodeLanguage(
    names: ["vue", "svelte"], grammar: .components)
}
