// Words and signs: keywords, labels, generic arguments and links in a row.

internal import Lexing

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
    let word = WordTraits(of: UnsafeBufferPointer(rebasing: bytes[start..<index]))
    count(word, isDirective: isDirective)
    noteToken(startsDeclaration: word.contains(.startsDeclaration))
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

  mutating func count(_ word: WordTraits, isDirective: Bool) {
    lastWordIsIn = word.contains(.in)
    if isDirective {
      conditions += word.contains(.if) ? 1 : word.contains(.endif) ? -1 : 0
    } else if word.contains(.branches) {
      branches[branches.count - 1] += 1
    } else if last == UInt8(ascii: "}"), !word.contains(.do) {
      branches[branches.count - 1] = 0
    }
    bodies.noteHead(word)
    keywordRun = word.contains(.leads) ? keywordRun + 1 : 0
    if word.contains(.declares) {
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
}

/// What the scan must know of a word.
struct WordTraits: OptionSet {
  let rawValue: UInt16

  static let `in` = WordTraits(rawValue: 1)
  static let `if` = WordTraits(rawValue: 2)
  static let endif = WordTraits(rawValue: 4)
  static let `do` = WordTraits(rawValue: 8)
  /// A block that follows on another.
  static let branches = WordTraits(rawValue: 16)
  /// No type goes on behind it.
  static let declares = WordTraits(rawValue: 32)
  /// Behind it the parser starts over, one level deeper.
  static let leads = WordTraits(rawValue: 64)
  /// It begins the head of a type.
  static let startsType = WordTraits(rawValue: 128)
  /// It begins another member, so that no head of a type stands here.
  static let startsMember = WordTraits(rawValue: 256)
  /// A declaration starts with it: a keyword or a modifier.
  static let startsDeclaration = WordTraits(rawValue: 512)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(of word: UnsafeBufferPointer<UInt8>) {
    self = Self.table.index(of: word).map { Self.traits[$0] } ?? []
  }

  private static let table = WordTable(all.map(\.word))
  private static let traits = all.map(\.traits)

  /// Every word with its traits.
  private static let all: [(word: String, traits: WordTraits)] = {
    var known: [String: WordTraits] = [:]
    for (traits, words) in lists {
      for word in words { known[word, default: []].insert(traits) }
    }
    return known.map { ($0.key, $0.value) }
  }()

  private static let lists: [(WordTraits, [String])] = [
    (.in, ["in"]), (.if, ["if"]), (.endif, ["endif"]), (.do, ["do"]),
    (.branches, ["else", "catch"]),
    (
      .declares,
      [
        "func", "init", "subscript", "var", "let", "case", "typealias", "struct", "class", "enum",
        "protocol", "extension", "operator", "import",
      ]
    ),
    (
      .leads,
      [
        "try", "await", "unsafe", "let", "var", "inout", "consume", "copy", "borrow", "repeat",
        "each", "some", "any", "if", "else", "while", "switch", "for", "case", "guard", "is", "as",
        "return", "throw", "yield", "do", "async", "throws", "mutating", "sending",
      ]
    ),
    ([.startsType, .startsDeclaration], types), ([.startsMember, .startsDeclaration], members),
    (.startsDeclaration, modifiers),
  ]

  private static let types = ["class", "struct", "enum", "protocol", "extension", "actor"]

  private static let members = ["func", "init", "deinit", "subscript", "var", "let", "case"]

  private static let modifiers = [
    "import", "typealias", "associatedtype", "operator", "prefix", "postfix", "infix",
    "precedencegroup", "macro", "public", "private", "fileprivate", "internal", "open", "package",
    "static", "final", "override", "convenience", "required", "lazy", "weak", "unowned",
    "mutating", "nonmutating", "nonisolated", "isolated", "distributed", "dynamic", "optional",
    "indirect", "borrowing", "consuming",
  ]
}
