// Finding members of a type, inherited ones among them.

extension APILookup {
  /// The members of a type with this base name: its own first, then those that it inherits.
  ///
  /// - Parameter isStatic: `true` for what is used on the type (static members, cases, nested
  ///   types), `false` for what is used on a value, `nil` for both. Initializers are not among
  ///   them.
  package func members(
    of type: SymbolHandle, named name: String, isStatic: Bool? = nil
  ) -> [SymbolHandle] {
    inherited(name, by: type).filter {
      self[$0].kind != .initializer && (isStatic == nil || isUsedOnType($0) == isStatic)
    }
  }

  /// The members that the API adds to a type outside of it: `extension UIView { … }`.
  package func members(
    ofForeignType path: [String], named name: String, isStatic: Bool
  ) -> [SymbolHandle] {
    let found = membersByType[path.joined(separator: ".")]?[name] ?? []
    return found.filter { self[$0].kind != .initializer && isUsedOnType($0) == isStatic }
  }

  /// The initializers that a value of the type can be made with, inherited ones among them.
  package func initializers(of type: SymbolHandle) -> [SymbolHandle] {
    inherited("init", by: type).filter { self[$0].kind == .initializer }
  }

  /// The cases of an enum in their order, or the options of an option set in theirs; removed ones
  /// are not among them.
  package func cases(of type: SymbolHandle) -> [SymbolHandle] {
    let members = membersByType[homePath(of: type).joined(separator: ".")] ?? [:]
    let all = members.values.joined().filter {
      self[$0].state != .removed && (self[$0].kind == .case || isOption($0, of: type))
    }
    return all.sorted {
      (self[$0].order ?? .max, $0.index) < (self[$1].order ?? .max, $1.index)
    }
  }

  /// Everything declared in a type and its extensions, in the order of the model; what was removed
  /// is not among them.
  package func members(of type: SymbolHandle) -> [SymbolHandle] {
    let members = membersByType[homePath(of: type).joined(separator: ".")] ?? [:]
    return members.values.joined().filter { self[$0].state != .removed }
      .sorted { $0.index < $1.index }
  }

  /// Whether the type is an option set: a set of flags, each a static member.
  package func isOptionSet(_ type: SymbolHandle) -> Bool {
    inherits(type, from: "OptionSet")
  }

  /// Whether the type is an enum or an option set.
  package func isEnum(_ type: SymbolHandle) -> Bool {
    self[type].kind == .enum || isOptionSet(type)
  }

  /// Whether the type derives from or conforms to a type outside of the model with this name.
  package func inherits(_ type: SymbolHandle, from name: String) -> Bool {
    lineage(of: type).foreignNames.contains(name)
  }

  /// What a type inherits, itself first: the handles of the types that are of the API.
  package func ancestry(of type: SymbolHandle) -> [SymbolHandle] { lineage(of: type).types }

  /// Whether a member is used on the type, `Media.shared`, and not on a value of it.
  package func isUsedOnType(_ member: SymbolHandle) -> Bool {
    let symbol = self[member]
    switch symbol.kind {
    case .case, .initializer, .typealias, .associatedtype: return true
    case let kind where kind.isType: return true
    default: return symbol.isStatic
    }
  }

  private func isOption(_ member: SymbolHandle, of type: SymbolHandle) -> Bool {
    let symbol = self[member]
    guard symbol.kind == .property, symbol.isStatic, isOptionSet(type) else { return false }
    return symbol.rawValue != nil || valueType(of: member, receiver: .unknown).symbol == type
  }

  private func inherited(_ name: String, by type: SymbolHandle) -> [SymbolHandle] {
    lineage(of: type).paths.flatMap { membersByType[$0]?[name] ?? [] }
  }
}

extension Symbol {
  /// Whether it declares an enum or an option set.
  package var isEnum: Bool {
    kind == .enum || (kind == .struct && inherits.contains("OptionSet"))
  }
}
