// concord rules: lists the rules, explains one.

internal import Project

/// The options of `concord rules`.
struct RulesOptions {
  /// How the rules are shown.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  var common: CommonOptions
  /// The rule to explain; nil for a list of all.
  var id: String?
  var format: Format

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    id = arguments.arguments.first
    let name = arguments.value("--format") ?? "text"
    guard let format = Format(rawValue: name) else {
      throw ProjectError.option(
        name: "--format", "takes text, json or markdown, not '\(name)'")
    }
    self.format = format
  }
}

/// Shows what the rules say of themselves.
struct RulesCommand: Command {
  let spec = CommandSpec(
    "rules", "list the rules, explain one",
    argument: ArgumentSpec("ID", "rule to explain (default: all)"),
    options: [OptionSpec("--format", "FORMAT", "text, json or markdown (default: text)")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    _ = try RulesOptions(arguments)
    throw CommandError.notBuilt(spec.name)
  }
}
