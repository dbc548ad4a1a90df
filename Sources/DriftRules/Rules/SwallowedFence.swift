// A fence that the dialect of the page does not see as code.

package import Diagnostics
internal import Pages

/// Reports a fence that the page shows as text.
///
/// *What it checks*: fences that are indented too far, stand inside raw HTML, run inside a sentence
/// or open behind a tag.
///
/// *Why it matters*: the reader sees backticks and code in one line.
///
/// *Example*: a fence indented by six spaces outside a list.
///
/// *Instead*: put the fence at the indentation of its container, with a blank line before it.
package struct SwallowedFence: PageRule {
  package static let info = RuleInfo(
    id: "swallowed-fence",
    family: .page,
    summary: "A fence that this dialect does not see as code.",
    rationale: """
      The writer meant a code block; the reader sees backticks in running text, and the code in \
      one line. Which indentation and which containers are allowed depends on the dialect.
      """,
    severity: .error,
    clean: [
      .init(
        "A fence indented in its list item",
        [
          "docs/en/a.md": """
          # Start

          - Run it:

            ```sh
            kit run
            ```
          """
        ])
    ],
    drifting: [
      .init(
        "A fence inside a sentence",
        [
          "docs/en/a.md": """
          # Start

          Run this: ```sh kit run ```
          """
        ]),
      .init(
        "A fence on the line of a tag",
        [
          "docs/en/a.mdx": """
          # Start

          <TabItem label="Shell">```sh
          kit run
          ```
          </TabItem>
          """
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.diagnostics(Self.info, for: .swallowedFence, Wording.message)
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    "this fence is not read as code: \(fault.detail)"
  }
}
