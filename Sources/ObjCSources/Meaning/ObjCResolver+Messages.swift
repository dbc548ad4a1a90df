// Messages and the dot syntax that stands for some of them.

internal import APIModel

extension ObjCResolver {
  /// What became of a selector: no outcome where it is of no interest, such as `alloc`.
  struct Answer {
    var outcome: SymbolUse.Outcome?
    var type: TypeReference
  }

  func send(_ message: ObjCMessage, chain: Int) -> ObjCValue {
    let receiver = readReceiver(message.receiver, chain: chain)
    if receiver.standing == .own { sentToSelf.insert(message.selector) }
    let answer = answer(to: message.selector, receiver)
    let value = ObjCValue(
      type: answer.type, spelling: "[\(receiver.shortSpelling) \(message.selector)]")
    let fault = readArguments(message, answer.outcome, receiver)
    if var outcome = answer.outcome {
      if case .resolved(let member) = outcome, let fault, api[member].state == .current {
        outcome = .mismatch(candidates: [member], fault: fault)
      }
      let names = message.parts.map { tokens.range($0.name) }
      note(
        SymbolUse(
          range: names[0],
          chainRange: tokens.range(message.open)
            .lowerBound..<tokens.range(message.close).upperBound,
          spelling: value.spelling, name: message.selector, outcome: outcome, labelRanges: names,
          chain: chain))
    }
    return value
  }

  /// The module's name where a class must stand, or a class's name that is misspelt, is noted.
  private func readReceiver(_ expression: ObjCExpression, chain: Int) -> ObjCValue {
    guard case .name(let index) = expression else { return evaluate(expression, chain: chain) }
    let name = tokens.text(index)
    let isOwn = local(named: name) != nil || locals.types[name] != nil
    if !isOwn, api.objcType(named: name) == nil,
      let module = api.moduleNames.contains(name) ? name : moduleOfNearestType(name)
    {
      note(index, .unknownName(module: module), chain: chain)
      return ObjCValue(type: .metatype(.named(name)), spelling: name)
    }
    return evaluate(expression, chain: chain)
  }

  /// Reads the arguments; what is wrong with the first that its parameter does not take.
  private func readArguments(
    _ message: ObjCMessage, _ outcome: SymbolUse.Outcome?, _ receiver: ObjCValue
  ) -> SymbolUse.CallFault? {
    let types = parameterTypes(outcome, receiver)
    var found: SymbolUse.CallFault?
    for (place, part) in message.parts.enumerated() {
      guard let first = part.arguments.first else { continue }
      let type = place < types.count ? types[place] : .unknown
      let value = evaluate(first, expecting: type)
      if part.arguments.count == 1 {
        found = found ?? fault(of: first, value, at: place, expecting: type)
      }
      for other in part.arguments.dropFirst() { evaluate(other) }
    }
    return found
  }

  /// The types of the arguments that a member takes from a message.
  private func parameterTypes(
    _ outcome: SymbolUse.Outcome?, _ receiver: ObjCValue
  ) -> [TypeReference] {
    guard case .resolved(let member) = outcome else { return [] }
    var owner = receiver.type.unwrapped
    if case .metatype(let instance) = owner { owner = instance }
    if api[member].kind == .property { return [api.valueType(of: member, receiver: owner)] }
    return api.parameterTypes(of: member, receiver: owner)
  }

  // MARK: Answers

  func answer(to selector: String, _ receiver: ObjCValue) -> Answer {
    switch receiver.type.unwrapped {
    case .metatype(.symbol(let type, _)):
      return answer(to: selector, of: type, .symbol(type, arguments: []), isStatic: true)
    case .metatype(.named(let path, _)):
      return ownAnswer(to: selector, of: path.joined(separator: "."), isStatic: true)
    case .symbol(let type, _):
      if receiver.standing == .own, let found = declaredAnswer(to: selector, isStatic: false) {
        return found
      }
      return answer(to: selector, of: type, receiver.type.unwrapped, isStatic: false)
    case .named(let path, _):
      return ownAnswer(to: selector, of: path.joined(separator: "."), isStatic: false)
    case .array(let element): return listAnswer(to: selector, of: element)
    case .dictionary(let key, let value): return tableAnswer(to: selector, key: key, value: value)
    default: break
    }
    if receiver.standing == .own, let found = declaredAnswer(to: selector, isStatic: false) {
      return found
    }
    return receiver.standing == .open ? openAnswer(to: selector) : .silent
  }

  /// What the class that is being read declares itself.
  private func declaredAnswer(to selector: String, isStatic: Bool) -> Answer? {
    let type =
      result(of: selector, in: owner, isStatic: isStatic)
      ?? locals.property(named: selector)
    return type.map { Answer(outcome: .unknownReceiver, type: self.type($0)) }
  }

  private func result(
    of selector: String, in type: ObjCLocalType?, isStatic: Bool
  ) -> ObjCTypeSyntax? {
    guard let type else { return nil }
    if !isStatic, let property = type.properties[selector] { return property }
    return type.methods[ObjCLocalType.key(selector, isStatic: isStatic)] ?? nil
  }

  /// What a class of the snippet's own answers: its methods, then those that it inherits.
  private func ownAnswer(to selector: String, of name: String, isStatic: Bool) -> Answer {
    var next = locals.types[name]
    var bound = 16
    while let type = next, bound > 0 {
      bound -= 1
      if let result = result(of: selector, in: type, isStatic: isStatic) {
        let isInstance = if case .instancetype = result.base { true } else { false }
        return Answer(
          outcome: .unknownReceiver, type: isInstance ? .named(name) : self.type(result))
      }
      let supers = type.protocols + [type.superclass].compactMap { $0 }
      for handle in supers.compactMap({ api.objcType(named: $0) }) {
        let found = api.objcMembers(of: handle, selector: selector, isStatic: isStatic)
        if let member = best(found) { return resolved(member, selector, .named(name)) }
      }
      next = type.superclass.flatMap { locals.types[$0] }
    }
    guard locals.types[name] != nil || isStatic else { return .silent }
    let type = rootValue(selector, .named(name), isStatic: isStatic)
    return Answer(outcome: .unknownReceiver, type: type)
  }

  private func answer(
    to selector: String, of type: SymbolHandle, _ own: TypeReference, isStatic: Bool
  ) -> Answer {
    let name = isStatic && selector == "new" ? "init" : selector
    let found = api.objcMembers(of: type, selector: name, isStatic: isStatic && name == selector)
    if let member = best(found) { return resolved(member, name, own) }
    if ObjCRootSelectors.contains(selector) {
      return Answer(outcome: nil, type: rootValue(selector, own, isStatic: isStatic))
    }
    let isInitializer = !isStatic && selector.hasPrefix("init")
    return Answer(
      outcome: fault(selector, of: type, isStatic: isStatic), type: isInitializer ? own : .unknown)
  }

  private func resolved(
    _ member: SymbolHandle, _ selector: String, _ own: TypeReference
  ) -> Answer {
    let type: TypeReference =
      switch api[member].kind {
      case .initializer: own
      case .property where selector.hasSuffix(":"): .void
      default: api.valueType(of: member, receiver: own).unwrapped
      }
    return Answer(outcome: .resolved(member), type: type)
  }

  /// What a message gives that every class answers to.
  private func rootValue(
    _ selector: String, _ own: TypeReference, isStatic: Bool
  ) -> TypeReference {
    switch selector {
    case "alloc", "new": own
    case "class": .metatype(own)
    case "self": isStatic ? .metatype(own) : own
    case "copy", "mutableCopy", "retain", "autorelease": own
    default: selector.hasPrefix("init") && !isStatic ? own : .unknown
    }
  }

  private func listAnswer(to selector: String, of element: TypeReference) -> Answer {
    switch selector {
    case "firstObject", "lastObject", "anyObject", "nextObject", "objectAtIndex:",
      "objectAtIndexedSubscript:":
      Answer(outcome: .unknownReceiver, type: element)
    case "copy", "mutableCopy", "allObjects", "array", "reverseObjectEnumerator",
      "objectEnumerator", "reversedArray":
      Answer(outcome: .unknownReceiver, type: .array(element))
    default: .silent
    }
  }

  private func tableAnswer(
    to selector: String, key: TypeReference, value: TypeReference
  ) -> Answer {
    switch selector {
    case "objectForKey:", "objectForKeyedSubscript:":
      Answer(outcome: .unknownReceiver, type: value)
    case "allValues": Answer(outcome: .unknownReceiver, type: .array(value))
    case "allKeys": Answer(outcome: .unknownReceiver, type: .array(key))
    default: .silent
    }
  }

  // MARK: Members

  func readMember(
    _ index: Int, of owner: ObjCValue, _ expression: ObjCExpression, chain: Int
  ) -> ObjCValue {
    let name = tokens.text(index)
    if case .metatype(.symbol(let type, _)) = owner.type, api.isEnum(type) {
      // `Glow.soft` is how Swift says it.
      note(index, .unknownMember(of: type), chain: chain)
      return ObjCValue(type: .symbol(type, arguments: []), spelling: owner.spelling + "." + name)
    }
    let answer = answer(to: name, owner)
    var value = ObjCValue(type: answer.type, spelling: owner.shortSpelling + "." + name)
    if owner.standing == .own, answer.outcome == .unknownReceiver, answer.type == .unknown,
      locals.property(named: name) == nil
    {
      value.standing = .open
    }
    guard let outcome = answer.outcome, outcome != .unknownReceiver else { return value }
    let range = tokens.range(index)
    let start = firstToken(of: expression).map { tokens.range($0).lowerBound }
    note(
      SymbolUse(
        range: range, chainRange: (start ?? range.lowerBound)..<range.upperBound,
        spelling: value.spelling, name: name, outcome: outcome, chain: chain))
    return value
  }

  /// The place of the use that was just noted for a property, where a value is given to it.
  func assignedUse(_ index: Int) -> Int? {
    uses.last?.range == tokens.range(index) ? uses.count - 1 : nil
  }

  /// Judges a value that is given to a property: it can be set, and takes such a value.
  ///
  /// - Parameter place: The use of the property.
  func judgeAssignment(
    _ place: Int, _ expression: ObjCExpression, _ value: ObjCValue, expecting type: TypeReference
  ) {
    guard case .resolved(let property) = uses[place].outcome, api[property].kind == .property else {
      return
    }
    if isReadOnly(property) {
      replaceUse(place, .mismatch(candidates: [property], fault: .notSettable))
    } else if api[property].state == .current,
      let fault = fault(of: expression, value, at: 0, expecting: type)
    {
      replaceUse(place, .mismatch(candidates: [property], fault: fault))
    }
  }

  /// A property that can't be set has no setter.
  private func isReadOnly(_ property: SymbolHandle) -> Bool {
    guard !api[property].isSettable, let owner = api.owner(of: property),
      let name = api[property].objcName
    else { return false }
    let setter = SelectorName.setter(of: name) + ":"
    let own = api.objcMembers(of: owner, selector: setter, isStatic: api[property].isStatic)
    return own.isEmpty && !locals.selectors.contains(setter)
  }

  private func firstToken(of expression: ObjCExpression) -> Int? {
    var next = expression
    while true {
      switch next {
      case .name(let index), .selfName(let index), .superName(let index), .literal(let index):
        return index
      case .message(let message): return message.open
      case .member(let owner, _), .element(let owner, _), .call(let owner, _): next = owner
      case .cast(let type, _): return max(0, type.range.lowerBound - 1)
      case .group(let inner): next = inner
      default: return nil
      }
    }
  }
}

extension ObjCResolver.Answer {
  /// Nothing is known.
  static let silent = ObjCResolver.Answer(outcome: .unknownReceiver, type: .unknown)
}
