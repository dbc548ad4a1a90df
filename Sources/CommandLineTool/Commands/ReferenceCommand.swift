// concord reference: writes the API reference.

internal import Project
internal import Reference

/// The options of `concord reference`.
struct ReferenceOptions {
  var common: CommonOptions
  var format: any ReferenceFormat
  /// The folder as written.
  var output: String
  /// Where the guides are, where that is not the project.
  var guides: String?

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    format = try ReferenceFormats.named(arguments.value("--format") ?? "html")
    output = arguments.value("--output") ?? Self.defaultOutput
    guides = arguments.value("--guides")
  }
}

/// Writes a reference of the API that the configuration names.
struct ReferenceCommand: Command {
  let spec = CommandSpec(
    "reference", "write one API reference from code and pages",
    options: [
      OptionSpec("--format", "FORMAT", "html or markdown (default: html)"),
      OptionSpec(
        "--output", "DIR", "folder to write to (default: \(ReferenceOptions.defaultOutput))"),
      OptionSpec(
        "--guides", "URL",
        "where the root of the project is for links to pages (default: its files)"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let run = try CheckRun(options.common, console)
    let output = OutputPath(options.output, in: run.workspace.store)
    let files = options.format.files(of: try site(of: run, options, output))
    let removed = try ReferenceFolder(output, in: run.workspace.store).write(files)
    if !options.common.isQuiet {
      let gone = removed > 0 ? ", \(removed) of an earlier run removed" : ""
      console.remark("\(files.count) reference files written to \(options.output)\(gone)")
    }
    return .success
  }

  /// What the reference says: today's API, with what the history and the guides tell of it.
  private func site(
    of run: CheckRun, _ options: ReferenceOptions, _ output: OutputPath
  ) throws -> ReferenceSite {
    let sources = try RunAPIs.Sources(run.workspace)
    guard let model = sources.model else { throw CommandError.noAPI }
    for notice in sources.notices { run.console.remark(notice) }
    let address = options.guides.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let guides = try run.guides(
      of: sources, address: address ?? output.addressOfRoot(in: run.workspace.store))
    if guides == nil, !run.isQuiet {
      run.console.remark("no pages found: the reference has no examples and no coverage")
    }
    return ReferenceSite(
      model, history: sources.history, number: sources.number, guides: guides)
  }
}

extension OutputPath {
  /// What leads from the folder to the root of the project; nil where it stands outside.
  fileprivate func addressOfRoot(in store: FileStore) -> String? {
    let path = store.path(path, from: store.root)
    guard !path.hasPrefix("/") else { return nil }
    let depth = path.split(separator: "/").count
    return depth == 0 ? "./" : String(repeating: "../", count: depth)
  }
}
