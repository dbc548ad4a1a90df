// What is wrong with a command line.

internal import Diagnostics

/// An option or command that does not exist, or one that lacks what it needs.
package enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case incompleteCommand(String, known: [String])
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, placeholder: String, command: String)
  case unexpectedValue(option: String, command: String)
  case repeatedOption(String, command: String)
  case missingOption(String, command: String)
  /// An option beside another choice than the one it belongs to.
  case misplacedOption(String, for: String, command: String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)

  package var description: String {
    switch self {
    case .noCommand: "no command"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.suggestion(nearest)
    case .incompleteCommand(let name, let known):
      "'\(name)' needs one of: \(known.joined(separator: ", "))"
    case .unknownOption(let name, _, let nearest):
      "unknown option '\(name)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder, _): "\(option) needs a value: \(placeholder)"
    case .unexpectedValue(let option, _): "\(option) takes no value"
    case .repeatedOption(let option, _): "\(option) stands twice"
    case .missingOption(let option, _): "\(option) is missing"
    case .misplacedOption(let option, let choice, _): "\(option) is for \(choice)"
    case .missingArgument(let name, _): "\(name) is missing"
    case .unexpectedArgument(let argument, _): "unexpected argument '\(argument)'"
    }
  }

  /// The line that says where to read on.
  package var advice: String {
    switch self {
    case .noCommand, .unknownCommand: "usage: concord COMMAND [OPTION]…, see concord --help"
    case .incompleteCommand(let command, _), .unknownOption(_, let command, _),
      .missingValue(_, _, let command), .unexpectedValue(_, let command),
      .repeatedOption(_, let command), .missingOption(_, let command),
      .misplacedOption(_, _, let command), .missingArgument(_, let command),
      .unexpectedArgument(_, let command):
      "see concord \(command) --help"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
