// A name of the code's own that the translation calls otherwise.

internal import Comparison
package import Diagnostics

/// Notes a local name, or a word that stands for what the reader writes, that the translation calls
/// otherwise throughout.
///
/// *What it checks*: names that a block declares for itself, and placeholders, are those of the
/// source page. Each name is noted once a page.
///
/// *Why it matters*: the code works, but readers who go from one language to the other, and tools
/// that compare, take it for other code.
///
/// *Example*: `token` is called `ficha` in the translation.
///
/// *Instead*: write the name of the source page, or leave it.
package struct RenamedIdentifier: PageRule {
  package static let info = RuleInfo(
    id: "renamed-identifier",
    family: .translation,
    summary: "A local name or placeholder that the translation calls otherwise throughout.",
    rationale: """
      The code still works, so this is a note. But names in code are rarely translated on purpose, and \
      the text around the code may speak of them by the other name.
      """,
    severity: .note,
    clean: [
      .init(
        "The same names",
        [
          "docs/en/a.md": """
          # Token

          ```swift
          let token = try client.fetchToken()
          print(token)
          ```
          """,
          "docs/es/a.md": """
          # Token

          ```swift
          let token = try client.fetchToken()
          print(token)
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A local name is translated",
        [
          "docs/en/a.md": """
          # Token

          ```swift
          let token = try client.fetchToken()
          print(token)
          ```
          """,
          "docs/es/a.md": """
          # Token

          ```swift
          let ficha = try client.fetchToken()
          print(ficha)
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    let renamed = context.codeComparison?.renamed ?? []
    guard !renamed.isEmpty else { return [] }
    let blocks = Set(context.comparedBlocks.map(\.target))
    return renamed.filter { blocks.contains($0.block.target) }.map {
      renamed in
      let names = renamed.evidence.renaming
      return context.diagnostic(
        Self.info, at: context.origin(of: renamed.evidence.target, inBlock: renamed.block.target),
        Wording.message(names.source, names.target), replacement: names.source,
        related: context.sourceNotes(at: renamed.evidence.source, in: renamed.block, Wording.source)
      )
    }
  }
}

private enum Wording {
  static let source = "the name on the source page"

  static func message(_ source: String, _ target: String) -> String {
    "\(target.quoted) is called \(source.quoted) on the source page"
  }
}
