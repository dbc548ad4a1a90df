// A place in a line, with the column that tabs make it stand in.

/// A place in a line.
struct LineCursor {
  /// The offset in the page.
  var offset: Int
  /// The column, counted from 0; a tab reaches to the next multiple of four.
  var column: Int

  /// Moves past spaces and tabs.
  mutating func skipSpaces(_ bytes: ByteBuffer, _ end: Int) {
    while offset < end {
      switch bytes[offset] {
      case 0x20: column += 1
      case 0x09: column += 4 - column % 4
      default: return
      }
      offset += 1
    }
  }

  /// Moves past spaces and tabs, but not beyond a column.
  ///
  /// - Returns: How many columns of a tab reach beyond `limit`.
  mutating func skipSpaces(_ bytes: ByteBuffer, _ end: Int, toColumn limit: Int) -> Int {
    while offset < end, column < limit {
      switch bytes[offset] {
      case 0x20: column += 1
      case 0x09: column += 4 - column % 4
      default: return 0
      }
      offset += 1
    }
    return max(0, column - limit)
  }

  /// Moves past `count` bytes that take one column each.
  mutating func advance(_ count: Int) {
    offset += count
    column += count
  }
}
