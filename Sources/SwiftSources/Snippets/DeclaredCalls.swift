// Calls of what the API declares: matching arguments, choosing an overload.

internal import APIModel
internal import SwiftSyntax

/// A call, and the declarations that it may mean.
struct DeclaredCall {
  let name: String
  let parts: CallParts
  let handles: [SymbolHandle]
  let candidates: Candidates
}

/// A declaration that a call fits.
private struct Fit {
  let handle: SymbolHandle
  /// For each argument the type of the parameter that takes it.
  let types: [TypeReference]
  /// For each argument the parameter that takes it, where that was looked for.
  var taken: [Int] = []
}

/// A declaration that a call does not fit.
private struct Misfit: Error {
  let handle: SymbolHandle
  let fault: SymbolUse.CallFault
  /// How much the call differs.
  let distance: Int
}

extension SnippetResolver {
  /// Notes what a call means or how it departs, visits its arguments, and moves to its result.
  func use(_ call: DeclaredCall, _ cursor: inout ChainCursor) {
    let (fits, misfits) = fits(of: call, at: cursor.nameRange.lowerBound)
    if let chosen = choose(among: fits, for: call.parts) {
      return use(call, as: chosen, of: fits, &cursor)
    }
    let handles = misfits.map(\.handle)
    let candidates = call.candidates
    if candidates.isCertain, !call.parts.mayEndEarlier, let nearest = misfits.first {
      note(
        .mismatch(candidates: handles, fault: nearest.fault), named: call.name, candidates,
        call: call.parts, end: call.parts.end, &cursor)
    } else {
      noteUnknown(call, &cursor)
    }
    visitArguments(of: call.parts)
    cursor.value = result(of: handles, chosen: handles.first, candidates.receiver)
  }

  /// The declarations that a call fits and, the nearest first, those that it does not fit.
  private func fits(of call: DeclaredCall, at offset: Int) -> (fits: [Fit], misfits: [Misfit]) {
    var fits: [Fit] = []
    var misfits: [Misfit] = []
    for handle in call.handles {
      switch match(call, with: handle, at: offset) {
      case .success(let fit): fits.append(fit)
      case .failure(let misfit): misfits.append(misfit)
      }
    }
    for (index, fit) in fits.enumerated().reversed() {
      let taken = fit.taken.map { api[fit.handle].parameters[$0] }
      guard
        let fault = closureFault(in: call.parts, fit)
          ?? literalFault(in: call.parts, types: fit.types, parameters: taken)
      else { continue }
      misfits.append(Misfit(handle: fit.handle, fault: fault, distance: 0))
      fits.remove(at: index)
    }
    misfits.sort { $0.distance < $1.distance }
    return (fits, misfits)
  }

  /// Notes that a call means one of the declarations that it fits.
  private func use(
    _ call: DeclaredCall, as chosen: Fit, of fits: [Fit], _ cursor: inout ChainCursor
  ) {
    let candidates = call.candidates
    let missing =
      call.parts.isElided
      ? [] : missingEffects(of: fits.map(\.handle), at: cursor.nameRange.lowerBound)
    note(
      .resolved(chosen.handle), named: call.name, candidates, call: call.parts,
      missing: missing, end: call.parts.end, &cursor)
    let given = zip(call.parts.arguments, chosen.types).map { argument, type in
      visit(argument.expression, expecting: type)
    }
    cursor.value =
      api.isGeneric(chosen.handle)
      ? api.valueType(
        of: chosen.handle, receiver: candidates.receiver,
        generics: api.genericArguments(
          of: chosen.handle, from: Array(zip(chosen.taken, given))))
      : result(of: fits.map(\.handle), chosen: chosen.handle, candidates.receiver)
    cursor.isImplicitlyUnwrapped = api[chosen.handle].type?.hasSuffix("!") == true
    cursor.declared = candidates.isCertain && fits.count == 1 ? chosen.handle : nil
  }

  /// Passes over a call that fits nothing, in a type that may have more than is known.
  private func noteUnknown(_ call: DeclaredCall, _ cursor: inout ChainCursor) {
    let whole = call.candidates.spelling ?? cursor.spelling + "." + call.name
    let spelling = call.parts.name(of: whole)
    if !cursor.isSettled {
      note(
        .unknownReceiver, name: call.name, spelling: spelling, call: call.parts,
        end: call.parts.end, cursor)
    }
    cursor.isSettled = true
    cursor.spelling = spelling
  }

  // MARK: Matching

  private func match(
    _ call: DeclaredCall, with handle: SymbolHandle, at offset: Int
  ) -> Result<Fit, Misfit> {
    let symbol = api[handle]
    let types = api.parameterTypes(of: handle, receiver: call.candidates.receiver)
    let arguments = call.parts.arguments
    if call.parts.isElided {
      let byLabel = arguments.map { argument -> TypeReference in
        let place = symbol.parameters.firstIndex { $0.label == argument.label }
        return argument.label == nil ? .unknown : place.map { types[$0] } ?? .unknown
      }
      return .success(Fit(handle: handle, types: byLabel))
    }
    var matcher = CallMatcher(call.parts, parameters: symbol.parameters) {
      self.mayTakeClosure(types[$0])
    }
    switch matcher.match() {
    case .fits(let taken):
      return .success(Fit(handle: handle, types: taken.map { types[$0] }, taken: taken))
    case .fault(let fault, let distance):
      if cover.covers(.await, at: offset), isCompletion(fault, of: symbol, types: types) {
        return .success(Fit(handle: handle, types: arguments.map { _ in .unknown }))
      }
      return .failure(Misfit(handle: handle, fault: fault, distance: distance))
    }
  }

  /// Whether the call leaves out the completion handler of an Objective-C method, as it may under
  /// `await`.
  private func isCompletion(
    _ fault: SymbolUse.CallFault, of symbol: Symbol, types: [TypeReference]
  ) -> Bool {
    guard symbol.objcName != nil, let last = symbol.parameters.last,
      case .missingArgument(let label) = fault, label == last.label,
      case .function? = types.last?.unwrapped
    else { return false }
    return true
  }

  /// Whether a closure can be given for a parameter of this type.
  private func mayTakeClosure(_ type: TypeReference) -> Bool {
    switch type {
    case .function, .unknown: true
    case .optional(let wrapped): mayTakeClosure(wrapped)
    case .named(let path, _): !(path.count == 1 && Self.plainTypes.contains(path[0]))
    case .symbol, .array, .dictionary, .tuple, .metatype: false
    }
  }

  /// A closure among the arguments that names another number of parameters than it is given.
  private func closureFault(in parts: CallParts, _ fit: Fit) -> SymbolUse.CallFault? {
    for (index, (argument, type)) in zip(parts.arguments, fit.types).enumerated() {
      guard let closure = argument.expression.as(ClosureExprSyntax.self),
        case .function(let parameters, _) = type.unwrapped,
        let written = parameterCount(of: closure) ?? (closure.takesNothing ? 0 : nil),
        written != parameters.count,
        api[fit.handle].declaration.swift?.contains("repeat ") != true
      else { continue }
      // One tuple can be taken apart by several parameters.
      if parameters.count == 1, !parameters[0].isCertainlyNoTuple { continue }
      return .closureParameters(argument: index, written: written, expected: parameters.count)
    }
    return nil
  }

  // MARK: Choosing

  private func choose(among fits: [Fit], for parts: CallParts) -> Fit? {
    guard fits.count > 1 else { return fits.first }
    let members = parts.arguments.map { implicitMember($0.expression) }
    let exact = fits.filter { fit in
      zip(members, fit.types).allSatisfy { member, type in
        guard let member, case .symbol = type.unwrapped else { return true }
        if case .missing = find(member, in: type.unwrapped, isStatic: true) { return false }
        return true
      }
    }
    let left = exact.isEmpty ? fits : exact
    return left.first { api[$0.handle].state == .current } ?? left.first
  }

  /// The name behind the dot where an expression starts with an implicit member.
  private func implicitMember(_ expression: ExprSyntax) -> String? {
    let chain = PostfixChain(expression)
    guard chain.root == nil, case .member(let name)? = chain.links.first else { return nil }
    return name.baseName.identifierText
  }

  /// The result of a call, where all declarations that it may mean agree on it.
  private func result(
    of handles: [SymbolHandle], chosen: SymbolHandle?, _ receiver: TypeReference
  ) -> TypeReference {
    guard let chosen else { return .unknown }
    let result = api.valueType(of: chosen, receiver: receiver)
    let isAgreed = handles.allSatisfy {
      $0 == chosen || api[$0].state != .current
        || api.valueType(of: $0, receiver: receiver) == result
    }
    return isAgreed ? result : .unknown
  }

  /// Types of other libraries for which a closure can certainly not be given.
  private static let plainTypes: Set<String> = [
    "Any", "AnyHashable", "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double",
    "Error", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "NSError", "NSNumber", "NSObject",
    "NSString", "Set", "String", "Substring", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "URL", "UUID",
  ]
}

extension TypeReference {
  /// Whether it is certainly not a tuple, nor a name that may stand for one.
  fileprivate var isCertainlyNoTuple: Bool {
    switch self {
    case .symbol, .optional, .array, .dictionary, .function, .metatype: true
    case .named(let path, _): path.last == "Error" || path.last == "Bool"
    case .tuple, .unknown: false
    }
  }
}
