// concord check: finds drift.

internal import Diagnostics
internal import Project
internal import Reports

/// The options of `concord check`.
struct CheckOptions {
  var common: CommonOptions
  /// Files and folders as written; empty for all pages.
  var paths: [String]
  var format: any ReportFormat
  /// A target without a format takes the place of standard output.
  var outputs: [OutputTarget]
  /// The only rules that run, as written; empty for all.
  var only: [String]
  /// The rules that do not run, as written.
  var allow: [String]
  /// The commit since which what changed is looked at, as written; nil for all pages.
  var changedSince: String?
  /// The least severity that makes the run fail; nil for never.
  var failOn: Severity?
  /// The file of known findings as written; nil where all findings count.
  var baseline: String?
  /// Whether git is asked which commit of the source page brought a difference.
  var asksGit: Bool

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    paths = arguments.arguments
    format = try ReportFormats.named(arguments.value("--format") ?? "text")
    outputs = try arguments.values("--output").map { try OutputTarget($0) }
    guard outputs.count(where: { $0.format == nil }) <= 1 else {
      throw UsageError.repeatedOption("--output without a format", command: "check")
    }
    only = arguments.values("--only")
    allow = arguments.values("--allow")
    baseline = arguments.value("--baseline")
    changedSince = arguments.value("--changed-since")
    asksGit = !arguments.has("--no-git")
    failOn = try Self.failOn(arguments.value("--fail-on") ?? "error")
  }

  /// The format of each output, and that of standard output.
  var formats: [any ReportFormat] {
    get throws {
      try outputs.map { try $0.format.map { try ReportFormats.named($0) } ?? format } + [format]
    }
  }

  private static func failOn(_ text: String) throws(ProjectError) -> Severity? {
    if text == "never" { return nil }
    if let severity = Severity(rawValue: text) { return severity }
    throw .option(name: "--fail-on", "takes error, warning, note or never, not '\(text)'")
  }
}

/// Checks pages and reports what it finds.
struct CheckCommand: Command {
  let spec = CommandSpec(
    "check", "find drift; exit 1 when something reaches --fail-on",
    argument: ArgumentSpec(
      "PATH", isRepeatable: true, "pages, folders, sources of the API (default: all pages)"),
    options: [
      OptionSpec("--format", "FORMAT", ReportFormats.list + " (default: text)"),
      OptionSpec(
        "--output", "[FORMAT=]FILE", isRepeatable: true,
        "write to a file, in a format of its own if one is named"),
      OptionSpec("--only", "RULE", isRepeatable: true, "run these rules alone"),
      OptionSpec("--allow", "RULE", isRepeatable: true, "do not run these rules"),
      .baseline,
      OptionSpec(
        "--changed-since", "REV", "only what changed since a commit, and what depends on it"),
      OptionSpec(
        "--fail-on", "SEVERITY", "error, warning, note or never (default: error)"),
      .flag("--no-git", "do not say which commit brought a difference"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try CheckOptions(arguments)
    let run = try CheckRun(options.common, console)
    let paths = try Self.paths(of: options.outputs, in: run.workspace.store)
    let settings = try run.settings(only: options.only, allow: options.allow)
    let baseline = try run.known(options.baseline)
    let finished = try run.report(
      on: run.subject(paths: options.paths, since: options.changedSince), settings,
      asksGit: options.asksGit, baseline: baseline, for: options.formats)
    try write(finished, to: paths, options, console)
    guard let failOn = options.failOn else { return .success }
    return finished.report.diagnostics.contains { $0.severity >= failOn } ? .findings : .success
  }

  /// Where the outputs go.
  ///
  /// - Throws: A file that two of them name.
  private static func paths(
    of outputs: [OutputTarget], in store: FileStore
  ) throws(UsageError) -> [String] {
    let paths = outputs.map { OutputPath($0.file).path }
    var files: Set<String> = []
    for (output, path) in zip(outputs, paths) {
      guard files.insert(store.path(path, from: CommonOptions.currentFolder)).inserted else {
        throw .repeatedOption("--output to '\(output.file)'", command: "check")
      }
    }
    return paths
  }

  /// Writes the report to the files that are named, and to standard output unless one of them
  /// takes its place.
  private func write(
    _ finished: FinishedRun, to paths: [String], _ options: CheckOptions, _ console: Console
  ) throws {
    try finished.write(zip(try options.formats, paths).map { (format: $0, path: $1) })
    guard options.outputs.allSatisfy({ $0.format != nil }) else { return }
    let isColoured = console.isColourful && !options.common.isColourless
    console.write(try finished.text(options.format, isColoured: isColoured))
  }
}
