// What a message means to its receiver.

internal import APIModel

/// Looks up the member that a selector means.
struct ObjCMemberLookup {
  let api: APILookup
  let locals: ObjCLocals

  /// What became of a message, and the type of what it gives; no outcome where it is of no
  /// interest, such as `alloc`.
  struct Answer {
    var outcome: SymbolUse.Outcome?
    var type: TypeReference
  }

  func member(_ selector: String, of receiver: ObjCUseReader.Value) -> Answer {
    switch receiver.type.unwrapped {
    case .metatype(let type):
      if let handle = type.symbol { return member(selector, of: handle, isStatic: true) }
    case .symbol(let handle, _): return member(selector, of: handle, isStatic: false)
    default: break
    }
    if receiver.isUndeclared, let only = onlyMember(selector) {
      return Answer(outcome: .resolved(only), type: .unknown)
    }
    return Answer(outcome: .unknownReceiver, type: .unknown)
  }

  /// The types of the arguments that a member takes from a message.
  func parameterTypes(of member: SymbolHandle, receiver: ObjCUseReader.Value) -> [TypeReference] {
    let owner = Self.instance(receiver.type.unwrapped)
    if api[member].kind == .property { return [api.valueType(of: member, receiver: owner)] }
    return api.parameterTypes(of: member, receiver: owner)
  }

  private static func instance(_ type: TypeReference) -> TypeReference {
    if case .metatype(let instance) = type { instance } else { type }
  }

  private func member(_ selector: String, of type: SymbolHandle, isStatic: Bool) -> Answer {
    let own = TypeReference.symbol(type, arguments: [])
    let name = isStatic && selector == "new" ? "init" : selector
    let found = api.objcMembers(of: type, selector: name, isStatic: isStatic && name == selector)
    if let member = found.first(where: { api[$0].state == .current }) ?? found.first {
      return Answer(outcome: .resolved(member), type: value(of: member, name, own))
    }
    if ObjCRootSelectors.contains(selector) {
      return Answer(outcome: nil, type: rootValue(selector, own, isStatic: isStatic))
    }
    let isKnown = isClosed(type) && !hasHiddenMember(selector, of: type)
    return Answer(outcome: isKnown ? .unknownMember(of: type) : .unknownReceiver, type: .unknown)
  }

  private func value(
    of member: SymbolHandle, _ selector: String, _ owner: TypeReference
  ) -> TypeReference {
    switch api[member].kind {
    case .initializer: owner
    case .property where selector.hasSuffix(":"): .void
    default: api.valueType(of: member, receiver: owner).unwrapped
    }
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

  /// Whether the model and the snippet together leave no room for further members.
  private func isClosed(_ type: SymbolHandle) -> Bool {
    api.isClosed(type)
      && !api.ancestry(of: type).contains {
        api[$0].objcName.map(locals.openTypes.contains) ?? true
      }
  }

  /// Whether Swift has a member of this name for which the model knows no selector.
  private func hasHiddenMember(_ selector: String, of type: SymbolHandle) -> Bool {
    let name = String(selector.prefix { $0 != ":" })
    return api.members(of: type, named: name).contains { api[$0].objcName == nil }
  }

  /// The only method of the API that answers to a selector, where that is telling: it takes an
  /// argument, is no setter, and its first word is made of several.
  private func onlyMember(_ selector: String) -> SymbolHandle? {
    let found = api.objcMembers(selector: selector)
    guard found.count == 1, let only = found.first, api[only].kind == .method,
      selector.hasSuffix(":"), !selector.hasPrefix("set"),
      selector.prefix(while: { $0 != ":" }).contains(where: \.isUppercase)
    else { return nil }
    return only
  }
}
