// concord rules: lists the rules, explains one.

internal import Diagnostics
internal import DriftRules
internal import Markup
internal import Project
internal import Reports

/// The options of `concord rules`.
struct RulesOptions {
  /// How the rules are shown.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  var common: CommonOptions
  /// The rule to explain; nil for a list of all.
  var id: String?
  var format: Format

  init(_ arguments: ParsedArguments) throws {
    common = try CommonOptions(arguments)
    id = arguments.arguments.first
    let name = arguments.value("--format") ?? "text"
    guard let format = Format(rawValue: name) else {
      throw ProjectError.option(
        name: "--format", "takes text, json or markdown, not '\(name)'")
    }
    self.format = format
  }
}

/// Shows what the rules say of themselves.
struct RulesCommand: Command {
  let spec = CommandSpec(
    "rules", "list the rules, explain one",
    argument: ArgumentSpec("ID", "rule to explain (default: all)"),
    options: [OptionSpec("--format", "FORMAT", "text, json or markdown (default: text)")])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RulesOptions(arguments)
    let rules = try options.id.map { [try Self.rule($0)] } ?? RuleRegistry.infos
    switch options.format {
    case .json: console.write(try JSONText.encode(RuleList(rules)))
    case .markdown:
      console.write(options.id == nil ? RuleGuide.index(rules) : RuleGuide.page(rules[0]))
    case .text:
      console.write(options.id == nil ? RuleText.list(rules) : RuleText.explanation(rules[0]))
    }
    return .success
  }

  private static func rule(_ id: String) throws -> RuleInfo {
    if let info = RuleRegistry.info(id) { return info }
    let nearest = NearestName.of(id, among: RuleRegistry.infos.map(\.id))
    throw CommandError.unknownRule(id, nearest: nearest)
  }
}
