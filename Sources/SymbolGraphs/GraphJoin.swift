// The graphs of Swift and of Objective-C joined by the compiler's identifiers.

internal import APIModel

/// Adds to the Swift view of a module what its Objective-C view knows: doc comments, places,
/// Objective-C names and declarations, and what Swift does not see.
struct GraphJoin {
  private var found: [GraphReader.Found]
  private let module: String
  private let file: (String) -> String?
  /// The places in `found` by identifier: a method with a completion handler has two.
  private var places: [String: [Int]] = [:]
  private var variables: [String: Int] = [:]
  /// The Swift paths of types by their Objective-C name.
  private var types: [String: [String]] = [:]

  init(_ found: [GraphReader.Found], module: String, file: @escaping (String) -> String?) {
    self.found = found
    self.module = module
    self.file = file
    for (index, one) in found.enumerated() {
      places[one.identifier, default: []].append(index)
      if one.symbol.kind == .variable { variables[one.symbol.name] = index }
    }
    nameFromIdentifiers()
    for one in self.found where one.symbol.kind.isType {
      if let name = one.symbol.objcName { types[name] = one.symbol.path }
    }
  }

  /// What the header import knows beside the graphs.
  struct Hints {
    /// The view of Swift with nothing hidden by `NS_REFINED_FOR_SWIFT`.
    var revealed: [GraphReader.Found] = []
    /// The values of enum constants by their Objective-C name.
    var constants: [String: String] = [:]
    /// Whether what stands in none of the module's own files belongs to another module.
    var areFilesKnown = false
  }

  /// Adds the graphs of Objective-C.
  mutating func add(_ graphs: [SymbolGraph], hints: Hints = Hints()) {
    let revealed = Dictionary(hints.revealed.map { ($0.identifier, $0.symbol) }) { old, _ in old }
    var previous: SymbolGraph.Node?
    for node in graphs.flatMap(\.symbols) {
      let documentation = Self.documentation(of: node, behind: previous)
      previous = node
      var known = places[node.identifier.precise] ?? []
      if known.isEmpty, node.kind.identifier == "objective-c.enum.case",
        let variable = variables[node.names.title]
      {
        known = [variable]
      }
      for index in known { complete(&found[index].symbol, with: node, documentation) }
      if let first = known.first { found[first].symbol.objcName = node.objcName }
      if hints.areFilesKnown, node.location.flatMap({ file($0.uri) }) == nil { continue }
      if known.isEmpty, let only = unseen(node, revealed[node.identifier.precise], documentation) {
        found.append(.init(symbol: only, identifier: node.identifier.precise))
      }
    }
    for index in found.indices {
      guard let name = found[index].symbol.objcName, let value = hints.constants[name] else {
        continue
      }
      found[index].symbol.rawValue = value
      if found[index].symbol.kind == .case || found[index].symbol.isStatic {
        found[index].symbol.declaration.objc = "\(name) = \(value)"
      }
    }
  }

  /// Adds what graphs of other platforms say of when symbols are there.
  mutating func addAvailability(_ graphs: [SymbolGraph]) {
    for node in graphs.flatMap(\.symbols) {
      guard let said = node.availability else { continue }
      for index in places[node.identifier.precise] ?? [] {
        found[index].symbol.availability.addPlatforms(of: Availability(said))
      }
    }
  }

  /// All symbols, in the order of files and declarations.
  func symbols() -> [Symbol] {
    var symbols = GraphOrder.arrange(found.map(\.symbol))
    documentErrors(&symbols)
    return GraphOrder.identify(symbols, module: module)
  }

  /// Gives error types the doc comments of their codes: the headers declare both at once.
  private func documentErrors(_ symbols: inout [Symbol]) {
    var texts: [[String]: String] = [:]
    for symbol in symbols where symbol.path.contains("Code") {
      guard let text = symbol.documentation else { continue }
      texts[symbol.path.filter { $0 != "Code" }] = text
    }
    if texts.isEmpty { return }
    for index in symbols.indices where symbols[index].documentation == nil {
      symbols[index].documentation = texts[symbols[index].path]
    }
  }

  /// Takes the Objective-C names out of the identifiers, for what only Swift's graph has.
  private mutating func nameFromIdentifiers() {
    for indices in places.values {
      guard let first = indices.first, found[first].identifier.hasPrefix("c:") else { continue }
      found[first].symbol.objcName = ObjCIdentifier.name(found[first].identifier)
    }
  }

  private func complete(
    _ symbol: inout Symbol, with node: SymbolGraph.Node, _ documentation: String?
  ) {
    symbol.documentation = symbol.documentation ?? documentation
    place(&symbol, node)
    symbol.declaration.objc = node.objcDeclaration(enumMacro: Self.enumMacro(of: symbol))
    symbol.objcGetter = node.getter
    guard let said = node.availability else { return }
    let (message, renamed) = (symbol.availability.message, symbol.availability.renamed)
    symbol.availability = Availability(said)
    symbol.availability.message = message ?? symbol.availability.message
    symbol.availability.renamed = renamed ?? symbol.availability.renamed
  }

  /// The macro that declares an enum as Swift sees it.
  private static func enumMacro(of symbol: Symbol) -> String? {
    if symbol.inherits.contains("OptionSet") { return "NS_OPTIONS" }
    guard symbol.kind == .enum else { return nil }
    return symbol.path.last == "Code" && symbol.path.count > 1 ? "NS_ERROR_ENUM" : "NS_ENUM"
  }

  private func place(_ symbol: inout Symbol, _ node: SymbolGraph.Node) {
    guard let location = node.location, let file = file(location.uri) else { return }
    symbol.file = file
    symbol.line = location.position.line + 1
  }

  /// A symbol that Swift does not see, or only under a name with underscores.
  private func unseen(
    _ node: SymbolGraph.Node, _ revealed: Symbol?, _ documentation: String?
  ) -> Symbol? {
    guard node.availability?.contains(where: { $0.isUnconditionallyUnavailable == true }) != true
    else { return nil }
    var symbol: Symbol
    if let revealed {
      symbol = RefinedName.hidden(revealed)
    } else {
      guard let kind = node.objcKind else { return nil }
      symbol = Symbol(id: "", module: module, kind: kind, path: path(of: node, kind))
      symbol.isStatic = node.kind.identifier.contains(".type.")
    }
    symbol.objcName = node.objcName
    complete(&symbol, with: node, documentation)
    return symbol
  }

  /// Where a symbol that Swift does not see would stand: in its type, its selector for a name.
  private func path(of node: SymbolGraph.Node, _ kind: Symbol.Kind) -> [String] {
    let parents = node.pathComponents.dropLast()
    let parent = parents.last.flatMap { types[$0] }
    let pieces = node.names.title.split(separator: ":", omittingEmptySubsequences: false)
    guard kind == .method, let first = pieces.first else {
      return (parent ?? Array(parents)) + [node.names.title]
    }
    let labels = pieces.count > 1 ? ["_"] + pieces.dropFirst().dropLast().map(String.init) : []
    let name = String(first) + "(" + labels.map { $0 + ":" }.joined() + ")"
    return (parent ?? Array(parents)) + [name]
  }

  /// The doc comment of a node, unless it belongs to the enum constant in front of it.
  private static func documentation(
    of node: SymbolGraph.Node, behind previous: SymbolGraph.Node?
  ) -> String? {
    guard node.kind.identifier == "objective-c.enum.case", let previous,
      previous.kind.identifier == "objective-c.enum.case",
      let start = node.docComment?.lines.first?.range?.start.line,
      let own = node.location?.position.line, let other = previous.location,
      other.uri == node.location?.uri
    else { return node.documentation }
    return start > other.position.line || start == own ? node.documentation : nil
  }
}
