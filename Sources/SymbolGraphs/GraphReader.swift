// Symbol graphs of Swift modules to symbols of the API.

internal import APIModel

/// Makes symbols of the nodes of graphs that describe one module in Swift.
struct GraphReader {
  let module: String
  /// The path of a file by its address in a graph.
  let file: (String) -> String?
  private let nodes: [SymbolGraph.Node]
  private let inheritance: Inheritance
  /// The raw types of enums by their path.
  private let rawTypes: [[String]: String]

  init(_ graphs: [SymbolGraph], module: String, file: @escaping (String) -> String?) {
    self.module = module
    self.file = file
    nodes = graphs.flatMap(\.symbols).filter { !$0.isNoDeclaration }
    let paths = nodes.map { ($0.identifier.precise, $0.pathComponents) }
    inheritance = Inheritance(
      graphs.flatMap(\.relationships), paths: Dictionary(paths) { first, _ in first })
    let enums = Set(nodes.filter { $0.kind.identifier == "swift.enum" }.map(\.pathComponents))
    var rawTypes: [[String]: String] = [:]
    for node in nodes where node.pathComponents.last == "init(rawValue:)" {
      let parent = Array(node.pathComponents.dropLast())
      guard enums.contains(parent) else { continue }
      rawTypes[parent] =
        DeclarationText(node.declarationFragments ?? [], labels: ["rawValue"])
        .parameters.first?.type
    }
    self.rawTypes = rawTypes
  }

  /// A symbol with the identifier that all graphs know it by.
  struct Found {
    var symbol: Symbol
    var identifier: String
  }

  /// The symbols, in the order of the graphs.
  func symbols() -> [Found] {
    nodes.compactMap { node in
      let identifier = node.identifier.precise
      if inheritance.isDefault(identifier) { return nil }
      return symbol(node).map { Found(symbol: $0, identifier: identifier) }
    }
  }

  private func symbol(_ node: SymbolGraph.Node) -> Symbol? {
    guard let kind = Self.kind(node) else { return nil }
    let path = node.pathComponents.map { name in name.filter { $0 != "`" } }
    // The initializer that the raw type of an enum brings stands for itself.
    if path.last == "init(rawValue:)", rawTypes[Array(path.dropLast())] != nil { return nil }
    var symbol = Symbol(
      id: "", module: module, kind: kind, path: path,
      access: Symbol.Access(rawValue: node.accessLevel ?? "") ?? .public)
    let identifier = node.identifier.precise
    symbol.isStatic = kind == .case || node.kind.identifier.contains(".type.")
    symbol.availability = Availability(node.availability ?? [])
    symbol.documentation = node.documentation
    symbol.declaration.swift = node.declaration
    if let required = inheritance.requirement(identifier) {
      symbol.isRequirement = true
      symbol.isOptionalRequirement = required
    }
    readDeclaration(node, into: &symbol)
    if kind.isType || kind == .associatedtype {
      symbol.inherits = inheritance.inherited(
        by: identifier, kind: kind, rawType: rawTypes[path])
      if identifier.hasPrefix(Self.madeByImporter), kind == .struct {
        symbol.inherits.append("_BridgedStoredNSError")
      }
      // That a protocol is for classes alone is no relationship between symbols.
      if kind == .protocol, node.declaration.hasSuffix(": AnyObject") {
        symbol.inherits.insert("AnyObject", at: 0)
      }
    }
    if let location = node.location, let file = file(location.uri) {
      symbol.file = file
      symbol.line = location.position.line + 1
    }
    return symbol
  }

  private func readDeclaration(_ node: SymbolGraph.Node, into symbol: inout Symbol) {
    let text = DeclarationText(
      node.declarationFragments ?? [], labels: Self.labels(of: symbol.name))
    symbol.genericParameters = text.genericParameters
    let parent = symbol.parentPath.joined(separator: ".")
    switch symbol.kind {
    case .class, .actor, .struct, .enum, .protocol, .associatedtype, .operator: return
    case .typealias: symbol.type = text.type
    case .case: symbol.type = parent
    case .initializer: symbol.type = parent + (text.isFailable ? "?" : "")
    default: symbol.type = text.type
    }
    symbol.parameters = text.parameters
    symbol.isAsync = text.isAsync
    symbol.isThrowing = text.isThrowing
    symbol.isSettable = symbol.kind.isValue && text.isSettable
  }

  /// The labels of a name: `a`, none and `c` of `f(a:_:c:)`.
  private static func labels(of name: String) -> [String?] {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map { label in
      label == "_" ? nil : String(label)
    }
  }

  private static func kind(_ node: SymbolGraph.Node) -> Symbol.Kind? {
    if node.kind.identifier == "swift.class",
      (node.declarationFragments ?? []).contains(where: { $0.spelling == "actor" })
    {
      return .actor
    }
    return kinds[node.kind.identifier]
  }

  /// The identifiers of the error types that the importer makes.
  private static let madeByImporter = "s:SC"

  private static let kinds: [String: Symbol.Kind] = [
    "swift.class": .class, "swift.actor": .actor, "swift.struct": .struct, "swift.enum": .enum,
    "swift.protocol": .protocol, "swift.typealias": .typealias,
    "swift.associatedtype": .associatedtype, "swift.enum.case": .case,
    "swift.init": .initializer, "swift.method": .method, "swift.type.method": .method,
    "swift.property": .property, "swift.type.property": .property,
    "swift.subscript": .subscript, "swift.type.subscript": .subscript,
    "swift.func": .function, "swift.func.op": .method, "swift.var": .variable,
    "swift.macro": .macro,
  ]
}

extension Symbol.Kind {
  /// Whether it holds a value that can be set, or not.
  fileprivate var isValue: Bool {
    switch self {
    case .property, .variable, .subscript: true
    default: false
    }
  }
}
