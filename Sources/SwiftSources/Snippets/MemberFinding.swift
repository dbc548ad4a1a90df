// Looking a member up in a type, the snippet's own additions first.

internal import APIModel
internal import Diagnostics
internal import SwiftSyntax

/// What is known of a name in a type.
enum MemberFinding {
  /// The snippet declares it.
  case local(LocalMember)
  /// The API declares it, perhaps several times.
  case declared([SymbolHandle])
  /// It comes from a well-known protocol or from the compiler; its type, where that is known.
  case wellKnown(TypeReference)
  /// The type is known in full, and has no such member.
  case missing(SymbolHandle)
  case unknown
}

extension SnippetResolver {
  /// Looks a member up by its base name.
  func find(_ name: String, in type: TypeReference, isStatic: Bool) -> MemberFinding {
    switch type {
    case .symbol(let handle, _): find(name, in: handle, type: type, isStatic: isStatic)
    case .named(let path, _): find(name, in: path, isStatic: isStatic)
    case .array: find(name, in: ["Array"], isStatic: isStatic)
    case .dictionary: find(name, in: ["Dictionary"], isStatic: isStatic)
    default: .unknown
    }
  }

  private func find(
    _ name: String, in handle: SymbolHandle, type: TypeReference, isStatic: Bool
  ) -> MemberFinding {
    // Full-width brackets are letters to the parser; such a name is no slip of the API's.
    if name.utf8.contains(0xEF) { return .unknown }
    var declared = api.members(of: handle, named: name)
    for extended in api.ancestry(of: handle).compactMap({ extensions[$0] }) {
      if let member = extended.member(named: name, isStatic: isStatic) { return .local(member) }
      for protocolType in supertypes(of: extended).compactMap(\.symbol) {
        declared += api.members(of: protocolType, named: name)
      }
    }
    if !declared.isEmpty { return .declared(declared) }
    if api.hasWellKnownMember(named: name, on: handle, isStatic: isStatic) {
      return .wellKnown(wellKnownType(of: name, in: handle, type: type))
    }
    if isCertain(handle) || isSlipOfThePen(name, in: handle, isStatic: isStatic) {
      return .missing(handle)
    }
    return .unknown
  }

  /// Looks a member up in a type that is not the API's: the snippet's, or another library's.
  private func find(_ name: String, in path: [String], isStatic: Bool) -> MemberFinding {
    var queue = [path]
    var next = 0
    while next < queue.count, next < Self.longestInheritance {
      let path = queue[next]
      next += 1
      let local = localTypes[path.joined(separator: ".")]
      if local?.isDeclared != true, api.type(named: path) == nil {
        let added = api.members(ofForeignType: path, named: name, isStatic: isStatic)
        if !added.isEmpty { return .declared(added) }
      }
      guard let type = local else { continue }
      if let member = type.member(named: name, isStatic: isStatic) { return .local(member) }
      for supertype in supertypes(of: type) {
        if let handle = supertype.symbol {
          let declared = api.members(of: handle, named: name)
          if !declared.isEmpty { return .declared(declared) }
        } else if case .named(let path, _) = supertype {
          queue.append(path)
        }
      }
    }
    return .unknown
  }

  /// What a type of the snippet inherits.
  func supertypes(of type: LocalType) -> [TypeReference] {
    if let known = type.supertypes { return known }
    type.supertypes = []
    let found = type.inherited.map { inherited in
      quietly(in: inherited.scope) { self.type(inherited.type) }
    }
    type.supertypes = found
    return found
  }

  /// Whether all members of a type of the API are known, the snippet's additions included.
  func isCertain(_ type: SymbolHandle) -> Bool {
    api.isClosed(type)
      && api.ancestry(of: type).allSatisfy { ancestor in
        guard let extended = extensions[ancestor] else { return true }
        return supertypes(of: extended).allSatisfy { isKnown($0) }
      }
  }

  /// Whether all declarations of a name in a type are known, so that a call which fits none of
  /// them is wrong.
  func isCertain(_ type: TypeReference, lacking name: String) -> Bool {
    switch type {
    case .symbol(let handle, _):
      isCertain(handle) && !api.hasWellKnownMember(named: name, on: handle, isStatic: false)
        && !api.hasWellKnownMember(named: name, on: handle, isStatic: true)
    case .named(let path, _):
      localTypes[path.joined(separator: ".")].map { type in
        supertypes(of: type).allSatisfy { isKnown($0) }
      } ?? false
    default: false
    }
  }

  /// Whether all members of what a type inherits from are known.
  func isKnown(_ supertype: TypeReference) -> Bool {
    switch supertype {
    case .symbol(let handle, _): api.isClosed(handle)
    case .named(let path, _): WellKnownMembers.of(path) != nil
    default: false
    }
  }

  private func wellKnownType(
    of name: String, in handle: SymbolHandle, type: TypeReference
  ) -> TypeReference {
    switch name {
    case "rawValue": api.rawType(of: handle)
    case "allCases": .array(type)
    case "hashValue", "hash": .named("Int")
    case "description", "debugDescription", "localizedDescription": .named("String")
    default: .unknown
    }
  }

  /// Whether a name differs from that of a member by one letter inside, in a type of which not
  /// everything is known.
  private func isSlipOfThePen(
    _ name: String, in handle: SymbolHandle, isStatic: Bool
  ) -> Bool {
    guard name.utf8.count >= Self.shortestSlip else { return false }
    return api.nearestMembers(to: name, of: handle, isStatic: isStatic).contains {
      let known = api[$0].baseName
      return EditDistance.between(name, known, limit: 1) == 1
        && !known.hasPrefix(name) && !name.hasPrefix(known)
    }
  }

  private static let longestInheritance = 64

  /// In shorter names one letter makes another word.
  private static let shortestSlip = 9
}

extension LocalType {
  func member(named name: String, isStatic: Bool) -> LocalMember? {
    guard let found = members[name] else { return nil }
    let functions = found.compactMap { member -> [LocalFunction]? in
      if case .functions(let functions) = member.binding { functions } else { nil }
    }
    guard functions.count > 1 else {
      return found.first { $0.isStatic == isStatic } ?? found.first
    }
    return LocalMember(isStatic: isStatic, binding: .functions(Array(functions.joined())))
  }
}
