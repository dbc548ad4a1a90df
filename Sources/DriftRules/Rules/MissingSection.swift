// A section that a translation lacks.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a section of the source page that the translation lacks.
///
/// *What it checks*: every section of the source page has a counterpart; a section that is lost
/// with its subsections is said once. Where only its heading is lost, and its text stands under
/// another, that is said.
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
        ]),
      .init(
        "A heading was lost, its text was not",
        [
          "docs/en/a.md": """
          # Keys

          ## Make

          ```sh
          kit key make
          ```

          ## Revoke

          Set `KIT_REASON` first: `stolen`, `expired` or `unused`.

          ```sh
          kit key revoke --all
          ```
          """,
          "docs/ja/a.md": """
          # 鍵

          ## 作成

          ```sh
          kit key make
          ```

          まず`KIT_REASON`を設定します。値は`stolen`、`expired`、`unused`です。

          ```sh
          kit key revoke --all
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, let end = context.comparableEnd else { return [] }
    let sections = alignment.source.sections.indices.compactMap { index -> Diagnostic? in
      let section = alignment.source.sections[index]
      guard let heading = section.heading, alignment.targetSections[index] == nil else {
        return nil
      }
      if let parent = section.parent, alignment.targetSections[parent] == nil { return nil }
      let place = Self.place(of: index, in: context, alignment)
      guard place <= end else { return nil }
      let lost = Self.lostSubsections(of: index, alignment)
      return Self.finding(heading, at: place, in: context, alignment) {
        Wording.message($0, subsections: lost)
      }
    }
    return sections + Self.lostHeadings(context, alignment, end)
  }

  /// The sections that stand in the translation without their heading, or are lost between such.
  private static func lostHeadings(
    _ context: PageContext, _ alignment: PageAlignment, _ end: Int
  ) -> [Diagnostic] {
    alignment.lostHeadings.compactMap { lost in
      let place = place(of: lost, in: context, alignment)
      // Headings that went with all the other markup have one cause, which is said once.
      guard place <= end, !lost.isThere || !context.analyzed.isUnfenced else { return nil }
      return finding(lost.heading, at: place, in: context, alignment) {
        lost.isThere ? Wording.lostHeading($0) : Wording.message($0, subsections: 0)
      }
    }
  }

  private static func finding(
    _ heading: Int, at place: Int, in context: PageContext, _ alignment: PageAlignment,
    message: (String) -> String
  ) -> Diagnostic {
    let source = alignment.source.page.headings[heading]
    let note = context.sourceNote(source.range, Wording.sourceSection)
    return context.diagnostic(
      info, at: place..<place, message(source.text), related: note.map { [$0] } ?? [])
  }

  private static func lostSubsections(of section: Int, _ alignment: PageAlignment) -> Int {
    alignment.source.descendants(of: section).count { alignment.targetSections[$0] == nil }
  }

  /// Where the heading should be: before the counterpart of the first text or code under it or
  /// behind it.
  private static func place(
    of lost: PageAlignment.LostHeading, in context: PageContext, _ alignment: PageAlignment
  ) -> Int {
    let (source, target) = (alignment.source, alignment.target)
    let start = lost.range.lowerBound
    let unit = source.parts.units.indices.first {
      source.parts.units[$0].range.lowerBound > start && alignment.parts.targetUnits[$0] != nil
    }.flatMap { alignment.parts.targetUnits[$0] }
    let block = source.page.codeBlocks.indices.first {
      source.page.codeBlocks[$0].range.lowerBound > start && alignment.targetBlocks[$0] != nil
    }.flatMap { alignment.targetBlocks[$0] }
    let following = [
      unit.map { target.parts.units[$0].range.lowerBound },
      block.map { target.page.codeBlocks[$0].range.lowerBound },
    ]
    return following.compactMap(\.self).min()
      ?? context.contentEnd(of: 0..<context.page.bytes.count)
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

  static func lostHeading(_ title: String) -> String {
    "the heading “\(title)” of the source page is missing here; its text stands under another"
  }

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
