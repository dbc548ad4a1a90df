// The names of the API that running text may use without their type.

internal import APIModel

/// The names of types, members and cases, to be compared with misspelt ones.
struct SpanNames: Sendable {
  /// Methods by their names with labels.
  private(set) var members: [String: [SymbolHandle]] = [:]
  private var types: [String: SymbolHandle] = [:]
  private var cases: [String: SymbolHandle] = [:]
  private var others: Set<String> = []

  init(_ api: APILookup) {
    for (index, symbol) in api.symbols.enumerated() where symbol.access >= .public {
      if symbol.state == .removed, symbol.kind != .method { continue }
      let handle = SymbolHandle(index: index)
      if let name = symbol.objcName { others.insert(name) }
      others.insert(symbol.baseName)
      for parameter in symbol.parameters {
        others.insert(parameter.name)
        if let label = parameter.label { others.insert(label) }
      }
      if symbol.kind.isType || symbol.kind == .typealias {
        types[symbol.name] = handle
        if let name = symbol.objcName { types[name] = handle }
      } else if symbol.kind == .case {
        cases[symbol.baseName] = handle
      } else if symbol.kind == .method {
        members[symbol.name, default: []].append(handle)
      }
    }
    others.formUnion(api.moduleNames)
  }

  /// Whether something of the API goes by this name, in either language.
  func isKnown(_ name: String) -> Bool { others.contains(name) }

  func nearestType(to name: String) -> SymbolHandle? { Self.only(name, types) }

  func nearestCase(to name: String) -> SymbolHandle? { Self.only(name, cases) }

  func nearestMember(to name: String) -> SymbolHandle? {
    Self.only(name, members.compactMapValues { $0.count == 1 ? $0[0] : nil })
  }

  /// The only name that is one slip away.
  private static func only(_ name: String, _ known: [String: SymbolHandle]) -> SymbolHandle? {
    var found: SymbolHandle?
    for (other, handle) in known where NearMiss.isOneSlip(name, other) {
      guard found == nil || found == handle else { return nil }
      found = handle
    }
    return found
  }
}
