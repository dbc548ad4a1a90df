// The report as Markdown: for a pull request or a wiki.

internal import Diagnostics
internal import Markup

/// Writes causes first, then what was compared, then the findings of each page.
///
/// Nothing that comes from a page runs: it is escaped, or stands in a code span.
package struct MarkdownReport: ReportFormat {
  package let name = "markdown"
  package let fileName = "report.md"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    var text = "# Documentation check\n\n"
    text += "\(report.tally.description) in \(Wording.count(report.pages, "page")).\n"
    text += Self.causes(report)
    text += Self.coverage(report)
    text += report.remarks.map { "\n\(Markdown.text($0))\n" }.joined()
    if !report.diagnostics.isEmpty { text += "\n## Findings\n" }
    for (file, diagnostics) in report.files {
      text += "\n### \(Markdown.text(file))\n\n"
      text += diagnostics.map(Self.finding).joined()
    }
    return Array(text.utf8)
  }

  private static func causes(_ report: Report) -> String {
    let causes = report.sharedCauses
    guard !causes.isEmpty else { return "" }
    let lines = causes.map { cause in
      let places = cause.files.map { "\(Markdown.code($0.file)) (\($0.count))" }
      return "- \(Markdown.text(cause.text)): \(Wording.count(cause.count, "finding")) in "
        + places.joined(separator: ", ") + "\n"
    }
    return "\n## Causes\n\n" + lines.joined()
  }

  private static func coverage(_ report: Report) -> String {
    let header = [
      "Locale", "Pages", "Code blocks", "Compared", "Names", "Resolved", "Errors", "Warnings",
      "Notes", "Not checked",
    ]
    let rows = report.locales.map { tag, coverage, tally in
      [tag.description]
        + [
          coverage.pages, coverage.codeBlocks, coverage.comparedBlocks, coverage.references,
          coverage.resolvedReferences, tally.errors, tally.warnings, tally.notes,
        ].map(String.init) + [Markdown.text(Wording.skipped(coverage.skipped))]
    }
    return "\n## Locales\n\n" + Markdown.table(header: header, rows: rows)
  }

  private static func finding(_ diagnostic: Diagnostic) -> String {
    let line = diagnostic.place.range.start.line
    var lines = [
      "- **\(diagnostic.severity)**, line \(line): \(Markdown.text(diagnostic.message)) "
        + Markdown.code(diagnostic.rule)
    ]
    if let replacement = diagnostic.replacement {
      lines.append("Instead: \(Markdown.code(replacement))")
    }
    for note in diagnostic.related {
      let place = "\(note.place.file):\(note.place.range.start.line)"
      lines.append("\(Markdown.code(place)): \(Markdown.text(note.message))")
    }
    if let cause = diagnostic.cause { lines.append("Cause: \(Markdown.text(cause))") }
    if diagnostic.alsoInSource { lines.append("The source page has the same fault.") }
    return lines.joined(separator: "  \n  ") + "\n"
  }
}
