// The help texts, made from what the commands say of themselves.

/// Writes help in 80 columns.
enum UsageText {
  static let width = 80
  private static let helpColumn = 28

  /// The help of the program: its commands.
  static func program(_ commands: [CommandSpec]) -> String {
    let rows = commands.map { command in
      row(command.name + (command.argument.map { " " + written($0) } ?? ""), command.summary)
    }
    return """
      usage: concord COMMAND [OPTION]…

      Checks that documentation in several languages agrees: every translation with
      its source page, and every page with the API that it documents.

      Commands:
      \(rows.joined(separator: "\n"))

      Options of all commands:
      \(CommonOptions.specs.map(option).joined(separator: "\n"))

      Exit codes: 0 nothing to report; 1 findings (check alone); 2 the tool could not
      do its work; 64 an option or command that does not exist.

      """
  }

  /// The help of commands that share their first word.
  static func group(_ name: String, _ commands: [CommandSpec]) -> String {
    let rows = commands.map { row($0.name, $0.summary) }
    return "usage: concord \(name) COMMAND [OPTION]…\n\nCommands:\n"
      + rows.joined(separator: "\n") + "\n"
  }

  /// The help of a command.
  static func command(_ command: CommandSpec) -> String {
    var text = "usage: concord \(command.name)"
    if !command.options.isEmpty { text += " [OPTION]…" }
    if let argument = command.argument { text += " " + written(argument) }
    text += "\n\n\(wrapped(command.summary + ".", indentation: 0))\n"
    if let argument = command.argument {
      text += "\n" + row(argument.name, argument.help) + "\n"
    }
    if !command.options.isEmpty {
      text += "\nOptions:\n" + command.options.map(option).joined(separator: "\n") + "\n"
    }
    return text + "\nOptions of all commands:\n"
      + CommonOptions.specs.map(option).joined(separator: "\n") + "\n"
  }

  private static func written(_ argument: ArgumentSpec) -> String {
    let name = argument.name + (argument.isRepeatable ? "…" : "")
    return argument.isRequired ? name : "[\(name)]"
  }

  private static func option(_ option: OptionSpec) -> String {
    let value = option.placeholder.map { " " + $0 } ?? ""
    return row(option.name + value + (option.isRepeatable ? "…" : ""), option.help)
  }

  /// A term and its help beside it, or below where the term is long.
  private static func row(_ term: String, _ help: String) -> String {
    let start = "  " + term
    let text = wrapped(help, indentation: helpColumn)
    guard start.count + 2 <= helpColumn else {
      return start + "\n" + String(repeating: " ", count: helpColumn) + text
    }
    return start + String(repeating: " ", count: helpColumn - start.count) + text
  }

  private static func wrapped(_ text: String, indentation: Int) -> String {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line.isEmpty ? String(word) : line + " " + word
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
