// Findings of one rule in a small project, as lines that tests compare.

import Checking
import DriftRules
import Testing

extension ExampleProject {
  /// The findings of a rule as `file:line message`.
  func findings(of rule: String) throws -> [String] {
    try check(RuleSettings(only: [rule])).diagnostics.map {
      "\($0.place.file):\($0.place.range.start.line) \($0.message)"
    }
  }

  /// The text that each finding of a rule stands at.
  func marked(by rule: String) throws -> [String] {
    try check(RuleSettings(only: [rule])).diagnostics.map { found in
      let line = Array(
        (files[found.place.file] ?? "").split(
          separator: "\n", omittingEmptySubsequences: false)[found.place.range.start.line - 1].utf8)
      let range = found.place.range
      guard range.start.line == range.end.line else { return "" }
      return String(
        decoding: line[(range.start.column - 1)..<(range.end.column - 1)], as: UTF8.self)
    }
  }
}
