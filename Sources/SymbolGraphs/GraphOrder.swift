// The symbols of graphs in the order of files and declarations, each with an id of its own.

internal import APIModel

/// Puts symbols in order.
enum GraphOrder {
  /// Sorts by file and line, what has no place behind the type around it, and counts cases.
  static func arrange(_ symbols: [Symbol]) -> [Symbol] {
    var places: [[String]: (file: String, line: Int)] = [:]
    for symbol in symbols where symbol.kind.isType && places[symbol.path] == nil {
      if let file = symbol.file, let line = symbol.line { places[symbol.path] = (file, line) }
    }
    let keyed = symbols.enumerated().map { index, symbol in
      let around = places[symbol.parentPath]
      let file = symbol.file ?? around?.file ?? Self.behindAllFiles
      return (symbol, file: file, line: symbol.line ?? around?.line ?? 0, index: index)
    }
    var sorted = keyed.sorted { ($0.file, $0.line, $0.index) < ($1.file, $1.line, $1.index) }
      .map(\.0)
    var cases: [[String]: Int] = [:]
    for index in sorted.indices where sorted[index].kind == .case {
      let type = sorted[index].parentPath
      sorted[index].order = cases[type, default: 0]
      cases[type, default: 0] += 1
    }
    return sorted
  }

  /// Where symbols stand whose place nobody says.
  private static let behindAllFiles = "\u{10FFFF}"

  /// Gives symbols the ids of the model: module and path, overloads told apart by a number.
  static func identify(_ symbols: [Symbol], module: String) -> [Symbol] {
    var counts: [String: Int] = [:]
    return symbols.map { symbol in
      var symbol = symbol
      let id = module + "." + symbol.qualifiedName
      counts[id, default: 0] += 1
      symbol.id = counts[id] == 1 ? id : "\(id)~\(counts[id] ?? 0)"
      return symbol
    }
  }
}
