// The meaning of Swift snippets.

package import APIModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads a Swift snippet.
package enum SwiftSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  ///
  /// Any bytes can be read. Code that nests beyond reason, or is longer than any snippet of a
  /// page, is left unread and said to be incomplete.
  ///
  /// - Parameter api: The API to resolve names in; without it enums alone are read.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    guard let tree = SnippetTree(code) else {
      return SnippetFindings(isComplete: false, isUnread: true)
    }
    let enums = EnumReader.enums(in: tree, code: code)
    let isComplete = !tree.file.hasError
    guard let api, !api.isEmpty else {
      return SnippetFindings(enums: enums, isComplete: isComplete)
    }
    let resolver = SnippetResolver(api: api, faults: ParserFaults(tree.file, code: code))
    resolver.read(tree.file, importing: tree.imports)
    let uses = resolver.sortedUses
    let removed = RemovedLines(of: code)
    return SnippetFindings(
      uses: removed.silencing(uses), enums: enums, met: resolver.sortedMet,
      // A difference shows the lines that changed, and not all cases.
      switches: uses.isEmpty || removed.isEmpty ? resolver.switches : [],
      declarations: resolver.declarations, isComplete: isComplete)
  }
}

/// A snippet as the parser understood it.
struct SnippetTree {
  let file: SourceFileSyntax
  /// Where an ellipsis stands for code that was left out.
  let elisions: [Range<Int>]
  /// The modules that it imports at its head; the file does not show these imports.
  let imports: Set<String>

  /// Parses a snippet; `nil` for code that the parser cannot be trusted with.
  init?(_ code: [UInt8]) {
    guard code.count <= Self.longest else { return nil }
    let screen = CodeScreen(code)
    guard screen.isSafe else { return nil }
    elisions = screen.elisions
    var parsed = code
    let importLines = ImportLines(code)
    imports = importLines.modules
    for range in elisions + [importLines.range] {
      for index in range where parsed[index] != 0x0A { parsed[index] = UInt8(ascii: " ") }
    }
    file = parsed.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting)
    }
  }

  /// The longest snippet that is read, in bytes.
  private static let longest = 1 << 20

  /// Deeper nesting is read as unexpected text by the parser.
  private static let deepestNesting = 200
}
