// How far the parser is let go.

/// How far code may go; real code stays far below.
enum CodeLimit {
  static let brackets = 48
  /// What nested square brackets may cost together, and how much more for each byte of the code;
  /// each level doubles the parser's tries.
  static let squareCost = 30_000
  static let squareCostPerByte = 16
  static let generics = 24
  static let arrows = 64
  static let keywordRun = 24
  static let conditions = 32
  static let branches = 100
  /// Labels in a row: `a: b: c:`.
  static let labels = 24
  /// Links of one chain; each nests the tree one level deeper.
  static let links = 500
  /// How many bytes the parser may pass looking from curly quotes for the end of the line.
  static let quoteCost = 2_000_000
  /// How many steps the parser may look ahead for declarations.
  static let strayCost = 1_000_000
}
