// concord reference: writes the API reference.

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
  /// The folder with pictures of symbols, as written; nil where there is none.
  var pictures: String?
  /// What leads to the guides, where that is not the project; see `GuidePlace.root`.
  var guides: String?

  static let defaultOutput = PageFinder.reportFolder + "/reference"

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    pictures = arguments.value("--pictures")
    format = arguments.value("--format")
    site = try arguments.value("--site").map { try ReferenceFormats.site(named: $0) }
    base = arguments.value("--base")
    sources = try arguments.value("--source-url").map { try SourceAddress($0) }
    if let format { try Self.check(format, arguments) }
    output = arguments.value("--output")
    guides = try arguments.value("--guides").map { try GuidePlace.root($0) }
  }

  /// Refuses a format that does not exist, and options that are another's.
  private static func check(_ format: String, _ arguments: ParsedArguments) throws {
    _ = try ReferenceFormats.named(format)
    let markdown = MarkdownReference.name
    if format != markdown { try refuse(["--site", "--base"], of: markdown, arguments) }
    if format == DocCCatalogue.name {
      let formats = "\(HTMLReference.name) or \(markdown)"
      try refuse(["--pictures", "--source-url"], of: formats, arguments)
    }
  }

  private static func refuse(
    _ options: [String], of format: String, _ arguments: ParsedArguments
  ) throws(UsageError) {
    for option in options where arguments.value(option) != nil {
      throw .misplacedOption(option, for: "--format \(format)", command: "reference")
    }
  }
}

/// Writes a reference of the API that the configuration names.
struct ReferenceCommand: Command {
  let spec = CommandSpec(
    "reference", "write one API reference from code and pages",
    options: [
      OptionSpec("--format", "FORMAT", "html, markdown or docc (default: html)"),
      OptionSpec(
        "--site", "SITE",
        "Markdown for docusaurus, starlight, mkdocs or plain (default: what the folder is in)"),
      OptionSpec("--base", "ADDRESS", "the folder's address on the site, such as /reference"),
      OptionSpec("--source-url", "URL", "link sources: https://…/{path}#L{line}"),
      OptionSpec(
        "--output", "DIR", "folder to write to (default: \(ReferenceOptions.defaultOutput))"),
      OptionSpec("--pictures", "DIR", "show Type.case.svg and the like beside the symbol"),
      OptionSpec(
        "--guides", "URL",
        "link pages: https://…/{locale}/{page}/, or what stands before their files"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try ReferenceOptions(arguments)
    let run = try CheckRun(options.common, console)
    let store = run.workspace.store
    let output = OutputPath(options.output, default: ReferenceOptions.defaultOutput)
    let site = try site(of: run, options, output)
    let format = try format(options, output, in: store, console)
    let files = format.files(of: site)
    let removed = try ReferenceFolder(output, in: store).write(files)
    if !options.common.isQuiet {
      let gone = removed > 0 ? ", \(removed) of an earlier run removed" : ""
      console.remark("\(files.count) reference files written to \(output.name)\(gone)")
    }
    return .success
  }

  /// What the reference says: today's API, with what the history and the guides tell of it.
  private func site(
    of run: CheckRun, _ options: ReferenceOptions, _ output: OutputPath
  ) throws -> ReferenceSite {
    let store = run.workspace.store
    let sources = try RunAPIs.Sources(run.workspace)
    guard let model = sources.model else { throw CommandError.noAPI }
    for notice in sources.notices { run.console.remark(notice) }
    let guides = try run.guides(
      of: sources, address: options.guides ?? output.addressOfRoot(in: store))
    if guides == nil, !run.isQuiet {
      run.console.remark("no pages found: the reference has no examples and no coverage")
    }
    let pictures = try options.pictures.map { try PictureFolder($0, in: store).pictures }
    let site = ReferenceSite(
      model, history: sources.history, number: sources.number, sources: options.sources,
      pictures: pictures ?? ReferencePictures(), guides: guides,
      locales: locales(of: run, options, guides))
    for name in site.strayPictures {
      run.console.remark("the picture '\(name)' is named after no symbol of the reference")
    }
    return site
  }

  /// The locales to write: those that the command line names, whether they have pages or not, else
  /// those of the pages.
  private func locales(
    of run: CheckRun, _ options: ReferenceOptions, _ guides: Guides?
  ) -> [String] {
    let named = options.common.project.locales.map(\.description)
    if named.isEmpty, let guides { return guides.locales }
    return [run.workspace.configuration.sourceLocale.description] + named
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

extension OutputPath {
  /// What leads from the folder to the root of the project; nil where it stands outside.
  fileprivate func addressOfRoot(in store: FileStore) -> String? {
    let path = store.path(path, from: store.root)
    guard !path.hasPrefix("/") else { return nil }
    let depth = path.split(separator: "/").count
    return depth == 0 ? "./" : String(repeating: "../", count: depth)
  }
}
