// concord report: writes the findings in several formats into a folder.

internal import Project

/// The options of `concord report`.
struct ReportOptions {
  var common: CommonOptions
  /// The folder as written.
  var output: String

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    output = arguments.value("--output") ?? PageFinder.reportFolder
  }
}

/// Writes the findings as Markdown and JSON.
struct ReportCommand: Command {
  let spec = CommandSpec(
    "report", "write the findings as Markdown and JSON",
    options: [OptionSpec("--output", "DIR", "folder to write to (default: Reports)")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    _ = try ReportOptions(arguments)
    throw CommandError.notBuilt(spec.name)
  }
}
