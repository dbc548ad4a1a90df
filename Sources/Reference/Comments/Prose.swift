// Text of a doc comment: its Markdown, its pieces, and where the names in it lead.

package import Pages

/// Markdown that comes from elsewhere, read once for all formats.
package struct Prose: Hashable, Sendable {
  package private(set) var pieces: [MarkdownPiece]
  /// The places of the symbols that code spans name, by the text of the span.
  package private(set) var links: [String: ReferencePlace] = [:]

  /// Code blocks in which names of the API are links, by their text.
  package private(set) var blocks: [String: ReferenceCode] = [:]

  /// - Parameters:
  ///   - place: The place of a symbol by a code span's text; nil for other code.
  ///   - block: A code block, and what it is with its links; nil where it has none.
  init(
    _ markdown: String, place: (String) -> ReferencePlace?,
    block: (_ code: String, _ language: String) -> ReferenceCode?
  ) {
    pieces = markdown.isEmpty ? [] : MarkdownPiece.all(of: markdown)
    for piece in pieces {
      switch piece {
      case .code(let text) where links[text] == nil: links[text] = place(text)
      case .codeBlock(let code, let language): blocks[code] = block(code, language)
      default: break
      }
    }
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

  /// The name that a link to a symbol shows: it is written by its path, and on the page of its type
  /// its own name is enough.
  static func name(of code: String, leadingTo place: ReferencePlace, on page: String) -> String {
    let parts = code.split(separator: "/")
    return place.page == page ? String(parts.last ?? "") : parts.joined(separator: ".")
  }

  /// As much of an abstract as the result of a search shows.
  static func short(_ text: String) -> String {
    text.count > 160 ? text.prefix(159) + "…" : text
  }

  /// Whether a link of a comment may be followed: to the web, or to mail.
  static func isHarmless(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return scheme.count < address.count && ["https", "http", "mailto"].contains(scheme)
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
