// Commands to GitHub's runner, which reads them from a program's output.

/// Builds workflow commands: `::error file=a.md,line=3::message`.
package enum WorkflowCommand {
  /// A command on a line of its own.
  package static func line(
    _ name: String, _ properties: [(name: String, value: String)] = [], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(property($0.value))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(text(message))\n"
  }

  /// A line that is read as no command, whatever stands in it.
  package static func plainLine(_ text: String) -> String {
    "- \(broken(TerminalText.escaped(text)))\n"
  }

  private static func text(_ text: String) -> String {
    broken(
      escaped(text) { scalar in
        switch scalar {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        default: nil
        }
      })
  }

  /// In a property, its end is escaped too.
  private static func property(_ text: String) -> String {
    escaped(self.text(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) ?? TerminalText.shown(scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The runner still reads its older commands, `##[name]`, anywhere in a line.
  private static func broken(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "#")) ? text.replacing("##[", with: "## [") : text
  }
}
