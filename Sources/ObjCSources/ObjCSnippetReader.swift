// Reading Objective-C snippets.

package import APIModel
internal import Lexing

/// Reads an Objective-C snippet.
package enum ObjCSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  ///
  /// - Parameter api: The API that names are resolved in; without it enums alone are read.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    let all = Lexer.objectiveC.tokens(of: code)
    let tokens = ObjCTokens(code: code, tokens: all)
    var findings = SnippetFindings()
    findings.enums = ObjCEnumReader(tokens).enums() + CommentedEnums.read(code, tokens: all)
    findings.enums.sort { $0.range.lowerBound < $1.range.lowerBound }
    if let api {
      var reader = ObjCUseReader(tokens, api: api, enums: findings.enums)
      reader.readAll()
      findings.uses = reader.uses
      findings.declarations = SnippetDeclarations(functions: reader.locals.selectors)
      findings.isComplete = reader.isComplete
    }
    return findings
  }
}
