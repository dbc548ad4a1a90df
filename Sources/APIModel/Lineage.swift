// What a type inherits, directly and through others.

/// A type with all that it inherits, nearest first.
struct Lineage: Sendable {
  /// The type itself and those of the API that it inherits from.
  private(set) var types: [SymbolHandle] = []
  /// The dotted paths of the type and of all that it inherits, other libraries' among them.
  private(set) var paths: [String] = []
  /// The names of what it inherits from other libraries.
  private(set) var foreignNames: Set<String> = []
  /// What those give to it, where that is known.
  private(set) var wellKnown: [WellKnownMembers] = []
  /// Whether the members of all that it inherits are known.
  private(set) var isKnown = true
  /// The first of what it inherits directly.
  private(set) var first = TypeReference.unknown

  init() {}

  /// - Parameter supertypes: What each symbol names as inherited, by its index.
  init(of type: SymbolHandle, supertypes: [[TypeReference]], in lookup: APILookup) {
    first = supertypes[type.index].first ?? .unknown
    var queue: [TypeReference] = [.symbol(type, arguments: [])]
    var seen: Set<String> = []
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      switch current {
      case .symbol(let handle, _):
        let path = lookup.homePath(of: handle).joined(separator: ".")
        guard seen.insert(path).inserted else { continue }
        types.append(handle)
        paths.append(path)
        queue += supertypes[handle.index]
        if lookup[handle].kind == .actor { queue.append(.named("Actor")) }
      case .named(let path, _):
        let name = path.joined(separator: ".")
        guard seen.insert(name).inserted else { continue }
        paths.append(name)
        if let last = path.last { foreignNames.insert(last) }
        if let known = WellKnownMembers.of(path) {
          wellKnown.append(known)
        } else {
          isKnown = false
        }
      default: isKnown = false
      }
    }
  }
}
