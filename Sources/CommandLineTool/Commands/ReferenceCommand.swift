// concord reference: writes the API reference.

internal import APIModel
internal import Project
internal import Reference

/// The options of `concord reference`.
struct ReferenceOptions {
  var common: CommonOptions
  var format: any ReferenceFormat
  /// The folder as written; nil for the default at the root.
  var output: String?

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    format = try ReferenceFormats.named(arguments.value("--format") ?? "html")
    output = arguments.value("--output")
  }
}

/// Writes a reference of the API that the configuration names.
struct ReferenceCommand: Command {
  let spec = CommandSpec(
    "reference", "write one API reference from the code",
    options: [
      OptionSpec("--format", "FORMAT", "html or markdown (default: html)"),
      OptionSpec(
        "--output", "DIR", "folder to write to (default: \(ReferenceOptions.defaultOutput))"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let workspace = try options.common.workspace()
    guard let site = try site(of: workspace, console) else { throw CommandError.noAPI }
    let files = options.format.files(of: site)
    let output = OutputPath(options.output, default: ReferenceOptions.defaultOutput)
    let removed = try ReferenceFolder(output, in: workspace.store).write(files)
    if !options.common.isQuiet {
      let gone = removed > 0 ? ", \(removed) of an earlier run removed" : ""
      console.remark("\(files.count) reference files written to \(output.name)\(gone)")
    }
    return .success
  }

  /// What the reference says: today's API, with what the history tells of it.
  private func site(of workspace: Workspace, _ console: Console) throws -> ReferenceSite? {
    guard let model = try workspace.api(console.remark) else { return nil }
    let number = try workspace.currentVersion().flatMap { ReleaseNumber($0) }
    return ReferenceSite(model, history: try workspace.history() ?? APIHistory([]), number: number)
  }
}
