// From tokens to the nodes of Objective-C code.

internal import Lexing

/// Parses any tokens: what is no Objective-C is passed over token by token.
///
/// Brackets are paired beforehand, so that a fault within one stays within it. Nesting is bounded,
/// and so is every look ahead: time grows with the number of tokens.
struct ObjCParser {
  let tokens: ObjCTokens
  /// The token that is read next.
  var index = 0
  /// The end of the bracket that is being read.
  var limit: Int
  private(set) var isComplete = true
  private var depth = 0
  /// Where enums are declared: they are read by another reader.
  private let enums: [Range<Int>]
  private var nextEnum = 0
  /// How many type declarations are being read.
  var openTypes = 0

  /// How deep nodes may nest before they are passed over; those of pages stay below twenty.
  private static let deepest = 64
  /// How many members, calls and subscripts may hang on one operand, and choices (`?:`) on one
  /// another: whoever goes through the nodes goes as deep as that many times the levels.
  static let longestChain = 32

  /// - Parameter enums: Where enums are declared, in bytes, in order.
  init(_ tokens: ObjCTokens, enums: [Range<Int>] = []) {
    self.tokens = tokens
    self.enums = enums
    limit = tokens.count
  }

  /// The method that a declaration declares, with the tokens that its nodes name.
  static func method(_ declaration: String) -> (ObjCMethod, ObjCTokens)? {
    let code = Array(declaration.utf8)
    let tokens = ObjCTokens(code: code, tokens: Lexer.objectiveC.tokens(of: code))
    var parser = ObjCParser(tokens)
    return parser.readMethod().map { ($0, tokens) }
  }

  /// All statements and declarations of the code.
  mutating func readAll() -> [ObjCStatement] { readStatements() }

  /// Reads statements up to the limit, or to the end of the type that they stand in.
  mutating func readStatements() -> [ObjCStatement] {
    var statements: [ObjCStatement] = []
    while index < limit, openTypes == 0 || !isTypeEnd {
      let start = index
      skipEnums()
      if index < limit, let statement = readStatement() { statements.append(statement) }
      if index == start { index += 1 }
    }
    return statements
  }

  /// Does something one level deeper; nil where that is too deep, past the group that starts here.
  mutating func deeper<Node>(_ read: (inout ObjCParser) -> Node) -> Node? {
    guard depth < Self.deepest else {
      isComplete = false
      index = min(tokens.behindGroup(index), max(limit, index + 1))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads what stands between a bracket and its partner, and goes behind that.
  mutating func inside<Node>(
    _ open: Int, _ close: Int, _ read: (inout ObjCParser) -> Node
  ) -> Node {
    let outer = limit
    limit = min(close, outer)
    index = open + 1
    let node = read(&self)
    limit = outer
    index = min(close + 1, outer)
    return node
  }

  // MARK: Tokens

  func isAt(_ mark: Unicode.Scalar) -> Bool { index < limit && tokens.isMark(index, mark) }

  func isAt(word: String) -> Bool { index < limit && tokens.reads(index, word) }

  /// The partner of the bracket here, if it closes within what is being read.
  var partner: Int? {
    guard index < limit, let close = tokens.partner(index), close > index, close < limit else {
      return nil
    }
    return close
  }

  /// Whether the token here begins a line of the preprocessor.
  var isDirective: Bool {
    index < limit && tokens.isDirective(index)
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isAt(mark) else { return false }
    index += 1
    return true
  }

  mutating func take(word: String) -> Bool {
    guard isAt(word: word) else { return false }
    index += 1
    return true
  }

  /// Goes to the next line.
  mutating func skipLine() { index = tokens.behindLine(index, limit: limit) }

  /// Passes over macros such as `NS_SWIFT_NAME(…)` and `__attribute__((…))`.
  mutating func skipAttributes() {
    while index < limit, tokens.isAttribute(index) {
      index += 1
      if isAt("("), let close = partner { index = close + 1 }
    }
  }

  /// Passes over an enum's declaration that starts here.
  private mutating func skipEnums() {
    while index < limit {
      let start = tokens.range(index).lowerBound
      while nextEnum < enums.count, enums[nextEnum].upperBound <= start { nextEnum += 1 }
      guard nextEnum < enums.count, enums[nextEnum].lowerBound <= start else { return }
      let end = tokens.tokens.firstIndex(from: enums[nextEnum].upperBound)
      index = min(max(end, index + 1), limit)
      if index < limit, tokens.isIdentifier(index) { index += 1 }
      skipAttributes()
    }
  }
}
