// Doc comments of Objective-C headers: commands such as `@param` said as Swift's comments say them.

/// Turns the commands of HeaderDoc and Doxygen into Markdown.
enum HeaderDocText {
  /// The comment with its commands, which start with `@` or a backslash, as fields and blocks.
  static func markdown(_ comment: String) -> String {
    guard comment.utf8.contains(where: { $0 == 0x40 || $0 == 0x5C }) else { return comment }
    var fence: Substring?
    return comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      if let open = fence {
        let isEnd = content.hasPrefix(open) || command(content)?.word == "endcode"
        if isEnd { fence = nil }
        return isEnd && !content.hasPrefix("`") && !content.hasPrefix("~") ? "```" : String(line)
      }
      if content.hasPrefix("```") || content.hasPrefix("~~~") { fence = content.prefix(3) }
      guard let (word, text) = command(content) else { return inline(line) }
      if word == "code" { fence = "```" }
      return markdown(word, text) ?? inline(line)
    }
    .joined(separator: "\n")
  }

  /// The command that a line starts with, and what follows it.
  private static func command(_ line: Substring) -> (word: String, text: Substring)? {
    guard let mark = line.first, mark == "@" || mark == "\\" else { return nil }
    let word = line.dropFirst().prefix { $0.isASCII && $0.isLetter }
    guard !word.isEmpty else { return nil }
    return (word.lowercased(), line[word.endIndex...].drop { $0 == " " || $0 == "\t" })
  }

  /// A command as Markdown; nil for words that are no command.
  private static func markdown(_ word: String, _ text: Substring) -> String? {
    switch word {
    case "param", "arg": parameter(text)
    case "return", "returns", "result": "- Returns: " + inline(text)
    case "throw", "throws", "exception": "- Throws: " + inline(text)
    case "since": "- Since: \(text)"
    case "brief", "abstract", "short": inline(text)
    case "discussion", "details", "description", "remark", "remarks": "\n" + inline(text)
    case "note", "warning", "attention", "important", "deprecated", "see", "sa":
      "\n**\(word == "sa" ? "See" : word.capitalized):** " + inline(text)
    case "code": "\n```" + text.drop { "{. ".contains($0) }.prefix { $0 != "}" }
    case "class", "interface", "protocol", "category", "method", "property", "enum", "typedef",
      "struct", "function", "constant", "header", "file":
      text.contains(" ") ? nil : ""
    default: nil
    }
  }

  /// `name text`, behind `[in]` where that is said.
  private static func parameter(_ text: Substring) -> String {
    var text = text
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: end)...].drop { $0 == " " }
    }
    let name = text.prefix { $0 != " " && $0 != "\t" }
    return "- Parameter \(name): " + inline(text[name.endIndex...].drop { $0 == " " })
  }

  private static let marks: Set<Substring> = [
    "@c", "@p", "@a", "@ref", "\\c", "\\p", "\\a", "\\ref",
  ]

  /// Words that are code, or a name: `@c nil`, `\p count`.
  private static func inline(_ line: Substring) -> String {
    guard line.contains("@") || line.contains("\\") else { return String(line) }
    var isName = false
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      defer { isName = marks.contains(word) }
      return isName ? code(word) : String(word)
    }
    return words.filter { !marks.contains($0[...]) }.joined(separator: " ")
  }

  /// A word as code, the marks behind it apart.
  private static func code(_ word: Substring) -> String {
    var name = word
    while let last = name.last, ".,;:!?".contains(last) { name.removeLast() }
    return name.isEmpty ? String(word) : "`\(name)`" + word[name.endIndex...]
  }
}
