// The state of symbols: which are deprecated or superseded, and by what.

internal import APIModel

/// Says of each symbol whether it is current, and names its successor.
enum Succession {
  static func apply(to symbols: inout [DeclaredSymbol]) {
    let names = Set(symbols.map(\.symbol.baseName))
    for index in symbols.indices { judge(&symbols[index].symbol, names: names) }
    var outdated: [[String]: Symbol] = [:]
    for declared in symbols
    where declared.symbol.kind.isNominalType && declared.symbol.state != .current {
      outdated[declared.symbol.path] = declared.symbol
    }
    if outdated.isEmpty { return }
    for index in symbols.indices { inherit(&symbols[index].symbol, from: outdated) }
  }

  /// Judges a symbol by its own marks and its doc comment.
  private static func judge(_ symbol: inout Symbol, names: Set<String>) {
    let availability = symbol.availability
    let marked =
      availability.renamed.map { Successor.named(inRenamed: $0) }
      ?? availability.message.flatMap { Successor.named(inMessage: $0) }
    let suggested = symbol.documentation
      .flatMap { Successor.named(inDocumentation: $0, own: symbol.baseName) }
      .flatMap { $0.isCertain || names.contains(base($0.name)) ? $0.name : nil }
    symbol.successor = marked ?? suggested
    if availability.isDeprecated || availability.isUnavailable {
      symbol.state = .deprecated
    } else if symbol.successor != nil {
      symbol.state = .superseded
    }
  }

  /// Takes over the state of the nearest outdated type around a symbol.
  private static func inherit(_ symbol: inout Symbol, from outdated: [[String]: Symbol]) {
    var path = symbol.parentPath
    while !path.isEmpty {
      if let type = outdated[path] {
        let isWorse = type.state == .deprecated && symbol.state != .deprecated
        if symbol.state == .current || isWorse {
          symbol.state = type.state
          symbol.inheritsDeprecation = true
        }
        symbol.successor = symbol.successor ?? type.successor
      }
      path.removeLast()
    }
  }

  private static func base(_ name: String) -> String {
    let path = name.prefix { $0 != "(" }
    return String(path.split(separator: ".").last ?? path)
  }
}
