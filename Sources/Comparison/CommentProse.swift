// What a comment of code says, and whether that is a sentence for people.

/// The words of a comment.
package struct CommentProse: Hashable, Sendable {
  /// The text without the marks that make it a comment, its lines joined by spaces.
  package let text: String

  /// - Parameter comment: The comment with its marks.
  package init(_ comment: ArraySlice<UInt8>) {
    let lines = comment.split { $0 == 0x0A || $0 == 0x0D }
    text = lines.map(Self.line).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func line(_ line: ArraySlice<UInt8>) -> String {
    let marks = Array("/*#-<!> \t;".utf8)
    var line = line.drop { marks.contains($0) }
    while let last = line.last, marks.contains(last) { line = line.dropLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether it is a sentence, or most of one, and neither code nor something for a tool.
  package var isSentence: Bool {
    let words = text.split(separator: " ")
    guard words.count >= 3, !text.contains(where: Self.codeMarks.contains),
      !text.contains("://"), !text.contains("->"), !text.contains("--"), !text.contains("\":")
    else { return false }
    let plain = words.filter { word in
      let letters = word.drop { "\"'“(".contains($0) }.prefix { $0.isLetter || $0 == "'" }
      return letters.count >= 1 && letters.dropFirst().allSatisfy(\.isLowercaseOrMark)
    }
    guard plain.count >= 3, plain.count * 4 >= words.count * 3 else { return false }
    return !Self.toolWords.contains(String(words[0].prefix { $0.isLetter || $0 == "-" }))
  }

  private static let codeMarks: Set<Character> = ["=", ";", "{", "}", "[", "]", "<", ">", "`", "@"]

  private static let toolWords: Set<String> = [
    "eslint", "eslint-disable", "eslint-enable", "prettier", "prettier-ignore", "swiftlint",
    "swift-format", "swift-format-ignore", "noqa", "pylint", "type", "ts-ignore", "ts-expect-error",
    "istanbul", "c", "v", "nolint", "rubocop", "clang-format", "pragma", "MARK", "Copyright",
    "SPDX", "SPDX-License-Identifier",
  ]

  /// Whether at least half of its words stand in strings, so that it shows what code prints.
  package func quotes(_ strings: Set<String>) -> Bool {
    let words = Self.words(text)
    return words.count { strings.contains($0) } * 2 >= words.count
  }

  fileprivate static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 }.map(String.init)
  }

  /// Whether it holds a word that English sentences are made of, and other languages are not.
  package var isEnglish: Bool {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.contains {
      Self.englishWords.contains(String($0))
    }
  }

  private static let englishWords: Set<String> = [
    "the", "this", "that", "these", "your", "you", "with", "from", "and", "is", "are", "be", "to",
    "of", "for", "it", "its", "when", "where", "which", "should", "will", "not", "here", "have",
    "has", "an", "or", "by", "if", "then", "use", "all", "only", "our", "we", "can", "into",
  ]
}

extension Character {
  fileprivate var isLowercaseOrMark: Bool { isLowercase || self == "'" || !isCased }
}

extension CodeStream {
  /// The words of all strings, in lower case.
  package var stringWords: Set<String> {
    elements.reduce(into: []) { words, element in
      guard element.kind == .string else { return }
      words.formUnion(CommentProse.words(String(decoding: code[element.range], as: UTF8.self)))
    }
  }
}
