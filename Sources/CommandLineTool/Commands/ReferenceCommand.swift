// concord reference: writes the API reference.

internal import Project
internal import Reference

/// The options of `concord reference`.
struct ReferenceOptions {
  var common: CommonOptions
  var format: any ReferenceFormat
  /// The folder as written.
  var output: String

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    format = try ReferenceFormats.named(arguments.value("--format") ?? "markdown")
    output = arguments.value("--output") ?? Self.defaultOutput
  }
}

/// Writes a reference of the API that the configuration names.
struct ReferenceCommand: Command {
  let spec = CommandSpec(
    "reference", "write one API reference from the code",
    options: [
      OptionSpec("--format", "FORMAT", "markdown (default: markdown)"),
      OptionSpec(
        "--output", "DIR", "folder to write to (default: \(ReferenceOptions.defaultOutput))"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let workspace = try options.common.workspace()
    guard let api = try workspace.api(console.remark) else { throw CommandError.noAPI }
    let files = options.format.files(of: api)
    let output = OutputPath(options.output, in: workspace.store)
    for file in files {
      try workspace.store.write(Array(file.text.utf8), to: output.path(of: file.path))
    }
    if !options.common.isQuiet {
      console.remark("\(files.count) reference pages written to \(options.output)")
    }
    return .success
  }
}
