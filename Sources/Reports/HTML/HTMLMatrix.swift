// The table of pages and locales: where something is to be done.

internal import Diagnostics
internal import Markup

/// Writes the matrix.
struct HTMLMatrix {
  private struct Cell: Hashable {
    var page: String
    var locale: LanguageTag
  }

  private let report: Report
  private let parts: FindingParts
  private let found: [Cell: [Diagnostic]]
  private let pages: [Report.Page]
  /// The source locale first.
  private let locales: [LanguageTag]

  init(_ report: Report, _ parts: FindingParts) {
    self.report = report
    self.parts = parts
    let found = Dictionary(
      grouping: report.diagnostics.filter { $0.locale != nil && $0.page != nil }
    ) {
      Cell(page: $0.page ?? "", locale: $0.locale ?? report.sourceLocale)
    }
    self.found = found
    let known = Set(report.documents.map(\.key))
    let others = Dictionary(grouping: found.keys.filter { !known.contains($0.page) }, by: \.page)
    let included = others.map { page, cells in
      Report.Page(
        key: page,
        files: cells.reduce(into: [:]) { $0[$1.locale] = found[$1]?.first?.place.file })
    }
    pages = (report.documents + included).sorted { $0.key < $1.key }
    let tags = report.locales.map(\.tag)
    locales = tags.filter { $0 == report.sourceLocale } + tags.filter { $0 != report.sourceLocale }
  }

  var html: String {
    guard !pages.isEmpty else { return "" }
    let isClean = { (page: Report.Page) in
      locales.allSatisfy { found[Cell(page: page.key, locale: $0)] == nil }
    }
    let drifted = pages.filter { !isClean($0) }
    let clean = pages.filter(isClean)
    var html = "<section class=matrix>\n<h2>Pages and languages</h2>\n"
    if !drifted.isEmpty { html += table(drifted) }
    if !clean.isEmpty {
      let title = "\(Wording.count(clean.count, "page")) without a finding"
      html +=
        drifted.isEmpty && clean.count <= 60
        ? table(clean)
        : "<details><summary>\(title)</summary>\n\(table(clean))</details>\n"
    }
    return html + "</section>\n"
  }

  private func table(_ pages: [Report.Page]) -> String {
    let heads = locales.map { locale in
      let note = locale == report.sourceLocale ? "source" : HTMLWords.name(of: locale)
      return "<th scope=col>\(HTML.text(locale.description))<small>\(HTML.text(note))</small></th>"
    }
    let rows = pages.map { page in
      "<tr><th scope=row>\(HTML.visible(page.key))</th>"
        + locales.map { cell(page, $0) }.joined() + "</tr>\n"
    }
    return "<div class=wide><table>\n<thead><tr><th scope=col>Page</th>\(heads.joined())</tr>"
      + "</thead>\n<tbody>\n\(rows.joined())</tbody>\n</table></div>\n"
  }

  private func cell(_ page: Report.Page, _ locale: LanguageTag) -> String {
    guard let diagnostics = found[Cell(page: page.key, locale: locale)],
      let first = diagnostics.first
    else {
      if page.passedOver.contains(locale) {
        return "<td class=none><span title=\"not looked at\">·</span></td>"
      }
      return page.files[locale] == nil
        ? "<td class=none><span title=\"no page\">–</span></td>"
        : "<td class=clean><span title=\"no finding\">✓</span></td>"
    }
    let worst = diagnostics.map(\.severity).max() ?? .note
    let key = FindingParts.Key(locale: locale, file: first.place.file)
    let words = "\(Wording.counts(Report.Tally(diagnostics)))"
    let text = page.files[locale] == nil ? "missing" : String(diagnostics.count)
    let address = parts.address(of: key) ?? "#findings"
    return "<td><a class=\(worst.rawValue) href=\"\(address)\" title=\"\(words)\">\(text)</a></td>"
  }
}
