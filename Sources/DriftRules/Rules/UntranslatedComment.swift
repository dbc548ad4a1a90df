// A comment of code that was left in the source language.

internal import Comparison
package import Diagnostics
internal import Pages

/// Notes a comment that was left in the source language on a page that translates others.
///
/// *What it checks*: a comment that is a sentence, and the same as on the source page, where at least
/// two other comments of the page are translated.
///
/// *Why it matters*: the reader meets a foreign language in the middle of an example.
///
/// *Example*: a statement was taken over from the source page together with its comment.
///
/// *Instead*: translate the comment.
package struct UntranslatedComment: PageRule {
  package static let info = RuleInfo(
    id: "untranslated-comment",
    family: .translation,
    summary: "A comment in code left in the source language, where others are translated.",
    rationale: """
      A page either leaves the comments of its code alone or translates them. One that was left among \
      translated ones came with code from the source page and was overlooked.
      """,
    severity: .note,
    clean: [
      .init(
        "Comments are left alone throughout",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          // Set up the kit before you use it.
          Kit.start()
          // Then show the first window.
          Kit.show()
          ```
          """,
          "docs/de/a.md": """
          # Start

          ```swift
          // Set up the kit before you use it.
          Kit.start()
          // Then show the first window.
          Kit.show()
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "One of three was overlooked",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          // Set up the kit before you use it.
          Kit.start()
          // Then show the first window.
          Kit.show()
          // Stop when the user leaves the screen.
          Kit.stop()
          ```
          """,
          "docs/de/a.md": """
          # Start

          ```swift
          // Richten Sie das Kit ein, bevor Sie es benutzen.
          Kit.start()
          // Zeigen Sie dann das erste Fenster.
          Kit.show()
          // Stop when the user leaves the screen.
          Kit.stop()
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.untranslatedComments.map { comment in
      context.diagnostic(
        Self.info, at: context.origin(of: comment.target, inBlock: comment.block.target),
        Wording.message(comment.text),
        related: context.sourceNotes(at: comment.source, in: comment.block, Wording.source))
    }
  }
}

private enum Wording {
  static let source = "the comment of the source page"

  static func message(_ text: String) -> String {
    "the comment “\(text.count > 60 ? text.prefix(59) + "…" : text[...])” is not translated; "
      + "others on this page are"
  }
}
