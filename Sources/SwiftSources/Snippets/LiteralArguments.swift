// Literals as arguments: which types they can't be.

internal import APIModel
internal import SwiftSyntax

/// What kind of value a literal is.
private enum Literal: String {
  case string = "a string"
  case integer = "a whole number"
  case number = "a number"
  case truth = "a truth value"
  case `nil` = "`nil`"

  init?(_ expression: ExprSyntax) {
    switch expression.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr: self = .string
    case .integerLiteralExpr: self = .integer
    case .floatLiteralExpr: self = .number
    case .booleanLiteralExpr: self = .truth
    case .nilLiteralExpr: self = .nil
    default: return nil
    }
  }

  /// The protocol of the types that such a literal makes.
  var conformance: String {
    switch self {
    case .string: "ExpressibleByStringLiteral"
    case .integer: "ExpressibleByIntegerLiteral"
    case .number: "ExpressibleByFloatLiteral"
    case .truth: "ExpressibleByBooleanLiteral"
    case .nil: "ExpressibleByNilLiteral"
    }
  }
}

extension SnippetResolver {
  /// The first literal among the arguments that its parameter certainly can't take.
  func literalFault(
    in parts: CallParts, types: [TypeReference], parameters: [Parameter]
  ) -> SymbolUse.CallFault? {
    guard parts.arguments.count == parameters.count, types.count == parameters.count else {
      return nil
    }
    for (index, argument) in parts.arguments.enumerated() {
      guard let literal = Literal(argument.expression) else { continue }
      let spelled = parameters[index].type
      if accepts(types[index], literal, isOpen: spelled.hasSuffix("!")) { continue }
      return .literal(argument: index, written: literal.rawValue, expected: spelled)
    }
    return nil
  }

  private func accepts(_ type: TypeReference, _ literal: Literal, isOpen: Bool) -> Bool {
    if case .optional(let wrapped) = type {
      return literal == .nil || accepts(wrapped, literal, isOpen: isOpen)
    }
    if literal == .nil, isOpen { return true }
    switch type {
    // A function may be made of the argument: `@autoclosure`.
    case .array, .dictionary: return false
    case .named(let path, _):
      guard path.count == 1, let accepted = Self.plainTypes[path[0]] else { return true }
      return accepted.contains(literal)
    case .symbol(let handle, _): return accepts(handle, literal)
    default: return true
    }
  }

  private func accepts(_ type: SymbolHandle, _ literal: Literal) -> Bool {
    guard api[type].kind != .protocol, isCertain(type) else { return true }
    let conformances = [literal.conformance] + (literal == .number ? [] : Self.widerConformances)
    return conformances.contains { api.inherits(type, from: $0) }
      || api.ancestry(of: type).contains { extensions[$0] != nil }
  }

  /// A string literal also makes what an interpolation makes, a whole number what a number does.
  private static let widerConformances = [
    "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
  ]

  private static let plainTypes: [String: Set<Literal>] = [
    "String": [.string], "Substring": [.string], "Character": [.string], "Bool": [.truth],
    "Int": [.integer], "Int8": [.integer], "Int16": [.integer], "Int32": [.integer],
    "Int64": [.integer], "UInt": [.integer], "UInt8": [.integer], "UInt16": [.integer],
    "UInt32": [.integer], "UInt64": [.integer], "Double": [.integer, .number],
    "Float": [.integer, .number], "CGFloat": [.integer, .number],
    "TimeInterval": [.integer, .number],
  ]
}
