// A chain of names, calls and subscripts, taken apart: `Media.shared().queue[0]?.present(x)`.

internal import SwiftSyntax

/// An expression that starts at a root and goes on with links behind it.
struct PostfixChain {
  /// One step of a chain.
  enum Link {
    case member(DeclReferenceExprSyntax)
    case call(CallParts)
    case `subscript`(CallParts)
    /// `!`
    case unwrap
    /// `?`
    case optional
    case specialize(GenericArgumentClauseSyntax)
    /// A step that says nothing of the type: a postfix operator, `#if`.
    case other
  }

  /// What the chain starts with; absent for an implicit member: `.top`.
  let root: ExprSyntax?
  let links: [Link]
  /// Where each link ends, as a byte offset.
  let ends: [Int]

  /// Takes an expression apart; a chain without links has the expression as its root.
  init(_ expression: ExprSyntax) {
    var links: [(Link, Int)] = []
    var current: ExprSyntax? = expression
    while let expression = current, let (link, base) = Self.lastLink(of: expression) {
      links.append((link, expression.textEnd))
      current = base
    }
    root = current
    links.reverse()
    self.links = links.map(\.0)
    ends = links.map(\.1)
  }

  private static func lastLink(of expression: ExprSyntax) -> (Link, ExprSyntax?)? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): (.member(access.declName), access.base)
    case .functionCallExpr(let call): (.call(CallParts(call)), call.calledExpression)
    case .subscriptCallExpr(let call): (.subscript(CallParts(call)), call.calledExpression)
    case .forceUnwrapExpr(let unwrap): (.unwrap, unwrap.expression)
    case .optionalChainingExpr(let optional): (.optional, optional.expression)
    case .genericSpecializationExpr(let generic):
      (.specialize(generic.genericArgumentClause), generic.expression)
    case .postfixOperatorExpr(let postfix): (.other, postfix.expression)
    case .postfixIfConfigExpr(let conditional): (.other, conditional.base)
    default: nil
    }
  }

  /// The call that directly follows the link at `index`, with the index behind it.
  func call(after index: Int) -> (parts: CallParts, next: Int)? {
    var next = index + 1
    if next < links.count, case .specialize = links[next] { next += 1 }
    guard next < links.count, case .call(let parts) = links[next] else { return nil }
    return (parts, next + 1)
  }

  /// The name of the member that directly follows the link at `index`.
  func memberName(after index: Int) -> String? {
    guard index + 1 < links.count, case .member(let name) = links[index + 1] else { return nil }
    return name.baseName.identifierText
  }

  /// Where the link at `index` ends; 0 for the root.
  func end(of index: Int) -> Int { ends.indices.contains(index) ? ends[index] : 0 }
}

/// An argument of a call, labelled or not, in the parentheses or trailing.
struct CallArgument {
  let label: String?
  /// Where the label stands; empty, at the start of the argument, where there is none.
  let labelRange: Range<Int>
  let expression: ExprSyntax
  let isTrailing: Bool

  /// Whether the argument stands for others that are left out: `…`, `...`, a placeholder.
  var isElided: Bool {
    guard label == nil, let name = expression.as(DeclReferenceExprSyntax.self) else { return false }
    let text = name.baseName.text
    return text == "..." || text == "…"
  }

  var isPlaceholder: Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return name.baseName.text.hasPrefix("<#")
  }
}

/// The arguments of a call.
struct CallParts {
  let arguments: [CallArgument]
  /// Whether the arguments are not all written.
  let isElided: Bool
  /// Whether a closure stands on the next line, and may be meant as a block of its own.
  let mayEndEarlier: Bool
  let end: Int

  init(_ call: FunctionCallExprSyntax) {
    self.init(
      list: call.arguments, trailing: call.trailingClosure,
      additional: call.additionalTrailingClosures,
      opening: call.leftParen, closing: call.rightParen, end: call.textEnd)
  }

  init(_ call: SubscriptCallExprSyntax) {
    self.init(
      list: call.arguments, trailing: call.trailingClosure,
      additional: call.additionalTrailingClosures,
      opening: call.leftSquare, closing: call.rightSquare, end: call.textEnd)
  }

  private init(
    list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax, opening: TokenSyntax?,
    closing: TokenSyntax?, end: Int
  ) {
    var arguments = list.map { argument in
      CallArgument(
        label: argument.label?.identifierText,
        labelRange: Self.labelRange(argument.label, before: argument.expression),
        expression: argument.expression, isTrailing: false)
    }
    if let trailing {
      arguments.append(
        CallArgument(
          label: nil, labelRange: Self.labelRange(nil, before: trailing),
          expression: ExprSyntax(trailing), isTrailing: true))
    }
    arguments += additional.map { closure in
      CallArgument(
        label: closure.label.identifierText, labelRange: closure.label.textRange,
        expression: ExprSyntax(closure.closure), isTrailing: true)
    }
    self.arguments = arguments
    self.end = end
    mayEndEarlier = trailing?.leftBrace.leadingTrivia.contains(where: \.isNewline) ?? false
    let isOnePlaceholder =
      arguments.count == 1 && arguments[0].isPlaceholder && arguments[0].label == nil
    isElided =
      isOnePlaceholder || arguments.contains(where: \.isElided)
      || Self.hasEllipsis(behind: opening) || Self.hasEllipsis(before: closing)
      || list.contains {
        Self.hasEllipsis(before: $0.firstToken(viewMode: .sourceAccurate))
          || Self.hasEllipsis(behind: $0.lastToken(viewMode: .sourceAccurate))
      }
  }

  /// The name of what is called, with the labels of the arguments: `present(_:animated:)`.
  func name(of base: String) -> String {
    let written = arguments.filter { !$0.isTrailing }
    return base + "(" + written.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private static func labelRange(
    _ label: TokenSyntax?, before argument: some SyntaxProtocol
  ) -> Range<Int> {
    if let label { return label.textRange }
    let start = argument.textRange.lowerBound
    return start..<start
  }

  /// Whether a comment says that something is left out: `/* … */`.
  private static func hasEllipsis(before token: TokenSyntax?) -> Bool {
    guard let token, token.leadingTriviaLength.utf8Length >= shortestElision else { return false }
    return hasEllipsis(token.leadingTrivia)
  }

  private static func hasEllipsis(behind token: TokenSyntax?) -> Bool {
    guard let token, token.trailingTriviaLength.utf8Length >= shortestElision else { return false }
    return hasEllipsis(token.trailingTrivia)
  }

  private static func hasEllipsis(_ trivia: Trivia) -> Bool {
    trivia.contains { piece in
      switch piece {
      case .blockComment(let text), .lineComment(let text):
        text.contains("...") || text.contains("…")
      default: false
      }
    }
  }

  /// The length of `//…`.
  private static let shortestElision = 5
}
