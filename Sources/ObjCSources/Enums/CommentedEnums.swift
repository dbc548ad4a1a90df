// Enum declarations that stand inside comments.

package import APIModel
package import Lexing

/// Finds Objective-C enum declarations that are commented out or shown in a comment.
///
/// Such a comment is often cut short by a comment within it; the declaration is then read on behind
/// its end.
package enum CommentedEnums {
  /// How far behind the ends of their comments the declarations of one snippet may go, in bytes.
  private static let allowance = 1 << 18

  /// The enums inside the comments of `code`, in any language with `//` or `/*` comments; ranges
  /// count bytes of the code.
  package static func read(_ code: [UInt8], tokens: [CodeToken]) -> [EnumDeclaration] {
    var found: [EnumDeclaration] = []
    var rest = allowance
    var end = 0
    for comment in runs(of: tokens, in: code) where comment.lowerBound >= end {
      guard let words = firstWord(in: code[comment]) else { continue }
      let limit = min(code.count, comment.upperBound + max(0, min(rest, 1 << 14)))
      let blank = withoutMarks(code, words..<comment.upperBound, limit: limit)
      let view = ObjCTokens(code: blank, tokens: Lexer.objectiveC.tokens(of: blank))
      for var declaration in ObjCEnumReader(view).enums() {
        guard declaration.range.lowerBound + words < comment.upperBound else { break }
        declaration.move(by: words)
        declaration.isInComment = true
        end = declaration.range.upperBound
        found.append(declaration)
      }
      rest -= limit - comment.upperBound
    }
    return found
  }

  /// Every block comment, and every run of line comments on lines that follow each other.
  private static func runs(of tokens: [CodeToken], in code: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var canGrow = false
    for token in tokens {
      guard token.kind == .comment, code[token.range].dropFirst().first == 0x2F else {
        canGrow = false
        if token.kind == .comment, code[token.range].first == 0x2F { runs.append(token.range) }
        continue
      }
      if canGrow, let last = runs.popLast() {
        runs.append(last.lowerBound..<token.range.upperBound)
      } else {
        runs.append(token.range)
      }
      canGrow = true
    }
    return runs
  }

  /// Where the first word stands that an enum declaration may begin with.
  private static func firstWord(in comment: ArraySlice<UInt8>) -> Int? {
    guard comment.contains(0x7B) else { return nil }
    var index = comment.startIndex
    while index < comment.endIndex {
      let byte = comment[index]
      if byte == 0x65 || byte == 0x74 || byte == 0x4E || byte == 0x43 {
        let rest = comment[index...]
        let isWord = index == comment.startIndex || comment[index - 1] <= 0x2F
        if isWord, openings.contains(where: { rest.starts(with: $0) }) { return index }
      }
      index += 1
    }
    return nil
  }

  private static let openings: [[UInt8]] = ["enum", "typedef", "NS_", "CF_"].map { Array($0.utf8) }

  /// The code from `range` to `limit`, with the `*` and `//` that begin the comment's lines made
  /// spaces.
  private static func withoutMarks(_ code: [UInt8], _ range: Range<Int>, limit: Int) -> [UInt8] {
    var text = Array(code[range.lowerBound..<limit])
    var isStart = false
    for index in 0..<range.count {
      switch text[index] {
      case 0x0A: isStart = true
      case 0x20, 0x09, 0x0D: continue
      case 0x2A where isStart && !(index + 1 < text.count && text[index + 1] == 0x2F):
        text[index] = 0x20
        isStart = false
      case 0x2F where isStart && index + 1 < text.count && text[index + 1] == 0x2F:
        text[index] = 0x20
        text[index + 1] = 0x20
        isStart = false
      default: isStart = false
      }
    }
    return text
  }
}

extension EnumDeclaration {
  /// Moves every range by a number of bytes.
  fileprivate mutating func move(by offset: Int) {
    nameRange = nameRange.moved(by: offset)
    rawTypeRange = rawTypeRange?.moved(by: offset)
    range = range.moved(by: offset)
    for index in cases.indices { cases[index].range = cases[index].range.moved(by: offset) }
  }
}

extension Range<Int> {
  fileprivate func moved(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}
