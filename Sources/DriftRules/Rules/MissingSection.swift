// A section that a translation lacks.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a section of the source page that the translation lacks.
///
/// *What it checks*: every section of the source page has a counterpart; a section that is lost
/// with its subsections is said once.
///
/// *Why it matters*: readers of the translation never learn what stands there.
///
/// *Example*: the source page got `## Memory`, the translation did not.
///
/// *Instead*: translate the section.
package struct MissingSection: PageRule {
  package static let info = RuleInfo(
    id: "missing-section",
    family: .translation,
    summary: "A section of the source page that the translation lacks.",
    rationale: """
      What was added to the source page after it was translated is missing for everyone who reads \
      the translation, and nothing on the page says so.
      """,
    severity: .error,
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
        "A section was added to the source page",
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
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, let end = context.comparableEnd else { return [] }
    return alignment.source.sections.indices.compactMap { index in
      let section = alignment.source.sections[index]
      guard let heading = section.heading, alignment.targetSections[index] == nil else {
        return nil
      }
      if let parent = section.parent, alignment.targetSections[parent] == nil { return nil }
      let place = Self.place(of: index, in: context, alignment)
      guard place <= end else { return nil }
      let source = alignment.source.page.headings[heading]
      let note = context.sourceNote(source.range, Wording.sourceSection)
      return context.diagnostic(
        Self.info, at: place..<place,
        Wording.message(source.text, subsections: Self.lostSubsections(of: index, alignment)),
        related: note.map { [$0] } ?? [])
    }
  }

  private static func lostSubsections(of section: Int, _ alignment: PageAlignment) -> Int {
    alignment.source.descendants(of: section).count { alignment.targetSections[$0] == nil }
  }

  /// Where the section should be: before the counterpart of the section that follows it, else at
  /// the end of the page.
  private static func place(
    of index: Int, in context: PageContext, _ alignment: PageAlignment
  ) -> Int {
    let following = alignment.targetSections[(index + 1)...].lazy.compactMap { $0 }.first
    if let following { return alignment.target.sections[following].range.lowerBound }
    return context.contentEnd(of: 0..<context.page.bytes.count)
  }
}

private enum Wording {
  static let sourceSection = "the section of the source page"

  static func message(_ title: String, subsections: Int) -> String {
    let parts =
      switch subsections {
      case 0: ""
      case 1: ", with its subsection,"
      default: ", with its \(subsections) subsections,"
      }
    return "the section “\(title)” of the source page\(parts) is missing here"
  }
}
