// Finding symbols by what a snippet writes.

/// A symbol of a lookup, cheap to keep and compare; `APILookup` gives the symbol.
package struct SymbolHandle: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// The symbols of a model, found by name in either spelling.
///
/// Type aliases are followed, members include those of extensions, superclasses and protocols.
/// Only what a reader of the documentation can use is found: where anything is `public`, nothing
/// that is less.
package struct APILookup: Sendable {
  package let model: APIModel
  /// All symbols; a handle's index counts here.
  package let symbols: [Symbol]

  /// The names of the modules.
  package let moduleNames: Set<String>
  /// Types, aliases and associated types by their dotted path.
  let typesByPath: [String: SymbolHandle]
  /// Members by the dotted path of their type, then by base name.
  let membersByType: [String: [String: [SymbolHandle]]]
  /// Functions and variables of the top level by base name.
  let globalsByName: [String: [SymbolHandle]]
  /// The base names of all members.
  let memberNames: Set<String>
  let objc: ObjCIndex
  /// What each type inherits, by the index of its symbol; empty for what is no type.
  private(set) var supertypes: [[TypeReference]] = []
  /// For each type, whether all that it inherits is known.
  private(set) var closed: [Bool] = []

  package init(_ model: APIModel) {
    self.model = model
    symbols = model.symbols
    moduleNames = Set(model.modules.map(\.name))
    let index = SymbolIndex(symbols)
    typesByPath = index.types
    membersByType = index.members
    globalsByName = index.globals
    memberNames = Set(index.members.values.flatMap(\.keys))
    objc = ObjCIndex(symbols, seen: index.seen)
    supertypes = symbols.map { symbol in
      guard symbol.kind.isType else { return [] }
      return symbol.inherits.map { resolve(TypeReference(spelling: $0), from: symbol.path) }
    }
    closed = symbols.indices.map { symbols[$0].kind.isType && inheritsOnlyKnown($0) }
  }

  package subscript(handle: SymbolHandle) -> Symbol { symbols[handle.index] }

  /// Whether the API holds nothing that a page could use.
  package var isEmpty: Bool { typesByPath.isEmpty && globalsByName.isEmpty }

  /// The functions and variables of the top level with this base name.
  package func globals(named name: String) -> [SymbolHandle] { globalsByName[name] ?? [] }

  /// Whether any type of the API has a member of this base name.
  package func isMemberName(_ name: String) -> Bool { memberNames.contains(name) }

  /// Whether everything that the type inherits is known, so that a name it lacks is no member.
  ///
  /// A class that derives from one outside of the model is open, but for `NSObject` and some
  /// protocols, whose members are listed.
  package func isClosed(_ type: SymbolHandle) -> Bool { closed[type.index] }

  private func inheritsOnlyKnown(_ index: Int) -> Bool {
    var isKnown = true
    forEachSupertype(of: SymbolHandle(index: index)) { supertype in
      switch supertype {
      case .symbol(let handle, _):
        if membersByType[symbols[handle.index].qualifiedName]?[Self.dynamicMember] != nil {
          isKnown = false
        }
      case .named(let path, _): if WellKnownMembers.of(path) == nil { isKnown = false }
      default: isKnown = false
      }
    }
    return isKnown
  }

  /// Visits the type itself and all that it inherits, nearest first, each once.
  func forEachSupertype(of type: SymbolHandle, _ visit: (TypeReference) -> Void) {
    var queue: [TypeReference] = [.symbol(type, arguments: [])]
    var seen: Set<TypeReference> = []
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      visit(current)
      if let handle = current.symbol { queue += supertypes[handle.index] }
    }
  }

  /// The base name of the subscript that gives a type members of any name.
  static let dynamicMember = "subscript(dynamicMember)"
}

extension Symbol.Kind {
  /// Whether it declares a type, and not an alias of one.
  package var isType: Bool {
    switch self {
    case .class, .actor, .struct, .enum, .protocol: true
    default: false
    }
  }

  /// Whether it is called with arguments: a function, method, initializer or macro.
  package var isFunction: Bool {
    switch self {
    case .initializer, .method, .function, .macro: true
    default: false
    }
  }
}

/// The dictionaries of a lookup, filled symbol by symbol.
private struct SymbolIndex {
  var types: [String: SymbolHandle] = [:]
  var members: [String: [String: [SymbolHandle]]] = [:]
  var globals: [String: [SymbolHandle]] = [:]
  /// Whether a symbol, by its index, can be seen from outside.
  var seen: [Bool] = []

  init(_ symbols: [Symbol]) {
    let isAnyPublic = symbols.contains { $0.access >= .public }
    let least: Symbol.Access = isAnyPublic ? .public : .internal
    seen = symbols.map { $0.access >= least }
    for (index, symbol) in symbols.enumerated() where seen[index] {
      insert(symbol, SymbolHandle(index: index))
    }
  }

  private mutating func insert(_ symbol: Symbol, _ handle: SymbolHandle) {
    switch symbol.kind {
    case .class, .actor, .struct, .enum, .protocol, .typealias, .associatedtype:
      if types[symbol.qualifiedName] == nil { types[symbol.qualifiedName] = handle }
      if symbol.path.count == 1 { return }
    case .operator: return
    default: break
    }
    let isDynamic = symbol.kind == .subscript && symbol.name == "subscript(dynamicMember:)"
    let name = isDynamic ? APILookup.dynamicMember : symbol.baseName
    if symbol.path.count == 1 {
      globals[name, default: []].append(handle)
    } else {
      let parent = symbol.parentPath.joined(separator: ".")
      members[parent, default: [:]][name, default: []].append(handle)
    }
  }
}
