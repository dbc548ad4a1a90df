// A fence that nothing closes.

package import Diagnostics
internal import Pages

/// Reports a code fence that nothing closes.
///
/// *What it checks*: every opening fence has a closing one of its own kind and at least its
/// length.
///
/// *Why it matters*: the rest of the page turns into code, headings and links included.
///
/// *Example*: ```` ```swift ```` at the end of a page, or a block that holds the mark of its own
/// end.
///
/// *Instead*: close the fence, or open it with more backticks than its content uses.
package struct UnclosedFence: PageRule {
  package static let info = RuleInfo(
    id: "unclosed-fence",
    family: .page,
    summary: "A code fence that nothing closes.",
    rationale: """
      A fence that stays open turns everything after it into code: headings, links and the prose \
      that explains them are gone from the page that people read.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "A longer fence holds a shorter one",
        [
          "docs/en/a.md": """
          # Nested

          ````md
          ```swift
          let a = 1
          ```
          ````
          """
        ])
    ],
    drifting: [
      .init(
        "The last fence stays open",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          let a = 1
          """
        ]),
      .init(
        "A translation lost a closing fence",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          let a = 1 // One
          ```

          Then go on.
          """,
          "docs/de/a.md": """
          # Start

          ```swift
          let a = 1 // Eins

          Dann weiter.
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.page.faults.filter { $0.kind == .unclosedFence }.map { fault in
      context.diagnostic(
        Self.info, at: fault.range, Wording.message(fault),
        fixes: context.closingFix(ofFenceAt: fault.range.lowerBound))
    }
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    "nothing closes this fence, so that the rest of the page is code; \(fault.detail)"
  }
}
