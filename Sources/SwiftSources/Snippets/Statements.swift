// Statements: the order in which names come into sight, and what is expected where.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Walks a block in the current scope: types and functions first come into sight.
  func walkBlock(_ items: CodeBlockItemListSyntax) {
    hoist(items)
    walk(items)
  }

  /// Walks the body of a function or closure; a single expression is what it returns.
  ///
  /// - Returns: The type of a single expression; `unknown` for any other body.
  @discardableResult
  func walkBody(
    _ items: CodeBlockItemListSyntax, result: TypeReference
  ) -> TypeReference {
    resultTypes.append(result)
    defer { resultTypes.removeLast() }
    var type = TypeReference.unknown
    inBody {
      if items.count == 1, case .expr(let only)? = items.first?.item {
        type = visit(items.first, only, expecting: result)
      } else {
        walkBlock(items)
      }
    }
    return type
  }

  func walk(_ items: CodeBlockItemListSyntax) {
    for element in items {
      let outer = item
      item = element.textRange.lowerBound
      switch element.item {
      case .decl(let declaration): walk(declaration)
      case .stmt(let statement): walk(statement)
      case .expr(let expression): visit(expression, expecting: .unknown)
      default: break
      }
      item = outer
    }
  }

  private func visit(
    _ element: CodeBlockItemSyntax?, _ expression: ExprSyntax, expecting type: TypeReference
  ) -> TypeReference {
    let outer = item
    item = element?.textRange.lowerBound ?? item
    defer { item = outer }
    return visit(expression, expecting: type)
  }

  private func walk(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): visit(statement.expression, expecting: .unknown)
    case .returnStmt(let statement): visit(statement.expression, expecting: resultTypes.last)
    case .throwStmt(let statement): visit(statement.expression, expecting: .unknown)
    case .deferStmt(let statement): inScope { walkBlock(statement.body.statements) }
    case .labeledStmt(let labelled): walk(labelled.statement)
    case .guardStmt(let check): walkGuard(check)
    case .whileStmt(let loop):
      inScope {
        walk(loop.conditions)
        walkBlock(loop.body.statements)
      }
    case .repeatStmt(let loop):
      inScope { walkBlock(loop.body.statements) }
      visit(loop.condition, expecting: .unknown)
    case .forStmt(let loop): walkFor(loop)
    case .doStmt(let work): walkDo(work)
    case .yieldStmt(let statement):
      if case .single(let expression) = statement.yieldedExpressions {
        visit(expression, expecting: resultTypes.last ?? .unknown)
      }
    default: break
    }
  }

  private func visit(_ expression: ExprSyntax?, expecting type: TypeReference?) {
    if let expression { visit(expression, expecting: type ?? .unknown) }
  }

  private func walkGuard(_ check: GuardStmtSyntax) {
    // The names that a guard binds are not in sight in its `else`.
    let outer = scope
    let bound = SnippetScope(parent: outer)
    scope = bound
    walk(check.conditions)
    scope = outer
    inScope { walkBlock(check.body.statements) }
    for (name, binding) in bound.names { outer.bind(name, binding) }
  }

  private func walkFor(_ loop: ForStmtSyntax) {
    let sequence = visit(loop.sequence, expecting: .unknown)
    inScope {
      let element = type(loop.typeAnnotation)
      bind(loop.pattern, element == .unknown ? Self.element(of: sequence) : element)
      visit(loop.whereClause?.condition, expecting: .unknown)
      walkBlock(loop.body.statements)
    }
  }

  private static func element(of sequence: TypeReference) -> TypeReference {
    switch sequence {
    case .array(let element): element
    case .named(["Set"], let arguments) where arguments.count == 1: arguments[0]
    case .dictionary(let key, let value): .tuple([key, value])
    default: .unknown
    }
  }

  private func walkDo(_ work: DoStmtSyntax) {
    inScope { walkBlock(work.body.statements) }
    for clause in work.catchClauses {
      inScope {
        scope.bind("error", .value(.named("Error")))
        for item in clause.catchItems {
          if let pattern = item.pattern { bind(pattern, .unknown) }
          visit(item.whereClause?.condition, expecting: .unknown)
        }
        walkBlock(clause.body.statements)
      }
    }
  }

  // MARK: Conditions

  /// Walks the conditions of an `if`, `guard` or `while`, and binds their names here.
  func walk(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): visit(expression, expecting: .named("Bool"))
      case .matchingPattern(let match):
        let type = visit(match.initializer.value, expecting: .unknown)
        bind(match.pattern, type)
      case .optionalBinding(let binding): walk(binding)
      default: break
      }
    }
  }

  private func walk(_ binding: OptionalBindingConditionSyntax) {
    let annotation = type(binding.typeAnnotation)
    if let value = binding.initializer?.value {
      let found = visit(value, expecting: annotation)
      bind(binding.pattern, annotation == .unknown ? found.unwrapped : annotation)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      // `if let lamp` unwraps what has this name outside.
      let text = name.identifier.identifierText
      let reference = DeclReferenceExprSyntax(baseName: .identifier(text))
      let found = quietly(in: scope) { visit(ExprSyntax(reference), expecting: .unknown) }
      scope.bind(text, .value(found.unwrapped))
    }
  }

  // MARK: Branches

  func visitIf(_ branch: IfExprSyntax, expecting expected: TypeReference) -> TypeReference {
    var type = TypeReference.unknown
    var current: IfExprSyntax? = branch
    // `else if` goes on at the same level.
    while let branch = current {
      current = nil
      inScope {
        walk(branch.conditions)
        type = visitBranch(branch.body.statements, expecting: expected, type)
      }
      switch branch.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        inScope { type = visitBranch(block.statements, expecting: expected, type) }
      default: break
      }
    }
    return type
  }

  /// Walks a branch; a single expression may be the value of the whole.
  private func visitBranch(
    _ items: CodeBlockItemListSyntax, expecting expected: TypeReference, _ known: TypeReference
  ) -> TypeReference {
    guard items.count == 1, let only = items.first, case .expr(let value) = only.item else {
      walkBlock(items)
      return known
    }
    let outer = item
    item = only.textRange.lowerBound
    defer { item = outer }
    let type = visit(value, expecting: expected)
    return known == .unknown ? type : known
  }

  func visitSwitch(
    _ choice: SwitchExprSyntax, expecting expected: TypeReference
  ) -> TypeReference {
    let subject = visit(choice.subject, expecting: .unknown)
    var type = TypeReference.unknown
    walk(choice.cases, subject: subject, expecting: expected, &type)
    judgeCoverage(choice, of: subject)
    return type
  }

  private func walk(
    _ cases: SwitchCaseListSyntax, subject: TypeReference, expecting expected: TypeReference,
    _ type: inout TypeReference
  ) {
    for element in cases {
      switch element {
      case .switchCase(let branch):
        let outer = scope
        scope = SnippetScope(parent: outer)
        if case .case(let label) = branch.label { bind(label, subject) }
        type = visitBranch(branch.statements, expecting: expected, type)
        scope = outer
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          guard case .switchCases(let cases) = clause.elements else { continue }
          walk(cases, subject: subject, expecting: expected, &type)
        }
      default: break
      }
    }
  }

  private func bind(_ label: SwitchCaseLabelSyntax, _ subject: TypeReference) {
    let outer = item
    item = label.textRange.lowerBound
    defer { item = outer }
    for item in label.caseItems {
      bind(item.pattern, subject)
      visit(item.whereClause?.condition, expecting: .unknown)
    }
  }
}
