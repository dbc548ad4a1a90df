// From the name of a symbol, as code and comments write it, to its place in the reference.

internal import APIModel

/// Finds the place of a symbol by any of its names.
struct SymbolLinks {
  private typealias Placed = SiteLayout.Placed

  private var places: [String: Placed] = [:]
  private var objcTypes: [String: Placed] = [:]

  init(_ layout: SiteLayout) {
    for page in layout.pages {
      if let type = page.type { add(type) }
      for member in page.members where !member.symbol.kind.isType { add(member) }
    }
  }

  /// Of symbols with one name, the first that is current has it.
  private mutating func add(_ placed: Placed) {
    let symbol = placed.symbol
    let plain = (symbol.parentPath + [symbol.baseName]).joined(separator: ".")
    let names = [
      symbol.qualifiedName, plain, "\(symbol.module).\(symbol.qualifiedName)",
      "\(symbol.module).\(plain)", symbol.objcName,
    ]
    for name in Set(names.compactMap { $0 }) {
      if let known = places[name], known.symbol.state == .current || symbol.state != .current {
        continue
      }
      places[name] = placed
    }
    if let name = symbol.objcName, symbol.kind.isType, objcTypes[name] == nil {
      objcTypes[name] = placed
    }
  }

  /// The place of the symbol that a deprecation or a comment names; nil where there is none.
  ///
  /// - Parameter symbol: The symbol beside which the name may be a short one.
  func place(of name: String, beside symbol: Symbol) -> ReferencePlace? {
    (placed(name, beside: symbol) ?? walk(name))?.place
  }

  /// The type or alias of that name, as Swift spells it beside a symbol.
  func type(_ name: String, beside symbol: Symbol) -> (symbol: Symbol, place: ReferencePlace)? {
    guard let found = placed(name, beside: symbol) else { return nil }
    let kind = found.symbol.kind
    guard kind.isType || kind == .typealias || kind == .associatedtype else { return nil }
    return (found.symbol, found.place)
  }

  /// The place of a type by its name in Objective-C.
  func objcType(_ name: String) -> ReferencePlace? { objcTypes[name]?.place }

  /// The place of a symbol by the text of a code span, DocC's symbol links among them.
  func place(ofCode text: String, beside symbol: Symbol) -> ReferencePlace? {
    guard text.utf8.count <= Self.longestName else { return nil }
    let isPath = text.contains { "/.(:[".contains($0) }
    let isParameter = symbol.parameters.contains { $0.name == text || $0.label == text }
    guard isPath || !isParameter else { return nil }
    var name = text.replacing("/", with: ".")
    if name.hasSuffix("()"), placed(name, beside: symbol) == nil { name.removeLast(2) }
    return place(of: name, beside: symbol)
  }

  /// The place of what code names by a path that starts with a type: `Media.shared`.
  func place(ofPath path: String, beside symbol: Symbol) -> ReferencePlace? {
    let first = String(path.prefix { $0 != "." })
    guard path.utf8.count <= Self.longestName, let type = type(first, beside: symbol) else {
      return nil
    }
    return first.utf8.count == path.utf8.count ? type.place : place(of: path, beside: symbol)
  }

  private static let longestName = 300

  private func placed(_ name: String, beside symbol: Symbol) -> Placed? {
    var scope = symbol.kind.isType ? symbol.path : symbol.parentPath
    while true {
      if let place = places[(scope + [name]).joined(separator: ".")] { return place }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  /// Follows a chain such as `Media.shared.window` through the types of its members.
  private func walk(_ chain: String) -> Placed? {
    var parts = chain.split(separator: ".")[...]
    guard parts.count <= 16, let first = parts.popFirst(), var place = places[String(first)] else {
      return nil
    }
    while let part = parts.popFirst() {
      let symbol = place.symbol
      let type = symbol.kind.isType ? symbol.qualifiedName : symbol.type ?? ""
      let nominal = type.split { " ?!<[".contains($0) }.last { $0 != "any" && $0 != "some" } ?? ""
      guard let next = places["\(nominal.replacing(".Type", with: "")).\(part)"] else { return nil }
      place = next
    }
    return place
  }
}
