// concord reference: writes the API reference.

internal import APIModel
internal import Project
internal import Reference

/// The options of `concord reference`.
struct ReferenceOptions {
  var common: CommonOptions
  var format: any ReferenceFormat
  /// The folder as written.
  var output: String
  /// The folder with pictures of symbols, as written; nil where there is none.
  var pictures: String?

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    format = try ReferenceFormats.named(arguments.value("--format") ?? "html")
    pictures = arguments.value("--pictures")
    output = arguments.value("--output") ?? Self.defaultOutput
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
      OptionSpec("--pictures", "DIR", "show Type.case.svg and the like beside the symbol"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let workspace = try options.common.workspace()
    guard let site = try site(of: workspace, options, console) else { throw CommandError.noAPI }
    let files = options.format.files(of: site)
    let output = OutputPath(options.output, in: workspace.store)
    let removed = try ReferenceFolder(output, in: workspace.store).write(files)
    if !options.common.isQuiet {
      let gone = removed > 0 ? ", \(removed) of an earlier run removed" : ""
      console.remark("\(files.count) reference files written to \(options.output)\(gone)")
    }
    return .success
  }

  /// What the reference says: today's API, with what the history tells of it.
  private func site(
    of workspace: Workspace, _ options: ReferenceOptions, _ console: Console
  ) throws -> ReferenceSite? {
    guard let model = try workspace.api(console.remark) else { return nil }
    let number = try workspace.currentVersion().flatMap { ReleaseNumber($0) }
    let pictures = try options.pictures.map { try PictureFolder($0, in: workspace.store).pictures }
    let site = ReferenceSite(
      model, history: try workspace.history() ?? APIHistory([]), number: number,
      pictures: pictures ?? ReferencePictures())
    for name in site.strayPictures {
      console.remark("the picture '\(name)' is named after no symbol of the reference")
    }
    return site
  }
}
