// Text of a doc comment: its Markdown, its pieces, and where the names in it lead.

package import Pages

/// Markdown that comes from elsewhere, read once for all formats.
package struct Prose: Hashable, Sendable {
  /// As it is written in the comment.
  package private(set) var markdown: String
  package private(set) var pieces: [MarkdownPiece]
  /// The places of the symbols that code spans name, by the text of the span.
  package private(set) var links: [String: ReferencePlace] = [:]

  /// - Parameter place: The place of a symbol by a code span's text; nil for other code.
  init(_ markdown: String, place: (String) -> ReferencePlace?) {
    self.markdown = markdown
    pieces = markdown.isEmpty ? [] : MarkdownPiece.all(of: markdown)
    for case .code(let text) in pieces where links[text] == nil { links[text] = place(text) }
  }

  private init(_ prose: Prose, _ pieces: ArraySlice<MarkdownPiece>) {
    self = prose
    self.pieces = Array(pieces)
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The first paragraph; empty where the text starts with something else.
  var abstract: Prose { Prose(self, pieces.prefix(abstractEnd)) }

  /// What is behind the first paragraph.
  var discussion: Prose { Prose(self, pieces.dropFirst(abstractEnd)) }

  private var abstractEnd: Int {
    guard case .open(.paragraph)? = pieces.first else { return 0 }
    let end = pieces.firstIndex { if case .close(.paragraph) = $0 { true } else { false } }
    return (end ?? pieces.count - 1) + 1
  }

  /// The words alone, on one line.
  package var plainText: String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .code(let name) where links[name] != nil: text += name.replacing("/", with: ".")
      case .text(let words), .code(let words), .html(let words): text += words
      case .codeBlock, .softBreak, .hardBreak, .rule, .close(.paragraph), .close(.heading):
        text += " "
      case .open, .close: break
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
