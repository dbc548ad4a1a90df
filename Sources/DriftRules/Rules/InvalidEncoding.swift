// Bytes that are not UTF-8.

package import Diagnostics
internal import Pages

/// Reports bytes that are not UTF-8.
///
/// *What it checks*: the file is UTF-8, with or without byte order mark.
///
/// *Why it matters*: readers see replacement characters, and tools differ in what they make of
/// it.
///
/// *Example*: a page saved as Windows-1251 or GBK.
///
/// *Instead*: save the page as UTF-8.
package struct InvalidEncoding: PageRule {
  package static let info = RuleInfo(
    id: "invalid-encoding",
    family: .page,
    summary: "Bytes that are not UTF-8.",
    rationale: """
      A page in another encoding shows replacement characters, or other letters than were meant. \
      One broken byte often means that the whole file was saved in an old encoding.
      """,
    severity: .error,
    clean: [
      .init(
        "Text in many scripts",
        [
          "docs/en/a.md": """
          # Größe 大小 크기 حجم 🎈

          Fine.
          """
        ])
    ],
    drifting: [
      .init(
        "A byte of another encoding",
        [
          "docs/en/a.md": "# Caf\u{FFFD}\n"
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.diagnostics(Self.info, for: .invalidEncoding, Wording.message)
  }
}

private enum Wording {
  static func message(_ fault: PageFault) -> String {
    "this is not UTF-8: \(fault.detail)"
  }
}
