// The report as JSON, schema concord.report/1: for other programs.

internal import Diagnostics
internal import Markup

/// Writes `concord.report/1`.
///
/// The keys and their order are a contract, and so have types of their own.
package struct JSONReport: ReportFormat {
  package let name = "json"
  package let fileName = "report.json"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    try JSONText.encode(JSONDocument(report))
  }
}

private struct JSONDocument: Encodable {
  var schema = "concord.report/1"
  var tool: JSONTool
  var summary: JSONSummary
  var diagnostics: [JSONDiagnostic]
  var allowed: [JSONAllowed]

  init(_ report: Report) {
    tool = JSONTool(version: report.toolVersion)
    summary = JSONSummary(report)
    diagnostics = report.diagnostics.map(JSONDiagnostic.init)
    allowed = report.allowed.map(JSONAllowed.init)
  }
}

/// A finding that a comment allows.
///
/// It is said in short, since a tree may allow thousands; SARIF has them in full.
private struct JSONAllowed: Encodable {
  var rule: String
  var locale: String?
  var file: String
  var line: Int
  var reason: String

  init(_ allowed: Report.Allowed) {
    let diagnostic = allowed.diagnostic
    rule = diagnostic.rule
    locale = diagnostic.locale?.description
    file = diagnostic.place.file
    line = diagnostic.place.range.start.line
    reason = allowed.reason
  }
}

/// How the findings stand to a baseline; `diagnostics` holds the new ones.
private struct JSONBaseline: Encodable {
  var known: Int
  var gone: Int
  var notChecked: Int

  init(_ baseline: BaselineComparison) {
    known = baseline.known.count
    gone = baseline.gone.findingCount
    notChecked = baseline.unchecked.findingCount
  }
}

private struct JSONTool: Encodable {
  var name = "concord"
  var version: String
}

private struct JSONScope: Encodable {
  var allPages: Int
  var changedSince: String?
}

private struct JSONSummary: Encodable {
  var pages: Int
  /// Where not all pages were looked at.
  var scope: JSONScope?
  var errors: Int
  var warnings: Int
  var notes: Int
  var allowed: Int
  var baseline: JSONBaseline?
  var locales: [String: JSONLocale]

  init(_ report: Report) {
    pages = report.pages
    scope = report.scope.map { JSONScope(allPages: $0.allPages, changedSince: $0.revision) }
    errors = report.tally.errors
    warnings = report.tally.warnings
    notes = report.tally.notes
    allowed = report.allowed.count
    baseline = report.baseline.map(JSONBaseline.init)
    locales = report.locales.reduce(into: [:]) { locales, entry in
      locales[entry.tag.description] = JSONLocale(entry.coverage, entry.tally)
    }
  }
}

private struct JSONLocale: Encodable {
  var pages: Int
  var codeBlocks: Int
  var comparedBlocks: Int
  var references: Int
  var resolvedReferences: Int
  var skipped: [String: Int]
  var errors: Int
  var warnings: Int
  var notes: Int

  init(_ coverage: Report.Coverage, _ tally: Report.Tally) {
    pages = coverage.pages
    codeBlocks = coverage.codeBlocks
    comparedBlocks = coverage.comparedBlocks
    references = coverage.references
    resolvedReferences = coverage.resolvedReferences
    skipped = coverage.skipped
    errors = tally.errors
    warnings = tally.warnings
    notes = tally.notes
  }
}

private struct JSONDiagnostic: Encodable {
  var rule: String
  var severity: Severity
  var locale: String?
  var page: String?
  var file: String
  var range: JSONRange
  var message: String
  var symbol: String?
  var replacement: String?
  var alsoInSource: Bool
  var cause: String?
  var fingerprint: String
  var related: [JSONNote]
  var fixes: [JSONFix]

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity
    locale = diagnostic.locale?.description
    page = diagnostic.page
    file = diagnostic.place.file
    range = JSONRange(diagnostic.place.range)
    message = diagnostic.message
    symbol = diagnostic.symbol
    replacement = diagnostic.replacement
    alsoInSource = diagnostic.alsoInSource
    cause = diagnostic.cause
    fingerprint = diagnostic.fingerprint
    related = diagnostic.related.map(JSONNote.init)
    fixes = diagnostic.fixes.map(JSONFix.init)
  }
}

private struct JSONRange: Encodable {
  struct Position: Encodable {
    var line: Int
    var column: Int
    var utf16Column: Int

    init(_ position: TextPosition) {
      line = position.line
      column = position.column
      utf16Column = position.utf16Column
    }
  }

  var start: Position
  var end: Position

  init(_ range: TextRange) {
    start = Position(range.start)
    end = Position(range.end)
  }
}

private struct JSONNote: Encodable {
  var file: String
  var range: JSONRange
  var message: String

  init(_ note: Note) {
    file = note.place.file
    range = JSONRange(note.place.range)
    message = note.message
  }
}

private struct JSONFix: Encodable {
  struct Edit: Encodable {
    var file: String
    var range: JSONRange
    var text: String
  }

  var title: String
  var safety: FixIt.Safety
  var edits: [Edit]

  init(_ fix: FixIt) {
    title = fix.title
    safety = fix.safety
    edits = fix.edits.map {
      Edit(file: $0.place.file, range: JSONRange($0.place.range), text: $0.text)
    }
  }
}
