// What became of repairs, for a person at a terminal.

package import Diagnostics
internal import Markup

/// A finding, and what was done about it.
package struct FixEntry: Sendable {
  package enum Result: Sendable, Equatable {
    case fixed
    /// Not repaired, and why.
    case refused(String)
    /// To be looked at by a person.
    case offered
  }

  package var finding: Diagnostic
  package var result: Result
  /// What the repair does; nil where another finding's repair took this one away.
  package var title: String?

  package init(_ finding: Diagnostic, _ result: Result, title: String?) {
    self.finding = finding
    self.result = result
    self.title = title
  }
}

/// Writes what was repaired, file by file, and how much that is.
package enum FixText {
  /// The entries by file, a line or two each.
  package static func list(_ entries: [FixEntry]) -> String {
    let files = Dictionary(grouping: entries) { $0.finding.place.file }
    return files.sorted { $0.key < $1.key }.map { file, entries in
      let lines = entries.sorted { $0.finding < $1.finding }.map(line)
      return TerminalText.escaped(file) + "\n" + lines.joined()
    }.joined()
  }

  private static func line(_ entry: FixEntry) -> String {
    let start = entry.finding.place.range.start
    let result =
      switch entry.result {
      case .fixed: "fixed"
      case .refused: "not fixed"
      case .offered: "to review"
      }
    let what = entry.title ?? "gone with the others"
    var text = "\(result) \(start.line):\(start.column) \(entry.finding.rule): \(what)"
    if case .refused(let reason) = entry.result { text += "; \(reason)" }
    return TextLayout.wrapped(TerminalText.escaped(text), first: "  ", rest: "      ") + "\n"
  }

  /// `12 findings fixed in 3 files, 2 not fixed, 4 to review, 7 without a repair`.
  ///
  /// - Parameters:
  ///   - files: How many files change.
  ///   - left: How many findings nothing is offered for.
  ///   - isDryRun: Whether nothing was written.
  package static func total(
    _ entries: [FixEntry], files: Int, left: Int, isDryRun: Bool
  ) -> String {
    let fixed = entries.count { $0.result == .fixed }
    let offered = entries.count { $0.result == .offered }
    let verb = isDryRun ? "would be fixed" : "fixed"
    var parts = [
      "\(Wording.count(fixed, "finding")) \(verb)"
        + (files > 0 ? " in \(Wording.count(files, "file"))" : "")
    ]
    let refused = entries.count - fixed - offered
    if refused > 0 { parts.append("\(refused) not fixed") }
    if offered > 0 { parts.append("\(offered) to review") }
    if left > 0 { parts.append("\(left) without a repair") }
    return TextLayout.wrapped(parts.joined(separator: ", "), first: "", rest: "  ") + "\n"
  }
}
