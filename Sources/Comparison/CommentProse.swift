// What a comment of code says, and whether that is a sentence for people.

/// The words of a comment.
package struct CommentProse: Hashable, Sendable {
  /// The text without the marks that make it a comment, its lines joined by spaces.
  package let text: String

  /// - Parameter comment: The comment with its marks.
  package init(_ comment: ArraySlice<UInt8>) {
    var lines: [String] = []
    var rest = comment
    while let line = Self.takeLine(&rest) {
      if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    text = lines.joined(separator: " ")
  }

  /// Whether a byte marks a comment, or is white space: `/*#-<!> \t;`.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x2A, 0x23, 0x2D, 0x3C, 0x21, 0x3E, 0x20, 0x09, 0x3B: true
    default: false
    }
  }

  /// Whether a comment is a sentence, or most of one, and neither code nor something for a tool.
  ///
  /// Asked for every comment of every translation, so it reads the bytes as they are.
  ///
  /// - Parameter comment: The comment with its marks.
  package static func isSentence(_ comment: ArraySlice<UInt8>) -> Bool {
    var (count, plain) = (0, 0)
    var first = comment[comment.endIndex...]
    var rest = comment
    while let line = takeLine(&rest) {
      if holdsCode(line) { return false }
      var words = line
      while let word = takeWord(&words) {
        if count == 0 { first = word }
        count += 1
        if isPlain(word) { plain += 1 }
      }
    }
    guard count >= 3, plain >= 3, plain * 4 >= count * 3 else { return false }
    let name = first.prefix { isASCIILetter($0) || $0 >= 0x80 || $0 == UInt8(ascii: "-") }
    return !toolWords.contains(String(decoding: name, as: UTF8.self))
  }

  /// Takes the next line of a comment, without the marks around it.
  private static func takeLine(_ comment: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if comment.isEmpty { return nil }
    var (start, end) = (comment.startIndex, comment.startIndex)
    while end < comment.endIndex, comment[end] != 0x0A, comment[end] != 0x0D { end += 1 }
    let next = min(end + 1, comment.endIndex)
    while start < end, isMark(comment[start]) { start += 1 }
    while start < end, isMark(comment[end - 1]) { end -= 1 }
    defer { comment = comment[next...] }
    return comment[start..<end]
  }

  /// Takes the next word of a line; nil where only spaces follow.
  private static func takeWord(_ line: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var start = line.startIndex
    while start < line.endIndex, line[start] == 0x20 { start += 1 }
    if start == line.endIndex { return nil }
    var end = start
    while end < line.endIndex, line[end] != 0x20 { end += 1 }
    defer { line = line[end...] }
    return line[start..<end]
  }

  /// Whether marks stand in a line that sentences do without.
  private static func holdsCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { index in
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "`"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "-"): return next == UInt8(ascii: "-")
      case UInt8(ascii: "\""): return next == UInt8(ascii: ":")
      case UInt8(ascii: ":"):
        return next == 0x2F && index + 2 < bytes.endIndex && bytes[index + 2] == 0x2F
      default: return false
      }
    }
  }

  /// Whether a word is made of letters, none but the first of them a capital.
  private static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    var index = word.startIndex
    while index < word.endIndex, isOpening(word[index]) { index += 1 }
    guard index < word.endIndex else { return false }
    let start = index
    while index < word.endIndex {
      let byte = word[index]
      guard isASCIILetter(byte) || byte == 0x27 || isLetter(word[index...]) else { break }
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

  /// Whether a part of a letter beyond ASCII stands first, and no punctuation of any script.
  private static func isLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first >= 0x80 else { return false }
    let next = bytes.dropFirst().first ?? 0
    switch first {
    case 0xE2: return next != 0x80
    case 0xE3: return next != 0x80
    case 0xEF: return next != 0xBC
    default: return true
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
