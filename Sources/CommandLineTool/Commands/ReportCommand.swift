// concord report: writes the findings in several formats into a folder.

internal import Project
internal import Reports

/// The options of `concord report`.
struct ReportOptions {
  var common: CommonOptions
  /// The folder as written; nil for the default at the root.
  var output: String?
  /// The file of known findings as written; nil where all findings count.
  var baseline: String?

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    output = arguments.value("--output")
    baseline = arguments.value("--baseline")
  }
}

/// Writes the findings in the formats that are kept.
struct ReportCommand: Command {
  let spec = CommandSpec(
    "report", "write the findings as HTML, Markdown, JSON and SARIF",
    options: [
      OptionSpec("--output", "DIR", "folder to write to (default: Reports)"),
      .baseline,
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReportOptions(arguments)
    let run = try CheckRun(options.common, console)
    let baseline = try run.known(options.baseline)
    let finished = try run.report(
      on: run.subject(), run.settings(), baseline: baseline, for: ReportFormats.kept)
    let output = OutputPath(options.output, default: PageFinder.reportFolder)
    try finished.write(ReportFormats.kept.map { ($0, output.path(of: $0.fileName)) })
    if !options.common.isQuiet { console.remark("Reports written to \(output.name)") }
    return .success
  }
}
