// The page of coverage in Markdown.

internal import Markup

/// Writes what the guides show, what none shows, and what is stale.
struct MarkdownCoverage {
  private let coverage: Coverage
  private let pen: MarkdownPen
  private let labels = ReferenceLabels.english

  init(_ coverage: Coverage, _ pen: MarkdownPen) {
    self.coverage = coverage
    self.pen = pen
  }

  var blocks: [String] { [labels.guides.coverageLead, table] + unused + stale }

  private var table: String {
    let total = ["**\(labels.guides.all)**"] + cells(coverage.total, of: coverage.expected)
    let rows = coverage.rows.map { [link($0.page)] + cells($0.cells, of: $0.expected) }
    return Markdown.table(
      header: [labels.guides.type] + coverage.locales.map(pen.text), rows: [total] + rows)
  }

  /// What is gone has no page.
  private func link(_ page: ReferenceLink?) -> String {
    page.map(pen.link) ?? labels.guides.removed
  }

  private func cells(_ cells: [Coverage.Row.Cell], of all: Int) -> [String] {
    cells.map { cell in
      [
        all > 0 ? labels.shown(cell.shown, of: all) : nil,
        cell.stale > 0 ? labels.stale(cell.stale) : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private var unused: [String] {
    let items = coverage.rows.filter { !$0.unused.isEmpty }.map { row in
      let names = row.unused.map { unused in
        pen.link(ReferenceLink(unused.entry.name, place: unused.entry.place))
          + (unused.isDescribed ? " (\(labels.guides.describedOnly))" : "")
      }
      return "- \(link(row.page)): \(names.joined(separator: ", "))"
    }
    let lead = items.isEmpty ? labels.guides.nothingUnused : labels.guides.unusedLead
    return ["## \(labels.guides.unused)", lead]
      + (items.isEmpty ? [] : [items.joined(separator: "\n")])
  }

  private var stale: [String] {
    let items = coverage.rows.flatMap(\.faults).map { fault in
      "- \(pen.text(fault.place.locale)): \(pen.message(fault.message)) ("
        + pen.link(fault.place, root: coverage.address) + ")"
    }
    let lead = items.isEmpty ? labels.guides.nothingStale : labels.guides.staleLead
    return ["## \(labels.guides.stale)", lead]
      + (items.isEmpty ? [] : [items.joined(separator: "\n")])
  }
}
