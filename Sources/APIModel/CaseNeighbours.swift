// What stands before and after the cases of enums.

/// The cases of the enums of a model, each with its neighbours.
struct CaseNeighbours {
  /// The cases around one, by name; absent at an end.
  struct Pair: Hashable {
    var before: String?
    var after: String?

    /// Whether both have a neighbour, and all that they have are the same.
    func isShared(with other: Pair) -> Bool { self == other && (before != nil || after != nil) }
  }

  private var pairs: [[String]: Pair] = [:]

  init(_ symbols: [Symbol]) {
    let enums = Dictionary(grouping: symbols.filter { $0.kind == .case }, by: \.parentPath)
    for cases in enums.values {
      let ordered = cases.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
      for (index, symbol) in ordered.enumerated() {
        pairs[symbol.path] = Pair(
          before: index > 0 ? ordered[index - 1].name : nil,
          after: index + 1 < ordered.count ? ordered[index + 1].name : nil)
      }
    }
  }

  subscript(symbol: Symbol) -> Pair { pairs[symbol.path] ?? Pair() }
}
