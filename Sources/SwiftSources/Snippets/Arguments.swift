// The arguments of calls and subscripts, and calls of what the snippet declares.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Visits arguments of which nothing is expected, or as much as the parameters' types say.
  func visitArguments(of parts: CallParts, expecting types: [TypeReference] = []) {
    for (index, argument) in parts.arguments.enumerated() {
      let type = index < types.count ? types[index] : .unknown
      _ = visit(argument.expression, expecting: type)
    }
  }

  /// Visits the arguments in a chain that is too long to be followed.
  func visitArguments(ofLong chain: PostfixChain) {
    for link in chain.links {
      switch link {
      case .call(let parts), .subscript(let parts): visitArguments(of: parts)
      default: break
      }
    }
  }

  /// Calls a function that the snippet declares, and gives its result.
  func call(_ functions: [LocalFunction], with parts: CallParts) -> TypeReference {
    let fitting = functions.filter { fits(parts, $0) }
    let chosen = fitting.count == 1 ? fitting[0] : functions.count == 1 ? functions[0] : nil
    guard let chosen else {
      visitArguments(of: parts)
      return .unknown
    }
    let types = quietly(in: chosen.scope) {
      chosen.signature.parameterClause.parameters.map { type($0.type) }
    }
    visitArguments(of: parts, expecting: fitting.isEmpty ? [] : types)
    if let made = chosen.made { return made }
    guard let result = chosen.signature.returnClause else { return .void }
    return quietly(in: chosen.scope) { type(result.type) }
  }

  /// Whether each argument answers to the parameter at its place.
  private func fits(_ parts: CallParts, _ function: LocalFunction) -> Bool {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard parameters.count == parts.arguments.count else { return false }
    return zip(parameters, parts.arguments).allSatisfy { parameter, argument in
      let label = parameter.firstName.identifierText
      return argument.isTrailing || argument.label == (label == "_" ? nil : label)
    }
  }

  func useSubscript(_ parts: CallParts, _ cursor: inout ChainCursor) {
    cursor.spelling += "[…]"
    switch cursor.value {
    case .array(let element):
      visitArguments(of: parts)
      let isSlice = parts.arguments.first.map { isRange($0.expression) } ?? false
      cursor.value = isSlice ? .array(element) : element
    case .dictionary(let key, let value):
      visitArguments(of: parts, expecting: [key, value])
      cursor.value = parts.arguments.count == 2 ? value : value.wrapped
    case .symbol(let handle, _): useSubscript(of: handle, parts, &cursor)
    default:
      visitArguments(of: parts)
      cursor.value = .unknown
    }
  }

  private func useSubscript(
    of type: SymbolHandle, _ parts: CallParts, _ cursor: inout ChainCursor
  ) {
    let all = api.members(of: type, named: "subscript")
    // Every value has `[keyPath:]`.
    let isKeyPath = parts.arguments.first?.label == "keyPath"
    if !isKeyPath, isCertain(type), !isSubscriptedHere(type), !parts.isElided {
      if all.isEmpty {
        note(
          .unknownMember(of: type), name: "subscript", call: parts, end: parts.end, cursor)
      } else if let (nearest, fault) = subscriptFault(parts, all) {
        let others = all.filter { $0 != nearest }
        note(
          .mismatch(candidates: [nearest] + others, fault: fault), name: "subscript", call: parts,
          end: parts.end,
          cursor)
      }
    }
    let fitting = all.filter { api[$0].parameters.count == parts.arguments.count }
    let types = fitting.first.map { api.parameterTypes(of: $0, receiver: cursor.value) }
    visitArguments(of: parts, expecting: fitting.count == 1 ? types ?? [] : [])
    cursor.value =
      fitting.count == 1 ? api.valueType(of: fitting[0], receiver: cursor.value) : .unknown
  }

  /// How the arguments depart from the nearest of the subscripts, where they fit none.
  private func subscriptFault(
    _ parts: CallParts, _ subscripts: [SymbolHandle]
  ) -> (nearest: SymbolHandle, fault: SymbolUse.CallFault)? {
    var nearest: (handle: SymbolHandle, fault: SymbolUse.CallFault, distance: Int)?
    for handle in subscripts {
      var matcher = CallMatcher(parts, parameters: api[handle].parameters) { _ in true }
      guard case .fault(let fault, let distance) = matcher.match() else { return nil }
      let isSameCount = api[handle].parameters.count == parts.arguments.count
      let weighed = distance + (isSameCount ? 0 : 8)
      if weighed < nearest?.distance ?? .max { nearest = (handle, fault, weighed) }
    }
    return nearest.map { ($0.handle, $0.fault) }
  }

  /// Whether the snippet declares subscripts for a type of the API.
  private func isSubscriptedHere(_ type: SymbolHandle) -> Bool {
    api.ancestry(of: type).contains { ancestor in
      extensions[ancestor]?.bodies.contains { body in
        body.members.contains { $0.is(SubscriptDeclSyntax.self) }
      } ?? false
    }
  }

  private func isRange(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return expression.is(PrefixOperatorExprSyntax.self)
        || expression.is(PostfixOperatorExprSyntax.self)
    }
    return sequence.elements.contains { element in
      guard let sign = element.as(BinaryOperatorExprSyntax.self) else { return false }
      return sign.operator.text == "..." || sign.operator.text == "..<"
    }
  }
}
