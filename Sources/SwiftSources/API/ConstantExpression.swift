// The values of raw values and options: integer expressions and string literals.

internal import SwiftSyntax

/// Reads expressions whose value can be said without running anything.
struct ConstantExpression {
  /// How deep an expression may nest.
  private static let deepest = 16

  let source: SourceText
  /// The type around the declaration.
  let path: [String]
  /// The values of the members read so far.
  let values: [[String]: String]

  /// The expression that gives a property its value: behind `=`, or the whole of a getter.
  static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    if let initializer = binding.initializer { return initializer.value }
    guard case .getter(let body) = binding.accessorBlock?.accessors, body.count == 1,
      case .expr(let value) = body.first?.item
    else { return nil }
    return value
  }

  /// A literal or an integer expression: integers in decimal, strings without quotes, else as
  /// written.
  func literal(_ expression: ExprSyntax) -> String {
    if let string = Self.string(expression) { return string }
    return integer(expression, depth: 0).map { String($0) } ?? source.line(of: expression)
  }

  /// The raw value of a static member: of `Self(rawValue: 1 << 3)`, or of options put together.
  func rawValue(of expression: ExprSyntax, type: String?) -> String? {
    let isOwnType = type.map(names) ?? false
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let argument = call.arguments.first, call.arguments.count == 1,
        argument.label?.text == "rawValue", makesOwnType(call.calledExpression, isOwnType)
      else { return nil }
      return literal(argument.expression)
    }
    guard isOwnType, let array = expression.as(ArrayExprSyntax.self) else { return nil }
    var union = 0
    for element in array.elements {
      guard let value = integer(element.expression, depth: 0) else { return nil }
      union |= value
    }
    return String(union)
  }

  private func makesOwnType(_ called: ExprSyntax, _ isAnnotated: Bool) -> Bool {
    if let name = called.as(DeclReferenceExprSyntax.self) { return names(name.baseName.text) }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName
    guard name.tokenKind == .keyword(.`init`) else { return names(name.text) }
    return member.base.map { names(source.line(of: $0)) } ?? isAnnotated
  }

  /// Whether a type is the one around the declaration.
  private func names(_ type: String) -> Bool {
    type == "Self" || type == path.last || type == path.joined(separator: ".")
  }

  /// The value of `.member`, `Self.member` or `member.rawValue`.
  private func value(of member: MemberAccessExprSyntax) -> Int? {
    let name = member.declName.baseName.text
    if name == "rawValue", let base = member.base {
      if let name = base.as(DeclReferenceExprSyntax.self) {
        return value(named: name.baseName.text)
      }
      guard let inner = base.as(MemberAccessExprSyntax.self),
        inner.declName.baseName.text != "rawValue"
      else { return nil }
      return value(of: inner)
    }
    if let base = member.base, !names(source.line(of: base)) { return nil }
    return value(named: name)
  }

  private func value(named name: String) -> Int? { values[path + [name]].flatMap { Int($0) } }

  private static func string(_ expression: ExprSyntax) -> String? {
    guard let string = expression.as(StringLiteralExprSyntax.self), string.segments.count == 1,
      case .stringSegment(let segment) = string.segments.first
    else { return nil }
    let text = segment.content.text
    return string.openingPounds == nil ? StringEscapes.read(text) : text
  }

  private func integer(_ expression: ExprSyntax, depth: Int) -> Int? {
    guard depth < Self.deepest else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return Self.integer(literal.literal.text)
    case .sequenceExpr(let sequence): return integer(sequence, depth: depth)
    case .tupleExpr(let tuple):
      guard let element = tuple.elements.first, tuple.elements.count == 1 else { return nil }
      return integer(element.expression, depth: depth + 1)
    case .prefixOperatorExpr(let prefix):
      guard let value = integer(prefix.expression, depth: depth + 1) else { return nil }
      switch prefix.operator.text {
      case "-": return value == .min ? nil : -value
      case "~": return ~value
      default: return nil
      }
    case .memberAccessExpr(let member): return value(of: member)
    case .declReferenceExpr(let name): return value(named: name.baseName.text)
    default: return nil
    }
  }

  private func integer(_ sequence: SequenceExprSyntax, depth: Int) -> Int? {
    let elements = Array(sequence.elements)
    guard elements.count % 2 == 1, elements.count < 128,
      let first = integer(elements[0], depth: depth + 1)
    else { return nil }
    var arithmetic = Arithmetic(first)
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard let name = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let value = integer(elements[index + 1], depth: depth + 1),
        arithmetic.apply(name, value)
      else { return nil }
    }
    return arithmetic.result
  }

  /// The value of an integer literal.
  private static func integer(_ literal: String) -> Int? {
    let digits = literal.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }
}

/// Computes a chain of integer operators by their precedence.
struct Arithmetic {
  /// The operands that wait, each with the operator behind it.
  private var waiting: [(value: Int, name: String)] = []
  private var last: Int

  init(_ first: Int) { last = first }

  /// Appends an operator and its right side; false when the operator is not known or the result
  /// too large.
  mutating func apply(_ name: String, _ value: Int) -> Bool {
    guard let level = Self.precedence(name), reduce(downTo: level) else { return false }
    waiting.append((last, name))
    last = value
    return true
  }

  /// The value of the chain; nil when it is too large.
  var result: Int? {
    var rest = self
    return rest.reduce(downTo: 0) ? rest.last : nil
  }

  private mutating func reduce(downTo level: Int) -> Bool {
    while let (left, name) = waiting.last, (Self.precedence(name) ?? 0) >= level {
      guard let value = Self.compute(left, name, last) else { return false }
      waiting.removeLast()
      last = value
    }
    return true
  }

  private static func precedence(_ name: String) -> Int? {
    switch name {
    case "<<", ">>", "&<<", "&>>": 3
    case "*", "/", "%", "&": 2
    case "+", "-", "|", "^": 1
    default: nil
    }
  }

  private static func compute(_ left: Int, _ name: String, _ right: Int) -> Int? {
    switch name {
    case "<<", "&<<": return left << right
    case ">>", "&>>": return left >> right
    case "&": return left & right
    case "|": return left | right
    case "^": return left ^ right
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/" where right != 0: return checked(left.dividedReportingOverflow(by: right))
    case "%" where right != 0: return checked(left.remainderReportingOverflow(dividingBy: right))
    default: return nil
    }
  }

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }
}
