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
    for sentence in Prose.sentences(message) {
      var words = Words(sentence)
      var doubt: Set<String> = []
      while !words.isAtEnd {
        if let found = verb(at: words), let name = name(behind: found.rest, doubt: doubt) {
          return name
        }
        if let word = words.next() { doubt.insert(word.lowercased()) }
      }
    }
    return nil
  }

  /// The name that follows a verb in a message.
  ///
  /// - Parameter doubt: The words in front of the verb, in lower case.
  private static func name(behind words: Words, doubt: Set<String>) -> String? {
    var words = words
    let articles = words.skip(["the", "new", "method", "property", "function", "class", "api"])
    guard let word = words.next(), doubt.isDisjoint(with: ["not", "don't", "never", "longer"])
    else {
      return nil
    }
    let saysInstead = words.starts(with: ["instead"])
    guard saysInstead || doubt.isDisjoint(with: ["if", "when", "unless", "that", "which"]) else {
      return nil
    }
    if let quoted = quoted(word) { return quoted }
    let name = apiName(word)
    let isPlain = articles == 0 && (saysInstead || words.isAtEnd) && isIdentifier(name)
    return looksLikeCode(name) || isPlain ? name : nil
  }

  /// The successor that a doc comment names in a sentence which says to use it instead of this.
  ///
  /// - Parameter own: The name of the symbol that has the comment, with its labels.
  static func named(inDocumentation text: String, own: String) -> Suggestion? {
    for paragraph in Prose.paragraphs(text) {
      for sentence in Prose.sentences(paragraph) {
        if let found = suggestion(in: sentence, own: own) { return found }
      }
    }
    return nil
  }

  private static func suggestion(in sentence: Substring, own: String) -> Suggestion? {
    var words = Words(sentence)
    let isMarked = words.skip(["deprecated", "deprecated:", "deprecated,", "superseded:"]) > 0
    words.skip(["please"])
    guard let (verb, rest) = verb(at: words) else { return nil }
    words = rest
    words.skip(["the", "new"])
    guard let word = words.next(), let name = quoted(word), name != own, name != base(own) else {
      return nil
    }
    words.skip(["method", "property", "function", "class", "type", "initializer"])
    if words.isAtEnd {
      return isMarked || verb.isEnough ? Suggestion(name: name, isCertain: false) : nil
    }
    return isInstead(words, of: own) ? Suggestion(name: name, isCertain: true) : nil
  }

  /// Whether the rest of a sentence says "instead", "instead of this", "over `own`", "in new code".
  private static func isInstead(_ words: Words, of own: String) -> Bool {
    var words = words
    let saysInstead = words.skip(["instead", "instead,"]) > 0
    if words.isAtEnd { return saysInstead }
    if words.starts(with: ["for", "new", "code"]) || words.starts(with: ["in", "new", "code"]) {
      return true
    }
    guard words.skip(saysInstead ? ["of"] : ["over"]) > 0, let object = words.next() else {
      return false
    }
    return object.lowercased().hasPrefix("this") || quoted(object).map(base) == base(own)
  }

  /// Words that lead to the name of a successor.
  private struct Verb {
    let words: [String]
    /// Whether a doc comment that says no more than this and a name can only mean a successor.
    var isEnough = true
  }

  private static let verbs = [
    Verb(words: ["use"], isEnough: false), Verb(words: ["call"], isEnough: false),
    Verb(words: ["switch", "to"], isEnough: false), Verb(words: ["prefer"]),
    Verb(words: ["migrate", "to"]), Verb(words: ["replaced", "by"]),
    Verb(words: ["replaced", "with"]), Verb(words: ["renamed", "to"]),
    Verb(words: ["superseded", "by"]), Verb(words: ["moved", "to"]),
    Verb(words: ["in", "favor", "of"]), Verb(words: ["in", "favour", "of"]),
  ]

  /// The verb that comes next, and what stands behind it.
  private static func verb(at words: Words) -> (verb: Verb, rest: Words)? {
    for verb in verbs where words.starts(with: verb.words) {
      var rest = words
      for _ in verb.words { _ = rest.next() }
      return (verb, rest)
    }
    return nil
  }

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

  /// The last name of a path, without labels: `play` of `Media.play(_:)`.
  static func base(_ name: String) -> String {
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
