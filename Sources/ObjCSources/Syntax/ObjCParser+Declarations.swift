// Classes, protocols, categories and what they declare.

internal import Lexing

extension ObjCParser {
  /// Whether the type that is being read ends here: at its `@end`, or where the next one begins.
  var isTypeEnd: Bool {
    guard index < limit, tokens.kind(index) == .keyword, tokens.byte(index) == 0x40 else {
      return false
    }
    return tokens.reads(index, "@end") || declarationKind != nil
  }

  private var declarationKind: ObjCTypeDeclaration.Kind? {
    guard tokens.isIdentifier(index + 1) else { return nil }
    if tokens.reads(index, "@interface") { return .interface }
    if tokens.reads(index, "@implementation") { return .implementation }
    let isList = tokens.isMark(index + 2, ";") || tokens.isMark(index + 2, ",")
    return tokens.reads(index, "@protocol") && !isList ? .protocol : nil
  }

  /// Reads what begins with a marked word, `@interface`; nil for expressions such as `@selector`.
  mutating func readMarked() -> ObjCStatement? {
    if let kind = declarationKind { return .type(readType(kind)) }
    switch tokens.text(index) {
    case "@class", "@protocol":
      guard tokens.isIdentifier(index + 1) else { return nil }
      return .forward(readNames())
    case "@property":
      index += 1
      return readProperty().map { .property($0) }
    case "@import":
      index += 1
      let name = index
      while index < limit, !take(";"), !tokens.tokens[index].startsLine { index += 1 }
      return tokens.isIdentifier(name) ? .imported(name) : nil
    case "@synthesize", "@dynamic", "@compatibility_alias":
      while index < limit, !take(";") { index += 1 }
      return nil
    case "@try", "@finally", "@autoreleasepool", "@optional", "@required", "@public", "@private",
      "@protected", "@package", "@end", "@throw":
      index += 1
      return nil
    case "@catch", "@synchronized":
      index += 1
      return readCatch()
    default: return nil
    }
  }

  /// `@catch (NSException *exception) { … }`: the name is known in the body.
  private mutating func readCatch() -> ObjCStatement? {
    guard isAt("("), let close = partner else { return nil }
    var statements: [ObjCStatement] = []
    inside(index, close) { parser in
      if let variables = parser.readVariables() {
        statements.append(.variables(variables))
      } else {
        statements.append(.expression(parser.readExpression()))
      }
    }
    if let body = readStatement() { statements.append(body) }
    return .scope(statements)
  }

  /// The names behind `@class` and its like.
  private mutating func readNames() -> [Int] {
    index += 1
    var names: [Int] = []
    while index < limit, tokens.isIdentifier(index) {
      names.append(index)
      index += 1
      guard take(",") else { break }
    }
    _ = take(";")
    return names
  }

  // MARK: Types

  private mutating func readType(_ kind: ObjCTypeDeclaration.Kind) -> ObjCTypeDeclaration {
    var type = ObjCTypeDeclaration(kind: kind, name: index + 1)
    index += 2
    // Type parameters, as `:` behind them tells, and not protocols.
    if kind != .protocol, isAt("<"), tokens.isMark(listEnd(index), ":") {
      type.parameters = readNameList()
    }
    if take(":"), index < limit, tokens.isIdentifier(index) {
      type.superclass = index
      index += 1
      // Of two lists the first says what the superclass holds: `Base<Element> <Protocol>`.
      if isAt("<"), tokens.isMark(listEnd(index), "<") { _ = readNameList() }
    }
    if isAt("("), let close = partner {
      type.isCategory = true
      index = close + 1
    }
    if isAt("<") { type.protocols = readNameList() }
    openTypes += 1
    if isAt("{"), let close = partner {
      type.fields = inside(index, close) { $0.readFields() }
    }
    type.members = readStatements()
    openTypes -= 1
    _ = take(word: "@end")
    return type
  }

  /// The token behind `<…>`.
  private func listEnd(_ start: Int) -> Int {
    var open = 0
    for next in start..<min(limit, start + 64) {
      if tokens.isMark(next, "<") { open += 1 }
      if tokens.isMark(next, ">") { open -= 1 }
      if open == 0 { return next + 1 }
    }
    return start
  }

  /// The names between `<` and `>`, of those with arguments of their own the outer ones.
  private mutating func readNameList() -> [Int] {
    let end = listEnd(index)
    guard end > index else {
      index += 1
      return []
    }
    var names: [Int] = []
    var open = 0
    while index < end {
      if isAt("<") { open += 1 }
      if isAt(">") { open -= 1 }
      if open == 1, tokens.isIdentifier(index), !isQualifier(index) { names.append(index) }
      index += 1
    }
    return names
  }

  private mutating func readFields() -> [ObjCVariable] {
    var fields: [ObjCVariable] = []
    while index < limit {
      if let variables = readVariables() { fields += variables } else { index += 1 }
    }
    return fields
  }

  private mutating func readProperty() -> ObjCProperty? {
    var property = ObjCProperty(variables: [], isStatic: false)
    if isAt("("), let close = partner {
      for word in index + 1..<close {
        if tokens.reads(word, "class") { property.isStatic = true }
        if tokens.reads(word, "getter"), tokens.isMark(word + 1, "=") { property.getter = word + 2 }
      }
      index = close + 1
    }
    guard let variables = readVariables() else { return nil }
    property.variables = variables
    return property
  }

  // MARK: Methods

  /// `- (Type)word:(Type)name word:(Type)name { … }`; nil, and nothing read, for anything else.
  mutating func readMethod() -> ObjCMethod? {
    let start = index
    var method = ObjCMethod(isStatic: isAt("+"), result: nil, parts: [], selector: "")
    index += 1
    if isAt("("), let close = partner {
      method.result = inside(index, close) { $0.readType() }
    } else if openTypes == 0 {
      index = start
      return nil
    }
    method.parts = readMethodParts()
    guard let first = method.parts.first,
      tokens.tokens[start].startsLine || start == 0 || openTypes > 0
    else {
      index = start
      return nil
    }
    let isUnary = first.parameter == nil
    method.selector =
      isUnary
      ? tokens.text(first.name) : method.parts.map { tokens.text($0.name) + ":" }.joined()
    skipAttributes()
    _ = take(";")
    if isAt("{") { method.body = readBody() }
    return method
  }

  private mutating func readMethodParts() -> [ObjCMethod.Part] {
    var parts: [ObjCMethod.Part] = []
    while index < limit, tokens.isWord(index) {
      let name = index
      guard tokens.isMark(index + 1, ":") else {
        if parts.isEmpty {
          parts.append(ObjCMethod.Part(name: name, parameter: nil))
          index += 1
        }
        break
      }
      index += 2
      var type = ObjCTypeSyntax(base: .id, range: index..<index)
      if isAt("("), let close = partner {
        let open = index
        type =
          inside(open, close) { $0.readType() } ?? ObjCTypeSyntax(base: .id, range: open..<close)
      }
      skipQualifiers()
      var parameter = ObjCParameter(type: type, name: nil)
      if index < limit, tokens.isWord(index), !tokens.isMark(index + 1, ":") {
        parameter.name = index
        index += 1
      }
      parts.append(ObjCMethod.Part(name: name, parameter: parameter))
      while take(",") { _ = take(word: "...") }
      skipAttributes()
    }
    return parts
  }
}
