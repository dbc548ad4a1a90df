// Where a line of a file comes from, as far as the history of a repository tells.

/// A line of a file, of which it is asked which commit brought it.
package struct LineQuestion: Hashable, Sendable {
  /// The path relative to the folder that is asked about, separated by `/`.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// What stands there, without white space around it.
  package var text: [UInt8]
  /// What stood there before, as another page tells; nil where nothing is known.
  package var former: [UInt8]?

  package init(file: String, line: Int, text: [UInt8], former: [UInt8]? = nil) {
    self.file = file
    self.line = line
    self.text = text
    self.former = former
  }
}

/// The commit that brought a line, or took away what stood there before.
package struct LineOrigin: Hashable, Sendable {
  /// The first ten digits.
  package var commit: String
  /// When it was committed: `2024-05-01`.
  package var date: String
  /// The first line of its message: anyone's text.
  package var subject: String
  /// Whether it took away the text that was asked for as the former one.
  package var removesFormer: Bool
}
