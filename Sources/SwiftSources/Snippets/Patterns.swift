// Patterns: the names that they bind, and the cases that they match.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Matches a pattern against a value of this type, and binds its names.
  func bind(_ pattern: PatternSyntax, _ type: TypeReference) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name):
      scope.bind(name.identifier.identifierText, .value(type))
    case .valueBindingPattern(let binding): bind(binding.pattern, type)
    case .tuplePattern(let tuple):
      let elements = Self.elements(of: type, count: tuple.elements.count)
      for (index, element) in tuple.elements.enumerated() {
        bind(element.pattern, elements[index])
      }
    case .isTypePattern(let pattern): _ = self.type(pattern.type)
    case .expressionPattern(let pattern): match(pattern.expression, type)
    default: break
    }
  }

  /// Matches an expression that stands as a pattern: a case with what it binds, a cast, a value.
  private func match(_ expression: ExprSyntax, _ type: TypeReference) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): bind(pattern.pattern, type)
    case .optionalChainingExpr(let optional): match(optional.expression, type.unwrapped)
    case .functionCallExpr(let call): matchCase(call, type)
    case .tupleExpr(let tuple):
      let elements = Self.elements(of: type, count: tuple.elements.count)
      for (index, element) in tuple.elements.enumerated() {
        match(element.expression, elements[index])
      }
    case .sequenceExpr(let sequence): matchCast(sequence, type)
    default:
      isPattern = true
      visit(expression, expecting: type)
      isPattern = false
    }
  }

  private static func elements(of type: TypeReference, count: Int) -> [TypeReference] {
    if case .tuple(let elements) = type, elements.count == count { return elements }
    return count == 1 ? [type] : Array(repeating: .unknown, count: count)
  }

  /// Matches a cast: `let fault as LampFault`.
  private func matchCast(_ sequence: SequenceExprSyntax, _ type: TypeReference) {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let written = elements[2].as(TypeExprSyntax.self)
    else {
      visit(ExprSyntax(sequence), expecting: type)
      return
    }
    match(elements[0], self.type(written.type))
  }

  // MARK: Cases

  /// Matches a case with its payload: `.failed(let fault)`, `Outcome.failed(code: 3, let fault)`.
  private func matchCase(_ call: FunctionCallExprSyntax, _ type: TypeReference) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let matched = matchedCase(access, type)
    else {
      if let payload = Self.payload(of: call, in: type) {
        return match(call.arguments.first?.expression, payload)
      }
      // The name of a case that is not known, or a call whose result is compared.
      if call.bindsNames { return bindUnknown(call, type) }
      visit(ExprSyntax(call), expecting: type)
      return
    }
    let payload = api.parameterTypes(of: matched.handle, receiver: matched.type)
    let declared = api[matched.handle].parameters
    let parts = CallParts(call)
    let name = api[matched.handle].baseName
    var outcome = SymbolUse.Outcome.resolved(matched.handle)
    if let fault = Self.fault(of: parts, against: declared) {
      outcome = .mismatch(candidates: [matched.handle], fault: fault)
    }
    note(
      SymbolUse(
        range: access.declName.baseName.textRange, chainRange: call.textRange,
        spelling: (access.base?.trimmedDescription ?? "") + "." + parts.name(of: name),
        name: parts.name(of: name), outcome: outcome,
        labelRanges: parts.arguments.map(\.labelRange), chain: newChain()))
    let isWhole = parts.arguments.count == 1 && payload.count > 1
    for (index, argument) in parts.arguments.enumerated() {
      let place = declared.firstIndex { argument.label != nil && $0.label == argument.label }
      let position = place ?? index
      let wanted = position < payload.count ? payload[position] : .unknown
      match(argument.expression, isWhole ? .tuple(payload) : wanted)
    }
  }

  private func match(_ expression: ExprSyntax?, _ type: TypeReference) {
    if let expression { match(expression, type) }
  }

  /// The payload of a case of the standard library's: `.success(let harvest)`, `.some(let lamp)`.
  private static func payload(
    of call: FunctionCallExprSyntax, in type: TypeReference
  ) -> TypeReference? {
    guard call.arguments.count == 1,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    else { return nil }
    switch (access.declName.baseName.text, type) {
    case ("some", .optional(let wrapped)): return wrapped
    case ("success", .named(["Result"], let parts)) where parts.count == 2: return parts[0]
    case ("failure", .named(["Result"], let parts)) where parts.count == 2: return parts[1]
    default: return nil
    }
  }

  private func matchedCase(
    _ access: MemberAccessExprSyntax, _ subject: TypeReference
  ) -> (handle: SymbolHandle, type: TypeReference)? {
    var type = subject.unwrapped
    if let base = access.base {
      guard case .metatype(let named) = quietly(in: scope, { visit(base, expecting: .unknown) })
      else { return nil }
      type = named
    }
    let name = access.declName.baseName.identifierText
    guard case .declared(let handles) = find(name, in: type, isStatic: true),
      let handle = handles.first(where: { api[$0].kind == .case })
    else { return nil }
    if let base = access.base { visit(base, expecting: .unknown) }
    return (handle, type)
  }

  /// How a pattern departs from the payload of its case; labels may be left out altogether, and
  /// one name may stand for the whole payload.
  private static func fault(
    of parts: CallParts, against declared: [Parameter]
  ) -> SymbolUse.CallFault? {
    let labels = parts.arguments.map(\.label)
    if parts.isElided { return nil }
    if declared.isEmpty { return .notCallable }
    if labels.count == 1, labels[0] == nil { return nil }
    for (index, label) in labels.enumerated() where label != nil {
      guard index < declared.count else { return .extraArgument(argument: index, label: label) }
      if declared[index].label != label {
        return .label(argument: index, written: label, expected: declared[index].label)
      }
    }
    if labels.count > declared.count {
      return .extraArgument(argument: declared.count, label: nil)
    }
    if labels.count < declared.count {
      return .missingArgument(label: declared[labels.count].label)
    }
    return nil
  }

  /// Binds the names in a pattern whose case is not known, so that they hide others.
  private func bindUnknown(_ call: FunctionCallExprSyntax, _ type: TypeReference) {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let isWrong = access.map { access in
      access.base == nil && isMissing(access.declName.baseName.identifierText, in: type)
    }
    visit(call.calledExpression, expecting: isWrong == true ? type : .unknown)
    for argument in call.arguments { match(argument.expression, .unknown) }
  }
}

extension SnippetResolver {
  private func isMissing(_ name: String, in type: TypeReference) -> Bool {
    if case .missing = find(name, in: type.unwrapped, isStatic: true) { true } else { false }
  }
}

extension FunctionCallExprSyntax {
  /// Whether one of its arguments binds a name.
  fileprivate var bindsNames: Bool {
    arguments.contains { $0.expression.is(PatternExprSyntax.self) }
  }
}
