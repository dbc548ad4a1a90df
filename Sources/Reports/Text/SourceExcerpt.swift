// A line of a page with a spot marked under it.

internal import Diagnostics
internal import Markup

/// A line cut to a width around a spot, and the mark below: `^~~~`.
struct SourceExcerpt: Hashable {
  var line: String
  var mark: String

  /// A character as it is shown, and the columns that it takes.
  private struct Cell {
    var text: String
    var width: Int
  }

  /// A longer stretch of a line is not looked at, in bytes before and behind the spot's start.
  private static let reach = 600

  /// - Parameters:
  ///   - range: What to mark; of several lines the first.
  ///   - width: The columns that the line may take.
  init?(_ table: LineTable, _ range: TextRange, width: Int) {
    guard range.start.line <= table.lineCount else { return nil }
    let content = table.content(ofLine: range.start.line)
    let start = min(content.lowerBound + range.start.column - 1, content.upperBound)
    let isOneLine = range.end.line == range.start.line
    let end = isOneLine ? content.lowerBound + range.end.column - 1 : content.upperBound
    let first = Self.boundary(max(content.lowerBound, start - Self.reach), table, start)
    let last = Self.boundary(min(content.upperBound, start + Self.reach), table, content.upperBound)
    let spotEnd = min(max(end, start), last)
    var column = 0
    func cells(_ offsets: Range<Int>) -> [Cell] {
      Self.cells(String(decoding: table.bytes[offsets], as: UTF8.self), column: &column)
    }
    let before = cells(first..<start)
    let spot = cells(start..<spotEnd)
    let after = cells(spotEnd..<last)
    self.init(
      before, spot, after, width: width,
      isCut: (first > content.lowerBound, last < content.upperBound))
  }

  private init(
    _ before: [Cell], _ spot: [Cell], _ after: [Cell], width: Int,
    isCut: (before: Bool, after: Bool)
  ) {
    let total = (before + spot + after).reduce(0) { $0 + $1.width }
    let fits = total <= width && !isCut.before && !isCut.after
    let room = max(width - 2, 2)
    let shownSpot = fits ? spot[...] : Self.leading(spot, room)
    let spotWidth = shownSpot.reduce(0) { $0 + $1.width }
    let left = fits ? before[...] : Self.trailing(before, (room - spotWidth) / 2)
    let leftWidth = left.reduce(0) { $0 + $1.width }
    let right = fits ? after[...] : Self.leading(after, room - spotWidth - leftWidth)
    let head = isCut.before || left.count < before.count ? "…" : ""
    let isTailCut = isCut.after || shownSpot.count < spot.count || right.count < after.count
    line = head + (left + shownSpot + right).map(\.text).joined() + (isTailCut ? "…" : "")
    mark =
      String(repeating: " ", count: head.count + leftWidth) + "^"
      + String(repeating: "~", count: max(0, spotWidth - 1))
  }

  private static func leading(_ cells: [Cell], _ width: Int) -> ArraySlice<Cell> {
    var sum = 0
    return cells.prefix { cell in
      sum += cell.width
      return sum <= width
    }
  }

  private static func trailing(_ cells: [Cell], _ width: Int) -> ArraySlice<Cell> {
    var sum = 0
    let count = cells.reversed().prefix { cell in
      sum += cell.width
      return sum <= width
    }.count
    return cells.suffix(count)
  }

  /// The offset, moved on to where a character starts.
  private static func boundary(_ offset: Int, _ table: LineTable, _ limit: Int) -> Int {
    var offset = offset
    while offset < limit, table.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The characters of a text, tabs filled up to columns of four, control characters escaped.
  private static func cells(_ text: String, column: inout Int) -> [Cell] {
    text.map { character in
      let cell = cell(character, column: column)
      column += cell.width
      return cell
    }
  }

  private static func cell(_ character: Character, column: Int) -> Cell {
    if character == "\t" {
      let width = 4 - column % 4
      return Cell(text: String(repeating: " ", count: width), width: width)
    }
    let text = TerminalText.escaped(String(character))
    return Cell(text: text, width: DisplayWidth.of(text))
  }
}
