// Reading Objective-C snippets.

package import APIModel

/// Reads an Objective-C snippet.
package enum ObjCSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    SnippetFindings()
  }
}
