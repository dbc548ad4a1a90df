// What was found out of pairs.

/// How well the elements of two sequences go together, as far as that was asked for; of very long
/// sequences nothing is kept.
final class ScoreTable {
  private let rows: Int
  private let columns: Int
  /// Empty until the first score is found.
  private var known: [Double] = []

  init(_ rows: Int, _ columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// - Parameter find: Finds the score when it is first asked for.
  func score(_ row: Int, _ column: Int, _ find: () -> Double) -> Double {
    guard rows * columns <= 250_000 else { return find() }
    if known.isEmpty { known = Array(repeating: .nan, count: rows * columns) }
    let place = row * columns + column
    if known[place].isNaN {
      let score = find()
      known[place] = score
      return score
    }
    return known[place]
  }
}
