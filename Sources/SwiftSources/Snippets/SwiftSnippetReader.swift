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
      var findings = SnippetFindings(isComplete: false)
      findings.isUnread = true
      return findings
    }
    var findings = SnippetFindings(isComplete: !tree.file.hasError)
    findings.enums = EnumReader.enums(in: tree, code: code)
    if let api, !api.isEmpty {
      let resolver = SnippetResolver(api: api, faults: ParserFaults(tree.file, code: code))
      resolver.read(tree.file)
      findings.uses = resolver.sortedUses
      findings.met = resolver.sortedMet
      findings.switches = resolver.switches
      findings.passOverRemovedLines(of: code)
      findings.declarations = resolver.declarations
    }
    return findings
  }
}

/// A snippet as the parser understood it.
struct SnippetTree {
  let file: SourceFileSyntax
  /// Where an ellipsis stands for code that was left out.
  let elisions: [Range<Int>]

  /// Parses a snippet; `nil` for code that the parser cannot be trusted with.
  init?(_ code: [UInt8]) {
    guard code.count <= Self.longest else { return nil }
    let screen = CodeScreen(code)
    guard screen.isSafe else { return nil }
    elisions = screen.elisions
    var parsed = code
    for range in elisions {
      for index in range { parsed[index] = UInt8(ascii: " ") }
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
