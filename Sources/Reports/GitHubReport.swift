// The report as annotations of a GitHub workflow.

internal import Diagnostics
internal import Markup

/// Writes workflow commands, which GitHub shows beside the lines of a pull request.
///
/// A step may have ten annotations of each severity, and what comes after them is dropped without
/// a word. So the ten that tell most come first, and all others follow as lines of the log.
package struct GitHubReport: ReportFormat {
  package let name = "github"
  package let fileName = "annotations.txt"

  /// How many annotations of a severity GitHub shows for a step.
  static let limit = 10

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    var text = ""
    var rest: [Diagnostic] = []
    for severity in Severity.allCases.reversed() {
      let ordered = Self.mostTellingFirst(report.diagnostics.filter { $0.severity == severity })
      text += ordered.prefix(Self.limit).map(Self.annotation).joined()
      rest += ordered.dropFirst(Self.limit)
    }
    if !rest.isEmpty {
      text += WorkflowCommand.line("group", [], "\(Wording.count(rest.count, "finding")) more")
      text += rest.sorted().map(Self.logLine).joined()
      text += WorkflowCommand.line("endgroup", [], "")
    }
    text += "\(report.tally.description) in \(report.pageCount)\n"
    return Array(text.utf8)
  }

  /// The first finding of each cause, or of each page and rule where none is known, then the rest.
  private static func mostTellingFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    var first: [Diagnostic] = []
    var rest: [Diagnostic] = []
    for diagnostic in diagnostics {
      let key = diagnostic.cause.map { [$0] } ?? [diagnostic.place.file, diagnostic.rule]
      if seen.insert(key).inserted { first.append(diagnostic) } else { rest.append(diagnostic) }
    }
    return first + rest
  }

  private static func annotation(_ diagnostic: Diagnostic) -> String {
    let range = diagnostic.place.range
    var properties = [
      (name: "file", value: diagnostic.place.file),
      (name: "line", value: String(range.start.line)),
      (name: "endLine", value: String(range.end.line)),
    ]
    // GitHub takes columns only where a finding stands on one line.
    if range.start.line == range.end.line {
      properties.append(("col", String(range.start.utf16Column)))
      properties.append(("endColumn", String(range.end.utf16Column)))
    }
    properties.append(("title", diagnostic.rule))
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return WorkflowCommand.line(name, properties, diagnostic.message)
  }

  private static func logLine(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.place.range.start
    return WorkflowCommand.plainLine(
      "\(diagnostic.place.file):\(start.line):\(start.column): \(diagnostic.severity): "
        + "\(diagnostic.message) [\(diagnostic.rule)]")
  }
}
