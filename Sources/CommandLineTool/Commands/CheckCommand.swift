// concord check: finds drift.

internal import Diagnostics
internal import Project
internal import Reports

/// The options of `concord check`.
struct CheckOptions {
  var common: CommonOptions
  /// Files and folders as written; empty for all pages.
  var paths: [String]
  var format: any ReportFormat
  /// A target without a format takes the place of standard output.
  var outputs: [OutputTarget]
  /// The only rules that run, as written; empty for all.
  var only: [String]
  /// The rules that do not run, as written.
  var allow: [String]
  /// The least severity that makes the run fail; nil for never.
  var failOn: Severity?

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    paths = arguments.arguments
    format = try ReportFormats.named(arguments.value("--format") ?? "text")
    outputs = try arguments.values("--output").map { try OutputTarget($0) }
    only = arguments.values("--only")
    allow = arguments.values("--allow")
    failOn = try Self.failOn(arguments.value("--fail-on") ?? "error")
  }

  private static func failOn(_ text: String) throws(ProjectError) -> Severity? {
    if text == "never" { return nil }
    if let severity = Severity(rawValue: text) { return severity }
    throw .option(name: "--fail-on", "takes error, warning, note or never, not '\(text)'")
  }
}

/// Checks pages and reports what it finds.
struct CheckCommand: Command {
  let spec = CommandSpec(
    "check", "find drift; exit 1 when something reaches --fail-on",
    argument: ArgumentSpec("PATH", isRepeatable: true, "pages or folders (default: all pages)"),
    options: [
      OptionSpec("--format", "FORMAT", "text, json or markdown (default: text)"),
      OptionSpec(
        "--output", "[FORMAT=]FILE", isRepeatable: true,
        "write to a file, in a format of its own if one is named"),
      OptionSpec("--only", "RULE", isRepeatable: true, "run these rules alone"),
      OptionSpec("--allow", "RULE", isRepeatable: true, "do not run these rules"),
      OptionSpec(
        "--fail-on", "SEVERITY", "error, warning, note or never (default: error)"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    _ = try CheckOptions(arguments)
    throw CommandError.notBuilt(spec.name)
  }
}
