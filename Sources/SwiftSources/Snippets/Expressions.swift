// The types of expressions, and what is expected of the expressions inside of them.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Visits an expression, notes the names in it, and gives its type.
  ///
  /// - Parameter expected: The type that the place of the expression asks for.
  @discardableResult
  func visit(_ expression: ExprSyntax, expecting expected: TypeReference) -> TypeReference {
    let type = visitAny(expression, expecting: expected)
    return type.isTooLarge ? .unknown : type
  }

  private func visitAny(
    _ expression: ExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr, .postfixOperatorExpr,
      .postfixIfConfigExpr, .superExpr:
      visitChain(expression, expecting: expected)
    case .sequenceExpr(let sequence): visitSequence(sequence, expecting: expected)
    case .tryExpr(let attempt): visitTry(attempt, expecting: expected)
    case .awaitExpr(let awaiting):
      covering(expression) { visit(awaiting.expression, expecting: expected) }
    case .unsafeExpr(let inner): visit(inner.expression, expecting: expected)
    case .consumeExpr(let inner): visit(inner.expression, expecting: expected)
    case .copyExpr(let inner): visit(inner.expression, expecting: expected)
    case .borrowExpr(let inner): visit(inner.expression, expecting: expected)
    case .inOutExpr(let inner): visit(inner.expression, expecting: expected)
    case .tupleExpr(let tuple): visitTuple(tuple, expecting: expected)
    case .arrayExpr(let array): visitArray(array, expecting: expected)
    case .dictionaryExpr(let dictionary): visitDictionary(dictionary, expecting: expected)
    case .closureExpr(let closure): visitClosure(closure, expecting: expected)
    case .ifExpr(let branch): visitIf(branch, expecting: expected)
    case .switchExpr(let choice): visitSwitch(choice, expecting: expected)
    case .prefixOperatorExpr(let prefix): visitPrefix(prefix, expecting: expected)
    case .typeExpr(let type): .metatype(self.type(type.type))
    case .keyPathExpr(let path): visitKeyPath(path, expecting: expected)
    case .macroExpansionExpr(let macro): visitMacro(macro)
    case .stringLiteralExpr(let literal): visitString(literal)
    case .integerLiteralExpr: .named("Int")
    case .floatLiteralExpr: .named("Double")
    case .booleanLiteralExpr: .named("Bool")
    case .regexLiteralExpr, .nilLiteralExpr, .simpleStringLiteralExpr, .discardAssignmentExpr,
      .missingExpr:
      .unknown
    default: visitInside(expression)
    }
  }

  /// Visits the expressions and blocks inside of a kind of expression that has no case of its own.
  private func visitInside(_ expression: ExprSyntax) -> TypeReference {
    for child in expression.children(viewMode: .sourceAccurate) {
      if let inner = child.as(ExprSyntax.self) {
        visit(inner, expecting: .unknown)
      } else if let block = child.as(CodeBlockSyntax.self) {
        inScope { walkBlock(block.statements) }
      } else if let type = child.as(TypeSyntax.self) {
        _ = self.type(type)
      }
    }
    return .unknown
  }

  private func visitTry(
    _ attempt: TryExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    let type = covering(ExprSyntax(attempt)) { visit(attempt.expression, expecting: expected) }
    let isOptional = attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    return isOptional ? type.wrapped : type
  }

  // MARK: Literals

  private func visitTuple(
    _ tuple: TupleExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    let elements = Array(tuple.elements)
    if elements.count == 1, elements[0].label == nil {
      return visit(elements[0].expression, expecting: expected)
    }
    var wanted: [TypeReference] = []
    if case .tuple(let types) = expected.unwrapped, types.count == elements.count {
      wanted = types
    }
    return .tuple(
      elements.enumerated().map { index, element in
        visit(element.expression, expecting: index < wanted.count ? wanted[index] : .unknown)
      })
  }

  private func visitArray(
    _ array: ArrayExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    let wanted = expected.unwrapped
    let element = elementType(of: wanted)
    var first = TypeReference.unknown
    for (index, item) in array.elements.enumerated() {
      // `[Mode.day, .night]`: what starts with a dot is of the type of the first.
      let isImplicit = index > 0 && PostfixChain(item.expression).root == nil
      let type = visit(
        item.expression, expecting: element == .unknown && isImplicit ? first : element)
      if index == 0 { first = type } else if type != first { first = .unknown }
    }
    return element == .unknown ? .array(first) : wanted
  }

  /// The type of what stands in an array literal, where the literal is of type `type`.
  private func elementType(of type: TypeReference) -> TypeReference {
    switch type {
    case .array(let element): element
    case .named(["Set"], let arguments) where arguments.count == 1: arguments[0]
    case .symbol(let handle, _) where api.isOptionSet(handle): type
    case .named(let path, _):
      isLocalOptionSet(path) ? type : .unknown
    default: .unknown
    }
  }

  private func isLocalOptionSet(_ path: [String]) -> Bool {
    guard let local = localTypes[path.joined(separator: ".")] else { return false }
    return supertypes(of: local).contains(.named("OptionSet"))
  }

  private func visitDictionary(
    _ dictionary: DictionaryExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    guard case .elements(let elements) = dictionary.content else { return expected }
    var wanted = (key: TypeReference.unknown, value: TypeReference.unknown)
    if case .dictionary(let key, let value) = expected.unwrapped { wanted = (key, value) }
    var first: (key: TypeReference, value: TypeReference)?
    for element in elements {
      let key = visit(element.key, expecting: wanted.key)
      let value = visit(element.value, expecting: wanted.value)
      let known = first ?? (key, value)
      first = (known.key == key ? key : .unknown, known.value == value ? value : .unknown)
    }
    if case .dictionary = expected.unwrapped { return expected.unwrapped }
    return .dictionary(key: first?.key ?? .unknown, value: first?.value ?? .unknown)
  }

  private func visitString(_ literal: StringLiteralExprSyntax) -> TypeReference {
    for case .expressionSegment(let segment) in literal.segments {
      for argument in segment.expressions { visit(argument.expression, expecting: .unknown) }
    }
    return .named("String")
  }

  // MARK: Others

  private func visitPrefix(
    _ prefix: PrefixOperatorExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    let isNot = prefix.operator.text == "!"
    let type = visit(prefix.expression, expecting: isNot ? .unknown : expected)
    if isNot { return .named("Bool") }
    return prefix.operator.text == "-" ? type : .unknown
  }

  private func visitMacro(_ macro: MacroExpansionExprSyntax) -> TypeReference {
    let outer = isNamingMembers
    isNamingMembers = isNamingMembers || ["selector", "keyPath"].contains(macro.macroName.text)
    defer { isNamingMembers = outer }
    unmarked(macro.textRange) {
      for argument in macro.arguments { visit(argument.expression, expecting: .unknown) }
      if let closure = macro.trailingClosure { visit(ExprSyntax(closure), expecting: .unknown) }
      for closure in macro.additionalTrailingClosures {
        visit(ExprSyntax(closure.closure), expecting: .unknown)
      }
    }
    return .unknown
  }
}
