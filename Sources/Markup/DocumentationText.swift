// Doc comments: Markdown that comes from elsewhere, made fit to stand in a page.

/// Makes the Markdown of a doc comment part of a page.
///
/// Emphasis, lists, code and links stay. HTML, braces that MDX would run, and links that run code
/// become text; headings become bold; code blocks are written anew, so that none stays open.
package enum DocumentationText {
  /// The comment as blocks of a page, without a line break at its end.
  package static func blocks(_ comment: String) -> String {
    parts(of: comment).map { part -> String in
      switch part {
      case .text(let lines): lines.map { line($0) }.joined(separator: "\n")
      case .code(let lines, let language):
        Markdown.codeBlock(lines.joined(separator: "\n"), language: language)
      }
    }
    .map { $0.trimmingLineBreaks() }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The comment as the content of a table cell: blank lines and line breaks of code are `<br>`.
  package static func cell(_ comment: String) -> String {
    parts(of: comment).flatMap { part -> [String] in
      switch part {
      case .text(let lines):
        lines.split(whereSeparator: \.isBlank).map { paragraph in
          paragraph.map { bars(line($0.trimmingSpaces())) }.joined(separator: " ")
        }
      case .code(let lines, _): lines.map { Markdown.code(String($0), inTable: true) }
      }
    }
    .joined(separator: "<br>")
  }

  /// The first paragraph as text on one line, for lists of symbols.
  package static func summary(_ comment: String) -> String {
    guard case .text(let lines)? = parts(of: comment).first else { return "" }
    let paragraph = lines.drop(while: \.isBlank).prefix { !$0.isBlank }
    return bars(paragraph.map { line($0.trimmingSpaces()) }.joined(separator: " "))
  }

  private enum Part {
    case text([Substring])
    case code([Substring], language: String)
  }

  /// The comment cut into text and fenced code, whose own indentation is taken away.
  private static func parts(of comment: String) -> [Part] {
    var parts: [Part] = []
    var text: [Substring] = []
    var fence: Fence?
    var code: [Substring] = []
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let open = fence {
        if open.isClosed(by: line) {
          parts.append(.code(code, language: open.language))
          fence = nil
        } else {
          code.append(line.dropIndentation(upTo: open.indentation))
        }
      } else if let opened = Fence(line) {
        if !text.isEmpty { parts.append(.text(text)) }
        (text, code, fence) = ([], [], opened)
      } else {
        text.append(line)
      }
    }
    if let fence { parts.append(.code(code, language: fence.language)) }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// One line of text, with what would run taken out of it.
  private static func line(_ line: Substring) -> String {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let content = line.dropFirst(indentation.count)
    let title = content.drop { $0 == "#" }
    let level = content.count - title.count
    if (1...6).contains(level), title.first == " " {
      return "**\(InlineText.harmless(title.trimmingSpaces()))**"
    }
    let isUnderline = !content.isBlank && content.allSatisfy { "=- \t".contains($0) }
    return indentation + (isUnderline ? "\\" : "") + InlineText.harmless(content)
  }

  /// Bars of running text would end the cell.
  private static func bars(_ line: String) -> String {
    line.replacing("\\|", with: "|").replacing("|", with: "\\|")
  }
}

/// The line that opens a code block.
private struct Fence {
  let mark: Character
  let length: Int
  let indentation: Int
  let language: String

  init?(_ line: Substring) {
    let content = line.drop { $0 == " " }
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let info = content.drop { $0 == mark }
    guard content.count - info.count >= 3, mark == "~" || !info.contains("`") else { return nil }
    self.mark = mark
    length = content.count - info.count
    indentation = line.count - content.count
    language = info.split { $0 == " " || $0 == "," }.first.map(String.init) ?? ""
  }

  func isClosed(by line: Substring) -> Bool {
    let content = line.trimmingSpaces()
    return content.count >= length && content.allSatisfy { $0 == mark }
  }
}

extension StringProtocol {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var result = self
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result.drop { $0 == " " || $0 == "\t" }
  }

  fileprivate func dropIndentation(upTo width: Int) -> Substring {
    dropFirst(prefix(width).prefix { $0 == " " }.count)
  }
}

extension String {
  fileprivate func trimmingLineBreaks() -> String {
    var result = drop(while: \.isNewline)
    while result.last?.isNewline == true { result.removeLast() }
    return String(result)
  }
}
