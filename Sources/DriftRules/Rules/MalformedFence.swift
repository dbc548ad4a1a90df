// A fence that is written wrongly.

package import Diagnostics
internal import Pages

/// Reports marks that were meant as a fence and are none.
///
/// *What it checks*: two backticks in place of three, a backtick in an info string, text behind a
/// closing fence, a closing fence at the end of a code line or too short to close.
///
/// *Why it matters*: the code runs into the prose around it, or the prose into the code.
///
/// *Example*: ``` ``swift ``` on a line of its own.
///
/// *Instead*: write three backticks or tildes, alone on their line but for the info string.
package struct MalformedFence: PageRule {
  package static let info = RuleInfo(
    id: "malformed-fence",
    family: .page,
    summary: "A line that was meant as a fence and is none.",
    rationale: """
      A fence that is slightly wrong is no fence: code is set as prose, or prose as code, and what \
      a reader copies is not what was meant.
      """,
    severity: .error,
    clean: [
      .init(
        "Fences on lines of their own",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          let a = 1
          ```
          """
        ])
    ],
    drifting: [
      .init(
        "Two backticks in place of three",
        [
          "docs/en/a.md": """
          # Start

          ``swift
          let a = 1
          ``
          """
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.diagnostics(Self.info, for: .malformedFence, Wording.message)
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    "this was meant as a fence and is none: \(fault.detail)"
  }
}
