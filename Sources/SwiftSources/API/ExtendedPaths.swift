// Which type of the module an extension means.

internal import APIModel

/// Finds the types that extensions name.
struct ExtendedPaths {
  /// How many aliases are followed, one after the other.
  private static let longestChain = 8

  private let module: String
  private var types: Set<[String]> = []
  private var aliases: [[String]: [String]] = [:]
  private var hidden: Set<[String]> = []
  private var resolved: [[String]: [String]] = [:]

  init(_ files: [DeclaredFile], module: String) {
    self.module = module
    for file in files {
      hidden.formUnion(file.hiddenTypes)
      for declared in file.symbols {
        let symbol = declared.symbol
        if symbol.kind.isNominalType { types.insert(symbol.path) }
        if symbol.kind == .typealias, let type = symbol.type {
          aliases[symbol.path] = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        }
      }
    }
    hidden.subtract(types)
  }

  /// The path of a type as the module declares it: without the module's name, aliases followed;
  /// the path as written for a type from elsewhere.
  mutating func resolve(_ path: [String]) -> [String] {
    if let known = resolved[path] { return known }
    var current = path
    for _ in 0..<Self.longestChain where !types.contains(current) {
      if current.count > 1, current[0] == module, !types.contains([module]) {
        current.removeFirst()
      } else if let target = aliases[current] {
        current = target
      } else {
        break
      }
    }
    resolved[path] = current
    return current
  }

  /// Whether a type, or one around it, is not seen by clients of the module.
  func isHidden(_ path: [String]) -> Bool {
    if hidden.isEmpty { return false }
    return path.indices.contains { hidden.contains(Array(path[...$0])) }
  }
}
