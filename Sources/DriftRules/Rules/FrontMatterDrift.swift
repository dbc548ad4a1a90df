// Front matter of a translation that lacks keys.

internal import Alignment
package import Diagnostics
internal import Pages

/// Reports keys of the source page's front matter that a translation lacks.
///
/// *What it checks*: every key that shows on the page or changes how it is built is there, nested
/// keys too. Keys that are kept at the source page alone, such as authors and dates, and keys that
/// only the translation has do not count.
///
/// *Why it matters*: without its description a page is found less, without its label the menu
/// shows something else.
///
/// *Example*: `description` was added to the source page.
///
/// *Instead*: add the key, translated.
package struct FrontMatterDrift: PageRule {
  package static let info = RuleInfo(
    id: "front-matter-drift",
    family: .translation,
    summary: "A key of the source page's front matter that the translation lacks.",
    rationale: """
      Front matter decides about the title, the place in the menu, the template and what search \
      engines show. What is missing of it is not seen on the page itself.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same keys, and one for the translators",
        [
          "docs/en/a.md":
            "---\ntitle: Keys\ndescription: How to make them.\nauthor: kim\n---\n\nText.\n",
          "docs/de/a.md":
            "---\ntitle: Schlüssel\ndescription: Wie man sie macht.\nsource: 4f2a\n---\n\nInhalt.\n",
        ])
    ],
    drifting: [
      .init(
        "The description is missing",
        [
          "docs/en/a.md": "---\ntitle: Keys\ndescription: How to make them.\n---\n\nText.\n",
          "docs/zh/a.md": "---\ntitle: 密钥\n---\n\n正文。\n",
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let comparison = context.partComparison else { return [] }
    let source = comparison.alignment.source.page.page
    guard let front = source.frontMatter, front.error == nil else { return [] }
    guard let other = context.page.frontMatter else {
      let keys = FrontMatterKeys(front)
      return keys.concernsTranslation && !Self.isTitleAlone(keys, context)
        ? [
          context.diagnostic(
            Self.info, at: 0..<0, Wording.noFrontMatter, related: Self.note(front, context))
        ] : []
    }
    guard other.error == nil, !front.hasSameKeys(as: other) else { return [] }
    let (keys, known) = (FrontMatterKeys(front), FrontMatterKeys(other))
    return keys.paths.indices.compactMap { index in
      let key = keys.paths[index]
      guard !known.contains(key), !keys.isWithinMissing(index, known),
        !(key == ["title"] && context.page.headings.contains { $0.level == 1 })
      else { return nil }
      let before = keys.paths[..<index].last(where: known.contains).flatMap(known.line(of:))
      let place = Self.place(afterLine: before ?? 0, of: other, in: context.page)
      return context.diagnostic(
        Self.info, at: place, Wording.missing(key.joined(separator: ".")),
        related: Self.note(front, context))
    }
  }

  /// Whether the title is all there is, and the page has it as a heading.
  private static func isTitleAlone(_ keys: FrontMatterKeys, _ context: PageContext) -> Bool {
    keys.paths == [["title"]] && context.page.headings.contains { $0.level == 1 }
  }

  /// A line of front matter, counted from its opening fence.
  private static func place(
    afterLine line: Int, of front: FrontMatter, in page: Page
  ) -> Range<Int> {
    let first = page.lines.line(at: front.range.lowerBound)
    let last = page.lines.line(at: max(front.range.lowerBound, front.range.upperBound - 1))
    return page.lines.content(ofLine: min(first + line, last))
  }

  private static func note(_ front: FrontMatter, _ context: PageContext) -> [Note] {
    context.sourceNote(front.range, Wording.source).map { [$0] } ?? []
  }
}

extension FrontMatter {
  /// Whether both are YAML with the same keys in the same order, as they nearly always are.
  fileprivate func hasSameKeys(as other: FrontMatter) -> Bool {
    format == .yaml && other.format == .yaml
      && values.hasSameKeys(as: other.values, depth: FrontMatterKeys.depth)
  }
}

extension YAMLValue {
  fileprivate func hasSameKeys(as other: YAMLValue, depth: Int) -> Bool {
    switch (self, other) {
    case (.mapping(let entries), .mapping(let others)):
      depth == 0
        || entries.count == others.count
          && zip(entries, others).allSatisfy {
            $0.key == $1.key && $0.value.hasSameKeys(as: $1.value, depth: depth - 1)
          }
    case (.mapping, _), (_, .mapping): depth == 0
    default: true
    }
  }
}

/// The keys of front matter that concern a translation.
private struct FrontMatterKeys {
  private(set) var paths: [[String]] = []
  private var lines: [[String]: Int] = [:]

  /// Keys are compared down to this depth.
  static let depth = 4

  init(_ front: FrontMatter) {
    if front.format == .toml {
      addTOML(front.text)
    } else {
      add(front.values, below: [])
    }
  }

  /// Keys that say who wrote the source page, when, and where it is kept.
  private static let sourceKeys: Set<String> = [
    "aliases", "author", "authors", "contributors", "created", "date", "editurl", "hash", "id",
    "lastmod", "last_modified_at", "lastupdated", "last_updated", "maintainer", "maintainers",
    "modified", "owner", "owners", "permalink", "redirect_from", "redirects", "reviewer",
    "reviewers", "revision", "slug", "source", "translated", "translators", "updated", "url",
  ]

  private mutating func add(_ value: YAMLValue, below path: [String]) {
    guard case .mapping(let entries) = value, path.count < Self.depth else { return }
    for entry in entries where !Self.sourceKeys.contains(entry.key.lowercased()) {
      let key = path + [entry.key]
      paths.append(key)
      lines[key] = entry.line
      add(entry.value, below: key)
    }
  }

  private mutating func addTOML(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.hasPrefix("[") { return }
      guard let mark = line.firstIndex(of: "="), line.first?.isLetter == true else { continue }
      let key = line[..<mark].filter { $0 != " " }
      guard !Self.sourceKeys.contains(key.lowercased()) else { continue }
      paths.append([String(key)])
      lines[[String(key)]] = index + 1
    }
  }

  func contains(_ path: [String]) -> Bool { lines[path] != nil }

  /// The line of a key, counted from 1 behind the opening fence.
  func line(of path: [String]) -> Int? { lines[path] }

  /// Whether the key that a key stands in is missing too.
  func isWithinMissing(_ index: Int, _ others: FrontMatterKeys) -> Bool {
    let parent = Array(paths[index].dropLast())
    return !parent.isEmpty && !others.contains(parent)
  }

  /// Whether there is anything that concerns a translation.
  var concernsTranslation: Bool { !paths.isEmpty }
}

private enum Wording {
  static let source = "the front matter of the source page"
  static let noFrontMatter = "the front matter of the source page is missing here"

  static func missing(_ key: String) -> String {
    "the key `\(key)` of the source page's front matter is missing here"
  }
}
