// concord reference: writes the API reference.

internal import APIModel
internal import Project
internal import Reference

/// The options of `concord reference`.
struct ReferenceOptions {
  var common: CommonOptions
  /// As written; nil where nobody said.
  var format: String?
  var site: MarkdownSite?
  /// The address of the folder on the site.
  var base: String?
  var sources: SourceAddress?
  /// The folder as written; nil for the default at the root.
  var output: String?

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    format = arguments.value("--format")
    site = try arguments.value("--site").map { try ReferenceFormats.site(named: $0) }
    base = arguments.value("--base")
    sources = try arguments.value("--source-url").map { try SourceAddress($0) }
    if let format { try Self.check(format, arguments) }
    output = arguments.value("--output")
  }

  /// Refuses a format that does not exist, and options that are another's.
  private static func check(_ format: String, _ arguments: ParsedArguments) throws {
    _ = try ReferenceFormats.named(format)
    guard format != MarkdownReference.name else { return }
    for option in ["--site", "--base"] where arguments.value(option) != nil {
      throw UsageError.misplacedOption(
        option, for: "--format \(MarkdownReference.name)", command: "reference")
    }
  }
}

/// Writes a reference of the API that the configuration names.
struct ReferenceCommand: Command {
  let spec = CommandSpec(
    "reference", "write one API reference from the code",
    options: [
      OptionSpec("--format", "FORMAT", "html, markdown or docc (default: html)"),
      OptionSpec(
        "--site", "SITE",
        "Markdown for docusaurus, starlight, mkdocs or plain (default: what the folder is in)"),
      OptionSpec("--base", "ADDRESS", "the folder's address on the site, such as /reference"),
      OptionSpec("--source-url", "URL", "link sources: https://…/{path}#L{line}"),
      OptionSpec(
        "--output", "DIR", "folder to write to (default: \(ReferenceOptions.defaultOutput))"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let workspace = try options.common.workspace()
    guard let site = try site(of: workspace, options, console) else { throw CommandError.noAPI }
    let output = OutputPath(options.output, default: ReferenceOptions.defaultOutput)
    let format = try format(options, output, in: workspace.store, console)
    let files = format.files(of: site)
    let removed = try ReferenceFolder(output, in: workspace.store).write(files)
    if !options.common.isQuiet {
      let gone = removed > 0 ? ", \(removed) of an earlier run removed" : ""
      console.remark("\(files.count) reference files written to \(output.name)\(gone)")
    }
    return .success
  }

  /// What the reference says: today's API, with what the history tells of it.
  private func site(
    of workspace: Workspace, _ options: ReferenceOptions, _ console: Console
  ) throws -> ReferenceSite? {
    guard let model = try workspace.api(console.remark) else { return nil }
    let number = try workspace.currentVersion().flatMap { ReleaseNumber($0) }
    return ReferenceSite(
      model, history: try workspace.history() ?? APIHistory([]), number: number,
      sources: options.sources)
  }

  /// The format, which a site without a format makes Markdown.
  private func format(
    _ options: ReferenceOptions, _ output: OutputPath, in store: FileStore, _ console: Console
  ) throws -> any ReferenceFormat {
    let isForSite = options.site != nil || options.base != nil
    let name = options.format ?? (isForSite ? MarkdownReference.name : HTMLReference.name)
    guard name == MarkdownReference.name else { return try ReferenceFormats.named(name) }
    let choice = SiteChoice(options, output, in: store)
    if let clue = choice.clue, !options.common.isQuiet {
      console.remark(
        "Markdown for \(choice.site.title), since there is \(clue); --site says another")
    }
    return MarkdownReference(for: choice.site, base: choice.base)
  }
}
