// Uses of what the API declares: which overload is meant, and whether it is used rightly.

internal import APIModel
internal import SwiftSyntax

/// The declarations that a name may mean.
struct Candidates {
  let handles: [SymbolHandle]
  /// The type that the name was looked up in; `unknown` at the top level.
  var receiver = TypeReference.unknown
  /// Whether the name stands on a type and not on a value; `nil` where it stands alone.
  var isOnType: Bool?
  /// Whether there can be no other declaration of the name.
  let isCertain: Bool
  /// What the chain is called up to and with the name, where that is not the chain so far, a dot
  /// and the name: a root's name, or the type for its initializer.
  var spelling: String?
}

extension SnippetResolver {
  /// Notes what a name means, and gives the index of the link behind it and its call.
  func use(
    _ candidates: Candidates, _ reference: DeclReferenceExprSyntax, at index: Int,
    _ cursor: inout ChainCursor
  ) -> Int {
    let name = reference.baseName.identifierText
    if let labels = reference.argumentNames {
      return use(candidates, named: name, labels: labels, at: index, &cursor)
    }
    let usable = candidates.handles.filter {
      candidates.isOnType == nil || api.isUsedOnType($0) == candidates.isOnType
    }
    guard !usable.isEmpty else {
      return useFromOtherSide(candidates, named: name, at: index, &cursor)
    }
    let callable = usable.filter { api[$0].takesArguments }
    if !callable.isEmpty, let (parts, next) = cursor.chain.call(after: index) {
      let call = DeclaredCall(
        name: name, parts: parts, handles: callable, candidates: candidates)
      use(call, &cursor)
      return next
    }
    if let value = usable.first(where: { !api[$0].takesArguments }) {
      return useValue(value, named: name, candidates, at: index, &cursor)
    }
    return useUncalled(callable, named: name, candidates, at: index, &cursor)
  }

  /// A property, a case without payload, or a type.
  private func useValue(
    _ handle: SymbolHandle, named name: String, _ candidates: Candidates, at index: Int,
    _ cursor: inout ChainCursor
  ) -> Int {
    let symbol = api[handle]
    let isType = symbol.kind.isType || symbol.kind == .typealias || symbol.kind == .associatedtype
    let type =
      isType
      ? TypeReference.metatype(api.type(of: handle))
      : api.valueType(of: handle, receiver: candidates.receiver)
    if candidates.isCertain, let (parts, next) = cursor.chain.call(after: index),
      let fault = faultOfCalling(symbol, type)
    {
      let outcome = SymbolUse.Outcome.mismatch(candidates: [handle], fault: fault)
      note(outcome, named: name, candidates, call: parts, end: parts.end, &cursor)
      visitArguments(of: parts)
      cursor.value = fault == .notCallable ? type : .unknown
      cursor.isSettled = true
      return next
    }
    let end = cursor.chain.end(
      of: index, isRoot: candidates.spelling != nil, name: cursor.nameRange)
    if isAssigned(candidates, end), cursor.spelling != "self", symbol.isReadOnly {
      let outcome = SymbolUse.Outcome.mismatch(candidates: [handle], fault: .notSettable)
      note(outcome, named: name, candidates, end: end, &cursor)
      cursor.value = type
      return index + 1
    }
    let missing =
      isType ? [] : missingEffects(of: [handle], at: cursor.nameRange.lowerBound)
    note(.resolved(handle), named: name, candidates, missing: missing, end: end, &cursor)
    cursor.value = type == .metatype(.unknown) ? .unknown : type
    cursor.isImplicitlyUnwrapped = !isType && symbol.type?.hasSuffix("!") == true
    cursor.declared = !isType && candidates.isCertain ? handle : nil
    return index + 1
  }

  /// What is wrong where the value of a property or a case is called; nil where it may be called.
  private func faultOfCalling(_ symbol: Symbol, _ type: TypeReference) -> SymbolUse.CallFault? {
    if case .metatype = type { return nil }
    if isCertainlyNoFunction(type) || symbol.kind == .case { return .notCallable }
    guard case .optional(.function) = type, symbol.type?.hasSuffix("!") != true else { return nil }
    return .notUnwrapped
  }

  /// Whether something is given to a member that ends at a place.
  private func isAssigned(_ candidates: Candidates, _ end: Int) -> Bool {
    end == assignedEnd && candidates.isOnType != nil && candidates.isCertain
  }

  /// A function that is named and not called: as a value, or with its parentheses forgotten.
  private func useUncalled(
    _ functions: [SymbolHandle], named name: String, _ candidates: Candidates, at index: Int,
    _ cursor: inout ChainCursor
  ) -> Int {
    guard let chosen = preferred(functions) else { return index + 1 }
    if cursor.chain.root == nil, cursor.chain.links.count == 1, !isPattern,
      candidates.isCertain, functions.allSatisfy({ api[$0].kind == .case })
    {
      // `.rain` where a value is expected and the case has a payload.
      let fault = SymbolUse.CallFault.missingArgument(label: api[chosen].parameters[0].label)
      note(
        .mismatch(candidates: functions, fault: fault), named: name, candidates,
        end: cursor.chain.end(of: index), &cursor)
      cursor.value = candidates.receiver
      return index + 1
    }
    let end = cursor.chain.end(
      of: index, isRoot: candidates.spelling != nil, name: cursor.nameRange)
    cursor.value = .unknown
    if let member = cursor.chain.memberName(after: index), member != "self",
      candidates.isCertain, !isNamingMembers
    {
      let outcome = SymbolUse.Outcome.mismatch(candidates: functions, fault: .notCalled)
      note(outcome, named: name, candidates, end: end, &cursor)
      cursor.value = api.valueType(of: chosen, receiver: candidates.receiver)
      return index + 1
    }
    if isAssigned(candidates, end), api[chosen].kind == .method {
      let outcome = SymbolUse.Outcome.mismatch(candidates: functions, fault: .notSettable)
      note(outcome, named: name, candidates, end: end, &cursor)
      return index + 1
    }
    note(.resolved(chosen), named: name, candidates, end: end, &cursor)
    if functions.count == 1 {
      cursor.value = .function(
        parameters: api.parameterTypes(of: chosen, receiver: candidates.receiver),
        result: api.valueType(of: chosen, receiver: candidates.receiver))
    }
    return index + 1
  }

  /// A name with its labels and no arguments: `present(_:animated:)`.
  private func use(
    _ candidates: Candidates, named name: String, labels: DeclNameArgumentsSyntax,
    at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let written = labels.arguments.map { argument -> String? in
      let text = argument.name.identifierText
      return text == "_" ? nil : text
    }
    let full = name + "(" + written.map { ($0 ?? "_") + ":" }.joined() + ")"
    let handles = candidates.handles
    let fitting = handles.filter { api[$0].parameters.map(\.label) == written }
    let end = labels.textRange.upperBound
    if let chosen = preferred(fitting) {
      note(.resolved(chosen), named: full, candidates, end: end, &cursor)
    } else if candidates.isCertain,
      let first = handles.first(where: { api[$0].parameters.count == written.count })
        ?? handles.first
    {
      let fault = LabelDifference.between(written, api[first].parameters.map(\.label))
      let others = handles.filter { $0 != first }
      let outcome = SymbolUse.Outcome.mismatch(candidates: [first] + others, fault: fault)
      note(outcome, named: full, candidates, end: end, &cursor)
    }
    cursor.value = .unknown
    return index + 1
  }

  /// A member of values used on the type, or the other way round.
  private func useFromOtherSide(
    _ candidates: Candidates, named name: String, at index: Int, _ cursor: inout ChainCursor
  ) -> Int {
    let call = cursor.chain.call(after: index)
    let end = call?.parts.end ?? cursor.chain.end(of: index)
    let functions = candidates.handles.filter { api[$0].takesArguments }
    let isOnType = candidates.isOnType == true
    if isOnType, isLegalOnType(functions, call: call?.parts, at: index, cursor),
      let chosen = preferred(functions.isEmpty ? candidates.handles : functions)
    {
      note(.resolved(chosen), named: name, candidates, call: call?.parts, end: end, &cursor)
    } else if candidates.isCertain {
      let fault: SymbolUse.CallFault = isOnType ? .instanceMember : .staticMember
      let outcome = SymbolUse.Outcome.mismatch(candidates: candidates.handles, fault: fault)
      note(outcome, named: name, candidates, call: call?.parts, end: end, &cursor)
    } else {
      noteUnknown(name, receiver: candidates.receiver, at: index, &cursor)
      let whole = candidates.spelling ?? cursor.spelling + "." + name
      cursor.spelling = call?.parts.name(of: whole) ?? whole
    }
    cursor.value = .unknown
    guard let (parts, next) = call else { return index + 1 }
    visitArguments(of: parts)
    return next
  }

  /// Whether a member of values may stand on the type: as a function of the value, or where a
  /// macro names it.
  private func isLegalOnType(
    _ functions: [SymbolHandle], call: CallParts?, at index: Int, _ cursor: ChainCursor
  ) -> Bool {
    if isNamingMembers { return true }
    guard !functions.isEmpty else { return false }
    guard let call else { return cursor.chain.memberName(after: index) == nil }
    let written = call.arguments
    return call.isElided || (written.count == 1 && written[0].label == nil)
  }

  // MARK: Choosing and noting

  /// The declaration to speak of: of several the first that is not deprecated.
  func preferred(_ handles: [SymbolHandle]) -> SymbolHandle? {
    handles.first { api[$0].state == .current } ?? handles.first
  }

  /// Notes an outcome for the name at the cursor, and adds it to the chain's spelling.
  func note(
    _ outcome: SymbolUse.Outcome, named name: String, _ candidates: Candidates,
    call: CallParts? = nil, missing: [SymbolUse.Effect] = [], end: Int,
    _ cursor: inout ChainCursor
  ) {
    let whole = candidates.spelling ?? cursor.spelling + "." + name
    let spelling = call?.name(of: whole) ?? whole
    note(
      outcome, name: name, spelling: spelling, call: call, missing: missing, end: end, cursor)
    cursor.spelling = spelling
  }

  private func isMissing(_ name: String, in type: TypeReference) -> Bool {
    if case .missing = find(name, in: type, isStatic: false) { true } else { false }
  }

  /// Whether a value of this type can certainly not be called.
  func isCertainlyNoFunction(_ type: TypeReference) -> Bool {
    switch type {
    case .symbol(let handle, _):
      isCertain(handle) && isMissing("callAsFunction", in: type)
    case .array, .dictionary: true
    case .optional(let wrapped): isCertainlyNoFunction(wrapped)
    case .named(let path, _):
      path.count == 1 && ["String", "Int", "Bool", "Double", "Float"].contains(path[0])
    default: false
    }
  }
}

extension Symbol {
  /// Whether it is a property of which the declaration says that it can't be set.
  fileprivate var isReadOnly: Bool {
    guard kind == .property, !isSettable, let text = declaration.swift else { return false }
    return text.hasSuffix("{ get }") || text.contains("let ")
  }

  /// Whether the name can be followed by arguments: a function, or a case with a payload.
  var takesArguments: Bool { kind.isFunction || (kind == .case && !parameters.isEmpty) }
}

extension PostfixChain {
  /// Where the name at `index` ends; a root stands before the first link.
  fileprivate func end(of index: Int, isRoot: Bool, name: Range<Int>) -> Int {
    isRoot ? name.upperBound : end(of: index)
  }
}

/// How two lists of labels differ.
enum LabelDifference {
  static func between(_ written: [String?], _ declared: [String?]) -> SymbolUse.CallFault {
    for (index, labels) in zip(written, declared).enumerated() where labels.0 != labels.1 {
      return .label(argument: index, written: labels.0, expected: labels.1)
    }
    if written.count < declared.count {
      return .missingArgument(label: declared[written.count])
    }
    let extra = written.count > declared.count ? written[declared.count] : nil
    return .extraArgument(argument: declared.count, label: extra)
  }
}
