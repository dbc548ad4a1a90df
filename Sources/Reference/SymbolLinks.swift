// From the name of a symbol, as a deprecation gives it, to its place in the reference.

internal import APIModel

/// Finds the place of a symbol by any of its names.
struct SymbolLinks {
  private struct Place {
    var page: String
    /// Nil for the page as a whole.
    var anchor: String?
    var symbol: Symbol
  }

  private var places: [String: Place] = [:]

  init(_ site: ReferenceSite) {
    for page in site.pages {
      if let type = page.symbol { add(type, Place(page: page.fileName, symbol: type)) }
      for member in page.groups.flatMap(\.members) where member.page == nil {
        add(
          member.symbol,
          Place(page: page.fileName, anchor: member.anchor, symbol: member.symbol))
      }
    }
  }

  /// Of symbols with one name, the first that is current has it.
  private mutating func add(_ symbol: Symbol, _ place: Place) {
    let plain = (symbol.parentPath + [symbol.baseName]).joined(separator: ".")
    let names = [
      symbol.qualifiedName, plain, "\(symbol.module).\(symbol.qualifiedName)",
      "\(symbol.module).\(plain)", symbol.objcName,
    ]
    for name in Set(names.compactMap { $0 }) {
      if let known = places[name], known.symbol.state == .current || symbol.state != .current {
        continue
      }
      places[name] = place
    }
  }

  /// The target of a link from a page to the symbol of that name; nil where there is none.
  ///
  /// - Parameter symbol: The symbol beside which the name may be a short one.
  func target(of name: String, beside symbol: Symbol, on page: String) -> String? {
    guard let place = place(of: name, beside: symbol) else { return nil }
    let anchor = place.anchor.map { "#\($0)" } ?? ""
    return place.page == page && place.anchor != nil ? anchor : "\(place.page).md\(anchor)"
  }

  private func place(of name: String, beside symbol: Symbol) -> Place? {
    var scope = symbol.kind.isType ? symbol.path : symbol.parentPath
    while true {
      if let place = places[(scope + [name]).joined(separator: ".")] { return place }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    return walk(name)
  }

  /// Follows a chain such as `Media.shared.window` through the types of its members.
  private func walk(_ chain: String) -> Place? {
    var parts = chain.split(separator: ".")[...]
    guard parts.count <= 16, let first = parts.popFirst(), var place = places[String(first)] else {
      return nil
    }
    while let part = parts.popFirst() {
      let type = place.symbol.kind.isType ? place.symbol.qualifiedName : place.symbol.type ?? ""
      let nominal = type.split { " ?!<[".contains($0) }.last { $0 != "any" && $0 != "some" } ?? ""
      guard let next = places["\(nominal.replacing(".Type", with: "")).\(part)"] else { return nil }
      place = next
    }
    return place
  }
}
