// What the parser says of a snippet that it does not understand.

internal import SwiftDiagnostics
internal import SwiftParserDiagnostics

/// The first complaint of the Swift parser about a snippet.
package struct ParserWord: Hashable, Sendable {
  /// Where it complains, as a byte offset of the snippet.
  package let offset: Int
  /// In the parser's words: `expected '}' to end struct`.
  package let message: String

  /// - Returns: nil for code that the parser understands, and for code that it is not asked about.
  package init?(_ code: [UInt8]) {
    guard let tree = SnippetTree(code), tree.file.hasError,
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree.file)
        .first(where: { $0.diagMessage.severity == .error })
    else { return nil }
    offset = min(first.position.utf8Offset, code.count)
    message = first.message
  }
}
