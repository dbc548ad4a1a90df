// Lines and tables of plain text, measured in columns of a terminal.

enum TextLayout {
  /// The width of all text but the first line of a finding, which editors read.
  static let width = 80

  /// Words put into lines, the later ones indented.
  static func wrapped(_ text: String, first: String, rest: String) -> String {
    var lines: [String] = []
    var line = first
    var column = DisplayWidth.of(first)
    var isEmpty = true
    for word in text.split(separator: " ") {
      let wordWidth = DisplayWidth.of(String(word))
      if !isEmpty, column + 1 + wordWidth > width {
        lines.append(line)
        (line, column, isEmpty) = (rest, DisplayWidth.of(rest), true)
      }
      line += isEmpty ? String(word) : " \(word)"
      column += wordWidth + (isEmpty ? 0 : 1)
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// A table: the first column to the left, the others to the right.
  static func table(_ rows: [[String]]) -> [String] {
    guard let header = rows.first else { return [] }
    let widths = header.indices.map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - DisplayWidth.of(row[column]))
        return column == 0 ? row[column] + space : space + row[column]
      }
      .joined(separator: "  ")
    }
  }
}
