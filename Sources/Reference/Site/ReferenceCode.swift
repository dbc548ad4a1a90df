// Code of a reference: cut where its colour changes, with links on the types that are known.

internal import Lexing
package import PageFrame

/// Code in pieces of one colour.
package struct ReferenceCode: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var colour: CodeColour?
    /// Where the type that the piece names is explained.
    package var place: ReferencePlace?
  }

  package enum Language: String, Sendable {
    case swift
    case objectiveC = "objc"
  }

  package let language: Language
  package private(set) var pieces: [Piece] = []

  package var text: String { pieces.map(\.text).joined() }

  /// - Parameter place: The place of a type by its name in the code, dots included; nil for names
  ///   that are no link.
  init(_ code: String, _ language: Language, place: (String) -> ReferencePlace?) {
    self.language = language
    let bytes = Array(code.utf8)
    let lexer = (language == .swift ? CodeLanguage.swift : CodeLanguage.objectiveC).lexer
    let tokens = lexer.tokens(of: bytes)
    var end = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      add(bytes[end..<token.range.lowerBound])
      let last = token.kind == .identifier ? Self.pathEnd(tokens, from: index, bytes) : index
      end = token.range.lowerBound
      if token.kind == .identifier, let link = link(tokens[index...last], bytes, place) {
        pieces.append(link)
        end += link.text.utf8.count
      }
      let upper = tokens[last].range.upperBound
      add(bytes[end..<upper], CodeColour(token.kind))
      (end, index) = (upper, last + 1)
    }
    add(bytes[end...])
  }

  /// The longest start of a path of names that leads somewhere.
  private func link(
    _ path: ArraySlice<CodeToken>, _ bytes: [UInt8], _ place: (String) -> ReferencePlace?
  ) -> Piece? {
    let start = path[path.startIndex].range.lowerBound
    let shortest = max(path.startIndex, path.endIndex - 1 - 2 * Self.longestPath)
    for last in stride(from: path.endIndex - 1, through: shortest, by: -2) {
      let text = String(decoding: bytes[start..<path[last].range.upperBound], as: UTF8.self)
      if let place = place(text) { return Piece(text: text, place: place) }
    }
    return nil
  }

  /// Paths of more names are no path of the API.
  private static let longestPath = 16

  /// The last token of a path of names, `Media.Frame`, that starts at an index.
  private static func pathEnd(_ tokens: [CodeToken], from start: Int, _ bytes: [UInt8]) -> Int {
    var last = start
    while last + 2 < tokens.count, tokens[last + 2].kind == .identifier,
      bytes[tokens[last + 1].range].elementsEqual([UInt8(ascii: ".")]),
      tokens[last].range.upperBound == tokens[last + 1].range.lowerBound
    {
      last += 2
    }
    return last
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ colour: CodeColour? = nil) {
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let last = pieces.indices.last, pieces[last].colour == colour, pieces[last].place == nil {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, colour: colour))
    }
  }
}
