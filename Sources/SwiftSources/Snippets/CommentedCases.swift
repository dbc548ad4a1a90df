// The comments of the cases of an enum that a snippet declares.

package import APIModel
package import Lexing

extension CaseComments {
  /// The declaration with the comments of its cases.
  package func added(to declaration: EnumDeclaration) -> EnumDeclaration {
    var result = declaration
    let texts = comments(of: declaration.cases.map(\.range), in: declaration.range)
    for (place, text) in texts.enumerated() { result.cases[place].comment = text }
    return result
  }
}
