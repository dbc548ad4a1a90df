// A line that may be code: its tokens.

internal import Lexing

/// A line by its tokens without comments, as Swift has them.
///
/// Any index may be asked. The patterns of code stand in extensions.
struct CodeLine {
  private let page: [UInt8]
  /// Where the line stands in the page, without its indentation.
  private let line: Range<Int>
  let tokens: [CodeToken]

  init(_ page: [UInt8], line: Range<Int>) {
    self.page = page
    self.line = line
    tokens = page[line].withUnsafeBufferPointer { Lexer.swift.tokens(of: $0) }
      .filter { $0.kind != .comment }
  }

  var count: Int { tokens.count }

  func text(_ token: CodeToken) -> ArraySlice<UInt8> {
    page[line.lowerBound + token.range.lowerBound..<line.lowerBound + token.range.upperBound]
  }

  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: text(tokens[index]), as: UTF8.self) : ""
  }

  func reads(_ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && text(tokens[index]).elementsEqual(word.utf8)
  }

  func kind(_ index: Int) -> CodeToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  func isWord(_ index: Int) -> Bool {
    kind(index) == .identifier || kind(index) == .keyword
  }

  func isCapitalised(_ index: Int) -> Bool {
    guard isIdentifier(index), let first = text(tokens[index]).first else { return false }
    return first >= 0x41 && first <= 0x5A
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard kind(index) == .punctuation, tokens[index].range.count == 1 else { return false }
    return text(tokens[index]).first.map { UInt32($0) == mark.value } ?? false
  }

  func isAssignment(_ index: Int) -> Bool {
    ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains { reads(index, $0) }
  }

  func endsWith(_ mark: Unicode.Scalar) -> Bool { isMark(tokens.count - 1, mark) }

  func has(_ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains { isMark($0, mark) }
  }

  func adjoins(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens.indices.contains(index + 1)
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// The closing partner of the bracket at `index` on this line.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for next in index..<tokens.count where tokens[next].kind == .punctuation {
      switch text(tokens[next]).first {
      // The bracket of an interpolation stands behind its backslash.
      case 0x28, 0x5B, 0x7B, 0x5C: depth += 1
      case 0x29, 0x5D, 0x7D: depth -= 1
      default: break
      }
      if depth == 0 { return next }
    }
    return nil
  }

  /// Whether every bracket that opens at `index` or behind it closes on this line; nil where none
  /// opens.
  func closes(from index: Int) -> Bool? {
    for next in index..<tokens.count
    where isMark(next, "(") || isMark(next, "[") || isMark(next, "{") {
      return closing(next) != nil
    }
    return nil
  }

  func behindGroup(_ index: Int) -> Int { closing(index).map { $0 + 1 } ?? tokens.count }
}
