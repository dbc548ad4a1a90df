// A translation without a source page.

package import Diagnostics

/// Reports a translation whose source page is gone.
///
/// *What it checks*: every translation has a source page.
///
/// *Why it matters*: it documents what was removed or renamed, and nobody maintains it.
///
/// *Example*: `docs/ja/old.md` is there and `docs/en/old.md` is not.
///
/// *Instead*: delete the page, or move it to where its source page went.
package struct OrphanPage: TreeRule {
  package static let info = RuleInfo(
    id: "orphan-page",
    family: .translation,
    summary: "A translation whose source page is gone.",
    rationale: """
      A translation without a source page is found by search engines and maintained by nobody. \
      When the source page moved, the translation did not follow.
      """,
    severity: .warning,
    clean: [
      .init(
        "Both languages are there",
        [
          "docs/en/a.md": "# A\n",
          "docs/de/a.md": "# A\n",
        ])
    ],
    drifting: [
      .init(
        "The source page was removed",
        [
          "docs/en/a.md": "# A\n",
          "docs/de/a.md": "# A\n",
          "docs/de/old.md": "# Alt\n",
        ]),
      .init(
        "The source page moved",
        [
          "docs/en/a.md": "# A\n",
          "docs/de/a.md": "# A\n",
          "docs/en/guide/old.md": "# Old\n",
          "docs/de/old.md": "# Alt\n",
        ]),
    ])

  package func check(_ tree: DocumentationTree) -> [Diagnostic] {
    tree.orphans.map { orphan in
      let home = orphan.home.flatMap { home in tree.entries.first { $0.key == home } }
      let target = home.flatMap { tree.expectedFile($0.key, orphan.locale) }
      let source = home?.source.map {
        Note(place: Place(file: $0, range: .fileStart), message: Wording.sourcePage)
      }
      return tree.diagnostic(
        Self.info, file: orphan.file, locale: orphan.locale, key: orphan.key,
        Wording.message(tree.sourceLocale, target), related: source.map { [$0] } ?? [])
    }
  }
}

private enum Wording {
  static let sourcePage = "the source page that it seems to belong to"

  static func message(_ locale: LanguageTag, _ target: String?) -> String {
    if let target {
      return "the source page of this translation seems to have moved; it belongs at \(target)"
    }
    return "this translation has no source page in \(locale)"
  }
}
