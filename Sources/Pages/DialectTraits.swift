// What sets the dialects apart, trait by trait.

/// Which lines a dialect reads as containers, and what they do to the lines within.
struct DialectTraits: Sendable {
  /// How much of the indentation of its body a container takes away.
  enum Indentation: Sendable {
    /// As much as the container's own line has.
    case own
    /// As much as the first line of the body has.
    case body
    /// Whatever stands before a block: there is no indented code.
    case all
  }

  /// What elements are.
  enum Elements: Sendable {
    /// HTML blocks as CommonMark has them, and nothing else.
    case commonmark
    /// HTML blocks, and components (`<Tabs>`) that hold Markdown.
    case html
    /// Elements hold Markdown; blank lines between them and it are not needed.
    case transparent
    /// JSX: elements must be closed.
    case jsx
  }

  var elements = Elements.html
  var indentation = Indentation.own
  /// Whether `:::` opens directives.
  var hasDirectives = false
  /// Whether whatever `:::` opens must be closed.
  var isSureOfDirectives = true
  /// Whether `!!!`, `???` and `===` open blocks with indented bodies.
  var hasAdmonitions = false
  /// Whether `{{< >}}` and `{{% %}}` are shortcodes.
  var hasShortcodes = false
  /// Whether `{% %}` are tags.
  var hasTags = false
  /// Whether shortcodes and tags take the indentation of their own line away.
  var takesTagIndentation = true
  /// Whether `--8<--` takes in other pages.
  var hasSnippets = false
  /// Whether `@Name { }` are directives.
  var hasDocC = false
  /// Whether marks that went wrong are read as they were meant, so that one fault stays one.
  var mendsFences = true

  /// Whether a line that starts with a tag may start a block in which nothing is Markdown.
  var hasHTMLBlocks: Bool { elements == .commonmark || elements == .html }
  var isJSX: Bool { elements == .jsx }
  var hasIndentedCode: Bool { indentation != .all }

  init(_ dialect: Dialect) {
    switch dialect {
    case .commonmark:
      elements = .commonmark
      mendsFences = false
    case .plain:
      hasDirectives = true
      hasAdmonitions = true
      hasSnippets = true
      hasShortcodes = true
      hasTags = true
      takesTagIndentation = false
      isSureOfDirectives = false
    case .mdx, .docusaurus:
      elements = .jsx
      indentation = .all
      hasDirectives = true
    case .mkdocs:
      elements = .transparent
      indentation = .body
      hasAdmonitions = true
      hasSnippets = true
    case .vitepress:
      hasDirectives = true
    case .hugo:
      hasShortcodes = true
    case .liquid:
      hasTags = true
    case .docc:
      indentation = .body
      hasDocC = true
    }
  }
}
