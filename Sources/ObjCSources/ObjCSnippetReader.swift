// Reading Objective-C snippets.

package import APIModel
internal import Lexing

/// Reads an Objective-C snippet.
package enum ObjCSnippetReader {
  /// The enums that the snippet declares, and the symbols of the API that it uses.
  ///
  /// Any bytes can be read. What nests beyond reason is passed over, and the snippet then said to
  /// be incomplete.
  ///
  /// - Parameter api: The API that names are resolved in; without it enums alone are read.
  package static func read(_ code: [UInt8], api: APILookup?) -> SnippetFindings {
    let all = Lexer.objectiveC.tokens(of: code)
    let tokens = ObjCTokens(code: code, tokens: all)
    let enums = ObjCEnumReader(tokens).enums()
    let known = (enums + CommentedEnums.read(code, tokens: all))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let api, !api.isEmpty else { return SnippetFindings(enums: known) }
    return resolve(tokens, enums, api).with(enums: known)
  }

  private static func resolve(
    _ tokens: ObjCTokens, _ enums: [EnumDeclaration], _ api: APILookup
  ) -> SnippetFindings {
    var parser = ObjCParser(tokens, enums: enums.map(\.range))
    let statements = parser.readAll()
    let locals = ObjCLocalTypes(statements, tokens: tokens)
    let resolver = ObjCResolver(tokens, api: api, locals: locals, enums: enums)
    resolver.read(statements)
    ObjCRequirements(resolver: resolver, sent: resolver.sentToSelf).judge()
    let own = Set(locals.types.keys).union(locals.foreignNames).union(locals.aliases.keys)
    return SnippetFindings(
      uses: resolver.sortedUses,
      met: resolver.met.sorted { $0.range.lowerBound < $1.range.lowerBound },
      switches: resolver.switches,
      declarations: SnippetDeclarations(
        types: own.filter { api.objcType(named: $0) == nil },
        functions: locals.selectors.union(locals.functions.keys), in: api),
      isComplete: parser.isComplete)
  }
}
