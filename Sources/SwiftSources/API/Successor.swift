// What to use instead of a symbol, read from a deprecation message or a doc comment.

/// Finds the successor that a sentence names.
enum Successor {
  /// A successor that a doc comment names.
  struct Suggestion: Hashable {
    var name: String
    /// Whether the sentence says "instead", so that it can mean nothing else; otherwise the name
    /// must be one of the API.
    var isCertain: Bool
  }

  /// The successor in the `renamed:` of an availability.
  static func named(inRenamed text: String) -> String {
    let text = text.drop { $0 == " " }
    for prefix in ["getter:", "setter:"] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return String(text)
  }

  /// The successor in a deprecation message: "Use X instead", "Replaced by `X`".
  static func named(inMessage message: String) -> String? {
    for sentence in sentences(message) {
      guard let rest = behindVerb(sentence, anywhere: true) else { continue }
      var words = Words(rest)
      let hasArticle = words.skip(["the", "new", "method", "property", "function", "class", "api"])
      guard let name = words.next() else { continue }
      if let quoted = quoted(name) { return quoted }
      let plain = apiName(name)
      let isFollowed = words.isAtEnd || words.starts(with: ["instead"])
      if looksLikeCode(plain) || (isFollowed && !hasArticle && isIdentifier(plain)) {
        return plain
      }
    }
    return nil
  }

  /// The successor that a doc comment names in a sentence which says to use it instead of this.
  ///
  /// - Parameter own: the base name of the symbol that has the comment.
  static func named(inDocumentation text: String, own: String) -> Suggestion? {
    for paragraph in paragraphs(text) {
      for sentence in sentences(paragraph) {
        if let found = suggestion(in: sentence, own: own) { return found }
      }
    }
    return nil
  }

  private static func suggestion(in sentence: Substring, own: String) -> Suggestion? {
    guard let rest = behindVerb(sentence, anywhere: false) else { return nil }
    var words = Words(rest)
    _ = words.skip(["the", "new"])
    guard let word = words.next(), let name = quoted(word), base(name) != own || name.contains(".")
    else { return nil }
    _ = words.skip(["method", "property", "function", "class", "type", "initializer"])
    if words.isAtEnd { return Suggestion(name: name, isCertain: false) }
    if words.starts(with: ["for", "new"]) || words.starts(with: ["in", "new"]) {
      return Suggestion(name: name, isCertain: false)
    }
    guard words.starts(with: ["instead"]) || words.starts(with: ["over"]) else { return nil }
    let isOver = words.starts(with: ["over"])
    _ = words.next()
    if words.isAtEnd { return isOver ? nil : Suggestion(name: name, isCertain: true) }
    if !isOver {
      if words.starts(with: ["for", "new"]) || words.starts(with: ["in", "new"]) {
        return Suggestion(name: name, isCertain: true)
      }
      guard words.starts(with: ["of"]) else { return nil }
      _ = words.next()
    }
    guard let object = words.next() else { return nil }
    let isThis = object.lowercased().hasPrefix("this") || quoted(object).map(base) == own
    return isThis ? Suggestion(name: name, isCertain: true) : nil
  }

  /// What stands behind "use", "prefer", "replaced by" and the like.
  ///
  /// - Parameter anywhere: whether the verb may stand inside the sentence.
  private static func behindVerb(_ sentence: Substring, anywhere: Bool) -> Substring? {
    var words = Words(sentence)
    repeat {
      var trial = words
      _ = trial.skip(["please", "deprecated:", "superseded:", "deprecated,", "deprecated;"])
      for verb in verbs where trial.starts(with: verb) {
        for _ in verb { _ = trial.next() }
        return trial.rest
      }
    } while anywhere && words.next() != nil
    return nil
  }

  private static let verbs = [
    ["use"], ["prefer"], ["call"], ["replaced", "by"], ["replaced", "with"], ["renamed", "to"],
    ["superseded", "by"], ["moved", "to"], ["migrate", "to"], ["switch", "to"],
  ]

  /// The sentences of a text; a full stop inside code or a name ends none.
  private static func sentences(_ text: some StringProtocol) -> [Substring] {
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
      if ".;!:".contains(character), isEnd, !isCode, !text[start..<index].hasSuffix("eprecated") {
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
  private static func paragraphs(_ text: String) -> [String] {
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

  /// The name inside the backticks of a word: `X`, ``X``, ``Media/configure(_:)-4k2f``.
  private static func quoted(_ word: Substring) -> String? {
    guard word.first == "`" else { return nil }
    let inner = word.drop { $0 == "`" }.prefix { $0 != "`" }
    let name = inner.split(separator: "-", maxSplits: 1).first.map { $0 } ?? inner
    let path = name.split(separator: "/").joined(separator: ".")
    let plain = path.drop { $0 == "@" || $0 == "." }
    guard let first = plain.first, first.isLetter || first == "_" else { return nil }
    return ["nil", "true", "false", "self", "Self"].contains(String(plain)) ? nil : path
  }

  /// A word without the punctuation and quotes around it.
  private static func apiName(_ word: Substring) -> String {
    var word = word.drop { "'\"‘“".contains($0) }
    while let last = word.last, ".,;:!'\"’”".contains(last), !(last == ":" && word.contains("(")) {
      word.removeLast()
    }
    return word.split(separator: "/").joined(separator: ".")
  }

  private static func base(_ name: String) -> String {
    let path = name.prefix { $0 != "(" }
    return String(path.split(separator: ".").last ?? path)
  }

  private static func isIdentifier(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    let pronouns = [
      "it", "that", "this", "them", "these", "those", "another", "one", "other", "something",
      "either", "both", "instead", "of", "with", "only", "an", "a",
    ]
    return !pronouns.contains(word) && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether a bare word can only be a name of the API.
  private static func looksLikeCode(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" || first == "." else {
      return false
    }
    if word.contains("(") || word.contains(".") || word.contains("_") { return true }
    let tail = word.dropFirst()
    return tail.contains(where: \.isUppercase) && tail.contains(where: \.isLowercase)
  }
}

/// The words of a sentence, one after the other; code in backticks is one word.
private struct Words {
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

  /// Takes the words of a set as long as they come; whether there was one.
  mutating func skip(_ words: Set<String>) -> Bool {
    var skipped = false
    while true {
      var copy = self
      guard let word = copy.next(), words.contains(word.lowercased()) else { return skipped }
      self = copy
      skipped = true
    }
  }
}
