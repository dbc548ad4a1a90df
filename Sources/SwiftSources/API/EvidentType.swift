// The type of a property that names none, where its initial value shows it.

internal import SwiftSyntax

/// What the initial value of a property says of its type.
enum EvidentType {
  /// The type as written.
  case named(String)
  /// What an initializer with these labels makes.
  case made(String, labels: [String?])
  /// That of a static member, or of a case: `Corner.topLeft`.
  case ofMember([String])

  init?(_ expression: ExprSyntax, in source: SourceText) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: self = .named("Int")
    case .floatLiteralExpr: self = .named("Double")
    case .booleanLiteralExpr: self = .named("Bool")
    case .stringLiteralExpr: self = .named("String")
    case .prefixOperatorExpr(let prefix):
      guard prefix.operator.text == "-" else { return nil }
      if prefix.expression.is(IntegerLiteralExprSyntax.self) {
        self = .named("Int")
      } else if prefix.expression.is(FloatLiteralExprSyntax.self) {
        self = .named("Double")
      } else {
        return nil
      }
    case .sequenceExpr(let sequence):
      guard let cast = sequence.elements.last?.as(TypeExprSyntax.self),
        sequence.elements.contains(where: { Self.isForcedCast($0) })
      else { return nil }
      self = .named(source.line(of: cast.type))
    case .functionCallExpr(let call):
      guard let type = Self.type(called: call.calledExpression, in: source) else { return nil }
      let labels = call.arguments.map { $0.label?.text }
      self = .made(type, labels: labels + (call.trailingClosure == nil ? [] : [nil]))
    case .memberAccessExpr(let member):
      guard let path = Self.names(ExprSyntax(member), in: source), path.count > 1,
        Self.isTypeName(path[0])
      else { return nil }
      self = .ofMember(path)
    default: return nil
    }
  }

  private static func isForcedCast(_ expression: ExprSyntax) -> Bool {
    expression.as(UnresolvedAsExprSyntax.self).map { $0.questionOrExclamationMark?.text != "?" }
      ?? false
  }

  /// The type that a call of its initializer makes.
  private static func type(called: ExprSyntax, in source: SourceText) -> String? {
    if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self) {
      return source.line(of: called)
    }
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return names(generic.expression, in: source)
        .flatMap { isTypeName($0.last ?? "") ? source.line(of: called) : nil }
    }
    guard var path = names(called, in: source) else { return nil }
    if path.last == "init" { path.removeLast() }
    guard let name = path.last, isTypeName(name), path.allSatisfy(isTypeName) else { return nil }
    return path.joined(separator: ".")
  }

  /// The names of `A.B.c`.
  private static func names(_ expression: ExprSyntax, in source: SourceText) -> [String]? {
    let text = source.line(of: expression)
    let isPath = text.unicodeScalars.allSatisfy {
      $0 == "." || $0 == "_" || $0.properties.isXIDContinue
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return isPath && !names.contains("") ? names : nil
  }

  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }
}
