// Names that NS_REFINED_FOR_SWIFT hides behind Swift declarations.

internal import APIModel

/// The names that the importer gives to what is refined for Swift: with two underscores.
enum RefinedName {
  /// A refined symbol under the name that Swift keeps for it.
  static func hidden(_ symbol: Symbol) -> Symbol {
    var hidden = symbol
    let name = symbol.name
    let base = symbol.baseName
    if symbol.kind == .initializer {
      let list = name.dropFirst("init(".count)
      hidden.path[hidden.path.count - 1] = list == ")" ? "init(__:)" : "init(__" + list
      if !hidden.parameters.isEmpty {
        hidden.parameters[0].label.map { label in
          hidden.parameters[0].label = "__" + label
        }
      }
    } else {
      hidden.path[hidden.path.count - 1] = "__" + name
    }
    hidden.declaration.swift = symbol.declaration.swift.map { text in
      symbol.kind == .initializer
        ? text.replacing("init(", with: "init(__", maxReplacements: 1)
        : text.replacing(" " + base, with: " __" + base, maxReplacements: 1)
    }
    return hidden
  }

  /// The name that a refined symbol has without its underscores; none for any other symbol.
  static func refined(_ symbol: Symbol) -> String? {
    let name = symbol.name
    if symbol.kind == .initializer {
      return name.hasPrefix("init(__") ? "init(" + name.dropFirst("init(__".count) : nil
    }
    return name.hasPrefix("__") ? String(name.dropFirst(2)) : nil
  }
}
