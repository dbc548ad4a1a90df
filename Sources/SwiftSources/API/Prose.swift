// The prose of doc comments and messages: paragraphs, sentences, words.

/// Takes prose apart.
enum Prose {
  /// The sentences of a text; a full stop inside code or a name ends none.
  static func sentences(_ text: some StringProtocol) -> [Substring] {
    var sentences: [Substring] = []
    let text = Substring(text)
    var start = text.startIndex
    var isCode = false
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == "`" { isCode.toggle() }
      let isEnd = next == text.endIndex || text[next].isWhitespace
      if ".;!".contains(character), isEnd, !isCode {
        sentences.append(text[start..<index])
        start = next
      }
      index = next
    }
    sentences.append(text[start...])
    return sentences
  }

  /// The paragraphs of a doc comment that speak of the symbol itself: no code, and none of the
  /// items on parameters and results.
  static func paragraphs(_ text: String) -> [String] {
    var paragraphs = [""]
    var isCode = false
    var isSkipped = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " || $0 == "\t" }
      if content.hasPrefix("```") { isCode.toggle() }
      if content.isEmpty { paragraphs.append("") }
      if line.first.map({ $0 != " " && $0 != "\t" }) ?? false { isSkipped = false }
      let item = content.first.map { "-*+".contains($0) } ?? false ? content.dropFirst(2) : nil
      if let item {
        paragraphs.append("")
        isSkipped = isSkipped || !callouts.contains { item.lowercased().hasPrefix($0 + ":") }
      }
      if isCode || isSkipped || content.hasPrefix("```") || line.hasPrefix("    ") { continue }
      let words = item.flatMap { item in item.firstIndex(of: ":").map { item[$0...].dropFirst() } }
      paragraphs[paragraphs.count - 1] += " " + (words ?? content)
    }
    return paragraphs
  }

  private static let callouts = [
    "note", "important", "warning", "attention", "tip", "remark", "deprecated", "seealso",
  ]
}

/// The words of a sentence, one after the other; code in backticks is one word.
struct Words {
  private(set) var rest: Substring

  init(_ text: Substring) { rest = text.drop(while: \.isWhitespace) }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the next word.
  mutating func next() -> Substring? {
    var end = rest.startIndex
    var isCode = false
    var depth = 0
    while end < rest.endIndex {
      let character = rest[end]
      if character == "`" { isCode.toggle() }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character.isWhitespace, !isCode, depth <= 0 { break }
      end = rest.index(after: end)
    }
    let word = rest[..<end]
    rest = rest[end...].drop(while: \.isWhitespace)
    return word.isEmpty ? nil : word
  }

  /// Whether these words come next, in any case.
  func starts(with words: [String]) -> Bool {
    var copy = self
    return words.allSatisfy { expected in
      guard let word = copy.next() else { return false }
      return word.lowercased().filter { $0 != "," && $0 != "." } == expected
    }
  }

  /// Takes the words of a set as long as they come; how many there were.
  @discardableResult
  mutating func skip(_ words: Set<String>) -> Int {
    var count = 0
    while true {
      var copy = self
      guard let word = copy.next(), words.contains(word.lowercased()) else { return count }
      self = copy
      count += 1
    }
  }
}
