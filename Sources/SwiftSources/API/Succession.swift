// The state of symbols: which are deprecated or superseded, and by what.

package import APIModel

/// Says of each symbol whether it is current, and names its successor.
package enum Succession {
  /// Judges the symbols of a module by their availability and their doc comments, wherever those
  /// were read.
  package static func apply(to symbols: inout [Symbol]) {
    let known = KnownNames(symbols)
    for index in symbols.indices { judge(&symbols[index], known: known) }
    var outdated: [[String]: Symbol] = [:]
    for symbol in symbols where symbol.kind.isNominalType && symbol.state != .current {
      outdated[symbol.path] = symbol
    }
    if outdated.isEmpty { return }
    for index in symbols.indices { inherit(&symbols[index], from: outdated) }
  }

  /// Judges a symbol by its own marks and its doc comment.
  private static func judge(_ symbol: inout Symbol, known: KnownNames) {
    let availability = symbol.availability
    symbol.since = symbol.since ?? symbol.documentation.flatMap(DocComment.since(in:))
    let marked =
      availability.renamed.map { Successor.named(inRenamed: $0) }
      ?? availability.message.flatMap { Successor.named(inMessage: $0) }
    let suggested = symbol.documentation
      .flatMap { Successor.named(inDocumentation: $0, own: symbol.name) }
      .flatMap { $0.isCertain || known.has($0.name, besides: symbol) ? $0.name : nil }
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
}

/// The names of a module, to check those that a doc comment gives.
private struct KnownNames {
  private let names: Set<String>
  /// The paths of members, without labels.
  private let members: Set<[String]>

  init(_ symbols: [Symbol]) {
    names = Set(symbols.map(\.baseName))
    members = Set(symbols.map { $0.parentPath + [$0.baseName] })
  }

  /// Whether the module has a symbol of this name that is no member of `symbol`.
  func has(_ name: String, besides symbol: Symbol) -> Bool {
    let base = Successor.base(name)
    return names.contains(base) && !members.contains(symbol.path + [base])
  }
}
