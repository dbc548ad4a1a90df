// The commands: one file each, found by name.

internal import DriftRules
internal import Foundation
internal import Project

/// A command of the program.
package protocol Command: Sendable {
  var spec: CommandSpec { get }

  /// Does the work.
  ///
  /// - Throws: `UsageError`, and what keeps the tool from its work.
  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode
}

/// All commands.
package enum Commands {
  /// In the order of the help.
  package static let all: [any Command] = [
    CheckCommand(), FixCommand(), ReportCommand(), BaselineCommand(), ReferenceCommand(),
    APIDumpCommand(),
    APISnapshotCommand(),
    APIDiffCommand(), PreviewCommand(), InspectCommand(), RulesCommand(), InitCommand(),
  ]
}

/// Why a command cannot do its work.
package enum CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  case noAPI
  case fileExists(String)
  /// A file that the reference would replace and never wrote.
  case foreignFile(String)
  case unknownRule(String, nearest: String?)
  case noBaseline(String)
  case invalidBaseline(String, reason: String)

  package var description: String {
    switch self {
    case .noAPI: "there is no API; 'api:' in concord.yml or --api says where it is"
    case .fileExists(let file): "'\(file)' is there already"
    case .foreignFile(let file):
      "'\(file)' is there and was not written by concord reference; move it, or name another folder"
    case .noBaseline(let file): "there is no baseline '\(file)'; 'concord baseline' writes one"
    case .invalidBaseline(let file, let reason): "'\(file)' is no baseline: \(reason)"
    case .unknownRule(let id, let nearest):
      "there is no rule '\(id)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension CommonOptions {
  /// Opens the project that the options mean.
  func workspace() throws(ProjectError) -> Workspace {
    try Workspace.open(project, from: Self.currentFolder, ruleIDs: RuleRegistry.knownIDs)
  }

  /// The folder that relative paths on the command line start from.
  static var currentFolder: String { FileManager.default.currentDirectoryPath }
}
