// The page of coverage: what the guides show, what none shows, and what is stale.

internal import Markup

/// Writes what stands under the bar of the page of coverage.
struct HTMLCoverage {
  let coverage: Coverage
  let pen: HTMLPen

  private var words: GuideLabels { pen.labels.guides }
  private var names: HTMLName { pen.names }

  var body: String {
    pen.head(of: .coverage) + table + unused + stale + "</main>\n"
  }

  // MARK: - The table

  private var table: String {
    let heads = coverage.locales.map { "<th scope=col>\(HTML.visible($0))</th>" }.joined()
    return "<div class=scroll role=region aria-label=\"\(words.coverage)\" tabindex=0>\n"
      + "<table class=coverage>\n<thead><tr><th scope=col>\(words.type)</th>\(heads)</tr></thead>\n"
      + "<tbody>\n\(total)\(coverage.rows.map(row).joined())</tbody>\n</table>\n</div>\n"
  }

  private var total: String {
    let cells = cells(coverage.total, of: coverage.expected, anchor: nil)
    return "<tr class=total><th scope=row>\(words.all)</th>\(cells)</tr>\n"
  }

  private func row(_ row: Coverage.Row) -> String {
    let cells = cells(row.cells, of: row.expected, anchor: row.anchor)
    return "<tr><th scope=row>\(title(of: row))</th>\(cells)</tr>\n"
  }

  /// What is gone has no page.
  private func title(of row: Coverage.Row) -> String {
    row.page.map { names.link($0) } ?? words.removed
  }

  private func cells(_ cells: [Coverage.Row.Cell], of all: Int, anchor: String?) -> String {
    zip(coverage.locales, cells).map { locale, cell in
      let style = all > 0 && cell.shown == all ? " class=full" : ""
      return
        "<td\(style) data-locale=\"\(HTML.text(locale))\">\(content(cell, of: all, anchor))</td>"
    }.joined()
  }

  private func content(_ cell: Coverage.Row.Cell, of all: Int, _ anchor: String?) -> String {
    var html = ""
    if all > 0 {
      html =
        "<span>\(pen.labels.shown(cell.shown, of: all))</span>"
        + "<progress max=\(all) value=\(cell.shown) aria-hidden=true></progress>"
    }
    if cell.stale > 0 {
      let title = pen.labels.stale(cell.stale)
      html +=
        anchor.map { " <a class=\"locale stale\" href=\"#\($0)\">\(title)</a>" }
        ?? " <b class=\"locale stale\">\(title)</b>"
    }
    return html
  }

  // MARK: - What no guide shows

  private var unused: String {
    let rows = coverage.rows.filter { !$0.unused.isEmpty }
    let count = rows.reduce(0) { $0 + $1.unused.count }
    let lead = rows.isEmpty ? words.nothingUnused : words.unusedLead
    return section(words.unused, "~unused", count, lead)
      + rows.map { row in
        "<h3>\(title(of: row))</h3>\n<ul class=chips>\n"
          + row.unused.map(item).joined() + "</ul>\n"
      }.joined() + "</section>\n"
  }

  private func item(_ unused: Coverage.Unused) -> String {
    let remark =
      unused.isDescribed ? " <span class=badge>\(words.describedOnly)</span>" : ""
    return "<li>\(names.link(unused.entry))\(remark)</li>\n"
  }

  // MARK: - What is stale

  private var stale: String {
    let rows = coverage.rows.filter { !$0.faults.isEmpty }
    let count = rows.reduce(0) { $0 + $1.faults.count }
    let lead = rows.isEmpty ? words.nothingStale : words.staleLead
    return section(words.stale, "~stale", count, lead)
      + rows.map { row in
        "<h3 id=\"\(row.anchor)\">\(title(of: row))</h3>\n<ul class=changes>\n"
          + row.faults.map(item).joined() + "</ul>\n"
      }.joined() + "</section>\n"
  }

  private func item(_ fault: GuideFault) -> String {
    let place = fault.place
    return "<li><small><b class=\"locale stale\">\(HTML.visible(place.locale))</b></small>"
      + "<p><span\(pen.attributes(of: "en"))>\(HTML.message(fault.message))</span><span class=where>"
      + "\(HTMLGuideCode.link(place, pen, showsLine: true))<code class=source>"
      + "\(HTML.visible(fault.rule))</code></span></p></li>\n"
  }

  private func section(_ title: String, _ anchor: String, _ count: Int, _ lead: String) -> String {
    "<section>\n<h2 id=\"\(anchor)\">\(title)"
      + (count > 0 ? " <span class=badge>\(count)</span>" : "") + "</h2>\n"
      + "<p class=soft>\(lead)</p>\n"
  }
}
