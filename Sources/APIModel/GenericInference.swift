// What the generic parameters of a declaration stand for in a call.

extension APILookup {
  /// Whether the declaration, or the type that it makes, has generic parameters.
  package func isGeneric(_ handle: SymbolHandle) -> Bool {
    !self[handle].genericParameters.isEmpty
      || (self[handle].kind == .initializer && !ownGenericNames(of: handle).isEmpty)
  }

  /// What the generic parameters of a function, or of the type that an initializer makes, stand
  /// for, as far as the arguments tell.
  ///
  /// - Parameter arguments: For each argument the index of its parameter, and its type.
  package func genericArguments(
    of handle: SymbolHandle, from arguments: [(parameter: Int, type: TypeReference)]
  ) -> [String: TypeReference] {
    let names = Set(ownGenericNames(of: handle))
    var inference = GenericInference(names: names)
    let parameters = self[handle].parameters
    for (index, type) in arguments where parameters.indices.contains(index) {
      inference.match(TypeReference(spelling: parameters[index].type), type, depth: 0)
    }
    return inference.found
  }

  /// The type of the result, or of what an initializer makes, where its generic parameters stand
  /// for these types.
  package func valueType(
    of handle: SymbolHandle, receiver: TypeReference, generics: [String: TypeReference]
  ) -> TypeReference {
    let symbol = self[handle]
    guard symbol.kind == .initializer else {
      guard let spelling = symbol.type else { return valueType(of: handle, receiver: receiver) }
      let replacing = replacements(for: handle, receiver: receiver)
        .merging(generics) { _, found in found }
      return resolve(
        TypeReference(spelling: spelling), from: home(of: handle), replacing: replacing)
    }
    let plain = valueType(of: handle, receiver: receiver)
    guard case .symbol(let type, let known) = plain.unwrapped, known.isEmpty else { return plain }
    let arguments = self[type].genericNames.map { generics[$0] ?? .unknown }
    let made = TypeReference.symbol(type, arguments: arguments)
    if case .optional = plain { return made.wrapped }
    return made
  }

  private func ownGenericNames(of handle: SymbolHandle) -> [String] {
    let symbol = self[handle]
    guard symbol.kind == .initializer, let owner = owner(of: handle) else {
      return symbol.genericNames
    }
    return symbol.genericNames + self[owner].genericNames
  }
}

/// Holds the types of parameters against those of arguments.
private struct GenericInference {
  let names: Set<String>
  private(set) var found: [String: TypeReference] = [:]

  init(names: Set<String>) { self.names = names }

  mutating func match(_ parameter: TypeReference, _ argument: TypeReference, depth: Int) {
    guard depth < Self.deepest, argument != .unknown else { return }
    let next = depth + 1
    switch (parameter, argument) {
    case (.named(let path, let parts), _) where path.count == 1 && names.contains(path[0]):
      if parts.isEmpty, found[path[0]] == nil { found[path[0]] = argument }
    case (.optional(let wrapped), _): match(wrapped, argument.withoutOptional, depth: next)
    case (.array(let left), .array(let right)), (.metatype(let left), .metatype(let right)):
      match(left, right, depth: next)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      match(key, otherKey, depth: next)
      match(value, otherValue, depth: next)
    case (.tuple(let left), .tuple(let right)): matchAll(left, right, depth: next)
    case (.function(let left, let result), .function(let right, let otherResult)):
      matchAll(left, right, depth: next)
      match(result, otherResult, depth: next)
    case (.named(_, let left), .named(_, let right)), (.named(_, let left), .symbol(_, let right)):
      matchAll(left, right, depth: next)
    default: break
    }
  }

  private mutating func matchAll(
    _ parameters: [TypeReference], _ arguments: [TypeReference], depth: Int
  ) {
    guard parameters.count == arguments.count else { return }
    for (parameter, argument) in zip(parameters, arguments) {
      match(parameter, argument, depth: depth)
    }
  }

  /// Types nest a few levels at most.
  private static let deepest = 16
}
