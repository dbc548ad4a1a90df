// The dialects of Markdown that documentation is written in.

/// A dialect: which lines are containers, and how much indentation they take away.
package enum Dialect: String, Codable, CaseIterable, Sendable {
  /// CommonMark and nothing else; what libcmark's own program reads.
  case commonmark
  /// CommonMark with `:::` and `!!!` blocks known: the guess where nothing tells the dialect.
  case plain
  case mdx
  case mkdocs
  case docusaurus
  case vitepress
  case hugo
  case liquid
  case docc
}
