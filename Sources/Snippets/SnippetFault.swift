// Whether a snippet lost what makes it code.

internal import SwiftSources

/// A fault of the code of a translation that the source page does not have.
package struct SnippetFault: Hashable, Sendable {
  /// A byte offset of the code.
  package let offset: Int
  /// In the parser's words.
  package let message: String

  /// - Parameters:
  ///   - code: The code that `snippet` was read from.
  ///   - source: The snippet of the source page.
  /// - Returns: nil where the parser understands the translation, or the source neither.
  package init?(in code: [UInt8], _ snippet: Snippet, source: Snippet) {
    guard snippet.language == .swift, source.language == .swift, source.findings.isComplete,
      !snippet.findings.isComplete, let word = ParserWord(code)
    else { return nil }
    offset = word.offset
    message = word.message
  }
}
