// A whole page inside one fence.

package import Diagnostics
internal import Pages

/// Reports a page that stands inside one fence as a whole.
///
/// *What it checks*: the first line of a page opens a fence tagged as Markdown, which ends with
/// the page.
///
/// *Why it matters*: the page shows its own source text.
///
/// *Example*: a translation tool that returned its answer in a code block.
///
/// *Instead*: remove the first and the last line.
package struct WrappedPage: PageRule {
  package static let info = RuleInfo(
    id: "wrapped-page",
    family: .page,
    summary: "A whole page inside one fence.",
    rationale: """
      Translation tools like to return a page inside a code block. Readers then see Markdown \
      source in place of a page, without one heading or link.
      """,
    severity: .error,
    clean: [
      .init(
        "A Markdown example within a page",
        [
          "docs/en/a.md": """
          # Start

          ```md
          # Title
          ```
          """
        ])
    ],
    drifting: [
      .init(
        "The page is an example of itself",
        [
          "docs/en/a.md": """
          ```markdown
          # Start

          First, run it.
          ```
          """
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.diagnostics(Self.info, for: .wrappedPage, Wording.message)
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    "the whole page stands inside one fence; \(fault.detail)"
  }
}
