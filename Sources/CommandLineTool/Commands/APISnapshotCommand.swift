// concord api snapshot: keeps the API model of a release.

internal import Project

/// The options of `concord api snapshot`.
struct APISnapshotOptions {
  var common: CommonOptions
  /// The number of the release as written.
  var release: String
  /// Whether a model that is kept already is written anew.
  var replaces: Bool

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    release = arguments.arguments[0]
    replaces = arguments.has("--force")
  }
}

/// Writes today's API into the history, as that of a release.
struct APISnapshotCommand: Command {
  let spec = CommandSpec(
    "api snapshot", "keep today's API as that of a release, in the history",
    argument: ArgumentSpec("VERSION", isRequired: true, "number of the release: 7.0.14"),
    options: [.flag("--force", "write a release anew that is kept already")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try APISnapshotOptions(arguments)
    let workspace = try options.common.workspace()
    guard let api = try workspace.api(console.remark) else { throw CommandError.noAPI }
    let file = try workspace.keep(api, of: options.release, replaces: options.replaces)
    if !options.common.isQuiet { console.remark("\(file) written") }
    return .success
  }
}
