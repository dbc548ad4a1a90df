// The anchors of a page: made from names and types, so that they outlive releases.

internal import APIModel

/// Gives each symbol of a page an anchor that depends on the symbol alone.
struct Anchors {
  struct Anchor {
    var name: String
    /// The plain name, which leads to the first of several symbols that share it.
    var alias: String?
  }

  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// - Parameter symbols: All that stand on the page.
  init(_ symbols: [Symbol]) {
    for symbol in symbols { counts[UniqueNames.harmless(symbol.name), default: 0] += 1 }
  }

  /// The anchor of the next symbol: its name; where it shares that, its name and its types.
  mutating func anchor(of symbol: Symbol) -> Anchor {
    let plain = UniqueNames.harmless(symbol.name)
    guard counts[plain, default: 0] > 1 else {
      taken.insert(plain)
      return Anchor(name: plain)
    }
    let alias = taken.insert(plain).inserted ? plain : nil
    let types = symbol.parameters.map(\.type) + [symbol.type].compactMap { $0 }
    let exact = UniqueNames.harmless(([symbol.name] + types).joined(separator: ":"))
    let names = [exact, "\(exact)-\(symbol.isStatic ? "static-" : "")\(symbol.kind.rawValue)"]
    let free = names.first { taken.insert($0).inserted }
    return Anchor(name: free ?? ordinal(names[1]), alias: alias)
  }

  /// Two symbols that nothing tells apart, such as the branches of an `#if`.
  private mutating func ordinal(_ name: String) -> String {
    var number = 2
    while !taken.insert("\(name)~\(number)").inserted { number += 1 }
    return "\(name)~\(number)"
  }
}
