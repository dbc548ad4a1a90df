// A difference between two APIs as Markdown: for release notes and pull requests.

internal import APIModel
internal import Markup

/// Writes a list for each kind of difference.
enum MarkdownDifference {
  static func text(_ difference: APIDifference) -> String {
    let (old, new) = (difference.names.old, difference.names.new)
    let names = "\(Markdown.commentText(old)) → \(Markdown.commentText(new))"
    var text = "# API: \(names)\n\n\(difference.summary).\n"
    for section in difference.comparison.sections {
      text += "\n## \(section.title)\n\n"
      for entry in section.entries {
        let name = [entry.name, entry.newName].compactMap { $0 }.map { Markdown.code($0) }
          .joined(separator: " → ")
        let remark = entry.remark.map { ": \(Markdown.commentText($0))" } ?? ""
        text += "- \(entry.kind) \(name)\(remark)\n"
      }
    }
    return text
  }
}
