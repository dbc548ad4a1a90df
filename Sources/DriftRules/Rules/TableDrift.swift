// Tables of a translation that lack rows or columns, or hold other numbers.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports tables that differ in shape from those of the source page.
///
/// *What it checks*: every table of the source page is there, with all its rows and columns, and a
/// cell that holds nothing but a number holds the same one.
///
/// *Why it matters*: tables are looked things up in; what has no row does not exist.
///
/// *Example*: the source page got a row for `timeout`, the translation did not.
///
/// *Instead*: add the row.
package struct TableDrift: PageRule {
  package static let info = RuleInfo(
    id: "table-drift",
    family: .translation,
    summary: "A table that lacks rows or columns, or holds other numbers.",
    rationale: """
      Options, limits and defaults stand in tables. A row that was added to the source page alone \
      is an option that readers of the translation do not know, and a number that was changed \
      there alone is a wrong one here.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same rows and numbers",
        [
          "docs/en/a.md": """
          # Limits

          | Option | Default |
          | --- | --- |
          | `retries` | 3 |
          | `timeout` | 1,000 |
          """,
          "docs/de/a.md": """
          # Grenzen

          | Option | Vorgabe |
          | --- | --- |
          | `retries` | 3 |
          | `timeout` | 1.000 |
          """,
        ])
    ],
    drifting: [
      .init(
        "A row is missing",
        [
          "docs/en/a.md": """
          # Limits

          | Option | Meaning |
          | --- | --- |
          | `retries` | How often |
          | `timeout` | How long |
          """,
          "docs/ja/a.md": """
          # 制限

          | オプション | 意味 |
          | --- | --- |
          | `retries` | 回数 |
          """,
        ]),
      .init(
        "A number differs",
        [
          "docs/en/a.md": "# Limits\n\n| Option | Default |\n| --- | --- |\n| `retries` | 5 |\n",
          "docs/ar/a.md": "# حدود\n\n| خيار | افتراضي |\n| --- | --- |\n| `retries` | 3 |\n",
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison else { return [] }
    let alignment = comparison.alignment
    if alignment.source.page.page.tables.isEmpty { return [] }
    let parts = alignment.source.parts
    let paired = Dictionary(alignment.parts.tables.map { ($0.source, $0) }) { first, _ in first }
    return alignment.source.page.page.tables.indices.flatMap { index -> [Diagnostic] in
      guard comparison.compares(parts.sectionOfTable[index]) else { return [] }
      guard let pair = paired[index] else {
        return Self.missing(index, context, comparison)
      }
      return Self.rows(pair, context, comparison) + Self.columns(pair, context)
        + Self.numbers(pair, context)
    }
  }

  /// A table that is lost; one that became HTML or stands in another section is not.
  private static func missing(
    _ index: Int, _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let alignment = comparison.alignment
    let table = alignment.source.page.page.tables[index]
    let section = alignment.source.parts.sectionOfTable[index]
    guard !comparison.isWithinLostComponent(table.container),
      context.page.tables.count < alignment.source.page.page.tables.count,
      context.page.occurrences(of: "<table", in: 0..<context.page.bytes.count).isEmpty
    else { return [] }
    let place = comparison.place(of: table.range.lowerBound, in: section)
    return [
      context.diagnostic(
        info, at: place..<place, Wording.missingTable, related: note(table.range, context))
    ]
  }

  private static func rows(
    _ pair: TablePair, _ context: PageContext, _ comparison: PartComparison
  ) -> [Diagnostic] {
    let source = comparison.alignment.source.page.page
    let (table, other) = (source.tables[pair.source], context.page.tables[pair.target])
    if pair.rows.count == table.rows.count, pair.rows.count == other.rows.count { return [] }
    let known = Dictionary(pair.rows.map { ($0.source, $0.target) }) { first, _ in first }
    let missing = table.rows.indices.filter { known[$0] == nil }
    let knownTargets = Set(pair.rows.map(\.target))
    let extra = other.rows.indices.filter { !knownTargets.contains($0) }
    if missing.count == extra.count { return [] }
    if missing.count > extra.count {
      return missing.dropLast(extra.count).map { row in
        let before = table.rows.indices[..<row].reversed().lazy.compactMap { known[$0] }.first ?? 0
        let place = Self.place(behind: before, in: other)
        return context.diagnostic(
          info, at: place..<place, Wording.missingRow(source.name(of: table.rows[row])),
          related: note(table.rows[row].extent, context))
      }
    }
    return extra.dropLast(missing.count).map { row in
      context.diagnostic(
        info, at: other.rows[row].extent, Wording.extraRow(context.page.name(of: other.rows[row])),
        related: note(table.range, context))
    }
  }

  /// The end of a row; behind the header, with the line below it, the start of the first row.
  private static func place(behind row: Int, in table: Table) -> Int {
    guard row == 0, table.rows.count > 1 else { return table.rows[row].extent.upperBound }
    return table.rows[1].extent.lowerBound
  }

  private static func columns(_ pair: TablePair, _ context: PageContext) -> [Diagnostic] {
    guard let source = context.alignment?.source.page.page,
      let header = source.tables[pair.source].rows.first,
      let other = context.page.tables[pair.target].rows.first, header.count != other.count
    else { return [] }
    return [
      context.diagnostic(
        info, at: other.extent, Wording.columns(other.count, header.count),
        related: note(header.extent, context))
    ]
  }

  /// Cells that hold another number; versions are none.
  private static func numbers(_ pair: TablePair, _ context: PageContext) -> [Diagnostic] {
    guard let source = context.alignment?.source.page.page else { return [] }
    let (rows, others) = (source.tables[pair.source].rows, context.page.tables[pair.target].rows)
    var found: [Diagnostic] = []
    for (left, right) in pair.rows {
      for columns in pair.columns
      where columns.source < rows[left].count && columns.target < others[right].count {
        let cell = rows[left][columns.source].range
        let counterpart = others[right][columns.target].range
        guard source.isNumber(cell), context.page.isNumber(counterpart),
          !source.hasSameDigits(cell, as: counterpart, on: context.page),
          source.versions(in: cell, parts: 3).isEmpty
            || context.page.versions(in: counterpart, parts: 3).isEmpty
        else { continue }
        found.append(
          context.diagnostic(
            info, at: counterpart,
            Wording.number(context.page.text(counterpart), source.text(cell)),
            replacement: source.text(cell), related: note(cell, context)))
      }
    }
    return found
  }

  private static func note(_ range: Range<Int>, _ context: PageContext) -> [Note] {
    context.sourceNote(range, Wording.source).map { [$0] } ?? []
  }
}

extension Page {
  /// Whether a cell holds a number and nothing else.
  fileprivate func isNumber(_ cell: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var hasDigits = false
      for index in cell {
        if bytes[index].isASCIIDigit {
          hasDigits = true
        } else if !Self.isMarkOfNumber(bytes[index]) {
          return false
        }
      }
      return hasDigits
    }
  }

  private static func isMarkOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x2C, 0x2E, 0x2D, 0x2B, 0x60, 0x2A, 0x25: true
    default: false
    }
  }

  fileprivate func hasSameDigits(_ cell: Range<Int>, as other: Range<Int>, on page: Page) -> Bool {
    let digits = bytes[cell].lazy.filter(\.isASCIIDigit)
    return digits.elementsEqual(page.bytes[other].lazy.filter(\.isASCIIDigit))
  }

  /// What the first cell of a row that holds anything says.
  fileprivate func name(of row: [Table.Cell]) -> String {
    row.lazy.map { self.text($0.range) }.first { !$0.isEmpty } ?? ""
  }
}

private enum Wording {
  static let source = "on the source page"
  static let missingTable = "a table of the source page is missing here"

  static func missingRow(_ name: String) -> String {
    "a row of this table is missing here: \(name)"
  }

  static func extraRow(_ name: String) -> String {
    "the source page's table has no such row: \(name)"
  }

  static func columns(_ count: Int, _ source: Int) -> String {
    "this table has \(count) \(count == 1 ? "column" : "columns"); the source page's has \(source)"
  }

  static func number(_ number: String, _ source: String) -> String {
    "this cell says \(number); on the source page it says \(source)"
  }
}
