// concord inspect: what was read from one page, as JSON.

internal import Markup
internal import Pages
internal import Project
internal import Snippets

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
    let options = try InspectOptions(arguments)
    let workspace = try options.common.workspace()
    let file = workspace.store.path(options.page, from: CommonOptions.currentFolder)
    let dialect =
      workspace.configuration.dialect ?? DialectDetection(workspace.store).dialect(of: file)
    let page = PageReader.read(try workspace.store.read(file), file: file, dialect: dialect)
    console.write(try JSONText.encode(PageInspection(PageAnalyzer(api: nil).analyze(page))))
    return .success
  }
}
