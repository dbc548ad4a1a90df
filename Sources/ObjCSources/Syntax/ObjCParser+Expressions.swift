// Expressions: operands, members, literals, blocks, casts.

internal import Lexing

extension ObjCParser {
  /// Reads operands and what joins them, up to what can't belong to them.
  mutating func readExpression(withCommas: Bool = false) -> ObjCExpression {
    deeper { $0.readBareExpression(withCommas) } ?? .nothing
  }

  private mutating func readBareExpression(_ withCommas: Bool) -> ObjCExpression {
    var operands = [readOperand()]
    var operators: [Int] = []
    var choices = 0
    while index < limit {
      if isAt("?") {
        choices += 1
        guard choices < Self.longestChain else { break }
        let choice = readChoice(Self.joined(operands, operators))
        (operands, operators) = ([choice], [])
      } else if isAssignment {
        // What is assigned goes on to the end, since no other operator binds less: one more follows
        // only where it was too deep to be read.
        if case .assignment? = operands.last { break }
        let sign = index
        index += 1
        operands.append(.assignment(operands.removeLast(), sign, readExpression()))
      } else if isOperator || (withCommas && isAt(",")) {
        operators.append(index)
        index += 1
        operands.append(readOperand())
      } else {
        break
      }
    }
    return Self.joined(operands, operators)
  }

  private static func joined(_ operands: [ObjCExpression], _ operators: [Int]) -> ObjCExpression {
    operators.isEmpty ? operands[0] : .sequence(operands, operators: operators)
  }

  private mutating func readChoice(_ condition: ObjCExpression) -> ObjCExpression {
    index += 1
    let then = isAt(":") ? ObjCExpression.nothing : readExpression()
    guard take(":") else { return .choice(condition, then: then, otherwise: .nothing) }
    return .choice(condition, then: then, otherwise: readExpression())
  }

  /// Whether an operator between two operands stands here.
  private var isOperator: Bool { isMark(of: Self.operators) }

  private var isAssignment: Bool { isMark(of: Self.assignments) }

  private func isMark(of marks: Set<String>) -> Bool {
    guard index < limit, tokens.kind(index) == .punctuation else { return false }
    return marks.contains(tokens.text(index))
  }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  private static let operators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "&", "|", "^", "<<",
    ">>",
  ]

  // MARK: Operands

  /// Reads an operand with what hangs on it; `nothing` where none stands here.
  ///
  /// - Parameter isReceiver: Whether a word behind it is a selector's, and not a cast's operand.
  mutating func readOperand(isReceiver: Bool = false) -> ObjCExpression {
    deeper { $0.readBareOperand(isReceiver) } ?? .nothing
  }

  private mutating func readBareOperand(_ isReceiver: Bool) -> ObjCExpression {
    guard index < limit else { return .nothing }
    if isPrefix {
      let sign = index
      index += 1
      return .prefixed(sign, readOperand(isReceiver: isReceiver))
    }
    if isAt("("), let cast = readCast(isReceiver) { return cast }
    return readSuffixes(of: readPrimary())
  }

  private var isPrefix: Bool {
    isAt("!") || isAt("&") || isAt("*") || isAt("-") || isAt("+") || isAt("~")
      || isAt(word: "++") || isAt(word: "--")
  }

  private mutating func readPrimary() -> ObjCExpression {
    let start = index
    switch tokens.kind(start) {
    case .identifier:
      index += 1
      return .name(start)
    case .keyword: return readKeywordOperand()
    case .number, .string, .placeholder, .regex:
      index += 1
      while index < limit, tokens.kind(index) == .string, tokens.kind(start) == .string {
        index += 1
      }
      return .literal(start)
    case .punctuation: return readMarkedOperand()
    case .comment, nil: return .nothing
    }
  }

  private mutating func readKeywordOperand() -> ObjCExpression {
    let start = index
    switch tokens.text(start) {
    case "self":
      index += 1
      return .selfName(start)
    case "super":
      index += 1
      return .superName(start)
    case "@selector":
      index += 1
      guard isAt("("), let close = partner else { return .nothing }
      index = close + 1
      return .selector(start + 2..<close)
    case "@protocol", "@encode", "sizeof", "@available":
      index += 1
      if isAt("("), let close = partner { index = close + 1 }
      return .literal(start)
    case "YES", "NO", "nil", "Nil", "NULL", "@YES", "@NO":
      index += 1
      return .literal(start)
    default: return .nothing
    }
  }

  private mutating func readMarkedOperand() -> ObjCExpression {
    if isAt("@") { return readObjectLiteral() }
    if isAt("."), tokens.isIdentifier(index + 1), index + 1 < limit {
      index += 2
      return .implicitMember(index - 1)
    }
    if isAt("^") { return readBlock() }
    if isAt("["), let close = partner { return readMessage(to: close) }
    if isAt("("), let close = partner {
      if tokens.isMark(index + 1, "{") {
        return .statements(inside(index, close) { $0.readStatements() })
      }
      return .group(inside(index, close) { $0.readExpression(withCommas: true) })
    }
    if isAt("{"), let close = partner { return .list(readList(to: close), isArray: false) }
    return .nothing
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@5`.
  private mutating func readObjectLiteral() -> ObjCExpression {
    let start = index
    index += 1
    if isAt("["), let close = partner { return .list(readList(to: close), isArray: true) }
    if isAt("("), let close = partner {
      return .boxed(inside(index, close) { $0.readExpression() })
    }
    if isAt("{"), let close = partner {
      var keys: [ObjCExpression] = []
      var values: [ObjCExpression] = []
      inside(index, close) { parser in
        while parser.index < parser.limit {
          let start = parser.index
          let key = parser.readExpression()
          if parser.take(":") {
            keys.append(key)
            values.append(parser.readExpression())
          }
          if !parser.take(","), parser.index == start { parser.index += 1 }
        }
      }
      return .dictionary(keys: keys, values: values)
    }
    let isNumber = tokens.kind(index) == .number || isAt("-")
    if isNumber { index += isAt("-") ? 2 : 1 }
    return isNumber ? .literal(start) : .nothing
  }

  /// The expressions between a bracket and its partner, commas between them.
  private mutating func readList(to close: Int) -> [ObjCExpression] {
    inside(index, close) { parser in
      var elements: [ObjCExpression] = []
      while parser.index < parser.limit {
        let start = parser.index
        // A designator such as `.width =` says nothing about its value.
        if parser.take(".") { parser.index += 2 }
        let element = parser.readExpression()
        if case .nothing = element {} else { elements.append(element) }
        if !parser.take(","), parser.index == start { parser.index += 1 }
      }
      return elements
    }
  }

  private mutating func readBlock() -> ObjCExpression {
    let start = index
    index += 1
    var block = ObjCBlock(parameters: [], body: [])
    if !isAt("("), !isAt("{") { _ = readType() }
    if isAt("("), let close = partner {
      block.isCutShort = holdsElision(index + 1..<close)
      block.parameters = readParameters()
    }
    guard isAt("{") else {
      index = start + 1
      return .nothing
    }
    block.body = readBody()
    return .block(block)
  }

  /// Whether something other than types and names stands between parentheses.
  private func holdsElision(_ range: Range<Int>) -> Bool {
    range.contains { place in
      tokens.kind(place) == .placeholder || tokens.isMark(place, ".")
        || tokens.reads(place, "...") || tokens.reads(place, "…")
    }
  }

  // MARK: Casts

  /// `(Type)operand`; nil, and nothing read, for parentheses of another kind.
  private mutating func readCast(_ isReceiver: Bool) -> ObjCExpression? {
    let start = index
    guard let close = partner, startsOperand(close + 1, isReceiver) else { return nil }
    index += 1
    let end = limit
    limit = close
    let type = readType()
    let isWhole = index == close
    limit = end
    guard let type, isWhole, isCast(type, close) else {
      index = start
      return nil
    }
    index = close + 1
    return .cast(type, readOperand(isReceiver: isReceiver))
  }

  /// Whether an operand may start behind a cast.
  private func startsOperand(_ index: Int, _ isReceiver: Bool) -> Bool {
    guard index < limit else { return false }
    if isReceiver, tokens.isWord(index) {
      // `[(lamp) glow]` and `[(lamp) glow:…]` are no casts.
      return index + 1 < limit && !tokens.isMark(index + 1, ":")
    }
    switch tokens.kind(index) {
    case .identifier, .number, .string, .placeholder: return true
    case .keyword:
      return tokens.byte(index) == 0x40 || Self.operandWords.contains(tokens.text(index))
    case .punctuation:
      return ["(", "[", "@", "^", "{", "&", "-", "~"].contains { tokens.isMark(index, $0) }
    default: return false
    }
  }

  private static let operandWords: Set<String> = [
    "self", "super", "YES", "NO", "nil", "Nil", "NULL", "sizeof",
  ]

  /// Whether parentheses around a type are a cast: a lone name may be a value, too.
  private func isCast(_ type: ObjCTypeSyntax, _ close: Int) -> Bool {
    guard case .named = type.base, type.pointers == 0, type.arguments.isEmpty else { return true }
    if tokens.kind(close + 1) == .punctuation {
      return tokens.isMark(close + 1, "{") || tokens.isMark(close + 1, "@")
    }
    return true
  }

  // MARK: Suffixes

  private mutating func readSuffixes(of operand: ObjCExpression) -> ObjCExpression {
    var value = operand
    var length = 0
    if case .nothing = value { return value }
    while index < limit {
      length += 1
      let owner = length < Self.longestChain ? value : .nothing
      if isAt(".") || isAt(word: "->"), tokens.isWord(index + 1), index + 1 < limit {
        value = .member(owner, name: index + 1)
        index += 2
      } else if isAt("["), let close = partner, !tokens.tokens[index].startsLine {
        // A bracket on a new line begins a message, and is no subscript of what stands before.
        value = .element(owner, index: inside(index, close) { $0.readExpression() })
      } else if isAt("("), let close = partner {
        value = .call(owner, ObjCCall(arguments: readList(to: close), close: close))
      } else if isAt(word: "++") || isAt(word: "--") {
        index += 1
      } else {
        break
      }
    }
    return value
  }
}
