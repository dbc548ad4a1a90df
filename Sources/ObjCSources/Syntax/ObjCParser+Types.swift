// Types, and the variables that they declare.

internal import Lexing

extension ObjCParser {
  /// How many tokens a type may have.
  private static let longestType = 96

  /// Reads a type without what follows its stars; nil, and nothing read, where none stands here.
  mutating func readType() -> ObjCTypeSyntax? {
    let start = index
    let end = limit
    limit = min(limit, start + Self.longestType)
    let type = deeper { $0.readBareType() } ?? nil
    limit = end
    if type == nil { index = start }
    return type
  }

  private mutating func readBareType() -> ObjCTypeSyntax? {
    let start = index
    skipQualifiers()
    guard var type = readBase() else { return nil }
    skipQualifiers()
    if isAt("<") {
      guard let arguments = readTypeArguments() else { return nil }
      type.arguments = arguments
    }
    while true {
      skipQualifiers()
      guard take("*") else { break }
      type.pointers += 1
    }
    type.range = start..<index
    if let function = readAbstractFunction(returning: type) { return function }
    return type
  }

  private mutating func readBase() -> ObjCTypeSyntax? {
    let start = index
    func made(_ base: ObjCTypeSyntax.Base) -> ObjCTypeSyntax {
      ObjCTypeSyntax(base: base, range: start..<index)
    }
    if take(word: "id") { return made(.id) }
    if take(word: "instancetype") { return made(.instancetype) }
    if take(word: "void") { return made(.void) }
    if take(word: "Class") { return made(.class) }
    if take(word: "__auto_type") || take(word: "auto") { return made(.type(of: .nothing)) }
    if isAt(word: "typeof") || isAt(word: "__typeof__") || isAt(word: "__typeof") {
      index += 1
      guard isAt("("), let close = partner else { return nil }
      let value: ObjCExpression =
        close > index + 2
        ? .nothing
        : tokens.reads(index + 1, "self") ? .selfName(index + 1) : .name(index + 1)
      index = close + 1
      return made(.type(of: value))
    }
    if take(word: "struct") || take(word: "enum") || take(word: "union") {
      guard index < limit, tokens.isIdentifier(index) else { return nil }
      index += 1
      return made(.named(index - 1))
    }
    if isScalarWord { return readScalar() }
    guard index < limit, tokens.isIdentifier(index) else { return nil }
    index += 1
    return made(.named(index - 1))
  }

  private var isScalarWord: Bool {
    index < limit && tokens.kind(index) == .keyword && Self.scalars.contains(tokens.text(index))
  }

  /// `unsigned long long` and its like.
  private mutating func readScalar() -> ObjCTypeSyntax {
    let start = index
    while isScalarWord { index += 1 }
    return ObjCTypeSyntax(base: .scalar(start), range: start..<index)
  }

  private static let scalars: Set<String> = [
    "BOOL", "SEL", "char", "double", "float", "int", "long", "short", "signed", "unsigned",
  ]

  /// `<KTLamp *, id>`: nil where the marks compare numbers.
  private mutating func readTypeArguments() -> [ObjCTypeSyntax]? {
    index += 1
    var arguments: [ObjCTypeSyntax] = []
    while !take(">") {
      if take(",") { continue }
      guard index < limit, let argument = readType() else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  /// `(^)(NSString *)` behind a result: a type without a name.
  private mutating func readAbstractFunction(returning result: ObjCTypeSyntax) -> ObjCTypeSyntax? {
    guard isAt("("), let close = partner,
      tokens.isMark(index + 1, "^") || tokens.isMark(index + 1, "*"),
      tokens.isMark(close + 1, "("), let end = tokens.partner(close + 1), end < limit,
      (index + 2..<close).allSatisfy({ isQualifier($0) })
    else { return nil }
    index = close + 1
    let parameters = readParameters()
    return ObjCTypeSyntax(
      base: .function(result: result, parameters: parameters),
      range: result.range.lowerBound..<index)
  }

  /// `(Type name, Type name)`, the parentheses included.
  mutating func readParameters() -> [ObjCParameter] {
    guard isAt("("), let close = partner else { return [] }
    return inside(index, close) { parser in
      var parameters: [ObjCParameter] = []
      while parser.index < parser.limit {
        let start = parser.index
        if let parameter = parser.readParameter() { parameters.append(parameter) }
        while parser.index < parser.limit, !parser.isAt(",") {
          parser.index = parser.tokens.behindGroup(parser.index)
        }
        parser.index = max(parser.index + 1, start + 1)
      }
      if parameters.count == 1, case .void = parameters[0].type.base, parameters[0].name == nil,
        parameters[0].type.pointers == 0
      {
        return []
      }
      return parameters
    }
  }

  private mutating func readParameter() -> ObjCParameter? {
    guard let type = readType() else { return nil }
    if let function = readFunctionDeclarator(returning: type) {
      return ObjCParameter(type: function.type, name: function.name)
    }
    skipQualifiers()
    guard index < limit, tokens.isWord(index) else { return ObjCParameter(type: type, name: nil) }
    index += 1
    return ObjCParameter(type: type, name: index - 1)
  }

  /// `(^name)(parameters)` behind a result.
  private mutating func readFunctionDeclarator(
    returning result: ObjCTypeSyntax
  ) -> (type: ObjCTypeSyntax, name: Int)? {
    guard isAt("("), let close = partner,
      tokens.isMark(index + 1, "^") || tokens.isMark(index + 1, "*"),
      tokens.isIdentifier(close - 1), (index + 2..<close - 1).allSatisfy({ isQualifier($0) }),
      tokens.isMark(close + 1, "("), tokens.partner(close + 1) != nil
    else { return nil }
    index = close + 1
    let parameters = readParameters()
    let type = ObjCTypeSyntax(
      base: .function(result: result, parameters: parameters),
      range: result.range.lowerBound..<index)
    return (type, close - 1)
  }

  // MARK: Variables

  /// `KTLamp *lamp = …, *other;`: nil, and nothing read, where no variable is declared here.
  mutating func readVariables() -> [ObjCVariable]? {
    let start = index
    guard let type = readType(), let first = readVariable(of: type) else {
      index = start
      return nil
    }
    var variables = [first]
    while take(",") {
      var own = type
      own.pointers = 0
      while take("*") { own.pointers += 1 }
      guard let next = readVariable(of: own) else { break }
      variables.append(next)
    }
    _ = take(";")
    return variables
  }

  /// The name behind a type, with what it is set to.
  private mutating func readVariable(of type: ObjCTypeSyntax) -> ObjCVariable? {
    var variable: ObjCVariable
    if let function = readFunctionDeclarator(returning: type) {
      variable = ObjCVariable(type: function.type, name: function.name)
    } else {
      skipQualifiers()
      guard index < limit, tokens.isIdentifier(index) else { return nil }
      variable = ObjCVariable(type: type, name: index)
      index += 1
      while isAt("["), let close = partner, type.pointers < 8 {
        variable.type.pointers += 1
        index = close + 1
      }
      guard isDeclaratorEnd(behind: type) else { return nil }
    }
    skipAttributes()
    if take("=") { variable.value = readExpression() }
    return variable
  }

  /// Whether a declared name ends here: `a * b` and `Name name` differ from declarations by what
  /// follows.
  private func isDeclaratorEnd(behind type: ObjCTypeSyntax) -> Bool {
    guard index < limit else { return true }
    if isAt("=") || isAt(";") || isAt(",") || isAt(":") || isAt(word: "in") { return true }
    if tokens.isAttribute(index) { return true }
    // A line may end without its semicolon, but two words on two lines are no declaration.
    return tokens.tokens[index].startsLine && type.pointers > 0
  }

  // MARK: Qualifiers

  mutating func skipQualifiers() {
    while index < limit, isQualifier(index) {
      index += 1
      if isAt("("), tokens.byte(index - 1) == 0x5F, let close = partner { index = close + 1 }
    }
  }

  func isQualifier(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case .keyword, .identifier: Self.qualifiers.contains(tokens.text(index))
    default: false
    }
  }

  private static let qualifiers: Set<String> = [
    "IBInspectable", "IBOutlet", "NS_NOESCAPE", "NS_REFINED_FOR_SWIFT", "_Null_unspecified",
    "_Nonnull", "_Nullable", "__attribute__", "__autoreleasing", "__block", "__bridge",
    "__bridge_retained", "__bridge_transfer", "__contravariant", "__covariant", "__kindof",
    "__nonnull", "__nullable", "__strong", "__unsafe_unretained", "__unused", "__weak", "bycopy",
    "byref", "const", "extern", "inline", "inout", "nonnull", "null_unspecified", "nullable",
    "oneway", "out", "register", "static", "volatile", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    "UIKIT_EXTERN", "OBJC_EXTERN", "OBJC_EXPORT", "NS_INLINE",
  ]
}
