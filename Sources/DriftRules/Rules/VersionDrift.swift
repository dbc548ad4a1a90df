// Version numbers that differ from those of the source page.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports version numbers that differ from those of the source page.
///
/// *What it checks*: where a paragraph, list item or cell, or a string in a code block, names a
/// version of at least three parts, or of two behind a `v`, its counterpart names the same.
///
/// *Why it matters*: a version says what readers need; an old one sends them astray.
///
/// *Example*: "version 7.0.14" on the source page, "version 6.7.5" in the translation.
///
/// *Instead*: write the version of the source page.
package struct VersionDrift: PageRule {
  package static let info = RuleInfo(
    id: "version-drift",
    family: .translation,
    summary: "A version number that differs from the source page's.",
    rationale: """
      When a release changes what a page says, the number on the source page is changed first. A \
      translation that names another release promises what is not there, or hides what is.
      """,
    severity: .warning,
    fix: .always,
    clean: [
      .init(
        "The same versions, beside any script",
        [
          "docs/en/a.md": "# A\n\nThis needs version 7.0.14 or v8.1.\n",
          "docs/zh/a.md": "# A\n\n需要版本7.0.14或v8.1。\n",
        ])
    ],
    drifting: [
      .init(
        "An older version",
        [
          "docs/en/a.md": "# A\n\nThis needs version 7.0.14.\n",
          "docs/ja/a.md": "# A\n\nバージョン6.7.5が必要です。\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let alignment = context.alignment, let facts = context.source,
      context.comparableEnd != nil
    else { return [] }
    let source = alignment.source.page.page
    var found: [Difference] = []
    for pair in alignment.versionPairs(with: facts) {
      let versions = facts.versions(in: pair.source)
      guard versions.contains(where: { $0.isEvident(source) }) else { continue }
      let others = context.page.versions(in: pair.target, parts: 2)
      if versions.areCertainlySame(as: others) { continue }
      found += Self.differences(
        versions.filter { $0.isEvident(source) }, others.filter { $0.isEvident(context.page) })
    }
    found += Self.quoted(alignment, facts)
    guard !found.isEmpty else { return [] }
    let said = DependencyLines(context)?.outdated.map(\.range) ?? []
    return found.compactMap { pair in
      guard !said.contains(where: { $0.overlaps(pair.target.range) }) else { return nil }
      return context.diagnostic(
        Self.info, at: pair.target.range,
        Wording.message(pair.target.version, pair.source.version),
        replacement: pair.source.version.text,
        related: context.sourceNote(pair.source.range, Wording.source).map { [$0] } ?? [],
        fixes: context.fixes(
          replacing: pair.target.range, with: pair.source.version.text,
          safety: pair.isOnly ? .safe : .review))
    }
  }

  private struct Difference {
    var source: VersionMention
    var target: VersionMention
    /// Whether no other number of the two texts differs.
    var isOnly: Bool
  }

  /// Pairs the numbers that only one of two texts has.
  private static func differences(
    _ source: [VersionMention], _ target: [VersionMention]
  ) -> [Difference] {
    if source.lazy.map(\.version.text).elementsEqual(target.lazy.map(\.version.text)) { return [] }
    let (known, others) = (Set(source.map(\.version.text)), Set(target.map(\.version.text)))
    let lost = source.filter { !others.contains($0.version.text) }
    let added = target.filter { !known.contains($0.version.text) }
    let isOnly = lost.count == 1 && added.count == 1
    return zip(lost, added).map { Difference(source: $0, target: $1, isOnly: isOnly) }
  }

  /// Differences in the strings of code blocks, which may otherwise say what they like.
  private static func quoted(_ alignment: PageAlignment, _ facts: PageFacts) -> [Difference] {
    let (page, otherPage) = (alignment.source.page.page, alignment.target.page.page)
    let (blocks, others) = (alignment.source.page.codeBlocks, alignment.target.page.codeBlocks)
    var found: [Difference] = []
    for (index, counterpart) in alignment.targetBlocks.enumerated() {
      guard let counterpart, case let range = blocks[index].range, facts.mayHoldVersion(range),
        blocks[index].code.bytes != others[counterpart].code.bytes,
        case let quoted = page.versions(in: range, parts: 3).filter({ $0.isQuoted(page) }),
        !quoted.isEmpty
      else { continue }
      found += differences(
        quoted,
        otherPage.versions(in: others[counterpart].range, parts: 3)
          .filter { $0.isQuoted(otherPage) })
    }
    return found
  }
}

extension [VersionMention] {
  /// Whether all numbers are those of another text, none of them a version for what stands before
  /// it alone.
  fileprivate func areCertainlySame(as others: [VersionMention]) -> Bool {
    count == others.count
      && indices.allSatisfy {
        self[$0].version.count > 2 && self[$0].version.text == others[$0].version.text
      }
  }
}

extension VersionMention {
  /// Whether a number is a version for certain, and not a decimal or a date.
  fileprivate func isEvident(_ page: Page) -> Bool {
    if version.count > 2 { return version[0] < 1000 && !isDate }
    return range.lowerBound > 0 && (page.bytes[range.lowerBound - 1] | 0x20) == 0x76
  }

  /// `24.12.2025`, `24.12.25`: the order of day and month is a language's own.
  private var isDate: Bool {
    version.count == 3 && version[2] > 1900 && version[0] <= 31 && version[1] <= 31
  }

  /// Whether quotes stand around a number in its line.
  fileprivate func isQuoted(_ page: Page) -> Bool {
    let line = page.lines.content(ofLine: page.lines.line(at: range.lowerBound))
    let isQuote = { (byte: UInt8) in byte == 0x22 || byte == 0x27 }
    return page.bytes[line.lowerBound..<range.lowerBound].contains(where: isQuote)
      && page.bytes[range.upperBound..<max(range.upperBound, line.upperBound)]
        .contains(where: isQuote)
  }
}

private enum Wording {
  static let source = "the version on the source page"

  static func message(_ version: VersionNumber, _ source: VersionNumber) -> String {
    "the text says version \(version.text); the source page says \(source.text)"
  }
}
