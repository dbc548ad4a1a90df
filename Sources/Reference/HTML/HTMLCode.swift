// Code as HTML: coloured, with links on the types that are known.

internal import Lexing
internal import Markup
internal import PageFrame

/// Writes code without the element around it.
struct HTMLCode {
  let html: String

  /// The code of a declaration.
  init(_ code: ReferenceCode, on page: String) {
    html = code.pieces.map { piece in
      guard let place = piece.place else { return Self.piece(piece.text, piece.colour) }
      let address = place.address(from: page, ending: ".html")
      return "<a href=\"\(address)\">\(Self.text(piece.text))</a>"
    }
    .joined()
  }

  /// Code of any language, without colours where the language is not known.
  ///
  /// - Parameter marks: Where the names start that are to be seen at once, in bytes.
  init(_ code: String, language: String, marks: Set<Int> = []) {
    guard let lexer = CodeLanguage.named(language.isEmpty ? "swift" : language.lowercased())?.lexer
    else {
      html = Self.text(code)
      return
    }
    let bytes = Array(code.utf8)
    var html = ""
    var end = 0
    for token in lexer.tokens(of: bytes) {
      let colour = CodeColour(token.kind)
      let isMarked = marks.contains(token.range.lowerBound)
      guard colour != nil || isMarked, token.range.lowerBound >= end else { continue }
      html += Self.text(String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self))
      let piece = Self.piece(String(decoding: bytes[token.range], as: UTF8.self), colour)
      html += isMarked ? "<mark>\(piece)</mark>" : piece
      end = token.range.upperBound
    }
    self.html = html + Self.text(String(decoding: bytes[end...], as: UTF8.self))
  }

  private static func piece(_ text: String, _ colour: CodeColour?) -> String {
    colour.map { "<span class=\($0.rawValue)>\(Self.text(text))</span>" } ?? Self.text(text)
  }

  /// Code with its line breaks and tabs, and nothing hidden in it.
  private static func text(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTML.code(Array($0.utf8)[...]) }.joined(separator: "\n")
  }
}
