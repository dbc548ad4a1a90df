// The report as SARIF 2.1.0: for code scanning and editors.

internal import Diagnostics
internal import Markup

/// Writes the interchange format for static analysis results, version 2.1.0.
///
/// Places are relative to the project's root, columns count UTF-16 code units, findings that
/// somebody allowed are there as suppressed results.
package struct SARIFReport: ReportFormat {
  package let name = "sarif"
  package let fileName = "report.sarif"

  package init() {}

  package func render(_ report: Report, _ context: ReportContext) throws -> [UInt8] {
    try JSONText.encode(SARIFLog(report))
  }
}

struct SARIFLog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  init(_ report: Report) { runs = [SARIFRun(report)] }
}

struct SARIFRun: Encodable {
  struct Tool: Encodable {
    struct Driver: Encodable {
      var name = "Concord"
      var version: String
      var rules: [SARIFRule]
    }

    var driver: Driver
  }

  /// Where relative addresses start; a reader of the file knows the folder.
  struct Base: Encodable {
    var description = SARIFMessage(text: "The root of the project.")
  }

  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "note"
      var message: SARIFMessage
    }

    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]
  }

  var tool: Tool
  var invocations: [Invocation]
  var columnKind = "utf16CodeUnits"
  var originalUriBaseIds = [SARIFArtifact.root: Base()]
  var results: [SARIFResult]

  init(_ report: Report) {
    tool = Tool(
      driver: .init(version: report.toolVersion, rules: report.rules.map(SARIFRule.init)))
    invocations = [
      Invocation(
        toolExecutionNotifications: report.remarks.map { .init(message: SARIFMessage(text: $0)) })
    ]
    let indices = report.rules.indices.reduce(into: [:]) { $0[report.rules[$1].id] = $1 }
    let standing = report.baseline
    let state: SARIFResult.BaselineState? = standing == nil ? nil : .new
    results =
      report.diagnostics.map { SARIFResult($0, ruleIndex: indices[$0.rule], state: state) }
      + (standing?.known ?? []).map {
        SARIFResult($0, ruleIndex: indices[$0.rule], state: .unchanged)
      }
      + report.allowed.map {
        SARIFResult(
          $0.diagnostic, ruleIndex: indices[$0.diagnostic.rule], state: nil, reason: $0.reason)
      }
      + (standing?.gone ?? []).map { SARIFResult(gone: $0, ruleIndex: indices[$0.finding.rule]) }
  }
}

/// What a rule says of itself.
struct SARIFRule: Encodable {
  struct Configuration: Encodable {
    var level: Severity
  }

  struct Properties: Encodable {
    var tags: [String]
  }

  var id: String
  var shortDescription: SARIFMessage
  var fullDescription: SARIFMessage
  var help: SARIFMessage
  var defaultConfiguration: Configuration
  var properties: Properties

  init(_ rule: RuleInfo) {
    id = rule.id
    shortDescription = SARIFMessage(text: rule.summary)
    fullDescription = SARIFMessage(text: rule.rationale)
    help = SARIFMessage(
      text: "\(rule.summary)\n\n\(rule.rationale)", markdown: RuleGuide.page(rule))
    defaultConfiguration = Configuration(level: rule.severity)
    properties = Properties(tags: ["documentation", rule.family.rawValue])
  }
}

struct SARIFMessage: Encodable {
  var text: String
  var markdown: String?
}
