// The page of the guide about a rule, made from what the rule says of itself.

package import Diagnostics
internal import Markup

/// Writes the guide's pages about rules.
package enum RuleGuide {
  /// The page about one rule, in Markdown.
  package static func page(_ rule: RuleInfo) -> String {
    var parts = [
      "# `\(rule.id)`", rule.summary,
      "*\(rule.family.title)* · severity **\(rule.severity.rawValue)** · \(rule.fix.title)",
      "## Why it matters", rule.rationale,
      "## What it reports",
    ]
    parts += rule.drifting.flatMap(example)
    parts.append("## What it lets pass")
    parts += rule.clean.flatMap(example)
    parts += [
      "## Allowing it", "Say why, directly above the block that the finding is about:",
      fenced("<!-- concord allow \(rule.id): the reason -->", language: "md"),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The list of all rules, in Markdown.
  package static func index(_ rules: [RuleInfo]) -> String {
    var parts = [
      "# Rules",
      "Every rule, by what it compares. `concord rules ID` prints the page of one; `rules:` in"
        + " [concord.yml](configuration.md) sets its severity or turns it off.",
    ]
    for family in RuleInfo.Family.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      let rows = members.map {
        "| [`\($0.id)`](rules/\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |"
      }
      parts.append("## \(family.title)")
      parts.append(
        (["| rule | severity | reports |", "| --- | --- | --- |"] + rows).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func example(_ example: RuleInfo.Example) -> [String] {
    ["### \(example.title)"]
      + example.files.sorted { $0.key < $1.key }.flatMap { file, text in
        ["`\(file)`", fenced(text, language: String(file.split(separator: ".").last ?? ""))]
      }
  }

  private static func fenced(_ text: String, language: String) -> String {
    String(Markdown.codeBlock(text, language: language).dropLast())
  }
}

extension RuleInfo.Family {
  /// What is compared with what, for a heading.
  fileprivate var title: String {
    switch self {
    case .api: "Page and API"
    case .translation: "Translation and source page"
    case .page: "The page itself"
    }
  }
}

extension RuleInfo.FixAvailability {
  fileprivate var title: String {
    switch self {
    case .none: "no repair offered"
    case .sometimes: "a repair is offered where it is safe"
    case .always: "a repair is offered"
    }
  }
}
