// concord baseline: writes down what is known today.

internal import Reports

/// The options of `concord baseline`.
struct BaselineOptions {
  var common: CommonOptions
  /// The file as written; nil for the default at the root.
  var output: String?
  /// Whether what is gone is taken out, and nothing is added.
  var prunes: Bool

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    output = arguments.value("--output")
    prunes = arguments.has("--prune")
  }
}

/// Writes the findings of today into a file, so that new ones alone count from now on.
struct BaselineCommand: Command {
  let spec = CommandSpec(
    "baseline", "write down what is known today, for check --baseline",
    options: [
      OptionSpec("--output", "FILE", "file to write (default: \(KnownFindings.defaultName))"),
      .flag("--prune", "take out of the file what is gone, add nothing"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try BaselineOptions(arguments)
    let run = try CheckRun(options.common, console)
    let file = KnownFindings(options.output, in: run.workspace.store)
    let before = options.prunes || file.isThere ? try file.read() : nil
    let findings = try run.findings(in: run.subject(), run.settings(), keepsPages: true)
    let comparison = findings.compare(
      before ?? Baseline(EmptyCollection()), in: run.workspace.store)
    var baseline = comparison.kept
    if !options.prunes {
      baseline.add(
        comparison.new.map { ($0.diagnostic.place.file, .init($0.diagnostic, $0.context)) })
    }
    try file.write(baseline)
    if !options.common.isQuiet {
      let known = Wording.written(file.name, baseline)
      let changes = before == nil ? "" : Wording.changes(comparison, options)
      console.remark(known + changes)
    }
    return .success
  }
}

private enum Wording {
  static func written(_ name: String, _ baseline: Baseline) -> String {
    "\(name) written: \(Reports.Wording.count(baseline.count, "known finding"))"
  }

  static func changes(_ comparison: BaselineComparison, _ options: BaselineOptions) -> String {
    let parts = [
      options.prunes ? nil : (comparison.new.count, "new"),
      (comparison.gone.findingCount, "gone and taken out"),
      (comparison.unchecked.findingCount, "not looked for and kept"),
      options.prunes ? (comparison.new.count, "new and not added") : nil,
    ]
    let changes = parts.compactMap { $0 }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return changes.isEmpty ? "" : "; " + changes.joined(separator: ", ")
  }
}
