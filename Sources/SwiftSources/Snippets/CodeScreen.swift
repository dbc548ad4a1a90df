// A first look at code, before the parser sees it: is it safe, and where is something left out?

/// What a quick scan of a snippet, or of a file of the API, tells.
///
/// The parser follows brackets, chains, prefix keywords and generic arguments by recursion, tries
/// nested square brackets in two ways at each level, and looks for the next declaration from each
/// token that belongs to none in the body of a type. Code that drives it too far is refused here.
struct CodeScreen {
  /// How many bytes from the start the parser reads without running out of stack or time.
  let safeLength: Int
  /// Whether that is all of the code.
  let isSafe: Bool
  /// Each `...` or `…` that stands in a block in place of statements.
  let elisions: [Range<Int>]

  init(_ code: [UInt8]) {
    (safeLength, elisions) = code.withUnsafeBufferPointer { bytes in
      var scan = CodeScan(bytes)
      scan.run()
      return (scan.safeLength, scan.elisions)
    }
    isSafe = safeLength == code.count
  }
}

/// How far code may go; real code stays far below.
private enum Limit {
  static let brackets = 48
  /// What nested square brackets may cost together, and how much more for each byte of the code;
  /// each level doubles the parser's tries.
  static let squareCost = 30_000
  static let squareCostPerByte = 16
  static let generics = 24
  static let arrows = 64
  static let keywordRun = 24
  static let conditions = 32
  static let branches = 100
  /// Labels in a row: `a: b: c:`.
  static let labels = 24
  /// Links of one chain; each nests the tree one level deeper.
  static let links = 500
  /// How many steps the parser may look ahead for declarations.
  static let strayCost = 1_000_000
}

/// What is open at a point of the code.
private enum Opening: Equatable {
  case round, square, curly, typeBody
  /// `\(` in a string with this many `#`, which goes on behind the parenthesis.
  case interpolation(pounds: Int, isMultiline: Bool)
}

extension Opening {
  /// Whether statements or members stand in it.
  fileprivate var isBlock: Bool { self == .curly || self == .typeBody }
}

/// One pass over the bytes of a snippet.
private struct CodeScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Opening] = []
  private var squares = 0
  private var squareCost = 0
  private var generics = 0
  private var arrows = 0
  private var keywordRun = 0
  private var conditions = 0
  /// How many times `else` or `catch` follows on a block, for each block that is open.
  private var branches = [0]
  private var labels = 0
  /// The links of the chain that goes on, outside of all brackets and in each open one.
  private var links = [0]
  private var bodies = TypeBodies()
  /// The last byte that is neither space nor comment, and whether a line has ended since.
  private var last: UInt8?
  private var isNewLine = true
  private var lastWordIsIn = false
  private(set) var elisions: [Range<Int>] = []
  private(set) var safeLength = 0
  private var isSafe = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      let start = index
      step()
      if !isSafe {
        safeLength = start
        return
      }
    }
    safeLength = bytes.count
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isNewLine = true
      index += 1
    case 0...0x20: index += 1
    case UInt8(ascii: "/") where follows("/"): skipLine()
    case UInt8(ascii: "/") where follows("*"): skipBlockComment()
    case UInt8(ascii: "\""): startString()
    case UInt8(ascii: "("): push(.round)
    case UInt8(ascii: "["): push(.square)
    case UInt8(ascii: "{"): push(bodies.isHead ? .typeBody : .curly)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case _ where Self.isWordByte(byte) && !startsEllipsis: readWord()
    default: readPunctuation(byte)
    }
  }

  private mutating func pass(_ count: Int = 1) {
    last = bytes[index + count - 1]
    lastWordIsIn = false
    isNewLine = false
    index += count
  }

  // MARK: Brackets

  private mutating func push(_ opening: Opening) {
    addLink()
    if !opening.isBlock { noteToken(startsDeclaration: false) }
    labels = 0
    enter(opening)
    if opening == .square {
      squares += 1
      squareCost += 1 << min(squares, 20)
    }
    if opening.isBlock {
      endRuns()
      branches.append(0)
    }
    let mostCost = Limit.squareCost + Limit.squareCostPerByte * index
    if open.count > Limit.brackets || squareCost > mostCost { isSafe = false }
    pass()
  }

  private mutating func enter(_ opening: Opening) {
    open.append(opening)
    links.append(0)
  }

  private mutating func close(_ byte: UInt8) {
    if byte == UInt8(ascii: "}") { endRuns() }
    keywordRun = 0
    pass()
    guard let match = open.lastIndex(where: { Self.closes(byte, $0) }) else { return }
    let opening = open[match]
    squares -= open[match...].count { $0 == .square }
    branches.removeLast(open[match...].count(where: \.isBlock))
    open.removeSubrange(match...)
    links.removeSubrange((match + 1)...)
    if opening == .typeBody { bodies.end() }
    if case .interpolation(let pounds, let isMultiline) = opening {
      skipString(pounds: pounds, isMultiline: isMultiline)
    }
  }

  private static func closes(_ byte: UInt8, _ opening: Opening) -> Bool {
    switch opening {
    case .round, .interpolation: byte == UInt8(ascii: ")")
    case .square: byte == UInt8(ascii: "]")
    case .curly, .typeBody: byte == UInt8(ascii: "}")
    }
  }

  private mutating func endRuns() {
    generics = 0
    arrows = 0
    keywordRun = 0
    bodies.isHead = false
  }

  // MARK: Words and signs

  private mutating func readWord() {
    let start = index
    if last != UInt8(ascii: ".") { links[links.count - 1] = 0 }
    if last != UInt8(ascii: ":") { labels = 0 }
    while index < bytes.count, Self.isWordByte(bytes[index]), !startsEllipsis { index += 1 }
    let isDirective = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
    let word = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]).prefix(16), as: UTF8.self)
    count(word, isDirective: isDirective)
    noteToken(startsDeclaration: TypeBodies.startsDeclaration(word))
    last = bytes[index - 1]
    isNewLine = false
  }

  private mutating func count(_ word: String, isDirective: Bool) {
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
    let isLongChain = branches[branches.count - 1] > Limit.branches
    if keywordRun > Limit.keywordRun || isLongChain || conditions > Limit.conditions {
      isSafe = false
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
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
    if generics > Limit.generics || arrows > Limit.arrows || labels > Limit.labels {
      isSafe = false
    }
    pass()
  }

  private mutating func addLink() {
    links[links.count - 1] += 1
    if links[links.count - 1] > Limit.links { isSafe = false }
  }

  private static let linking: [UInt8] = [".", "?", "!"].map { UInt8(ascii: $0) }

  private mutating func noteToken(startsDeclaration: Bool) {
    bodies.note(
      isDirect: open.last == .typeBody, isNewLine: isNewLine, last: last,
      startsDeclaration: startsDeclaration)
    if bodies.strayCost > Limit.strayCost { isSafe = false }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Keywords that no type goes on behind.
  private static let declaring: Set<String> = [
    "func", "init", "subscript", "var", "let", "case", "typealias", "struct", "class", "enum",
    "protocol", "extension", "operator", "import",
  ]

  /// Keywords behind which the parser starts over, one level deeper.
  private static let leading: Set<String> = [
    "try", "await", "unsafe", "let", "var", "inout", "consume", "copy", "borrow", "repeat", "each",
    "some", "any", "if", "else", "while", "switch", "for", "case", "guard", "is", "as", "return",
    "throw", "yield", "do", "async", "throws", "mutating", "sending",
  ]

  // MARK: Ellipses

  private var startsEllipsis: Bool { ellipsisCount != nil }

  /// The length of the `...` or `…` that starts here.
  private var ellipsisCount: Int? {
    guard index + 2 < bytes.count else { return nil }
    let next = (bytes[index], bytes[index + 1], bytes[index + 2])
    let dot = UInt8(ascii: ".")
    return next == (dot, dot, dot) || next == (0xE2, 0x80, 0xA6) ? 3 : nil
  }

  /// Notes an ellipsis that stands alone between statements of a block.
  private mutating func noteEllipsis(_ count: Int) {
    guard open.last?.isBlock ?? true, isBeforeEnd(index + count) else { return }
    let separators: [UInt8?] = [
      nil, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ":"),
    ]
    let goesOn: [UInt8?] = [UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ".")]
    let isAlone =
      separators.contains(last) || lastWordIsIn || (isNewLine && !goesOn.contains(last))
    if isAlone { elisions.append(index..<index + count) }
  }

  /// Whether the statement ends here: at the end of the line, the block or the code.
  private func isBeforeEnd(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: ";"),
        UInt8(ascii: "/"):
        return true
      default: return false
      }
    }
    return true
  }

  // MARK: Comments and strings

  private func follows(_ next: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: next)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), follows("*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), follows("/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func startString() {
    var pounds = 0
    while pounds < index, bytes[index - pounds - 1] == UInt8(ascii: "#") { pounds += 1 }
    let isMultiline = hasQuotes(3, at: index)
    pass(isMultiline ? 3 : 1)
    skipString(pounds: pounds, isMultiline: isMultiline)
  }

  /// Skips to the end of a string, or to the code that is interpolated.
  private mutating func skipString(pounds: Int, isMultiline: Bool) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A where !isMultiline, 0x0D where !isMultiline: return
      case UInt8(ascii: "\\"):
        index += 1
        guard hasPounds(pounds) else { continue }
        index += pounds
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          enter(.interpolation(pounds: pounds, isMultiline: isMultiline))
          if open.count > Limit.brackets { isSafe = false }
          return pass()
        }
        if bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "\"") where hasQuotes(isMultiline ? 3 : 1, at: index):
        pass(isMultiline ? 3 : 1)
        guard hasPounds(pounds) else { continue }
        index += pounds
        return
      default: index += 1
      }
    }
  }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int) -> Bool {
    index + count <= bytes.count
      && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
