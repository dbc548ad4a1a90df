// Places in a text: positions, ranges, and ranges that name their file.

/// A place between two bytes of a text.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  package var column: Int
  /// The column, counted from 1 in UTF-16 code units, as editors count it.
  package var utf16Column: Int

  package init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  /// The first place of a text.
  package static let start = TextPosition(line: 1, column: 1, utf16Column: 1)

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a text; `end` is the place after its last byte.
package struct TextRange: Hashable, Comparable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// The empty range at the start of a file, for findings about the file as a whole.
  package static let fileStart = TextRange(start: .start, end: .start)

  package static func < (left: TextRange, right: TextRange) -> Bool {
    left.start == right.start ? left.end < right.end : left.start < right.start
  }
}

/// A stretch of a named file.
package struct Place: Hashable, Comparable, Sendable {
  /// The path relative to the project's root, separated by `/`.
  package var file: String
  package var range: TextRange

  package init(file: String, range: TextRange) {
    self.file = file
    self.range = range
  }

  package static func < (left: Place, right: Place) -> Bool {
    left.file == right.file ? left.range < right.range : left.file < right.file
  }
}
