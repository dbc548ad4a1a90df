// A code block that the source page lacks.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a code block of a translation that the source page does not have.
///
/// *What it checks*: within sections that both pages have, every code block of the translation
/// has a counterpart.
///
/// *Why it matters*: it often shows what the source page no longer recommends.
///
/// *Example*: the source page replaced a block by a link, the translation kept it.
///
/// *Instead*: remove the block, or bring it to the source page.
package struct ExtraCodeBlock: PageRule {
  package static let info = RuleInfo(
    id: "extra-code-block",
    family: .translation,
    summary: "A code block of a translation that the source page lacks.",
    rationale: """
      Code that the source page has dropped is code that nobody maintains: the reader of the \
      translation copies what no longer works.
      """,
    severity: .warning,
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
        "The source page dropped its example",
        [
          "docs/en/a.md": """
          # Keys

          ## Make

          ```sh
          kit key make
          ```

          ## Revoke
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
    return context.analyzed.codeBlocks.indices.compactMap { index in
      let block = context.analyzed.codeBlocks[index]
      guard alignment.sourceBlocks[index] == nil, block.form != .indented,
        block.range.lowerBound < end,
        let section = alignment.sourceSections[alignment.target.sectionOfBlock[index]],
        !alignment.isSplit(targetBlock: index, from: section)
      else { return nil }
      let note = Self.sourceSection(section, in: context, alignment)
      return context.diagnostic(
        Self.info, at: context.firstLine(of: block.range), Wording.message(block),
        related: note.map { [$0] } ?? [])
    }
  }

  private static func sourceSection(
    _ section: Int, in context: PageContext, _ alignment: PageAlignment
  ) -> Note? {
    guard let heading = alignment.source.sections[section].heading else { return nil }
    return context.sourceNote(
      alignment.source.page.headings[heading].range, Wording.sourceSection)
  }
}

private enum Wording {
  static let sourceSection = "the section of the source page"

  static func message(_ block: CodeBlock) -> String {
    let language = block.language.isEmpty ? "" : " (\(block.language))"
    return "the source page has no code block that answers to this one\(language)"
  }
}
