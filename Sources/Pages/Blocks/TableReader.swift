// GFM tables, recognised in the lines of what libcmark takes for a paragraph.

/// Reads tables.
enum TableReader {
  /// A table: its cells, and which line of the paragraph is its header.
  struct Result {
    var headerLine: Int
    var rows: [[Table.Cell]]
  }

  /// The table that a paragraph holds, if it does.
  ///
  /// - Parameters:
  ///   - lines: The lines of the paragraph, as stretches of the page.
  ///   - codeHoldsPipes: Whether pipes within code spans do not part cells.
  static func read(
    _ bytes: ByteBuffer, _ lines: [Range<Int>], codeHoldsPipes: Bool
  ) -> Result? {
    for index in lines.indices.dropFirst() {
      guard let columns = delimiterColumns(bytes, bytes.trimmed(lines[index])) else { continue }
      let header = cells(
        bytes, bytes.trimmed(lines[index - 1]), codeHoldsPipes: codeHoldsPipes)
      guard header.count == columns, holdsPipe(bytes, lines[index - 1...index]) else { continue }
      var rows = [header]
      rows.reserveCapacity(lines.count - index)
      for line in lines[(index + 1)...] {
        rows.append(row(bytes, bytes.trimmed(line), columns, codeHoldsPipes: codeHoldsPipes))
      }
      return Result(headerLine: index - 1, rows: rows)
    }
    return nil
  }

  private static func holdsPipe(_ bytes: ByteBuffer, _ lines: ArraySlice<Range<Int>>) -> Bool {
    lines.contains { bytes.find(0x7C, in: $0) != nil }
  }

  /// How many columns a delimiter row names; absent where a line is none.
  private static func delimiterColumns(_ bytes: ByteBuffer, _ line: Range<Int>) -> Int? {
    guard let first = line.first,
      bytes[first] == 0x7C || bytes[first] == 0x2D || bytes[first] == 0x3A
    else { return nil }
    var columns = 0
    var next = first
    if bytes[next] == 0x7C { next += 1 }
    while true {
      next = bytes.skipSpaces(next, line.upperBound)
      if next == line.upperBound { return columns > 0 ? columns : nil }
      if bytes[next] == 0x3A { next += 1 }
      let dashes = bytes.endOfRun(of: 0x2D, next, line.upperBound)
      guard dashes > next else { return nil }
      next = dashes
      if next < line.upperBound, bytes[next] == 0x3A { next += 1 }
      columns += 1
      next = bytes.skipSpaces(next, line.upperBound)
      if next == line.upperBound { return columns }
      guard bytes[next] == 0x7C else { return nil }
      next += 1
    }
  }

  /// The cells of a row, no more than there are columns.
  ///
  /// A row that has too many cells, but not when pipes within code do not count, is read as it
  /// was meant.
  private static func row(
    _ bytes: ByteBuffer, _ line: Range<Int>, _ columns: Int, codeHoldsPipes: Bool
  ) -> [Table.Cell] {
    var result = cells(bytes, line, codeHoldsPipes: codeHoldsPipes)
    if result.count > columns, !codeHoldsPipes {
      let whole = cells(bytes, line, codeHoldsPipes: true)
      if whole.count == columns { result = whole }
    }
    if result.count > columns { result.removeSubrange(columns...) }
    return result
  }

  /// How many cells there is room for at first.
  private static let cellCount = 4

  private static func cells(
    _ bytes: ByteBuffer, _ line: Range<Int>, codeHoldsPipes: Bool
  ) -> [Table.Cell] {
    var cells: [Table.Cell] = []
    cells.reserveCapacity(cellCount)
    var next = line.lowerBound
    if next < line.upperBound, bytes[next] == 0x7C { next += 1 }
    var start = next
    while next < line.upperBound {
      switch bytes[next] {
      case 0x5C: next += 2
      case 0x60 where codeHoldsPipes: next = bytes.endOfCodeSpan(at: next, line.upperBound)
      case 0x7C:
        cells.append(.init(range: bytes.trimmed(start..<next)))
        next += 1
        start = next
      default: next += 1
      }
    }
    let last = bytes.trimmed(min(start, line.upperBound)..<line.upperBound)
    if !last.isEmpty || cells.isEmpty { cells.append(.init(range: last)) }
    return cells
  }
}
