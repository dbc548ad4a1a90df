// Expressions: what they give, and the names in them.

internal import APIModel

extension ObjCResolver {
  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - type: What is expected of it, so that its constants can be judged.
  ///   - chain: The chain that it begins; a new one where it stands alone.
  @discardableResult
  func evaluate(
    _ expression: ObjCExpression, expecting type: TypeReference = .unknown, chain: Int? = nil
  ) -> ObjCValue {
    judgeConstants(expression, type)
    return value(of: expression, type, chain: chain ?? newChain())
  }

  private func value(
    of expression: ObjCExpression, _ expected: TypeReference, chain: Int
  ) -> ObjCValue {
    switch expression {
    case .name(let index): return value(ofName: index, chain: chain)
    case .selfName: return ObjCValue(type: ownType, spelling: "self", standing: .own)
    case .superName: return ObjCValue(type: superType, spelling: "super")
    case .message(let message): return send(message, chain: chain)
    case .member(let owner, let name):
      return readMember(name, of: evaluate(owner, chain: chain), owner, chain: chain)
    case .element(let list, let index):
      evaluate(index)
      return element(of: evaluate(list, chain: chain))
    case .call(let function, let call): return readCall(of: function, call, chain: chain)
    case .cast(let type, let operand):
      noteTypes(type)
      let value = evaluate(operand, chain: chain)
      return castValue(type, of: value)
    case .group(let inner): return value(of: inner, expected, chain: chain)
    case .sequence(let operands, let operators): return readSequence(operands, operators)
    case .assignment(let place, let sign, let right): return readAssignment(place, sign, right)
    case .choice(let condition, let then, let otherwise):
      return readChoice(condition, then, otherwise)
    default:
      readParts(of: expression)
      return .unknown
    }
  }

  /// Expressions whose own type says nothing to us.
  private func readParts(of expression: ObjCExpression) {
    switch expression {
    case .boxed(let inner):
      judgeBoxed(inner)
      evaluate(inner)
    case .prefixed(_, let inner): evaluate(inner)
    case .list(let elements, _): for element in elements { evaluate(element) }
    case .dictionary(let keys, let values): for element in keys + values { evaluate(element) }
    case .selector(let range): readSelector(range)
    case .statements(let statements): inScope { read(statements) }
    case .block(let block):
      for parameter in block.parameters { noteTypes(parameter.type) }
      read(block.body, block.parameters, giving: .unknown)
    default: break
    }
  }

  private var superType: TypeReference {
    guard let name = owner?.superclass, let handle = api.objcType(named: name) else {
      return .named("super")
    }
    let type = api.type(of: handle)
    return isInClassMethod ? .metatype(type) : type
  }

  private func castValue(_ syntax: ObjCTypeSyntax, of value: ObjCValue) -> ObjCValue {
    var cast = ObjCValue(type: type(syntax), spelling: value.spelling)
    if case .id = syntax.base, cast.type == .unknown { cast.standing = .open }
    return cast
  }

  private func element(of list: ObjCValue) -> ObjCValue {
    switch list.type.unwrapped {
    case .array(let type): ObjCValue(type: type, spelling: list.shortSpelling + "[…]")
    case .dictionary(_, let type): ObjCValue(type: type, spelling: list.shortSpelling + "[…]")
    default: .unknown
    }
  }

  // MARK: Names

  private func value(ofName index: Int, chain: Int) -> ObjCValue {
    let name = tokens.text(index)
    if let local = local(named: name) { return local }
    if let type = typeOfField(name) { return ObjCValue(type: type, spelling: name) }
    if let handle = api.objcType(named: name) {
      note(index, .resolved(handle), chain: chain)
      return ObjCValue(type: .metatype(api.type(of: handle)), spelling: name)
    }
    if let handle = best(api.objcConstants(named: name)) ?? api.objcFunctions(named: name).first {
      note(index, .resolved(handle), chain: chain)
      let type =
        api[handle].kind == .function ? .unknown : api.valueType(of: handle, receiver: .unknown)
      return ObjCValue(type: type, spelling: name)
    }
    if isDeclared(name) {
      return ObjCValue(type: .metatype(.named(name)), spelling: name)
    }
    if let nearest = api.objcNearMiss(name, .constant) {
      return readSlip(index, for: nearest, chain: chain)
    }
    let isClass = name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    return ObjCValue(
      type: isClass ? .metatype(.named(name)) : .unknown, spelling: name,
      standing: isClass ? .settled : .open)
  }

  /// A constant that is one slip away from one of the API.
  private func readSlip(_ index: Int, for nearest: SymbolHandle, chain: Int) -> ObjCValue {
    guard let enumeration = enumOwner(of: nearest) else {
      note(index, .unknownName(module: api[nearest].module), chain: chain)
      return .unknown
    }
    note(index, .unknownMember(of: enumeration), chain: chain)
    return ObjCValue(type: .symbol(enumeration, arguments: []), spelling: tokens.text(index))
  }

  /// The type of an instance variable, or of the property behind `_name`.
  private func typeOfField(_ name: String) -> TypeReference? {
    if let field = owner?.properties[name] ?? locals.property(named: name) { return type(field) }
    guard name.hasPrefix("_") else { return nil }
    let property = String(name.dropFirst())
    let known = owner?.properties[property] ?? locals.property(named: property)
    return known.map { type($0) }
  }

  /// Of several that fit, the one that is not deprecated.
  func best(_ handles: [SymbolHandle]) -> SymbolHandle? {
    handles.first { api[$0].state == .current } ?? handles.first
  }

  // MARK: Operators

  private func readSequence(_ operands: [ObjCExpression], _ operators: [Int]) -> ObjCValue {
    var first = ObjCValue.unknown
    var before = ObjCValue.unknown
    for (place, operand) in operands.enumerated() {
      let sign = place > 0 ? tokens.text(operators[place - 1]) : ""
      let isJudged = Self.comparing.contains(sign) || Self.combining.contains(sign)
      let value = evaluate(operand, expecting: isJudged ? before.type : .unknown)
      if Self.comparing.contains(sign), place == 1 { judgeConstants(operands[0], value.type) }
      if place == 0 { first = value }
      before = value
    }
    return operators.allSatisfy { tokens.text($0) == "|" }
      ? ObjCValue(type: first.type, spelling: first.spelling) : .unknown
  }

  /// The operators whose sides are of one type.
  private static let comparing: Set<String> = ["==", "!="]
  private static let combining: Set<String> = ["&", "|", "^"]

  /// What is assigned must be what the place takes.
  private func readAssignment(
    _ place: ObjCExpression, _ sign: Int, _ right: ObjCExpression
  ) -> ObjCValue {
    let target = evaluate(place)
    var use: Int?
    if case .member(_, let name) = place { use = assignedUse(name) }
    let mark = tokens.text(sign)
    let isJudged = mark == "=" || Self.combining.contains(String(mark.dropLast()))
    let value = evaluate(right, expecting: isJudged ? target.type : .unknown)
    let type = mark == "=" ? target.type : .unknown
    if let use { judgeAssignment(use, right, value, expecting: type) }
    return ObjCValue(type: type, spelling: target.spelling)
  }

  private func readChoice(
    _ condition: ObjCExpression, _ then: ObjCExpression, _ otherwise: ObjCExpression
  ) -> ObjCValue {
    evaluate(condition)
    let first = evaluate(then)
    let second = evaluate(otherwise)
    return first.type == second.type ? ObjCValue(type: first.type, spelling: "…") : .unknown
  }

  // MARK: Calls

  private func readCall(
    of function: ObjCExpression, _ call: ObjCCall, chain: Int
  ) -> ObjCValue {
    guard case .name(let index) = function else {
      let value = evaluate(function, chain: chain)
      for argument in call.arguments { evaluate(argument) }
      if case .function(_, let result) = value.type.unwrapped {
        return ObjCValue(type: result, spelling: value.shortSpelling + "(…)")
      }
      return .unknown
    }
    let name = tokens.text(index)
    if let block = local(named: name)?.type.unwrapped, case .function(let types, let result) = block
    {
      readArguments(call.arguments, types)
      return ObjCValue(type: result, spelling: name + "(…)")
    }
    if local(named: name) == nil, let handle = best(api.objcFunctions(named: name)),
      locals.functions[name] == nil
    {
      return readCall(of: handle, index, call, chain: chain)
    }
    for argument in call.arguments { evaluate(argument) }
    if let result = locals.functions[name] {
      return ObjCValue(type: type(result), spelling: name + "(…)")
    }
    if !isDeclared(name), let nearest = api.objcNearMiss(name, .function) {
      note(index, .unknownName(module: api[nearest].module), chain: chain)
    }
    return .unknown
  }

  private func readCall(
    of handle: SymbolHandle, _ index: Int, _ call: ObjCCall, chain: Int
  ) -> ObjCValue {
    let symbol = api[handle]
    let types = api.parameterTypes(of: handle, receiver: .unknown)
    let range = tokens.range(index)
    var outcome = SymbolUse.Outcome.resolved(handle)
    let isFixed = symbol.kind == .function && !symbol.parameters.contains(where: \.isVariadic)
    if let count = isFixed ? types.count : symbol.countOfCParameters {
      if call.arguments.count < count {
        outcome = .mismatch(candidates: [handle], fault: .missingArgument(label: nil))
      } else if call.arguments.count > count {
        let fault = SymbolUse.CallFault.extraArgument(argument: count, label: nil)
        outcome = .mismatch(candidates: [handle], fault: fault)
      }
    }
    let name = tokens.text(index)
    let fault = readArguments(call.arguments, isFixed ? types : [])
    if let fault, outcome == .resolved(handle), symbol.state == .current {
      outcome = .mismatch(candidates: [handle], fault: fault)
    }
    note(
      SymbolUse(
        range: range, chainRange: range.lowerBound..<tokens.range(call.close).upperBound,
        spelling: name, name: name, outcome: outcome, chain: chain))
    return ObjCValue(
      type: api.valueType(of: handle, receiver: .unknown).unwrapped, spelling: name + "(…)")
  }

  /// Reads arguments, each with the type of its parameter where that is known; what is wrong with
  /// the first that its parameter does not take.
  @discardableResult
  func readArguments(
    _ arguments: [ObjCExpression], _ types: [TypeReference]
  ) -> SymbolUse.CallFault? {
    var found: SymbolUse.CallFault?
    for (place, argument) in arguments.enumerated() {
      let type = place < types.count ? types[place] : .unknown
      let value = evaluate(argument, expecting: type)
      found = found ?? fault(of: argument, value, at: place, expecting: type)
    }
    return found
  }
}

extension Symbol {
  /// How many parameters the declaration in C has, where Swift makes a member of the function; nil
  /// for any other symbol, and where the number is open.
  fileprivate var countOfCParameters: Int? {
    guard kind != .function, let text = declaration.objc, !text.contains("..."),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let list = text[text.index(after: open)..<close]
    guard !list.contains("("), !list.contains("<") else { return nil }
    return list.split(separator: ",").count { $0.contains { $0.isLetter } && $0 != "void" }
  }
}
