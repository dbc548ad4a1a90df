// From the spelling of a type to the type that is meant.

extension APILookup {
  /// The type or alias that a path of names means where it stands in `scope`.
  ///
  /// Enclosing types are searched from the inside out; a path may start with the module's name.
  package func type(named path: [String], from scope: [String] = []) -> SymbolHandle? {
    let name = path.joined(separator: ".")
    for count in stride(from: scope.count, through: 1, by: -1) {
      let prefix = scope.prefix(count).joined(separator: ".")
      if let found = typesByPath[prefix + "." + name] { return found }
    }
    if let found = typesByPath[name] { return found }
    guard path.count > 1, let first = path.first, moduleNames.contains(first) else { return nil }
    return typesByPath[path.dropFirst().joined(separator: ".")]
  }

  /// The type that a declaration of a type stands for; aliases are followed.
  package func type(of declaration: SymbolHandle) -> TypeReference {
    var resolution = TypeResolution(lookup: self)
    return resolution.meaning(of: declaration)
  }

  /// Replaces the names of a type by the declarations that they mean where it stands in `scope`.
  ///
  /// - Parameter replacing: What the generic parameters in sight stand for.
  package func resolve(
    _ reference: TypeReference, from scope: [String], replacing: [String: TypeReference] = [:]
  ) -> TypeReference {
    var resolution = TypeResolution(lookup: self)
    return resolution.resolve(reference, from: scope, replacing: replacing)
  }

  /// The type of a property or case, or the result of a function, as seen from its receiver.
  ///
  /// A property whose type is not written is `unknown`, a function without a result is `()`.
  package func valueType(of member: SymbolHandle, receiver: TypeReference) -> TypeReference {
    let symbol = self[member]
    if symbol.kind == .case || symbol.kind == .initializer {
      let owner = receiver.symbol == nil ? ownerType(of: member) : receiver
      return symbol.type?.hasSuffix("?") == true ? owner.wrapped : owner
    }
    guard symbol.type != nil else { return symbol.kind.isFunction ? .void : .unknown }
    let declared = declaredTypes(of: member)
    guard let value = declared.value else { return .unknown }
    if !declared.isOpen { return value }
    return resolve(
      value, from: home(of: member), replacing: replacements(for: member, receiver: receiver))
  }

  /// The types of the parameters, as seen from the receiver.
  package func parameterTypes(
    of member: SymbolHandle, receiver: TypeReference
  ) -> [TypeReference] {
    if self[member].parameters.isEmpty { return [] }
    let declared = declaredTypes(of: member)
    if !declared.isOpen { return declared.parameters }
    let replacing = replacements(for: member, receiver: receiver)
    let home = home(of: member)
    return declared.parameters.map { resolve($0, from: home, replacing: replacing) }
  }

  /// Where the names in the declaration of a symbol are looked up.
  func home(of symbol: SymbolHandle) -> [String] { homePaths.scope(of: self[symbol]) }

  private func ownerType(of member: SymbolHandle) -> TypeReference {
    owner(of: member).map { .symbol($0, arguments: []) } ?? .unknown
  }

  /// What the generic parameters in sight of a declaration, and `Self`, stand for.
  func replacements(
    for member: SymbolHandle, receiver: TypeReference
  ) -> [String: TypeReference] {
    let symbol = self[member]
    let path = homePath(of: member)
    var replacing: [String: TypeReference] = [:]
    for count in path.indices.dropFirst() {
      let outer = path.prefix(count).joined(separator: ".")
      guard let handle = typesByPath[outer] else { continue }
      for name in self[handle].genericNames { replacing[name] = .unknown }
    }
    if case .symbol(let handle, let arguments) = receiver,
      homePath(of: handle).elementsEqual(path.dropLast())
    {
      for (name, argument) in zip(self[handle].genericNames, arguments) {
        replacing[name] = argument
      }
    }
    for name in symbol.genericNames { replacing[name] = .unknown }
    replacing["Self"] = receiver.symbol == nil ? ownerType(of: member) : receiver
    return replacing
  }
}

extension Symbol {
  /// The names of the generic parameters, without their constraints.
  var genericNames: [String] {
    genericParameters.map { String($0.prefix { $0 != ":" && $0 != " " }) }
  }
}

/// One resolution of a type, with a bound on the aliases that it may follow.
private struct TypeResolution {
  let lookup: APILookup
  /// How many aliases may still be followed; they could stand for one another in a circle.
  private var aliasesLeft = 32

  init(lookup: APILookup) { self.lookup = lookup }

  mutating func meaning(of declaration: SymbolHandle) -> TypeReference {
    let symbol = lookup[declaration]
    if symbol.kind.isType { return .symbol(declaration, arguments: []) }
    guard symbol.kind == .typealias, let target = symbol.type, aliasesLeft > 0 else {
      return .unknown
    }
    aliasesLeft -= 1
    let generics = symbol.genericNames.map { ($0, TypeReference.unknown) }
    return resolve(
      TypeReference(spelling: target), from: lookup.home(of: declaration),
      replacing: Dictionary(generics) { first, _ in first })
  }

  mutating func resolve(
    _ reference: TypeReference, from scope: [String], replacing: [String: TypeReference]
  ) -> TypeReference {
    switch reference {
    case .named(let path, let arguments):
      if let first = path.first, let replacement = replacing[first] {
        return path.count == 1 ? replacement : .unknown
      }
      let arguments = resolve(arguments, from: scope, replacing: replacing)
      guard let found = lookup.type(named: path, from: scope) else {
        return .named(path, arguments: arguments)
      }
      let isType = lookup[found].kind.isType
      return isType ? .symbol(found, arguments: arguments) : meaning(of: found)
    case .optional(let type):
      return .optional(resolve(type, from: scope, replacing: replacing))
    case .array(let type):
      return .array(resolve(type, from: scope, replacing: replacing))
    case .dictionary(let key, let value):
      return .dictionary(
        key: resolve(key, from: scope, replacing: replacing),
        value: resolve(value, from: scope, replacing: replacing))
    case .tuple(let elements):
      return .tuple(resolve(elements, from: scope, replacing: replacing))
    case .function(let parameters, let result):
      return .function(
        parameters: resolve(parameters, from: scope, replacing: replacing),
        result: resolve(result, from: scope, replacing: replacing))
    case .metatype(let type):
      return .metatype(resolve(type, from: scope, replacing: replacing))
    case .symbol, .unknown: return reference
    }
  }

  private mutating func resolve(
    _ types: [TypeReference], from scope: [String], replacing: [String: TypeReference]
  ) -> [TypeReference] {
    var resolved: [TypeReference] = []
    for type in types { resolved.append(resolve(type, from: scope, replacing: replacing)) }
    return resolved
  }
}
