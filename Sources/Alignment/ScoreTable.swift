// What was found out of pairs.

/// How well the elements of two sequences go together, as far as that was asked for; of very long
/// sequences nothing is kept.
struct ScoreTable {
  private let columns: Int
  private var known: [Double]

  init(_ rows: Int, _ columns: Int) {
    self.columns = columns
    known = Array(repeating: .nan, count: rows * columns <= 250_000 ? rows * columns : 0)
  }

  subscript(row: Int, column: Int) -> Double? {
    get {
      guard !known.isEmpty, !known[row * columns + column].isNaN else { return nil }
      return known[row * columns + column]
    }
    set { if !known.isEmpty { known[row * columns + column] = newValue ?? .nan } }
  }
}
