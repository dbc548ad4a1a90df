// A fence whose language does not fit its code.

internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a fence whose language tag, or tab, does not fit its code, and a tag that the translation lost.
///
/// *What it checks*: the tag says the language that the code is in; Swift and Objective-C are
/// told apart by evidence alone; a block in a tab named after one of them holds it; a translated
/// block keeps the tag of its source block.
///
/// *Why it matters*: the code is coloured wrongly, and tools that read the tag skip it.
///
/// *Example*: a block tagged `objc` that holds Swift.
///
/// *Instead*: write the language of the code behind the fence.
package struct FenceLanguage: PageRule {
  package static let info = RuleInfo(
    id: "fence-language",
    family: .page,
    summary: "A fence whose language does not fit its code.",
    rationale: """
      A wrong tag colours the code wrongly and hides it from every tool that goes by the tag, this \
      one included. A tag that a translation lost takes the colours away.
      """,
    severity: .warning,
    fix: .sometimes,
    clean: [
      .init(
        "A tag that fits",
        [
          "docs/en/a.md": """
          # Lamp

          ```swift
          let lamp = Lamp()
          lamp.setGlow(true)
          ```
          """,
          "docs/de/a.md": """
          # Lamp

          ```swift
          let lamp = Lamp()
          lamp.setGlow(true)
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "The translation lost the tag",
        [
          "docs/en/a.md": """
          # Lamp

          ```swift
          let lamp = Lamp()
          lamp.setGlow(true)
          ```
          """,
          "docs/de/a.md": """
          # Lamp

          ```
          let lamp = Lamp()
          lamp.setGlow(true)
          ```
          """,
        ]),
      .init(
        "Swift under the tag of Objective-C",
        [
          "docs/en/a.md": """
          # Start

          ```objc
          guard let lamp = try? Lamp() else { return }
          let name: String = lamp.name ?? "none"
          ```
          """
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    let blocks = context.analyzed.codeBlocks
    return blocks.indices.compactMap { index in
      guard blocks[index].form == .fenced,
        let fault = Self.contradiction(index, context) ?? Self.wrongTab(index, context)
          ?? Self.lostTag(index, context)
      else { return nil }
      let block = blocks[index]
      let range = block.info.isEmpty ? context.firstLine(of: block.range) : block.infoRange
      return context.diagnostic(
        Self.info, at: range, fault.message, replacement: fault.replacement,
        related: fault.related.map { [$0] } ?? [],
        fixes: fault.isTag ? Self.fixes(block, writing: fault.replacement, context) : [])
    }
  }

  /// The tag in the place of another, or behind the fence; an info string that starts with
  /// something else than a tag is left alone.
  private static func fixes(
    _ block: CodeBlock, writing tag: String, _ context: PageContext
  ) -> [FixIt] {
    let word = block.info.utf8.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C && $0 != 0x7B }
    guard !word.isEmpty || block.info.isEmpty else { return [] }
    let range = block.infoRange.lowerBound..<block.infoRange.lowerBound + word.count
    return context.fixes(replacing: range, reading: String(Substring(word)), with: tag)
  }

  private struct Fault {
    var message: String
    var replacement: String
    var related: Note?
    /// Whether the tag is wrong, and not the place of the block.
    var isTag = true
  }

  /// A tag that says one of the two languages where the code is evidently in the other, and so was
  /// read in it.
  private static func contradiction(_ index: Int, _ context: PageContext) -> Fault? {
    let tag = context.analyzed.codeBlocks[index].language
    guard let evident = context.analyzed.snippet(ofBlock: index)?.language,
      evident.tag != tag, let tagged = Snippet.Language(tag: tag), evident != tagged
    else { return nil }
    return Fault(message: Wording.contradiction(tag, evident.title), replacement: evident.tag)
  }

  /// A tab of one language that holds a block tagged, and written, in the other.
  private static func wrongTab(_ index: Int, _ context: PageContext) -> Fault? {
    let blocks = context.analyzed.codeBlocks
    guard
      let container = context.page.container(
        around: blocks[index].container, where: { context.facts.tabs[$0] != nil }),
      let tab = context.facts.tabs[container]?.language, tab.tag != blocks[index].language,
      let tagged = Snippet.Language(tag: blocks[index].language), tab != tagged,
      Snippet.Language.certain(of: blocks[index].code.bytes) == tagged,
      let label = context.page.containers[container].label
    else { return nil }
    return Fault(message: Wording.tab(label, tagged.title), replacement: tab.tag, isTag: false)
  }

  /// Whether a block is the code of its source block, read in the language of that, with other
  /// words in comments and strings.
  private static func isSameCode(_ index: Int, _ context: PageContext) -> Bool {
    guard let compared = context.comparedBlock(ofTarget: index) else { return false }
    return compared.comparison?.isEqual ?? true
  }

  /// A block whose source block has a tag that this one lost or changed.
  private static func lostTag(_ index: Int, _ context: PageContext) -> Fault? {
    guard let alignment = context.alignment, let partner = alignment.sourceBlocks[index] else {
      return nil
    }
    let language = context.analyzed.codeBlocks[index].language
    guard alignment.source.page.codeBlocks[partner].language != language else { return nil }
    let source = alignment.source.page.codeBlocks[partner]
    guard source.form == .fenced, !source.language.isEmpty,
      FenceTag(source.language) != FenceTag(language),
      alignment.source.fingerprint(ofBlock: partner).similarity(
        to: alignment.target.fingerprint(ofBlock: index)) >= 0.8 || isSameCode(index, context)
    else { return nil }
    return Fault(
      message: Wording.lost(language, source.language), replacement: source.language,
      related: context.sourceNote(source.infoRange, Wording.sourceBlock))
  }
}

private enum Wording {
  static let sourceBlock = "the block of the source page"

  static func contradiction(_ tag: String, _ language: String) -> String {
    "this block is tagged `\(tag)` and holds \(language)"
  }

  static func tab(_ label: String, _ language: String) -> String {
    "the tab “\(label)” holds \(language)"
  }

  static func lost(_ tag: String, _ source: String) -> String {
    tag.isEmpty
      ? "this block lost its language; the source page has `\(source)`"
      : "this block is tagged `\(tag)`; the source page has `\(source)`"
  }
}
