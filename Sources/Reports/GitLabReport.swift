// The report for GitLab's code quality view.

internal import Diagnostics
internal import Markup

/// Writes the list that GitLab reads as a code quality artifact.
package struct GitLabReport: ReportFormat {
  package let name = "gitlab"
  package let fileName = "gl-code-quality-report.json"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    var ordinals = FindingOrdinals()
    return try JSONText.encode(report.diagnostics.map { GitLabFinding($0, &ordinals) })
  }
}

private struct GitLabFinding: Encodable {
  struct Location: Encodable {
    struct Lines: Encodable {
      var begin: Int
      var end: Int
    }

    var path: String
    var lines: Lines
  }

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }

  var description: String
  var checkName: String
  /// One of its own for every finding: GitLab drops the second of two equal ones.
  var fingerprint: String
  var severity: String
  var location: Location

  init(_ diagnostic: Diagnostic, _ ordinals: inout FindingOrdinals) {
    description = diagnostic.message
    checkName = diagnostic.rule
    let identity = diagnostic.fingerprint
    fingerprint = "\(identity)-\(ordinals.next(diagnostic, called: identity))"
    severity =
      switch diagnostic.severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    let range = diagnostic.place.range
    location = Location(
      path: diagnostic.place.file, lines: .init(begin: range.start.line, end: range.end.line))
  }
}
