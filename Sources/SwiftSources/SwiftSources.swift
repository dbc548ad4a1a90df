// The meaning of Swift snippets.

package import APIModel

/// Reads a Swift snippet.
package enum SwiftSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    SnippetFindings()
  }
}
