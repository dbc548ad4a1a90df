// Another page that a page takes in.

/// A place where a page takes in another, as it is written there.
///
/// Components and code that are imported are none.
package struct PageInclude: Hashable, Sendable {
  package enum Syntax: Hashable, Sendable {
    /// `import Setup from './_setup.mdx'`
    case module
    /// `--8<-- "setup.md"`, of Python-Markdown's snippets.
    case snippet
    /// `<!--@include: ./setup.md-->`, of VitePress.
    case comment
  }

  /// How the names of pages end that others may take in.
  static let endings: [StaticString] = [".md", ".mdx", ".markdown"]

  /// Whether pages may take in a file, going by its name.
  package static func mayTake(in file: String) -> Bool {
    endings.contains { file.hasSuffix($0.description) }
  }

  package var syntax: Syntax
  /// The path as written, without the part of the file that is meant: `./_setup.mdx`.
  package var path: String
  /// Where the path stands.
  package var range: Range<Int>
  /// The names that an `import` gives to what it takes in.
  package var names: [String]
  /// Whether the page shows what it takes in; an `import` alone does not.
  package var isShown: Bool

  package init(
    syntax: Syntax, path: String, range: Range<Int>, names: [String] = [], isShown: Bool = true
  ) {
    self.syntax = syntax
    self.path = path
    self.range = range
    self.names = names
    self.isShown = isShown
  }
}
