// concord api diff: what differs between the APIs of two releases.

internal import APIModel
internal import Project
internal import Reports

/// The options of `concord api diff`.
struct APIDiffOptions {
  var common: CommonOptions
  /// What is compared, as written.
  var old: String
  var new: String
  var format: APIDifference.Format

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    old = arguments.arguments[0]
    new = arguments.arguments[1]
    let name = arguments.value("--format") ?? "text"
    guard let format = APIDifference.Format(rawValue: name) else {
      throw ProjectError.option(
        name: "--format", "takes text, json or markdown, not '\(name)'")
    }
    self.format = format
  }
}

/// Compares two APIs as their clients see them.
struct APIDiffCommand: Command {
  let spec = CommandSpec(
    "api diff", "what differs between the APIs of two releases",
    argument: ArgumentSpec(
      "OLD NEW", isRequired: true, count: 2,
      "a release of the history, current, a model file, or a folder of sources"),
    options: [OptionSpec("--format", "FORMAT", "text, json or markdown (default: text)")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try APIDiffOptions(arguments)
    let workspace = try options.common.workspace()
    let api = { try workspace.api(meantBy: $0, from: CommonOptions.currentFolder) }
    let comparison = ModelComparison(from: try api(options.old), to: try api(options.new))
    let difference = APIDifference(comparison, old: options.old, new: options.new)
    console.write(try difference.render(options.format))
    return .success
  }
}
