// Closures: their parameters get the types that the place expects.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Visits a closure, and gives its type as far as it is known.
  func visitClosure(
    _ closure: ClosureExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    var parameters: [TypeReference] = []
    var result = TypeReference.unknown
    if case .function(let types, let value) = expected.unwrapped {
      (parameters, result) = (types, value)
    }
    var found = TypeReference.unknown
    let captures = capturedValues(of: closure)
    inScope {
      for (name, type) in captures { scope.bind(name, .value(type)) }
      if let signature = closure.signature {
        for attribute in signature.attributes { visit(attribute) }
        bindParameters(of: signature, expecting: parameters)
        if let returned = signature.returnClause { result = type(returned.type) }
      }
      if closure.signature?.parameterClause == nil { bindShorthand(parameters) }
      found = walkBody(closure.statements, result: result)
    }
    return .function(parameters: parameters, result: result == .unknown ? found : result)
  }

  private func capturedValues(of closure: ClosureExprSyntax) -> [(String, TypeReference)] {
    guard let capture = closure.signature?.capture else { return [] }
    return capture.items.compactMap { item in
      // Without a value, `[weak self]` captures what has the same name outside.
      guard let value = item.initializer?.value else { return nil }
      return (item.name.identifierText, visit(value, expecting: .unknown))
    }
  }

  private func bindParameters(
    of signature: ClosureSignatureSyntax, expecting types: [TypeReference]
  ) {
    switch signature.parameterClause {
    case .simpleInput(let names):
      let spread = Self.spread(types, over: names.count)
      for (index, parameter) in names.enumerated() {
        bindParameter(parameter.name, spread, at: index)
      }
    case .parameterClause(let clause):
      let spread = Self.spread(types, over: clause.parameters.count)
      for (index, parameter) in clause.parameters.enumerated() {
        let name = parameter.secondName ?? parameter.firstName
        if let written = parameter.type {
          scope.bind(name.identifierText, .value(type(written)))
        } else {
          bindParameter(name, spread, at: index)
        }
      }
    default: break
    }
  }

  private func bindParameter(_ name: TokenSyntax, _ types: [TypeReference], at index: Int) {
    scope.bind(name.identifierText, .value(index < types.count ? types[index] : .unknown))
  }

  /// `$0`, `$1` and so on, which belong to the innermost closure without named parameters.
  private func bindShorthand(_ types: [TypeReference]) {
    for index in 0..<max(types.count, Self.shorthandNames) {
      scope.bind("$\(index)", .value(index < types.count ? types[index] : .unknown))
    }
  }

  /// One tuple can be taken apart by several parameters.
  private static func spread(_ types: [TypeReference], over count: Int) -> [TypeReference] {
    if count > 1, types.count == 1, case .tuple(let elements) = types[0] { return elements }
    return types
  }

  /// How many parameters a closure names; `nil` where it names none.
  func parameterCount(of closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count
    case .parameterClause(let clause): clause.parameters.count
    default: nil
    }
  }

  private static let shorthandNames = 4
}

extension ClosureExprSyntax {
  /// Whether its statements use none of what it may be given.
  var takesNothing: Bool {
    signature?.parameterClause == nil && !statements.isEmpty
      && !statements.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("$") }
  }
}
