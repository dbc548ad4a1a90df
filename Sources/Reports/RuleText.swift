// Rules on the terminal.

package import Diagnostics
internal import Markup

/// Writes what rules say of themselves as plain text, 80 columns wide.
package enum RuleText {
  /// A line for each rule.
  package static func list(_ rules: [RuleInfo]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id.padding(to: width)
      return "\(id)  \(rule.severity.rawValue.padding(to: 7))  \(rule.summary)\n"
    }.joined()
  }

  /// Why a rule is there, and what it reports.
  package static func explanation(_ rule: RuleInfo) -> String {
    var lines = ["\(rule.id) (\(rule.severity.rawValue))", "", rule.summary, ""]
    lines.append(TextLayout.wrapped(rule.rationale, first: "", rest: ""))
    for example in rule.drifting {
      lines += ["", "It reports: \(example.title)"]
      for (file, text) in example.files.sorted(by: { $0.key < $1.key }) {
        lines += ["", "  \(file)"]
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
