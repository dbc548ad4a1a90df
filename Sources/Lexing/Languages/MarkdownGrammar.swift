// Languages of prose, which nobody compares as code.

extension LexicalGrammar {
  /// Text: its comments are all that is known of it.
  static let prose = LexicalGrammar(comments: [.markup], quotes: [])
}

extension CodeLanguage {
  /// Markdown.
  package static let markdown = CodeLanguage(
    names: ["markdown", "md"], grammar: .prose, reading: .prose)

  /// Markdown with components.
  package static let mdx = CodeLanguage(names: ["mdx"], grammar: .prose, reading: .prose)

  /// Markdown with tags.
  package static let markdoc = CodeLanguage(
    names: ["markdoc", "mdoc"], grammar: .prose, reading: .prose)

  /// Other languages of documentation.
  package static let markedText = CodeLanguage(
    names: ["rst", "asciidoc", "adoc", "org"], grammar: .prose, reading: .prose)

  /// Text without a language.
  package static let text = CodeLanguage(
    names: ["text", "txt", "plain", "plaintext", "tree", "ascii"], grammar: .prose, reading: .prose)
}
