// What a comment of code says, and whether that is a sentence for people.

/// The words of a comment.
package struct CommentProse: Hashable, Sendable {
  /// The text without the marks that make it a comment, its lines joined by spaces.
  package let text: String

  /// - Parameter comment: The comment with its marks.
  package init(_ comment: ArraySlice<UInt8>) {
    guard comment.contains(where: Self.isBreak) else {
      text = Self.line(comment)
      return
    }
    let lines = comment.split(whereSeparator: Self.isBreak)
    text = lines.map(Self.line).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func line(_ line: ArraySlice<UInt8>) -> String {
    var line = line.drop(while: isMark)
    while let last = line.last, isMark(last) { line = line.dropLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether a byte marks a comment, or is white space: `/*#-<!> \t;`.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x2A, 0x23, 0x2D, 0x3C, 0x21, 0x3E, 0x20, 0x09, 0x3B: true
    default: false
    }
  }

  /// Whether it is a sentence, or most of one, and neither code nor something for a tool.
  package var isSentence: Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (count, plain) = (0, 0)
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index] != 0x20 { index += 1 }
        if index > start { count += 1 }
        if Self.isPlain(bytes, start..<index) { plain += 1 }
        index += 1
      }
      return plain >= 3 && plain * 4 >= count * 3 && !Self.holdsCode(bytes)
        && !Self.isForTools(bytes)
    }
  }

  /// Whether the first word is one that tools look for.
  private static func isForTools(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.drop { $0 == 0x20 }.prefix {
      isASCIILetter($0) || $0 >= 0x80 || $0 == UInt8(ascii: "-")
    }
    return toolWords.contains(String(decoding: first, as: UTF8.self))
  }

  /// Whether marks stand in it that sentences do without.
  private static func holdsCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { index in
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "`"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "-"): return next == UInt8(ascii: "-")
      case UInt8(ascii: "\""): return next == UInt8(ascii: ":")
      case UInt8(ascii: ":"):
        return next == 0x2F && index + 2 < bytes.count && bytes[index + 2] == 0x2F
      default: return false
      }
    }
  }

  /// Whether a word is made of letters, none but the first of them a capital.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    var index = word.lowerBound
    while index < word.upperBound, isOpening(bytes[index]) { index += 1 }
    let start = index
    while index < word.upperBound {
      let byte = bytes[index]
      let next = index + 1 < word.upperBound ? bytes[index + 1] : 0
      guard isASCIILetter(byte) || byte == 0x27 || isLetter(byte, next) else { break }
      if index > start, (0x41...0x5A).contains(byte) { return false }
      index += 1
    }
    return index > start
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  /// Whether a byte is a quote or bracket, or a part of `“`.
  private static func isOpening(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, 0x28, 0xE2, 0x80, 0x9C: true
    default: false
    }
  }

  /// Whether a byte is a part of a letter beyond ASCII, and starts no punctuation of any script.
  private static func isLetter(_ byte: UInt8, _ next: UInt8) -> Bool {
    switch byte {
    case ..<0x80: false
    case 0xE2, 0xE3: next != 0x80
    case 0xEF: next != 0xBC
    default: true
    }
  }

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

extension CodeStream {
  /// The words of all strings, in lower case.
  package var stringWords: Set<String> {
    elements.reduce(into: []) { words, element in
      guard element.kind == .string else { return }
      words.formUnion(CommentProse.words(String(decoding: code[element.range], as: UTF8.self)))
    }
  }
}
