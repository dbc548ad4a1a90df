// A code block that a translation lacks.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a code block of the source page that the translation lacks.
///
/// *What it checks*: within sections that both pages have, every code block of the source page
/// has a counterpart.
///
/// *Why it matters*: the reader has nothing to copy.
///
/// *Example*: the source page shows the Objective-C tab, the translation the Swift one alone.
///
/// *Instead*: take the block over from the source page and translate its comments.
package struct MissingCodeBlock: PageRule {
  package static let info = RuleInfo(
    id: "missing-code-block",
    family: .translation,
    summary: "A code block of the source page that the translation lacks.",
    rationale: """
      An example that was added to the source page is missing from the translation, or was lost \
      when the page was translated. Code is what most readers come for.
      """,
    severity: .error,
    clean: [
      .init(
        "The same blocks",
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
        "The example was lost",
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
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, let end = context.comparableEnd else { return [] }
    return alignment.source.page.codeBlocks.indices.compactMap { index in
      let block = alignment.source.page.codeBlocks[index]
      guard alignment.targetBlocks[index] == nil, block.form != .indented,
        let section = alignment.targetSections[alignment.source.sectionOfBlock[index]],
        !alignment.isMerged(sourceBlock: index, into: section),
        !Self.isLost(block.range.lowerBound, alignment)
      else { return nil }
      let gap = Self.gap(around: index, section, alignment)
      guard gap.upperBound <= end, !context.page.hasFaultyFence(in: gap) else { return nil }
      let place =
        context.partComparison.map {
          min(
            max(
              $0.place(of: block.range.lowerBound, in: alignment.source.sectionOfBlock[index]),
              gap.lowerBound), gap.upperBound)
        } ?? context.contentEnd(of: gap)
      let note = context.sourceNote(block.range, Wording.sourceBlock)
      return context.diagnostic(
        Self.info, at: place..<place, Wording.message(block), related: note.map { [$0] } ?? [])
    }
  }

  /// Whether a place of the source page went with its section, which is said already.
  private static func isLost(_ offset: Int, _ alignment: PageAlignment) -> Bool {
    alignment.lostHeadings.contains { !$0.isThere && $0.range.contains(offset) }
  }

  /// The stretch of the translation in which the block should stand: between the counterparts of
  /// the blocks around it, within its section.
  private static func gap(
    around block: Int, _ section: Int, _ alignment: PageAlignment
  ) -> Range<Int> {
    let bounds = alignment.target.sections[section].range
    let blocks = alignment.target.page.codeBlocks
    let before = alignment.targetBlocks[..<block].lazy.compactMap { $0 }.last
    let after = alignment.targetBlocks[(block + 1)...].lazy.compactMap { $0 }.first
    let lower = before.map { blocks[$0].range.upperBound } ?? bounds.lowerBound
    let upper = after.map { blocks[$0].range.lowerBound } ?? bounds.upperBound
    let start = min(max(lower, bounds.lowerBound), bounds.upperBound)
    return start..<max(start, min(upper, bounds.upperBound))
  }
}

private enum Wording {
  static let sourceBlock = "the code block of the source page"

  static func message(_ block: CodeBlock) -> String {
    let language = block.language.isEmpty ? "" : " (\(block.language))"
    return "a code block\(language) of the source page is missing here"
  }
}
