// Paragraphs that were left in the language of the source page.

internal import Alignment
package import Diagnostics
internal import Pages

/// Notes paragraphs of a translation that are still those of the source page.
///
/// *What it checks*: a paragraph, list item or cell of at least four words that stands word for
/// word on the source page. Headings, names, code and short labels do not count.
///
/// *Why it matters*: readers of the translation may not read the other language.
///
/// *Example*: a sentence in English on a Spanish page.
///
/// *Instead*: translate it.
package struct UntranslatedText: PageRule {
  package static let info = RuleInfo(
    id: "untranslated-text",
    family: .translation,
    summary: "A paragraph that was left in the source language.",
    rationale: """
      A paragraph in the language of the source page is one that the translator overlooked, or \
      that came with the last update. It is a note, since some teams publish half-translated \
      pages on purpose.
      """,
    severity: .note,
    clean: [
      .init(
        "Names and headings may be the same",
        [
          "docs/en/a.md": "# Log in with a key\n\nAcme Kit SDK\n\nLog in with your new key.\n",
          "docs/es/a.md": "# Log in with a key\n\nAcme Kit SDK\n\nInicia sesión con tu clave.\n",
        ])
    ],
    drifting: [
      .init(
        "A paragraph in English",
        [
          "docs/en/a.md": "# Keys\n\nKeys are secret.\n\nKeys expire after one day.\n",
          "docs/ko/a.md": "# 키\n\n키는 비밀입니다.\n\nKeys expire after one day.\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let source = context.source, context.partComparison != nil,
      context.locale.language != context.site.sourceLocale.language
    else { return [] }
    return source.texts.prose(sharedBy: context.outline).map { unit, original in
      context.diagnostic(
        Self.info, at: context.firstLine(of: unit.range), Wording.message,
        related: context.sourceNote(original, Wording.source).map { [$0] } ?? [])
    }
  }
}

private enum Wording {
  static let message = "this text is still that of the source page; translate it"
  static let source = "the text of the source page"
}
