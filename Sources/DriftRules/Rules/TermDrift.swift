// Protected names that a translation changed.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports names that no translation should change, and that one did.
///
/// *What it checks*: where a paragraph, heading, list item or cell of the source page holds one of
/// the `terms:` of concord.yml, its counterpart holds it too, spelled the same. Endings of other
/// languages may follow it.
///
/// *Why it matters*: readers look for the name in the product, in search, and in the code.
///
/// *Example*: "Customer Journey Builder" was translated word for word.
///
/// *Instead*: write the name as the source page has it.
package struct TermDrift: PageRule {
  package static let info = RuleInfo(
    id: "term-drift",
    family: .translation,
    summary: "A protected name that the translation changed.",
    rationale: """
      Names of products and their parts are not translated: the menu, the search and the support \
      know them by one name. A translated name looks like another thing.
      """,
    severity: .warning,
    clean: [
      .init(
        "The name stays, with an ending",
        [
          "docs/en/a.md": "# A\n\nOpen the settings of Acme Kit.\n",
          "docs/tr/a.md": "# A\n\nAcme Kit'in ayarlarını açın.\n",
          "docs/ko/a.md": "# A\n\nAcme Kit의 설정을 여세요.\n",
        ])
    ],
    drifting: [
      .init(
        "The name was translated",
        [
          "docs/en/a.md": "# A\n\nOpen the settings of Acme Kit.\n",
          "docs/ar/a.md": "# A\n\nافتح إعدادات عدة أكمي.\n",
        ])
    ])

  package func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool {
    !configuration.terms.isEmpty
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, context.comparableEnd != nil else { return [] }
    return context.configuration.terms.compactMap { term in
      let lost = Self.lost(term, alignment)
      guard let first = lost.first else { return nil }
      let notes = lost.dropFirst().prefix(10).map {
        Note(
          place: context.page.place(Self.place(of: term, in: $0.target, context)),
          message: Wording.more)
      }
      return context.diagnostic(
        Self.info, at: Self.place(of: term, in: first.target, context), Wording.message(term),
        replacement: term,
        related: (context.sourceNote(first.source, Wording.source).map { [$0] } ?? []) + notes)
    }
  }

  /// The runs of text that lack a term of their counterparts, unless it moved next to them.
  private static func lost(
    _ term: String, _ alignment: PageAlignment
  ) -> [(source: Range<Int>, target: Range<Int>)] {
    let (source, target) = (alignment.source, alignment.target)
    let isUnfenced = source.page.isUnfenced || target.page.isUnfenced
    var spare: [Int: Int] = [:]
    var found: [(source: Range<Int>, target: Range<Int>, section: Int)] = []
    for (unit, counterpart) in alignment.parts.targetUnits.enumerated() {
      guard let counterpart else { continue }
      let (text, other) = (source.parts.units[unit], target.parts.units[counterpart])
      let count = source.page.page.spokenCount(of: term, in: text)
      let otherCount = target.page.page.places(of: term, in: other.range).count
      if otherCount > count { spare[other.section, default: 0] += otherCount - count }
      guard count > 0, otherCount == 0, !isUnfenced || alignment.areAlike(unit, counterpart, term)
      else { continue }
      found.append((text.range, other.range, other.section))
    }
    return found.filter { item in
      guard let count = spare[item.section], count > 0 else { return true }
      spare[item.section] = count - 1
      return false
    }.map { ($0.source, $0.target) }
  }

  /// The name in another case, where it stands like that, else the line.
  private static func place(
    of term: String, in range: Range<Int>, _ context: PageContext
  ) -> Range<Int> {
    let word = Array(term.lowercased().utf8)
    let text = context.page.bytes[range].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if let found = text.firstRange(of: word) {
      return range.lowerBound + found.lowerBound..<range.lowerBound + found.upperBound
    }
    return context.firstLine(of: range)
  }
}

extension PageAlignment {
  /// Whether two runs of text share a number, so that they are counterparts even where a page lost
  /// its marks.
  fileprivate func areAlike(_ unit: Int, _ counterpart: Int, _ term: String) -> Bool {
    let numbers = source.page.page.versions(in: source.parts.units[unit].range, parts: 1)
    let others = target.page.page.versions(in: target.parts.units[counterpart].range, parts: 1)
    return !numbers.isEmpty && numbers.map(\.version.text) == others.map(\.version.text)
  }
}

extension Page {
  /// How often a term stands in the words of a run of text, code and the targets of links left out.
  fileprivate func spokenCount(of term: String, in unit: TextUnit) -> Int {
    let silent = inlines[unit.inlines].filter { $0.kind != .link || !$0.text.contains(term) }
    return occurrences(of: term, in: unit.range).count { found in
      !silent.contains { $0.range.overlaps(found) }
    }
  }
}

private enum Wording {
  static let source = "the name on the source page"
  static let more = "here too"

  static func message(_ term: String) -> String {
    "the name “\(term)” of the source page is missing here; it is not translated"
  }
}
