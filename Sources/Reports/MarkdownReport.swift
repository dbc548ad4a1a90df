// The report as Markdown: for the comment on a pull request.

internal import Diagnostics
internal import Markup

/// Writes causes first, then the languages, the worst pages, and the findings folded by page.
///
/// Nothing that comes from a page runs: it is escaped, or stands in a code span. GitHub takes no
/// comment beyond 65,536 characters: what has no room is left out, and the text says how much.
package struct MarkdownReport: ReportFormat {
  package let name = "markdown"
  package let fileName = "report.md"

  /// The length in UTF-16 code units that findings may bring the text to; the rest of GitHub's
  /// limit is for what is left out.
  private static let room = 64_500
  /// How many causes, pages and remarks are listed, and how many files of a cause.
  private static let listed = 10
  /// How much of a message is shown.
  private static let longestMessage = 600

  private typealias Page = (file: String, diagnostics: ArraySlice<Diagnostic>)

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    let pages = Self.worstFirst(report.files)
    var text = "# Documentation check\n\n"
    let counts = Wording.counts(report.tally)
    let pageCount = report.pageCount
    let new = report.baseline == nil ? "" : "new "
    text +=
      counts.isEmpty
      ? "No \(new)drift in \(pageCount).\n" : "**\(new)\(counts)** in \(pageCount).\n"
    text += report.standing.map { "\n\(Self.message($0.capitalizedStart)).\n" }.joined()
    text += Self.causes(report) + Self.coverage(report) + Self.worst(pages)
    text += report.remarks.prefix(Self.listed).map { "\n\(Self.message($0))\n" }.joined()
    text += Self.findings(pages, room: Self.room - text.utf16.count)
    return Array(text.utf8)
  }

  private static func worstFirst(_ pages: [Page]) -> [Page] {
    let tallies = pages.map { Report.Tally($0.diagnostics) }
    return pages.indices.sorted { left, right in
      let (first, second) = (tallies[left], tallies[right])
      return (second.errors, second.warnings, second.notes, pages[left].file)
        < (first.errors, first.warnings, first.notes, pages[right].file)
    }.map { pages[$0] }
  }

  private static func causes(_ report: Report) -> String {
    let causes = report.sharedCauses
    guard !causes.isEmpty else { return "" }
    let lines = causes.prefix(listed).map { cause in
      let places = cause.files.prefix(listed).map { "\(Markdown.code($0.file)) (\($0.count))" }
      let rest = cause.files.count - places.count
      return "- \(message(cause.text)): \(Wording.count(cause.count, "finding")) in "
        + places.joined(separator: ", ")
        + (rest > 0 ? " and \(Wording.count(rest, "more file"))\n" : "\n")
    }
    return "\n## Causes\n\n" + lines.joined() + more(causes.count - lines.count, "cause")
  }

  private static func coverage(_ report: Report) -> String {
    let header = [
      "Locale", "Pages", "Code blocks", "Compared", "Names", "Resolved", "Errors", "Warnings",
      "Notes", "Not checked",
    ]
    let rows = report.locales.map { tag, coverage, tally in
      [tag.description] + coverage.columns(tally).map(String.init)
        + [Markdown.commentText(Wording.skipped(coverage.skipped))]
    }
    return "\n## Locales\n\n" + Markdown.table(header: header, rows: rows)
  }

  private static func worst(_ pages: [Page]) -> String {
    guard pages.count > 1 else { return "" }
    let rows = pages.prefix(listed).map { page in
      let tally = Report.Tally(page.diagnostics)
      return [Markdown.code(page.file, inTable: true)]
        + [tally.errors, tally.warnings, tally.notes].map(String.init)
    }
    return "\n## Most findings\n\n"
      + Markdown.table(header: ["Page", "Errors", "Warnings", "Notes"], rows: rows)
      + more(pages.count - rows.count, "page")
  }

  /// The findings of one page after another, until there is no more room.
  private static func findings(_ pages: [Page], room: Int) -> String {
    guard !pages.isEmpty else { return "" }
    var text = "\n## Findings\n"
    var room = room - text.utf16.count
    var leftOut = 0
    for page in pages {
      let (section, written) = section(page, room: room)
      text += section
      room -= section.utf16.count
      leftOut += page.diagnostics.count - written
    }
    guard leftOut > 0 else { return text }
    return text
      + "\n**\(Wording.count(leftOut, "finding")) left out** to stay below the length of a "
      + "comment; the HTML and JSON reports have all of them.\n"
  }

  /// As many findings of a page as there is room for.
  private static func section(_ page: Page, room: Int) -> (text: String, written: Int) {
    let title =
      "<code>\(HTML.visible(page.file))</code>: \(Wording.counts(Report.Tally(page.diagnostics)))"
    let start = "\n<details><summary>\(title)</summary>\n\n"
    let end = "\n</details>\n"
    var room = room - start.utf16.count - end.utf16.count
    var lines: [String] = []
    for diagnostic in page.diagnostics {
      let line = finding(diagnostic)
      room -= line.utf16.count
      if room < 0 { break }
      lines.append(line)
    }
    return lines.isEmpty ? ("", 0) : (start + lines.joined() + end, lines.count)
  }

  private static func finding(_ diagnostic: Diagnostic) -> String {
    let line = diagnostic.place.range.start.line
    var lines = [
      "- **\(diagnostic.severity)**, line \(line): \(message(diagnostic.message)) "
        + Markdown.code(diagnostic.rule)
    ]
    if let replacement = diagnostic.replacement {
      lines.append("Instead: \(Markdown.code(String(replacement.prefix(longestMessage))))")
    }
    for note in diagnostic.related {
      let place = "\(note.place.file):\(note.place.range.start.line)"
      lines.append("\(Markdown.code(place)): \(message(note.message))")
    }
    if let cause = diagnostic.cause { lines.append("Cause: \(message(cause))") }
    if diagnostic.alsoInSource { lines.append("The source page has the same fault.") }
    return lines.joined(separator: "  \n  ") + "\n"
  }

  private static func message(_ text: String) -> String {
    let start = text.prefix(longestMessage)
    return Markdown.message(start.endIndex == text.endIndex ? text : start + "…")
  }

  private static func more(_ count: Int, _ noun: String) -> String {
    count > 0 ? "\n… and \(Wording.count(count, "more \(noun)")).\n" : ""
  }
}
