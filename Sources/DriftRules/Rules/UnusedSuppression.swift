// A comment that allows findings, and does nothing.

package import Diagnostics

/// Reports comments that allow findings and do nothing.
///
/// *What it checks*: `concord allow` names a rule that there is, gives a reason, and allows a
/// finding; ranges have a beginning and an end. What a run does not look for is not judged: rules
/// that are off, rules about an API where none is configured.
///
/// *Why it matters*: a comment that does nothing hides the next real finding, or is thought to
/// allow what is reported all the same.
///
/// *Example*: the old call is gone, the comment above it is not.
///
/// *Instead*: take the comment away, or mend what it says.
package struct UnusedSuppression: SuppressionRule {
  package static let info = RuleInfo(
    id: "unused-suppression",
    family: .page,
    summary: "A comment that allows findings, and does nothing.",
    rationale: """
      A comment that outlives what it allowed will hide the next finding, which nobody meant to \
      allow. One that names no rule, gives no reason or has no end allows nothing, although its \
      author believes so.
      """,
    severity: .warning,
    clean: [
      .init(
        "A comment that allows a finding",
        [
          "docs/en/a.md": """
          # Fences

          <!-- concord allow malformed-fence: shows what not to write -->
          ``swift
          let a = 1
          ``
          """
        ]),
      .init(
        "A comment about a rule that needs an API, where there is none",
        [
          "docs/en/a.md": """
          # Migrate

          <!-- concord allow deprecated-symbol: the code to move away from -->
          ```swift
          Lamp.old()
          ```
          """
        ]),
    ],
    drifting: [
      .init(
        "Nothing is left to be allowed",
        [
          "docs/en/a.md": """
          # Fences

          <!-- concord allow malformed-fence: shows what not to write -->
          ```swift
          let a = 1
          ```
          """
        ]),
      .init(
        "A misspelt rule",
        [
          "docs/en/a.md": """
          # Fences

          <!-- concord allow malformed-fense: shows what not to write -->
          Text.
          """
        ]),
      .init(
        "No reason, and an end that is missing",
        [
          "docs/en/a.md": """
          # Fences

          <!-- concord allow malformed-fence -->
          Text.

          <!-- concord allow-begin unclosed-fence: shown on purpose -->
          Text.
          """
        ]),
    ])

  package func check(_ page: SuppressionFaults) -> [Diagnostic] {
    page.faults.map { fault in
      Diagnostic(
        rule: Self.info.id, severity: Self.info.severity, locale: page.locale, page: page.key,
        place: fault.place, message: Wording.message(fault))
    }
  }
}

private enum Wording {
  static func message(_ fault: SuppressionFault) -> String {
    switch fault.kind {
    case .unused(let reach):
      "`\(fault.name)` finds nothing \(place(reach)); take it out of the comment"
    case .unknownRule(let nearest):
      "there is no rule `\(fault.name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `concord rules` lists them")
    case .noReason:
      "`\(fault.name)` is not allowed without a reason; write it behind a colon"
    case .noRule:
      "this comment names no rule; write `concord \(fault.name) RULE: the reason`"
    case .unknownWord(let nearest):
      "`concord \(fault.name)` means nothing; did you mean `concord \(nearest)`?"
    case .neverBegun:
      "no `allow-begin \(fault.name)` stands before this end; take it away, or write one"
    case .neverEnded:
      "this range is never closed, and allows nothing; write `concord allow-end \(fault.name)`"
    }
  }

  private static func place(_ reach: SuppressionFault.Reach) -> String {
    switch reach {
    case .block: "in the block that this comment stands before"
    case .range: "in the range that this comment begins"
    case .page: "on this page"
    }
  }
}
