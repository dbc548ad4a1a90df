// A page without content.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a page that has nothing to read.
///
/// *What it checks*: a page holds more than white space; a translation holds more than front
/// matter where its source page does.
///
/// *Why it matters*: readers reach an empty page.
///
/// *Example*: a file that was created to be filled later.
///
/// *Instead*: translate the page, or delete the file so that the site falls back to the source.
package struct EmptyPage: PageRule {
  package static let info = RuleInfo(
    id: "empty-page",
    family: .translation,
    summary: "A page without content.",
    rationale: """
      An empty translation hides the source page that the site would show in its place. An empty \
      source page leaves translators with nothing to compare.
      """,
    severity: .warning,
    clean: [
      .init(
        "A page of its title alone",
        [
          "docs/en/a.md": "# Start\n"
        ]),
      .init(
        "Front matter alone, in both languages",
        [
          "docs/en/a.md": """
          ---
          title: Home
          template: splash
          ---
          """,
          "docs/de/a.md": """
          ---
          title: Start
          template: splash
          ---
          """,
        ]),
    ],
    drifting: [
      .init(
        "An empty translation",
        [
          "docs/en/a.md": "# Start\n",
          "docs/de/a.md": "\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard context.page.faults.contains(where: { $0.kind == .emptyPage }) else { return [] }
    if context.page.frontMatter != nil {
      let source = context.alignment?.source.page.page
      guard let source, !source.faults.contains(where: { $0.kind == .emptyPage }) else { return [] }
    }
    return [context.diagnostic(Self.info, at: 0..<0, Wording.message(context.alignment != nil))]
  }
}

private enum Wording {
  static func message(_ hasSource: Bool) -> String {
    hasSource
      ? "this page is empty and its source page is not"
      : "this page is empty"
  }
}
