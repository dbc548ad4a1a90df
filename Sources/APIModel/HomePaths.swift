// Where symbols stand among those of all modules.

/// The paths that tell symbols of one name in several modules apart.
///
/// A path is the symbol's own, but in a module that declares a type which another module declares
/// too: there the module's name stands in front, so that what is named in the module is looked up
/// there first.
struct HomePaths: Sendable {
  /// The modules with a type that another module has, too.
  private let crowded: Set<String>
  /// The modules that declare a type of the top level, by its name; only where some are crowded.
  private let homes: [String: [String]]

  init(_ symbols: [Symbol]) {
    var homes: [String: [String]] = [:]
    for symbol in symbols where symbol.path.count == 1 && symbol.state != .removed {
      guard symbol.access >= .public, symbol.kind.isType || symbol.kind == .typealias,
        !symbol.isPassedOn
      else { continue }
      if homes[symbol.path[0]]?.contains(symbol.module) != true {
        homes[symbol.path[0], default: []].append(symbol.module)
      }
    }
    crowded = Set(homes.values.filter { $0.count > 1 }.joined())
    self.homes = crowded.isEmpty ? [:] : homes
  }

  func path(of symbol: Symbol) -> [String] {
    guard !crowded.isEmpty, let first = symbol.path.first else { return symbol.path }
    let known = homes[first] ?? []
    // What is added to a type stands where the type is declared, in whatever module.
    let isOwn = known.contains(symbol.module) || symbol.path.count == 1
    guard let home = isOwn ? symbol.module : known.count == 1 ? known[0] : nil,
      crowded.contains(home)
    else { return symbol.path }
    return [home] + symbol.path
  }

  /// Where the names in a declaration are looked up.
  ///
  /// What a module adds to the type of another one names types as its own module does.
  func scope(of symbol: Symbol) -> [String] {
    let home = path(of: symbol).dropLast()
    guard crowded.contains(symbol.module), home.first != symbol.module else { return Array(home) }
    return [symbol.module]
  }
}

extension Symbol {
  /// Whether it only passes on a type of the same name: `public typealias Lamp = Kit.Lamp`.
  fileprivate var isPassedOn: Bool {
    guard kind == .typealias, let type else { return false }
    return type.split(separator: ".").last.map(String.init) == name
  }
}

extension APILookup {
  /// The path of a symbol among those of all modules, which its module's name may begin.
  package func homePath(of symbol: SymbolHandle) -> [String] { homePaths.path(of: self[symbol]) }

  /// The type that a symbol is a member of.
  package func owner(of member: SymbolHandle) -> SymbolHandle? {
    let path = homePath(of: member).dropLast()
    return path.isEmpty ? nil : type(named: Array(path))
  }

  /// The type or alias of the top level that a name means in code which imports these modules.
  ///
  /// - Returns: None where several modules have one, and the imports do not tell which is meant.
  package func type(
    named name: String, from scope: [String] = [], importing modules: Set<String>
  ) -> SymbolHandle? {
    if let found = type(named: [name], from: scope) { return found }
    let imported = modules.compactMap { typesByPath[$0 + "." + name] }
    return imported.count == 1 ? imported[0] : nil
  }
}
