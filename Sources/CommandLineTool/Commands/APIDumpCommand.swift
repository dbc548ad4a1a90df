// concord api dump: the API model as JSON.

internal import Markup
internal import Project

/// The options of `concord api dump`.
struct APIDumpOptions {
  var common: CommonOptions
  /// The file as written; nil for standard output.
  var output: String?

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    output = arguments.value("--output")
  }
}

/// Writes what was read of the API.
struct APIDumpCommand: Command {
  let spec = CommandSpec(
    "api dump", "what was read of the API, as JSON",
    options: [OptionSpec("--output", "FILE", "file to write to (default: standard output)")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try APIDumpOptions(arguments)
    let workspace = try options.common.workspace()
    guard let api = try workspace.api(console.remark) else { throw CommandError.noAPI }
    let json = try JSONText.encode(api)
    if let output = options.output {
      try workspace.store.write(json, to: OutputPath(output).path)
    } else {
      console.write(json)
    }
    return .success
  }
}
