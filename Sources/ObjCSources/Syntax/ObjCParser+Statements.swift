// Statements of methods and functions.

internal import Lexing

extension ObjCParser {
  /// Reads a statement or declaration; nil where nothing of interest stands here.
  mutating func readStatement() -> ObjCStatement? {
    deeper { $0.readBareStatement() } ?? nil
  }

  private mutating func readBareStatement() -> ObjCStatement? {
    if isDirective { return readDirective() }
    if isAt("{") { return .scope(readBody()) }
    if take(";") { return nil }
    if tokens.kind(index) == .keyword {
      if tokens.byte(index) == 0x40, let declaration = readMarked() { return declaration }
      if let statement = readKeyword() { return statement }
    }
    if isAt("-") || isAt("+"), let method = readMethod() { return .method(method) }
    if let function = readFunction() { return .function(function) }
    if let variables = readVariables() { return .variables(variables) }
    let value = readExpression(withCommas: true)
    _ = take(";")
    if case .nothing = value { return nil }
    return .expression(value)
  }

  /// `{ … }`, or what is left where the bracket is never closed.
  mutating func readBody() -> [ObjCStatement] {
    guard let close = partner else {
      index += 1
      return readStatements()
    }
    return inside(index, close) { $0.readStatements() }
  }

  private mutating func readDirective() -> ObjCStatement? {
    let text = tokens.text(index)
    if text.hasSuffix("import") || text.hasSuffix("include") {
      index += 1
      guard index < limit, tokens.kind(index) == .string else { return nil }
      index += 1
      return .imported(index - 1)
    }
    let name = index + 1
    skipLine()
    return text.hasSuffix("define") && tokens.isIdentifier(name) ? .macro(name) : nil
  }

  // MARK: Keywords

  private mutating func readKeyword() -> ObjCStatement? {
    switch tokens.text(index) {
    case "if", "while": return readBranch()
    case "else", "do":
      index += 1
      return readStatement()
    case "for": return readFor()
    case "switch": return readSwitch()
    case "case":
      index += 1
      let value = readExpression()
      _ = take(":")
      return .caseLabel(value)
    case "return":
      index += 1
      let value = readExpression()
      _ = take(";")
      return .returned(value)
    case "typedef": return readTypedef()
    case "default":
      index += 1
      return take(":") ? .caseLabel(.nothing) : nil
    case "break", "continue", "goto":
      index += 1
      return nil
    default: return nil
    }
  }

  /// `if (…) statement else if (…) statement else statement`, and `while`.
  private mutating func readBranch() -> ObjCStatement {
    var statements: [ObjCStatement] = []
    repeat {
      let hasCondition = take(word: "if") || take(word: "while")
      if hasCondition, isAt("("), let close = partner {
        let condition = inside(index, close) { $0.readExpression(withCommas: true) }
        statements.append(.expression(condition))
      }
      if let body = readStatement() { statements.append(body) }
    } while take(word: "else")
    return .scope(statements)
  }

  private mutating func readFor() -> ObjCStatement? {
    index += 1
    guard isAt("("), let close = partner else { return nil }
    var head: [ObjCStatement] = []
    var loop: (variable: ObjCVariable?, list: ObjCExpression)?
    inside(index, close) { parser in
      let variables = parser.readVariables()
      if parser.take(word: "in") {
        loop = (variables?.first, parser.readExpression())
      } else if let variables {
        head.append(.variables(variables))
      }
      while parser.index < parser.limit {
        let start = parser.index
        let value = parser.readExpression(withCommas: true)
        if parser.take(word: "in") {
          loop = (nil, parser.readExpression())
        } else {
          head.append(.expression(value))
        }
        if !parser.take(";"), parser.index == start { parser.index += 1 }
      }
    }
    let body = readStatement().map { [$0] } ?? []
    if let loop { return .forIn(loop.variable, loop.list, body) }
    return .scope(head + body)
  }

  private mutating func readSwitch() -> ObjCStatement? {
    let start = index
    index += 1
    guard isAt("("), let close = partner else { return nil }
    let value = inside(index, close) { $0.readExpression() }
    let open = index
    let body = readStatement().map { [$0] } ?? []
    return .switchOver(
      ObjCSwitch(start: start, close: close, value: value, body: body, bodyTokens: open..<index))
  }

  private mutating func readTypedef() -> ObjCStatement? {
    index += 1
    let start = index
    guard let variables = readVariables(), let variable = variables.first else {
      index = start
      return nil
    }
    return .alias(variable)
  }

  // MARK: Functions

  /// `Type name(parameters)` with a body or a semicolon; nil, and nothing read, for anything else.
  private mutating func readFunction() -> ObjCFunction? {
    let start = index
    guard tokens.kind(index) == .identifier || tokens.kind(index) == .keyword,
      let result = readType(), index < limit, tokens.isIdentifier(index),
      tokens.isMark(index + 1, "(")
    else {
      index = start
      return nil
    }
    let name = index
    index += 1
    let parameters = readParameters()
    skipAttributes()
    let isEnd = isAt("{") || isAt(";")
    guard isEnd else {
      index = start
      return nil
    }
    let body = isAt("{") ? readBody() : nil
    _ = take(";")
    return ObjCFunction(name: name, result: result, parameters: parameters, body: body)
  }
}
