// Which symbol stands on which page, under which anchor.

internal import APIModel

/// The pages of a reference before anything is said of a symbol.
struct SiteLayout {
  struct Page {
    var module: String
    var path: [String]
    /// The type; nil on other pages.
    var type: Placed?
    var fileName: String
    /// Nested types are among them, each with the place of its own page.
    var members: [Placed] = []
  }

  struct Placed {
    var symbol: Symbol
    var place: ReferencePlace
    var alias: String?
  }

  private struct Key: Hashable {
    var module: String
    var path: [String]
  }

  /// By module and path.
  private(set) var pages: [Page] = []
  private let types: [Key: Symbol]
  /// The module of each type, for members that another module adds.
  private let homes: [[String]: String]

  /// - Parameter model: What clients see of the API, without what was removed.
  init(_ model: APIModel) {
    let declared = model.symbols.filter(\.kind.isType)
    types = Dictionary(
      declared.map { (Key(module: $0.module, path: $0.path), $0) }
    ) { first, _ in first }
    homes = Dictionary(declared.map { ($0.path, $0.module) }) { first, _ in first }
    var members: [Key: [Symbol]] = [:]
    for symbol in model.symbols where !(symbol.kind.isType && symbol.path.count == 1) {
      members[home(of: symbol), default: []].append(symbol)
    }
    let keys = Set(types.keys).union(members.keys).sorted {
      ($0.path.joined(separator: "."), $0.module) < ($1.path.joined(separator: "."), $1.module)
    }
    let fileNames = fileNames(keys, ofModules: model.modules.count)
    pages = keys.map { page($0, members[$0] ?? [], fileNames) }
      .sorted {
        ($0.module, $0.path.joined(separator: ".")) < ($1.module, $1.path.joined(separator: "."))
      }
  }

  /// The page that a member stands on.
  private func home(of symbol: Symbol) -> Key {
    let own = Key(module: symbol.module, path: symbol.parentPath)
    if types[own] != nil { return own }
    return Key(module: homes[symbol.parentPath] ?? symbol.module, path: symbol.parentPath)
  }

  /// A name for each page: that of its type, behind that of the module where two share it.
  private func fileNames(_ keys: [Key], ofModules count: Int) -> [Key: String] {
    var names = UniqueNames(taken: Set(OwnPage.allCases.map(\.fileName)))
    var taken: Set<[String]> = []
    var result: [Key: String] = [:]
    for key in keys {
      let plain = key.path.isEmpty ? "globals" : key.path.joined(separator: ".")
      let isFirst = taken.insert(key.path).inserted && !(key.path.isEmpty && count > 1)
      let name =
        isFirst ? plain : key.path.isEmpty ? "\(key.module)-globals" : "\(key.module).\(plain)"
      result[key] = names.unique(UniqueNames.harmless(name))
    }
    return result
  }

  private func page(_ key: Key, _ symbols: [Symbol], _ fileNames: [Key: String]) -> Page {
    let fileName = fileNames[key] ?? ""
    var anchors = Anchors(symbols.filter { !$0.kind.isType })
    let placed = symbols.map { symbol in
      if symbol.kind.isType {
        let page = fileNames[Key(module: symbol.module, path: symbol.path)]
        return Placed(symbol: symbol, place: ReferencePlace(page: page ?? fileName))
      }
      let anchor = anchors.anchor(of: symbol)
      return Placed(
        symbol: symbol, place: ReferencePlace(page: fileName, anchor: anchor.name),
        alias: anchor.alias)
    }
    let type = types[key].map { Placed(symbol: $0, place: ReferencePlace(page: fileName)) }
    return Page(
      module: key.module, path: key.path, type: type, fileName: fileName, members: placed)
  }
}
