// The lexical grammar of Astro components.

extension LexicalGrammar {
  /// Astro: TypeScript between two lines of `---`, and HTML with JavaScript in braces.
  static let astro: LexicalGrammar = {
    var grammar = javaScript
    grammar.markup = Markup(
      .behindFrontMatter, hasExpressions: true,
      embedded: ["script": .typeScript, "style": .css])
    return grammar
  }()
}

extension CodeLanguage {
  /// Astro components.
  package static let astro = CodeLanguage(
    names: ["astro"], grammar: .astro, traits: javaScript.traits)
}
