// The types in the declarations of members, read from their spelling once.

internal import Synchronization

/// The types that the declaration of a member names.
struct DeclaredTypes {
  /// The type of a property, the result of a function.
  let value: TypeReference?
  let parameters: [TypeReference]
  /// Whether they depend on the receiver: a generic parameter or `Self` is among them.
  ///
  /// Other types are resolved, and the same for every receiver.
  let isOpen: Bool
}

/// Keeps the types of declarations by the indices of their symbols, from any thread.
final class DeclaredTypeMemory: Sendable {
  private let known: Mutex<[DeclaredTypes?]>

  init(count: Int) { known = Mutex(Array(repeating: nil, count: count)) }

  func types(of symbol: SymbolHandle, _ read: () -> DeclaredTypes) -> DeclaredTypes {
    if let types = known.withLock({ $0[symbol.index] }) { return types }
    let types = read()
    known.withLock { $0[symbol.index] = types }
    return types
  }
}

extension APILookup {
  /// The types in the declaration of a member.
  func declaredTypes(of member: SymbolHandle) -> DeclaredTypes {
    typeMemory.types(of: member) { readTypes(of: member) }
  }

  private func readTypes(of member: SymbolHandle) -> DeclaredTypes {
    let symbol = self[member]
    let value = symbol.type.map { TypeReference(spelling: $0) }
    let parameters = symbol.parameters.map { TypeReference(spelling: $0.type) }
    let open = Set(replacements(for: member, receiver: .unknown).keys)
    if (parameters + [value].compactMap { $0 }).contains(where: { $0.names(oneOf: open) }) {
      return DeclaredTypes(value: value, parameters: parameters, isOpen: true)
    }
    let home = home(of: member)
    return DeclaredTypes(
      value: value.map { resolve($0, from: home) },
      parameters: parameters.map { resolve($0, from: home) }, isOpen: false)
  }
}

extension TypeReference {
  /// Whether it is one of some names, or made of one.
  fileprivate func names(oneOf open: Set<String>) -> Bool {
    switch self {
    case .named(let path, let arguments):
      path.first.map(open.contains) ?? false || arguments.contains { $0.names(oneOf: open) }
    case .symbol(_, let parts), .tuple(let parts): parts.contains { $0.names(oneOf: open) }
    case .optional(let part), .array(let part), .metatype(let part): part.names(oneOf: open)
    case .dictionary(let key, let value): key.names(oneOf: open) || value.names(oneOf: open)
    case .function(let parameters, let result):
      result.names(oneOf: open) || parameters.contains { $0.names(oneOf: open) }
    case .unknown: false
    }
  }
}
