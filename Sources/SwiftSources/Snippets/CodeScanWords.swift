// Words and signs: keywords, labels, generic arguments and links in a row.

extension CodeScan {
  mutating func readWord() {
    let start = index
    if last != UInt8(ascii: ".") { links[links.count - 1] = 0 }
    if last != UInt8(ascii: ":") { labels = 0 }
    while index < bytes.count, Self.isWordByte(bytes[index]), !startsEllipsis {
      if bytes[index] == 0xE2 { noteCurlyQuote() }
      index += 1
    }
    let isDirective = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
    let word = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]).prefix(16), as: UTF8.self)
    count(word, isDirective: isDirective)
    noteToken(startsDeclaration: TypeBodies.startsDeclaration(word))
    last = bytes[index - 1]
    isNewLine = false
  }

  /// Counts what the parser spends on looking for the other one of a pair of curly quotes.
  private mutating func noteCurlyQuote() {
    guard index + 2 < bytes.count, bytes[index + 1] == 0x80,
      bytes[index + 2] == 0x9C || bytes[index + 2] == 0x9D
    else { return }
    if index >= quotedLineEnd {
      quotedLineEnd = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    quoteCost += quotedLineEnd - index
    if quoteCost > CodeLimit.quoteCost { isSafe = false }
  }

  mutating func count(_ word: String, isDirective: Bool) {
    lastWordIsIn = word == "in"
    if isDirective {
      conditions += word == "if" ? 1 : word == "endif" ? -1 : 0
    } else if word == "else" || word == "catch" {
      branches[branches.count - 1] += 1
    } else if last == UInt8(ascii: "}"), word != "do" {
      branches[branches.count - 1] = 0
    }
    bodies.noteHead(word)
    keywordRun = Self.leading.contains(word) ? keywordRun + 1 : 0
    if Self.declaring.contains(word) {
      arrows = 0
      generics = 0
    }
    let isLongChain = branches[branches.count - 1] > CodeLimit.branches
    if keywordRun > CodeLimit.keywordRun || isLongChain || conditions > CodeLimit.conditions {
      isSafe = false
    }
  }

  mutating func readPunctuation(_ byte: UInt8) {
    if let count = ellipsisCount {
      noteEllipsis(count)
      return pass(count)
    }
    noteToken(startsDeclaration: byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"))
    switch byte {
    case UInt8(ascii: "<") where last.map(Self.isWordByte) == true:
      generics += 1
    case UInt8(ascii: ">"):
      if last == UInt8(ascii: "-") { arrows += 1 } else { generics = max(0, generics - 1) }
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: "/"): endRuns()
    case UInt8(ascii: ":"): labels += 1
    case UInt8(ascii: ","): keywordRun = 0
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): addLink()
    default: break
    }
    if byte != UInt8(ascii: ":") { labels = 0 }
    if !Self.linking.contains(byte) { links[links.count - 1] = 0 }
    if generics > CodeLimit.generics || arrows > CodeLimit.arrows || labels > CodeLimit.labels {
      isSafe = false
    }
    pass()
  }

  mutating func addLink() {
    links[links.count - 1] += 1
    if links[links.count - 1] > CodeLimit.links { isSafe = false }
  }

  static let linking: [UInt8] = [".", "?", "!"].map { UInt8(ascii: $0) }

  mutating func noteToken(startsDeclaration: Bool) {
    bodies.note(
      isDirect: open.last == .typeBody, isNewLine: isNewLine, last: last,
      startsDeclaration: startsDeclaration)
    if bodies.strayCost > CodeLimit.strayCost { isSafe = false }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Keywords that no type goes on behind.
  static let declaring: Set<String> = [
    "func", "init", "subscript", "var", "let", "case", "typealias", "struct", "class", "enum",
    "protocol", "extension", "operator", "import",
  ]

  /// Keywords behind which the parser starts over, one level deeper.
  static let leading: Set<String> = [
    "try", "await", "unsafe", "let", "var", "inout", "consume", "copy", "borrow", "repeat", "each",
    "some", "any", "if", "else", "while", "switch", "for", "case", "guard", "is", "as", "return",
    "throw", "yield", "do", "async", "throws", "mutating", "sending",
  ]
}
