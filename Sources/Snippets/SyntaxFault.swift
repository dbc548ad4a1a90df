// Code that does not parse although it was meant to.

internal import Diagnostics
internal import Lexing
internal import SwiftSources

/// A fault in the syntax of a Swift block, where no habit of documentation explains it.
package struct SyntaxFault: Hashable, Sendable {
  /// The character of the code at which the parser complains, never white space behind a line.
  package let range: Range<Int>
  /// In the parser's words: `expected ')' to end function call`.
  package let message: String
  /// Whether a brace is missing, or there is one too many, so that another block of the page may
  /// hold the other one.
  package let isUnbalanced: Bool

  /// - Returns: nil where the parser understands the code, and where it is not certain that the code
  ///   was meant to be whole.
  package init?(in code: [UInt8], _ snippet: Snippet) {
    guard snippet.language == .swift, !snippet.findings.isComplete,
      code.count <= Self.longestCode
    else { return nil }
    let intent = SyntaxIntent(code)
    guard intent.isWhole, Self.looksLikeSwift(code, snippet), let word = ParserWord(code),
      !intent.explains(word.offset)
    else { return nil }
    isUnbalanced = word.message.contains("'}'") || word.message.hasPrefix("unexpected brace")
    guard isUnbalanced || Self.isClear(word.message, on: intent.line(at: word.offset)) else {
      return nil
    }
    if isUnbalanced, intent.endsWithComment { return nil }
    range = code.character(at: word.offset)
    message = word.message.prefix(1).lowercased() + word.message.dropFirst()
  }

  /// What is declared or called in Swift's way, or is known of the API.
  private static func looksLikeSwift(_ code: [UInt8], _ snippet: Snippet) -> Bool {
    if snippet.findings.uses.contains(where: { $0.outcome != .unknownReceiver }) { return true }
    return LanguageEvidence(code).swift > 0
  }

  /// Whether a complaint of the parser tells of a slip, and not of something that is no code.
  private static func isClear(_ message: String, on line: ArraySlice<UInt8>) -> Bool {
    if slips.contains(where: message.hasPrefix) || line.holdsEntity { return true }
    if message.hasPrefix("unexpected code") {
      return !message.hasSuffix("in source file") && !line.holdsParameterList
    }
    return message.hasPrefix("consecutive statements") && MisspeltKeyword.starts(line)
  }

  /// How the parser's complaint begins where a sign is missing or too many.
  private static let slips = [
    "expected ", "missing condition", "unexpected code ')'", "unexpected code ']'",
    "Single-quoted", "unterminated",
  ]

  /// Longer code is not judged.
  private static let longestCode = 1 << 16
}

extension [UInt8] {
  /// The bytes of the character at an offset, or of the last one before it that is to be seen.
  fileprivate func character(at offset: Int) -> Range<Int> {
    var start = Swift.min(offset, count - 1)
    while start > 0, self[start] <= 0x20 || self[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0 else { return 0..<0 }
    let end = self[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? count
    return start..<end
  }
}

extension ArraySlice<UInt8> {
  /// Whether an entity of HTML stands in the line: `&lt;`.
  fileprivate var holdsEntity: Bool {
    indices.contains { index in
      self[index] == UInt8(ascii: "&")
        && ["lt;", "gt;", "amp;", "quot;"].contains { self[(index + 1)...].starts(with: $0.utf8) }
    }
  }

  /// Whether parameters stand in parentheses as a declaration writes them: `(_ litres: Double)`.
  fileprivate var holdsParameterList: Bool {
    var words = 0
    var isWord = false
    for byte in self {
      if byte.isWordByte {
        if !isWord, !(0x30...0x39).contains(byte) { words += 1 }
        isWord = true
        continue
      }
      isWord = false
      if byte == UInt8(ascii: ":"), words > 1 { return true }
      if byte != 0x20 { words = 0 }
    }
    return false
  }
}

/// A keyword of Swift with a slip of the pen.
private enum MisspeltKeyword {
  /// Whether a line starts with one, and a name behind it.
  static func starts(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(maxSplits: 2, omittingEmptySubsequences: true) { $0 == 0x20 }
    guard words.count >= 2, let next = words[1].first, next >= 0x80 || isLetter(next) else {
      return false
    }
    let word = String(decoding: words[0], as: UTF8.self)
    return word.utf8.count > 2 && !keywords.contains(word)
      && keywords.contains { EditDistance.between(word, $0, limit: 1) == 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "func", "import", "protocol", "extension", "return", "guard",
    "switch", "while", "actor",
  ]
}
