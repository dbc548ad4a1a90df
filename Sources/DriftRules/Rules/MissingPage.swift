// A page that a locale lacks.

package import Diagnostics

/// Reports a source page without a counterpart in a target locale.
///
/// *What it checks*: every source page has a page in every target locale.
///
/// *Why it matters*: readers of that language get another language, or nothing.
///
/// *Example*: `docs/de/start.md` is not there while `docs/en/start.md` is.
///
/// *Instead*: translate the page, or move the translation that stands under another name.
package struct MissingPage: TreeRule {
  package static let info = RuleInfo(
    id: "missing-page",
    family: .translation,
    summary: "A source page without a counterpart in a target locale.",
    rationale: """
      A page that is missing in a language is shown in another one, or not at all, and nobody who \
      can read both is told.
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
        "A page was not translated",
        [
          "docs/en/a.md": "# A\n",
          "docs/de/a.md": "# A\n",
          "docs/en/b.md": "# B\n",
        ])
    ])

  package func check(_ tree: DocumentationTree) -> [Diagnostic] {
    let moved = Dictionary(grouping: tree.orphans, by: \.locale)
      .mapValues { orphans in Set(orphans.compactMap(\.home)) }
    return tree.entries.flatMap { entry -> [Diagnostic] in
      guard let source = entry.source else { return [] }
      return tree.targetLocales.compactMap { locale in
        guard entry.translations[locale] == nil, let file = tree.expectedFile(entry.key, locale)
        else { return nil }
        if moved[locale]?.contains(entry.key) == true { return nil }
        if tree.isPart(source), let includers = tree.includers[source],
          !includers.contains(locale)
        {
          return nil
        }
        return tree.diagnostic(
          Self.info, file: file, locale: locale, key: entry.key, Wording.message(locale),
          related: [
            Note(place: Place(file: source, range: .fileStart), message: Wording.sourcePage)
          ])
      }
    }
  }
}

private enum Wording {
  static let sourcePage = "the source page"

  static func message(_ locale: LanguageTag) -> String {
    "this page is not there in \(locale)"
  }
}
