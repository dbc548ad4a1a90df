// A component or directive without its end.

package import Diagnostics
internal import Pages

/// Reports a component or directive that is opened and not closed, or closed and not opened.
///
/// *What it checks*: components on their own lines, directives and shortcodes have both marks.
///
/// *Why it matters*: MDX refuses the page; elsewhere the rest of the page lands in the box.
///
/// *Example*: `<Tabs>` without `</Tabs>`, `:::note` without `:::`.
///
/// *Instead*: write the missing mark.
package struct UnclosedContainer: PageRule {
  package static let info = RuleInfo(
    id: "unclosed-container",
    family: .page,
    summary: "A component or directive that is not closed, or not opened.",
    rationale: """
      An MDX page with an unbalanced component does not build. In other dialects all that follows \
      ends up inside the box or tab.
      """,
    severity: .error,
    clean: [
      .init(
        "Tabs with both marks",
        [
          "docs/en/a.mdx": """
          # Start

          <Tabs>
          <TabItem label="Swift">
          ```swift
          let a = 1
          ```
          </TabItem>
          </Tabs>
          """
        ])
    ],
    drifting: [
      .init(
        "An aside that stays open",
        [
          "docs/en/a.mdx": """
          # Start

          <Aside>
          Mind the gap.
          """
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.diagnostics(Self.info, for: .unclosedContainer, Wording.message)
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    fault.detail
  }
}
