// The pages of changes and of migration in Markdown.

internal import Markup

/// Writes what releases changed, and what to write instead of what is outdated.
enum MarkdownChanges {
  static func text(_ changes: [ReleaseChanges]) -> String {
    let links = MarkdownLinks(page: "changes")
    var text = "# Changes\n"
    for release in changes {
      let title = release.release.map { Markdown.text($0) } ?? "Not released yet"
      text += "\n<a id=\"\(release.anchor)\"></a>\n\n## \(title)\n\n"
      text += "After \(Markdown.text(release.previous)).\n"
      for section in release.sections {
        text += "\n### \(section.title)\n\n"
        for item in section.items {
          let successor = item.successor.map { " → \(links.link($0))" } ?? ""
          let remark = item.remark.map { ": \(Markdown.text($0))" } ?? ""
          text += "- \(item.kind) \(links.link(item.symbol))\(successor)\(remark)\n"
        }
      }
    }
    return text
  }

  static func text(_ migrations: [Migration]) -> String {
    let links = MarkdownLinks(page: "migration")
    let rows = migrations.map { migration in
      let old = ReferenceLink(
        migration.old.qualifiedName, place: migration.isListed ? migration.old.place : nil)
      return [
        links.link(old), links.link(migration.successor),
        migration.old.state?.since.map { Markdown.text($0) } ?? "",
      ]
    }
    return "# Migration\n\n" + Markdown.table(header: ["Outdated", "Instead", "Since"], rows: rows)
  }
}
