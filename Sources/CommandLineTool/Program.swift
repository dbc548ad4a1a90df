// The program: finds the command, runs it, says what went wrong.

internal import Diagnostics
internal import Foundation

/// The program behind the entry point.
package struct Program {
  private let console: Console

  package init(console: Console = Console()) { self.console = console }

  /// Runs the command line of this process, and ends it.
  package static func main() -> Never {
    exit(Program().run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs a command line, the program's own name left out.
  package func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      console.remark("concord: \(error)")
      console.remark(error.advice)
      return .usage
    } catch {
      console.remark("concord: error: \(error)")
      return .failure
    }
  }

  private func dispatch(_ words: [String]) throws -> ExitCode {
    guard let first = words.first else { throw UsageError.noCommand }
    if first.hasPrefix("-") { return try programOption(first) }
    for command in Commands.all {
      let name = command.spec.name.split(separator: " ").map(String.init)
      guard words.starts(with: name) else { continue }
      return try run(command, Array(words.dropFirst(name.count)))
    }
    return try group(first, Array(words.dropFirst()))
  }

  private func run(_ command: any Command, _ words: [String]) throws -> ExitCode {
    let arguments = try ParsedArguments(words, for: command.spec)
    if arguments.has("--help") {
      console.write(UsageText.command(command.spec))
      return .success
    }
    if arguments.has("--version") { return version() }
    return try command.run(arguments, console)
  }

  private func programOption(_ option: String) throws(UsageError) -> ExitCode {
    switch option {
    case "--help", "-h":
      console.write(UsageText.program(Commands.all.map(\.spec)))
      return .success
    case "--version": return version()
    default:
      let nearest = NearestName.of(option, among: ["--help", "--version"])
      throw .unknownOption(option, command: "", nearest: nearest)
    }
  }

  private func version() -> ExitCode {
    console.write("concord \(ToolVersion.current)\n")
    return .success
  }

  /// Commands that share their first word, of which the second is missing or unknown.
  private func group(_ name: String, _ words: [String]) throws(UsageError) -> ExitCode {
    let commands = Commands.all.map(\.spec)
    let members = commands.filter { $0.name.hasPrefix(name + " ") }
    guard !members.isEmpty else {
      let nearest = NearestName.of(name, among: commands.map(\.name))
      throw .unknownCommand(name, nearest: nearest)
    }
    let seconds = members.map { String($0.name.dropFirst(name.count + 1)) }
    guard let second = words.first else { throw .incompleteCommand(name, known: seconds) }
    if second == "--help" || second == "-h" {
      console.write(UsageText.group(name, members))
      return .success
    }
    let nearest = NearestName.of(second, among: seconds)
    throw .unknownCommand("\(name) \(second)", nearest: nearest.map { "\(name) \($0)" })
  }
}
