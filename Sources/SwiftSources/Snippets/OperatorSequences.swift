// Expressions with operators: assignments, comparisons, conditions, casts.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Visits operands and operators in a row; the parser leaves them unfolded.
  func visitSequence(
    _ sequence: SequenceExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    coveringRow(sequence) { visitAssignments(Array(sequence.elements)[...], expecting: expected) }
  }

  private func visitAssignments(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    guard let sign = elements.firstIndex(where: \.isAssignment) else {
      return visitTernary(elements, expecting: expected)
    }
    // What is assigned is of the type on the left; the last of a row of assignments counts.
    var type = TypeReference.unknown
    var rest = elements
    var next: Int? = sign
    while let sign = next {
      assignedEnd = sign == rest.startIndex + 1 ? rest[rest.startIndex].textEnd : -1
      type = visitTernary(rest[..<sign], expecting: .unknown)
      assignedEnd = -1
      let isPlain = rest[sign].is(AssignmentExprSyntax.self)
      if !isPlain { type = .unknown }
      rest = rest[(sign + 1)...]
      next = rest.firstIndex(where: \.isAssignment)
    }
    _ = visitTernary(rest, expecting: type)
    return .void
  }

  private func visitTernary(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    var rest = elements
    var types: [TypeReference] = []
    while let sign = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      _ = visitLogic(rest[..<sign], expecting: .unknown)
      if let branch = rest[sign].as(UnresolvedTernaryExprSyntax.self) {
        types.append(visit(branch.thenExpression, expecting: expected))
      }
      rest = rest[(sign + 1)...]
    }
    types.append(visitLogic(rest, expecting: expected))
    return types.first { $0 != .unknown } ?? .unknown
  }

  private func visitLogic(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    let parts = elements.split { ["&&", "||"].contains($0.operatorText) }
    guard parts.count > 1 else { return visitComparison(elements, expecting: expected) }
    for part in parts { _ = visitComparison(part, expecting: .unknown) }
    return .named("Bool")
  }

  private func visitComparison(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    guard let sign = elements.firstIndex(where: { Self.comparisons.contains($0.operatorText) })
    else { return visitCoalescing(elements, expecting: expected) }
    let left = elements[..<sign]
    let right = elements[(sign + 1)...]
    // `.top == lamp.position`: the side that tells the type comes first.
    let isLeftImplicit = left.first.map(Self.isImplicitMember) ?? false
    let (first, second) = isLeftImplicit ? (right, left) : (left, right)
    let type = visitCoalescing(first, expecting: .unknown)
    _ = visitCoalescing(second, expecting: type)
    return .named("Bool")
  }

  private func visitCoalescing(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    let parts = elements.split { $0.operatorText == "??" }
    guard parts.count > 1 else { return visitCast(elements, expecting: expected) }
    var type = TypeReference.unknown
    for part in parts {
      let wanted = type == .unknown ? expected : type.unwrapped
      let found = visitCast(part, expecting: wanted)
      if type == .unknown { type = found }
    }
    return type.unwrapped
  }

  private func visitCast(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    guard let sign = elements.firstIndex(where: \.isCast) else {
      return visitOperands(elements, expecting: expected)
    }
    var type = TypeReference.unknown
    var operand = TypeReference.unknown
    for index in sign..<elements.endIndex {
      if let written = elements[index].as(TypeExprSyntax.self) {
        let cast = self.type(written.type)
        let previous = elements[index - 1].as(UnresolvedAsExprSyntax.self)
        let isConditional = previous?.questionOrExclamationMark?.text == "?"
        type = previous == nil ? .named("Bool") : isConditional ? cast.wrapped : cast
        if previous != nil, previous?.questionOrExclamationMark == nil { operand = cast }
      } else if !elements[index].isCast, elements[index].operatorText == nil {
        visit(elements[index], expecting: .unknown)
      }
    }
    _ = visitOperands(elements[..<sign], expecting: operand)
    return type
  }

  private func visitOperands(
    _ elements: ArraySlice<ExprSyntax>, expecting expected: TypeReference
  ) -> TypeReference {
    if elements.count == 1, let only = elements.first { return visit(only, expecting: expected) }
    var types: [TypeReference] = []
    for element in elements where element.operatorText == nil {
      types.append(visit(element, expecting: .unknown))
    }
    let isPlain = types.allSatisfy { type in
      if case .named = type { true } else { false }
    }
    return isPlain && types.allSatisfy { $0 == types.first } ? types.first ?? .unknown : .unknown
  }

  /// Whether an expression starts with a dot.
  private static func isImplicitMember(_ expression: ExprSyntax) -> Bool {
    PostfixChain(expression).root == nil
  }

  private static let comparisons: Set<String?> = [
    "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=",
  ]
}

extension ExprSyntax {
  /// The operator, where the element of a sequence is one.
  fileprivate var operatorText: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// Whether the element is `=`, `+=` or the like.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = operatorText else { return false }
    return text.hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">=", "~="].contains(text)
  }

  /// Whether the element is `as` or `is`.
  fileprivate var isCast: Bool {
    self.is(UnresolvedAsExprSyntax.self) || self.is(UnresolvedIsExprSyntax.self)
  }
}
