// Code that stands inside of comments, made readable for the parser.

internal import SwiftSyntax

/// The text of a comment, or of line comments in a row, with spaces in place of the marks.
struct CommentedCode {
  /// Where the comment starts in the snippet; offsets into `bytes` count from there.
  let start: Int
  let bytes: [UInt8]

  /// The comments of a file.
  static func regions(of file: SourceFileSyntax, code: [UInt8]) -> [CommentedCode] {
    var regions: [CommentedCode] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      regions += self.regions(of: token.leadingTrivia, at: token.position.utf8Offset, code: code)
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      regions += self.regions(of: token.trailingTrivia, at: end, code: code)
    }
    return regions
  }

  private static func regions(
    of trivia: Trivia, at offset: Int, code: [UInt8]
  ) -> [CommentedCode] {
    var regions: [CommentedCode] = []
    // Line comments in a row are read as one text.
    var lines: Range<Int>?
    var start = offset
    for piece in trivia {
      let range = start..<min(code.count, start + piece.sourceLength.utf8Length)
      start = range.upperBound
      switch piece {
      case .lineComment, .docLineComment:
        lines = (lines?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .blockComment, .docBlockComment:
        regions.append(CommentedCode(block: range, of: code))
      case .newlines(let count), .carriageReturnLineFeeds(let count):
        if count > 1, let ended = lines {
          regions.append(CommentedCode(lines: ended, of: code))
          lines = nil
        }
      default: break
      }
    }
    if let lines { regions.append(CommentedCode(lines: lines, of: code)) }
    return regions
  }

  private init(block range: Range<Int>, of code: [UInt8]) {
    start = range.lowerBound
    var bytes = Array(code[range])
    let isClosed = bytes.count >= 4 && bytes.suffix(2).elementsEqual("*/".utf8)
    if isClosed { bytes.blank(bytes.count - 2..<bytes.count) }
    // The opening mark, then the star that many write at the start of each line.
    bytes.blankMarks(from: 0, "/*")
    bytes.forEachLine { bytes, line in bytes.blankMarks(from: line, "*") }
    self.bytes = bytes
  }

  private init(lines range: Range<Int>, of code: [UInt8]) {
    start = range.lowerBound
    var bytes = Array(code[range])
    bytes.blankMarks(from: 0, "/")
    bytes.forEachLine { bytes, line in bytes.blankMarks(from: line, "/") }
    self.bytes = bytes
  }
}

extension [UInt8] {
  fileprivate mutating func blank(_ range: Range<Int>) {
    for index in range { self[index] = UInt8(ascii: " ") }
  }

  /// Puts spaces in place of the marks that a line starts with.
  fileprivate mutating func blankMarks(from start: Int, _ marks: String) {
    var index = start
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") {
      index += 1
    }
    // `*/` ends a comment inside of this one.
    let isEnd =
      index + 1 < count && self[index] == UInt8(ascii: "*")
      && self[index + 1] == UInt8(ascii: "/")
    if isEnd { return }
    while index < count, marks.utf8.contains(self[index]) {
      self[index] = UInt8(ascii: " ")
      index += 1
    }
  }

  /// Calls `change` with the start of each line but the first.
  fileprivate mutating func forEachLine(_ change: (inout [UInt8], Int) -> Void) {
    for index in indices where self[index] == UInt8(ascii: "\n") && index + 1 < count {
      change(&self, index + 1)
    }
  }
}
