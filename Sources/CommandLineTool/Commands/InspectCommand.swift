// concord inspect: what was read from one page, as JSON.

/// The options of `concord inspect`.
struct InspectOptions {
  var common: CommonOptions
  /// The page as written.
  var page: String

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    page = arguments.arguments[0]
  }
}

/// Shows a page as the tool reads it, for bug reports and tests.
struct InspectCommand: Command {
  let spec = CommandSpec(
    "inspect", "what was read from one page, as JSON",
    argument: ArgumentSpec("PAGE", isRequired: true, "page to read"))

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    _ = try InspectOptions(arguments)
    throw CommandError.notBuilt(spec.name)
  }
}
