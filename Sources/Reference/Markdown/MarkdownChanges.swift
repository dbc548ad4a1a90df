// The pages of changes and of migration in Markdown.

internal import Markup

/// Writes what releases changed, and what to write instead of what is outdated.
struct MarkdownChanges {
  /// How foreign text is written.
  let text: (String) -> String
  let link: (ReferenceLink) -> String
  /// A heading of the second level: Markdown, its text, its anchor.
  let heading: (_ markdown: String, _ name: String, _ anchor: String) -> [String]

  init(_ pen: MarkdownPen) {
    text = pen.text
    link = pen.link
    heading = { pen.site.heading(2, $0, name: $1, anchors: [$2]) }
  }

  init(
    text: @escaping (String) -> String, link: @escaping (ReferenceLink) -> String,
    heading: @escaping (String, String, String) -> [String]
  ) {
    self.text = text
    self.link = link
    self.heading = heading
  }

  func blocks(_ changes: [ReleaseChanges]) -> [String] {
    changes.flatMap { release in
      heading(text(release.title), release.title, release.anchor)
        + ["After \(text(release.previous))."]
        + release.sections.flatMap { section in
          ["### \(section.title)", section.items.map(item).joined(separator: "\n")]
        }
    }
  }

  private func item(_ item: ReleaseChanges.Item) -> String {
    let successor = item.successor.map { " → \(link($0))" } ?? ""
    let remark = item.remark.map { ": \(text($0))" } ?? ""
    return "- \(item.kind.word) \(link(item.symbol))\(successor)\(remark)"
  }

  func blocks(_ migrations: [Migration]) -> [String] {
    let rows = migrations.map { migration in
      let old = ReferenceLink(
        migration.old.qualifiedName, place: migration.isListed ? migration.old.place : nil)
      return [
        link(old), link(migration.successor), migration.old.state?.since.map(text) ?? "",
      ]
    }
    return [Markdown.table(header: ["Outdated", "Instead", "Since"], rows: rows)]
  }
}
