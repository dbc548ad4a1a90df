// A section that the source page lacks.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a section of a translation that the source page does not have.
///
/// *What it checks*: every section of a translation has a counterpart in the source page.
///
/// *Why it matters*: it often documents what the source page has dropped.
///
/// *Example*: the source page lost `## Beta`, the translation kept it.
///
/// *Instead*: remove the section, or bring it to the source page.
package struct ExtraSection: PageRule {
  package static let info = RuleInfo(
    id: "extra-section",
    family: .translation,
    summary: "A section of a translation that the source page lacks.",
    rationale: """
      What was removed from the source page lives on in the translation: a feature that is gone, a \
      step that is no longer needed.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same sections",
        [
          "docs/en/a.md": """
          # Keys

          ## Make

          ```sh
          kit key make
          ```

          ## Revoke

          ```sh
          kit key revoke --all
          ```
          """,
          "docs/de/a.md": """
          # Schlüssel

          ## Erzeugen

          ```sh
          kit key make
          ```

          ## Widerrufen

          ```sh
          kit key revoke --all
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "The source page dropped a section",
        [
          "docs/en/a.md": """
          # Keys

          ## Make

          ```sh
          kit key make
          ```
          """,
          "docs/de/a.md": """
          # Schlüssel

          ## Erzeugen

          ```sh
          kit key make
          ```

          ## Widerrufen

          ```sh
          kit key revoke --all
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, let end = context.comparableEnd,
      !alignment.sourceIncludesMore
    else { return [] }
    return alignment.target.sections.indices.compactMap { index in
      let section = alignment.target.sections[index]
      guard let heading = section.heading, alignment.sourceSections[index] == nil,
        section.range.lowerBound <= end
      else { return nil }
      if let parent = section.parent, alignment.sourceSections[parent] == nil { return nil }
      let title = context.analyzed.headings[heading]
      return context.diagnostic(
        Self.info, at: context.firstLine(of: title.range), Wording.message(title.text),
        related: Self.neighbour(of: index, in: context, alignment).map { [$0] } ?? [])
    }
  }

  /// The section of the source page after which this one would stand.
  private static func neighbour(
    of index: Int, in context: PageContext, _ alignment: PageAlignment
  ) -> Note? {
    guard let before = alignment.sourceSections[..<index].last(where: { $0 != nil }) ?? nil,
      let heading = alignment.source.sections[before].heading
    else { return nil }
    return context.sourceNote(
      alignment.source.page.headings[heading].range, Wording.sourceNeighbour)
  }
}

private enum Wording {
  static let sourceNeighbour = "in the source page it would follow this section"

  static func message(_ title: String) -> String {
    "the source page has no section that answers to “\(title)”"
  }
}
