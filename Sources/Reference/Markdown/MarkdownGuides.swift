// What the guides say of a symbol, in Markdown: where it is shown, where that is stale, examples.

internal import Markup

/// Writes the state of a symbol in the guides, and its examples.
struct MarkdownGuides {
  private let guides: EntryGuides?
  /// What leads to the root of the guides; nil where they can't be reached.
  private let root: String?

  init(_ entry: ReferenceEntry, root: String?) {
    guides = entry.guides
    self.root = root
  }

  var blocks: [String] {
    guard let guides else { return [] }
    return [state].filter { !$0.isEmpty } + examples(guides)
  }

  /// The locales that show the symbol, and those that should be looked at; empty where nothing is
  /// known.
  var state: String {
    guard let guides else { return "" }
    let stale = guides.stale.map { "\($0.locale) (\(GuideWords.rules($0.faults)))" }
    if guides.shown.isEmpty, stale.isEmpty, guides.older.isEmpty {
      return guides.missing.isEmpty ? "" : GuideWords.shownNowhere
    }
    let groups = [
      (GuideWords.shownIn, guides.shown), (GuideWords.staleIn, stale),
      (GuideWords.olderIn, guides.older), (GuideWords.missingIn, guides.missing),
    ]
    return groups.filter { !$0.1.isEmpty }
      .map { "\($0) \($1.map { Markdown.text($0) }.joined(separator: ", "))" }
      .joined(separator: " · ")
  }

  /// The examples that are shown at once as code, the others as links.
  private func examples(_ guides: EntryGuides) -> [String] {
    var blocks: [String] = []
    for item in guides.examples where item.isOpen && !item.isElsewhere {
      guard let place = item.example.place else { continue }
      blocks.append("**\(GuideWords.example):** \(Self.link(place, root: root))")
      blocks += item.example.codes.map(Self.block)
    }
    let others = guides.examples.filter { !$0.isOpen || $0.isElsewhere }
    let links = others.compactMap { $0.example.place.map { Self.link($0, root: root) } }
    if !links.isEmpty {
      blocks.append("\(GuideWords.seeExample) \(links.joined(separator: ", "))")
    }
    return blocks
  }

  static func block(_ code: GuideCode) -> String {
    Markdown.codeBlock(code.text, language: code.language.rawValue)
  }

  static func link(_ place: GuidePlace, root: String?) -> String {
    let name = Markdown.text(GuideWords.name(of: place))
    return root.map { Markdown.link(name, to: place.address(from: $0)) } ?? name
  }
}

/// Writes older code of the guides beside the code that took its place.
enum MarkdownRewrites {
  static func text(_ migrations: [Migration], root: String?) -> String {
    let sections = migrations.filter { !$0.rewrites.isEmpty }.map { migration in
      let name = Markdown.code(migration.old.qualifiedName)
      let blocks = migration.rewrites.flatMap(\.pairs).flatMap { pair in
        side(GuideWords.before, pair.before, root) + side(GuideWords.after, pair.after, root)
      }
      return (["## \(name)\n"] + blocks).joined(separator: "\n")
    }
    return sections.map { "\n" + $0 }.joined()
  }

  private static func side(_ word: String, _ code: GuideCode, _ root: String?) -> [String] {
    [
      "**\(word):** \(MarkdownGuides.link(code.place, root: root))\n", MarkdownGuides.block(code),
    ]
  }
}
