// The page of coverage in Markdown.

internal import Markup

/// Writes what the guides show, what none shows, and what is stale.
struct MarkdownCoverage {
  private let coverage: Coverage
  private let links = MarkdownLinks(page: "coverage")

  init(_ coverage: Coverage) { self.coverage = coverage }

  var text: String {
    let blocks =
      ["# \(GuideWords.coverage)\n", GuideWords.coverageLead + "\n", table] + unused + stale
    return blocks.joined(separator: "\n")
  }

  private var table: String {
    let total = ["**\(GuideWords.all)**"] + cells(coverage.total, of: coverage.expected)
    let rows = coverage.rows.map { [links.link($0.page)] + cells($0.cells, of: $0.expected) }
    return Markdown.table(
      header: [GuideWords.type] + coverage.locales.map { Markdown.text($0) }, rows: [total] + rows)
  }

  private func cells(_ cells: [Coverage.Row.Cell], of all: Int) -> [String] {
    cells.map { cell in
      [
        all > 0 ? GuideWords.shown(cell.shown, of: all) : nil,
        cell.stale > 0 ? GuideWords.stale(cell.stale) : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private var unused: [String] {
    let items = coverage.rows.filter { !$0.unused.isEmpty }.map { row in
      let names = row.unused.map { unused in
        links.link(ReferenceLink(unused.entry.name, place: unused.entry.place))
          + (unused.isDescribed ? " (\(GuideWords.describedOnly))" : "")
      }
      return "- \(links.link(row.page)): \(names.joined(separator: ", "))\n"
    }
    let lead = items.isEmpty ? GuideWords.nothingUnused : GuideWords.unusedLead
    return ["## \(GuideWords.unused)\n", lead + "\n"] + (items.isEmpty ? [] : [items.joined()])
  }

  private var stale: [String] {
    let items = coverage.rows.flatMap(\.faults).map { fault in
      "- \(Markdown.text(fault.place.locale)): \(Markdown.message(fault.message)) ("
        + MarkdownGuides.link(fault.place, root: coverage.address) + ")\n"
    }
    let lead = items.isEmpty ? GuideWords.nothingStale : GuideWords.staleLead
    return ["## \(GuideWords.stale)\n", lead + "\n"] + (items.isEmpty ? [] : [items.joined()])
  }
}
