// Finding symbols by what a snippet writes.

/// A symbol of a lookup, cheap to keep and compare; `APILookup` gives the symbol.
package struct SymbolHandle: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// The symbols of a model, found by name in either spelling.
///
/// Type aliases are followed, members include those of extensions, superclasses and protocols.
/// Only what a reader of the documentation can use is found: what is `public` or `open`. A class,
/// since all that looks into code holds it.
package final class APILookup: Sendable {
  package let model: APIModel
  /// All symbols; a handle's index counts here.
  package let symbols: [Symbol]

  /// The names of the modules.
  package let moduleNames: Set<String>
  /// What the paths of the symbols start with.
  let topLevelNames: Set<String>
  let homePaths: HomePaths
  /// Types, aliases and associated types by their dotted path.
  let typesByPath: [String: SymbolHandle]
  /// Members by the dotted path of their type, then by base name.
  let membersByType: [String: [String: [SymbolHandle]]]
  /// Functions and variables of the top level by base name.
  let globalsByName: [String: [SymbolHandle]]
  /// The base names of all members.
  let memberNames: Set<String>
  let memberIndex: NameIndex
  let typeIndex: NameIndex
  let objc: ObjCIndex
  /// What each type inherits, by the index of its symbol; `nil` for what is no type.
  ///
  /// It is found by the lookup itself, as the last step of its making, and never changed again.
  private nonisolated(unsafe) var lineages: [Lineage?] = []
  let typeMemory: DeclaredTypeMemory

  package init(_ model: APIModel) {
    self.model = model
    symbols = model.symbols
    moduleNames = Set(model.modules.map(\.name))
    topLevelNames = Set(symbols.lazy.compactMap(\.path.first))
    homePaths = HomePaths(symbols)
    typeMemory = DeclaredTypeMemory(count: symbols.count)
    let index = SymbolIndex(symbols, homePaths)
    typesByPath = index.types
    membersByType = index.members
    globalsByName = index.globals
    memberNames = Set(index.members.values.flatMap(\.keys))
    let current = symbols.filter { $0.state != .removed }
    memberIndex = NameIndex(memberNames.intersection(current.map(\.baseName)))
    typeIndex = NameIndex(
      Set(index.types.keys.filter { !$0.utf8.contains(UInt8(ascii: ".")) })
        .intersection(current.map(\.name)))
    objc = ObjCIndex(symbols, seen: index.seen)
    let supertypes = symbols.map { symbol -> [TypeReference] in
      guard symbol.kind.isType else { return [] }
      return symbol.inherits.map {
        resolve(TypeReference(spelling: $0), from: homePaths.path(of: symbol))
      }
    }
    lineages = symbols.indices.map { index in
      guard symbols[index].kind.isType else { return nil }
      return Lineage(of: SymbolHandle(index: index), supertypes: supertypes, in: self)
    }
  }

  /// The symbol of a handle.
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
  package func isClosed(_ type: SymbolHandle) -> Bool {
    let lineage = lineage(of: type)
    return lineage.isKnown
      && lineage.paths.allSatisfy { membersByType[$0]?[Self.dynamicMember] == nil }
  }

  /// What a type inherits; nothing for what is no type.
  func lineage(of type: SymbolHandle) -> Lineage { lineages[type.index] ?? Lineage() }

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

  init(_ symbols: [Symbol], _ homePaths: HomePaths) {
    seen = symbols.map { $0.access >= .public }
    var others: [String: [SymbolHandle]] = [:]
    for (index, symbol) in symbols.enumerated() where seen[index] {
      let path = homePaths.path(of: symbol)
      insert(symbol, path, SymbolHandle(index: index))
      if path.count > symbol.path.count, symbol.kind.isType || symbol.kind == .typealias {
        others[symbol.qualifiedName, default: []].append(SymbolHandle(index: index))
      }
    }
    // What one module alone has needs no module's name.
    for (name, handles) in others
    where types[name] == nil && Set(handles.map { symbols[$0.index].module }).count == 1 {
      types[name] = handles[0]
    }
  }

  private mutating func insert(_ symbol: Symbol, _ path: [String], _ handle: SymbolHandle) {
    switch symbol.kind {
    case .class, .actor, .struct, .enum, .protocol, .typealias, .associatedtype:
      let name = path.joined(separator: ".")
      if types[name] == nil { types[name] = handle }
      if symbol.path.count == 1 { return }
    case .operator: return
    default: break
    }
    let isDynamic = symbol.kind == .subscript && symbol.name == "subscript(dynamicMember:)"
    let name = isDynamic ? APILookup.dynamicMember : symbol.baseName
    if symbol.path.count == 1 {
      globals[name, default: []].append(handle)
    } else {
      let parent = path.dropLast().joined(separator: ".")
      members[parent, default: [:]][name, default: []].append(handle)
    }
  }
}
