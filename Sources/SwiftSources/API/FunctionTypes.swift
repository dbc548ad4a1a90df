// Types of parameters: what of their spelling is type, and which are functions.

internal import SwiftSyntax

/// Questions about the types of parameters.
enum FunctionTypes {
  /// A parameter's type without attributes and specifiers, and whether it is `inout`.
  static func parameterType(_ type: TypeSyntax) -> (type: TypeSyntax, isInout: Bool) {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return (type, false) }
    let isInout = attributed.specifiers.contains { specifier in
      guard case .simpleTypeSpecifier(let simple) = specifier else { return false }
      return simple.specifier.tokenKind == .keyword(.inout)
    }
    return (attributed.baseType, isInout)
  }

  /// How many parameters at the end take a function.
  static func trailing(_ parameters: FunctionParameterListSyntax) -> Int {
    parameters.reversed().prefix { isFunction($0.type) }.count
  }

  /// Whether a clause says that errors are thrown: `throws(Never)` does not.
  static func throwsErrors(_ clause: ThrowsClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return clause.type?.as(IdentifierTypeSyntax.self)?.name.text != "Never"
  }

  /// Whether a type is a function, or an optional one.
  private static func isFunction(_ type: TypeSyntax) -> Bool {
    var type = type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        type = element.type
      } else {
        return type.is(FunctionTypeSyntax.self)
      }
    }
  }
}
