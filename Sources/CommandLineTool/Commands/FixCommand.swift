// concord fix: makes the repairs that are safe.

internal import Diagnostics
internal import Fixing
internal import Project
internal import Reports

/// The options of `concord fix`.
struct FixOptions {
  var common: CommonOptions
  /// Files and folders as written; empty for all pages.
  var paths: [String]
  /// The only rules whose findings are repaired; empty for all.
  var only: [String]
  /// Whether the changes are shown as a diff, and none is made.
  var isDryRun: Bool

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    paths = arguments.arguments
    only = arguments.values("--only")
    isDryRun = arguments.has("--dry-run")
  }
}

/// Repairs what can be repaired without a person looking at it.
struct FixCommand: Command {
  let spec = CommandSpec(
    "fix", "apply the repairs that are safe",
    argument: ArgumentSpec("PATH", isRepeatable: true, "pages or folders (default: all pages)"),
    options: [
      .flag("--dry-run", "write nothing, print a diff for patch -p1 or git apply"),
      OptionSpec("--only", "RULE", isRepeatable: true, "repair what these rules find alone"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try FixOptions(arguments)
    let repair = try Repair(options, console)
    let outcome = try repair.make()
    let failures = options.isDryRun ? [:] : repair.write(outcome)
    repair.report(outcome, failures)
    return failures.isEmpty ? .success : .failure
  }
}

/// The repairs of a project: found, made in memory, written or shown, said.
private struct Repair {
  private let options: FixOptions
  private let console: Console
  private let store: FileStore
  private let run: CheckRun

  init(_ options: FixOptions, _ console: Console) throws {
    self.options = options
    self.console = console
    var run = try CheckRun(options.common, console)
    run.keepsSiblings = true
    self.run = run
    store = run.workspace.store
  }

  // MARK: Finding

  /// Makes the repairs in memory.
  func make() throws -> FixOutcome {
    try run.requireRules(options.only)
    let settings = try run.settings()
    let selection = try PathSelection(
      options.paths, from: CommonOptions.currentFolder, in: store)
    let only = Set(options.only)
    let subject = try run.subject(paths: options.paths)
    let project = FixProject(
      load: { try store.read($0) },
      check: { changed in
        var run = run
        run.overlay = FileOverlay(changed)
        let found = try run.findings(in: subject, settings).result.diagnostics
        return found.sorted().map(onRealFiles)
      },
      isWanted: { finding in
        selection.contains(finding.place.file) && (only.isEmpty || only.contains(finding.rule))
      },
      refusal: refusal)
    var fixes = try FixRun(project)
    return try fixes.run()
  }

  /// A finding whose repair names the files that links lead to, so that no file is changed twice.
  private func onRealFiles(_ finding: Diagnostic) -> Diagnostic {
    guard !finding.fixes.isEmpty else { return finding }
    var finding = finding
    for fix in finding.fixes.indices {
      for edit in finding.fixes[fix].edits.indices {
        let file = finding.fixes[fix].edits[edit].place.file
        finding.fixes[fix].edits[edit].place.file = store.realPath(of: file)
      }
    }
    return finding
  }

  /// Why a file is left as it is: repairs are made on pages of this project alone, and what is found
  /// in no locale is found in code.
  private func refusal(_ finding: Diagnostic, _ file: String) -> String? {
    if finding.locale == nil { return "comments in code are left to their authors" }
    return file.hasPrefix("/") ? "the file stands outside of the project" : nil
  }

  // MARK: Writing

  /// Writes the files that change.
  ///
  /// - Returns: Why some could not be written, by file.
  func write(_ outcome: FixOutcome) -> [String: String] {
    var failures: [String: String] = [:]
    for (file, bytes) in outcome.changed.sorted(by: { $0.key < $1.key }) {
      do {
        try store.replace(file, holding: outcome.original[file] ?? [], with: bytes)
      } catch {
        failures[file] = "\(error)"
      }
    }
    return failures
  }

  // MARK: Saying

  func report(_ outcome: FixOutcome, _ failures: [String: String]) {
    let entries = entries(outcome, failures)
    let total = FixText.total(
      entries, files: outcome.changed.count - failures.count, left: outcome.left.count,
      isDryRun: options.isDryRun)
    let text = FixText.list(options.isDryRun ? entries.filter { $0.result != .fixed } : entries)
    if options.isDryRun {
      for (file, bytes) in outcome.changed.sorted(by: { $0.key < $1.key }) {
        console.write(
          UnifiedDiff.text(file: file, from: outcome.original[file] ?? [], to: bytes))
      }
      guard !options.common.isQuiet else { return }
      for line in (text + total).split(separator: "\n") { console.remark(String(line)) }
    } else {
      console.write(options.common.isQuiet ? total : text + total)
    }
    for failure in failures.sorted(by: { $0.key < $1.key }) {
      console.remark("concord: error: \(failure.value)")
    }
  }

  private func entries(_ outcome: FixOutcome, _ failures: [String: String]) -> [FixEntry] {
    let fixed = outcome.fixed.map { finding in
      let fix = finding.fixes.first { $0.safety == .safe }
      let file = store.realPath(of: finding.place.file)
      return FixEntry(
        finding, failures[file] == nil ? .fixed : .refused("the file could not be written"),
        title: fix?.title)
    }
    let refused = outcome.refused.map { finding, reason in
      FixEntry(
        finding, .refused(RefusalText.reason(reason)),
        title: finding.fixes.first { $0.safety == .safe }?.title)
    }
    return fixed + refused
      + outcome.offered.map { FixEntry($0.finding, .offered, title: $0.fix.title) }
  }
}

/// Why repairs are not made, in words.
private enum RefusalText {
  static func reason(_ refusal: Refusal) -> String {
    switch refusal {
    case .conflict: "another repair changes the same text"
    case .withoutEffect: "the finding would remain"
    case .file(let reason): reason
    case .raises(let finding):
      "it would raise \(finding.rule) in \(finding.place.file): \(finding.message)"
    }
  }
}
