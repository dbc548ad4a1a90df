// What the guides say of a symbol, in Markdown: where it is shown, where that is stale, examples.

internal import Markup

/// Writes the state of a symbol in the guides, and its examples.
struct MarkdownGuides {
  private let guides: EntryGuides?
  /// What leads to the root of the guides; nil where they can't be reached.
  private let root: String?
  private let pen: MarkdownPen
  private let words = ReferenceLabels.english.guides

  init(_ entry: ReferenceEntry, _ pen: MarkdownPen, root: String?) {
    guides = entry.guides
    self.root = root
    self.pen = pen
  }

  var blocks: [String] {
    guard let guides else { return [] }
    return [state].filter { !$0.isEmpty } + examples(guides)
  }

  /// The locales that show the symbol, and those that should be looked at; empty where nothing is
  /// known.
  var state: String {
    guard let guides else { return "" }
    let stale = guides.stale.map { "\($0.locale) (\($0.faults.rules))" }
    if guides.shown.isEmpty, stale.isEmpty, guides.older.isEmpty {
      return guides.missing.isEmpty ? "" : words.shownNowhere
    }
    let groups = [
      (words.shownIn, guides.shown), (words.staleIn, stale),
      (words.olderIn, guides.older), (words.missingIn, guides.missing),
    ]
    return groups.filter { !$0.1.isEmpty }
      .map { "\($0) \($1.map(pen.text).joined(separator: ", "))" }
      .joined(separator: " · ")
  }

  /// The examples that are shown at once as code, the others as links.
  private func examples(_ guides: EntryGuides) -> [String] {
    var blocks: [String] = []
    for item in guides.examples where item.isOpen && !item.isElsewhere {
      guard let place = item.example.place else { continue }
      blocks.append("**\(words.example):** \(pen.link(place, root: root))")
      blocks += item.example.codes.map(pen.block)
    }
    let others = guides.examples.filter { !$0.isOpen || $0.isElsewhere }
    let links = others.compactMap { $0.example.place.map { pen.link($0, root: root) } }
    if !links.isEmpty {
      blocks.append("\(words.seeExample) \(links.joined(separator: ", "))")
    }
    if guides.moreExamples > 0 {
      blocks.append(pen.text(ReferenceLabels.english.moreInGuides(guides.moreExamples)))
    }
    return blocks
  }
}

extension MarkdownPen {
  func block(_ code: GuideCode) -> String {
    site.codeBlock(code.text, language: code.language.rawValue)
  }

  /// The name of a page and a heading, as a link where the page can be reached.
  func link(_ place: GuidePlace, root: String?) -> String {
    let name = text(place.name)
    return root.map { Markdown.link(name, to: place.address(from: $0)) } ?? name
  }
}

/// Writes older code of the guides beside the code that took its place.
struct MarkdownRewrites {
  private let pen: MarkdownPen
  /// What leads to the root of the guides; nil where they can't be reached.
  private let root: String?
  private let words = ReferenceLabels.english.guides

  init(pen: MarkdownPen, root: String?) {
    self.pen = pen
    self.root = root
  }

  func blocks(_ migrations: [Migration]) -> [String] {
    migrations.filter { !$0.rewrites.isEmpty }.flatMap { migration in
      ["## \(pen.code(migration.old.qualifiedName))"]
        + migration.rewrites.flatMap(\.pairs).flatMap { pair in
          side(words.before, pair.before) + side(words.after, pair.after)
        }
    }
  }

  private func side(_ word: String, _ code: GuideCode) -> [String] {
    ["**\(word):** \(pen.link(code.place, root: root))", pen.block(code)]
  }
}
