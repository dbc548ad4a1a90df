// The report as text: for a person at a terminal.

internal import Diagnostics
internal import Markup

/// Writes the causes that findings share, then the findings with the lines they speak of, then what
/// was compared, then the totals.
package struct TextReport: ReportFormat {
  package let name = "text"
  package let fileName = "report.txt"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    var text = Self.causes(report)
    for (file, diagnostics) in report.files {
      let lines = context.text(file)
      let writer = FindingWriter(style: TextStyle(isColoured: context.isColoured), lines: lines)
      for diagnostic in diagnostics { text += writer.text(diagnostic) + "\n" }
    }
    text += Self.coverage(report)
    for remark in report.remarks + report.standing {
      text += TextLayout.wrapped(TerminalText.escaped(remark), first: "", rest: "  ") + "\n"
    }
    text += Wording.total(report)
    return Array(text.utf8)
  }

  /// What several findings have in common, and where.
  private static func causes(_ report: Report) -> String {
    report.sharedCauses.map { cause in
      let sentence = "\(cause.count) findings have one cause: \(cause.text)"
      let places = cause.files.map { "\($0.file) (\($0.count))" }.joined(separator: ", ")
      return TextLayout.wrapped(TerminalText.escaped(sentence), first: "", rest: "  ") + "\n"
        + TextLayout.wrapped(TerminalText.escaped(places), first: "  ", rest: "  ") + "\n\n"
    }.joined()
  }

  /// What was compared, locale by locale, and what was not.
  private static func coverage(_ report: Report) -> String {
    let header = [
      "locale", "pages", "blocks", "compared", "names", "resolved", "errors", "warnings", "notes",
    ]
    let rows = report.locales.map { tag, coverage, tally in
      [tag.description] + coverage.columns(tally).map(String.init)
    }
    let skipped = report.locales.filter { !$0.coverage.skipped.isEmpty }.map { entry in
      TextLayout.wrapped(
        Wording.skipped(entry.coverage.skipped), first: "not checked in \(entry.tag): ",
        rest: "  ")
    }
    return (TextLayout.table([header] + rows) + skipped).map { $0 + "\n" }.joined() + "\n"
  }
}

/// Writes one finding of a file.
private struct FindingWriter {
  let style: TextStyle
  let lines: LineTable?

  func text(_ diagnostic: Diagnostic) -> String {
    let position = diagnostic.place.range.start
    let place =
      "\(TerminalText.escaped(diagnostic.place.file)):\(position.line):\(position.column):"
    let message = TerminalText.escaped(MessageParts(diagnostic.message).fault)
    let head =
      "\(style.bold(place)) \(style.severity(diagnostic.severity)): \(message) "
      + style.faint("[\(diagnostic.rule)]")
    return ([head] + body(diagnostic)).map { $0 + "\n" }.joined()
  }

  private func body(_ diagnostic: Diagnostic) -> [String] {
    let number = String(diagnostic.place.range.start.line)
    let gutter = String(repeating: " ", count: number.count + 1)
    var body: [String] = []
    let width = TextLayout.width - gutter.count - 3
    let excerpt = lines.flatMap { SourceExcerpt($0, diagnostic.place.range, width: width) }
    if let excerpt, !excerpt.line.isEmpty {
      body.append(style.faint(" \(number) | ") + excerpt.line)
      body.append(style.faint("\(gutter) | ") + style.mark(excerpt.mark))
    }
    return body
      + remarks(diagnostic).map {
        TextLayout.wrapped(TerminalText.escaped($0), first: "\(gutter) = ", rest: "\(gutter)   ")
      }
  }

  /// What to write instead, where else to look, and who else is at fault.
  private func remarks(_ diagnostic: Diagnostic) -> [String] {
    var remarks: [String] = []
    if let advice = MessageParts(diagnostic.message).advice {
      remarks.append(advice)
    } else if let replacement = diagnostic.replacement,
      diagnostic.message.utf8.firstRange(of: replacement.utf8) == nil
    {
      remarks.append("write `\(replacement)` instead")
    }
    for note in diagnostic.related {
      let start = note.place.range.start
      remarks.append("\(note.place.file):\(start.line):\(start.column): \(note.message)")
    }
    if diagnostic.alsoInSource { remarks.append(Wording.sameFault) }
    return remarks
  }
}
