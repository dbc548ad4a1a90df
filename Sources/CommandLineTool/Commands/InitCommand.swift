// concord init: writes concord.yml for the repository that it stands in.

internal import Project

/// The options of `concord init`.
struct InitOptions {
  var common: CommonOptions
  /// Whether the file is shown and not written.
  var isDryRun: Bool

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    isDryRun = arguments.has("--dry-run")
  }
}

/// Writes down what can be found out about a repository.
struct InitCommand: Command {
  let spec = CommandSpec(
    "init", "write concord.yml for this repository",
    options: [.flag("--dry-run", "show the file, write nothing")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try InitOptions(arguments)
    let store = try FileStore(root: options.common.project.root ?? CommonOptions.currentFolder)
    let file = Workspace.configurationFile
    if !options.isDryRun, store.hasFile(file) { throw CommandError.fileExists(file) }
    let draft = try ConfigurationDraft.make(
      in: store, sourceLocale: options.common.project.sourceLocale)
    if options.isDryRun {
      console.write(draft)
    } else {
      try store.write(Array(draft.utf8), to: file)
      if !options.common.isQuiet { console.remark("\(file) written") }
    }
    return .success
  }
}
