// Reading Swift: the API of a module from its sources, and the meaning of snippets.

package import APIModel

/// Reads the Swift files of a module.
package enum SwiftAPIReader {
  /// A file of a module: its path relative to the project's root, and its bytes.
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Reads what the files of a module declare, `.swift` and `.swiftinterface` alike.
  package static func read(_ files: [File], module: String) -> Module {
    Module(name: module, symbols: [])
  }
}

/// Reads a Swift snippet.
package enum SwiftSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    SnippetFindings()
  }
}
