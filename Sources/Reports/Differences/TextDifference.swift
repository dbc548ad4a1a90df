// A difference between two APIs as text: for a person at a terminal.

internal import APIModel
internal import Markup

/// Writes a line for each symbol, and below it what else there is to say.
enum TextDifference {
  static func text(_ difference: APIDifference) -> String {
    var text = "\(difference.names.old) → \(difference.names.new)\n\n"
    for section in difference.comparison.sections {
      text += "\(section.title)\n"
      for entry in section.entries {
        let name = [entry.name, entry.newName].compactMap { $0 }.joined(separator: " → ")
        text += line("\(entry.kind) \(name)", indentation: 2)
        if let remark = entry.remark { text += line(remark, indentation: 6) }
      }
      text += "\n"
    }
    return text + difference.summary + "\n"
  }

  private static func line(_ text: String, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return TextLayout.wrapped(TerminalText.escaped(text), first: space, rest: space + "  ") + "\n"
  }
}
