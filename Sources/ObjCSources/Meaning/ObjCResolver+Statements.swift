// Statements and declarations.

internal import APIModel

extension ObjCResolver {
  func read(_ statements: [ObjCStatement]) {
    for statement in statements { read(statement) }
  }

  private func read(_ statement: ObjCStatement) {
    switch statement {
    case .expression(let value): evaluate(value)
    case .returned(let value): evaluate(value, expecting: result)
    case .variables(let variables): for variable in variables { read(variable) }
    case .scope(let body): inScope { read(body) }
    case .forIn(let variable, let list, let body): readLoop(variable, list, body)
    case .switchOver(let choice): read(choice)
    case .caseLabel(let value): evaluate(value)
    case .type(let declaration): read(declaration)
    case .method(let method): read(method)
    case .function(let function): read(function)
    case .property(let property): for variable in property.variables { noteTypes(variable.type) }
    case .alias(let variable): noteTypes(variable.type)
    case .forward, .imported, .macro: break
    }
  }

  private func read(_ variable: ObjCVariable) {
    noteTypes(variable.type)
    let type = type(variable.type)
    let value = variable.value.map { evaluate($0, expecting: type) }
    declare(variable.name, variable.type, value: value)
  }

  private func readLoop(_ variable: ObjCVariable?, _ list: ObjCExpression, _ body: [ObjCStatement])
  {
    let value = evaluate(list)
    inScope {
      if let variable {
        noteTypes(variable.type)
        var element = ObjCValue.unknown
        if case .array(let type) = value.type.unwrapped { element.type = type }
        declare(variable.name, variable.type, value: element)
      }
      read(body)
    }
  }

  /// The labels of a switch over an enum are cases of it.
  private func read(_ choice: ObjCSwitch) {
    let type = evaluate(choice.value).type
    for statement in choice.body {
      guard case .scope(let inner) = statement else {
        read(statement)
        continue
      }
      judgeCoverage(choice, inner, type)
      inScope {
        for statement in inner {
          if case .caseLabel(let label) = statement {
            evaluate(label, expecting: type)
          } else {
            read(statement)
          }
        }
      }
    }
  }

  /// Notes a switch over an enum of the API that lacks some of its cases.
  private func judgeCoverage(
    _ choice: ObjCSwitch, _ body: [ObjCStatement], _ type: TypeReference
  ) {
    guard let type = type.symbol, tokens.isMark(choice.bodyTokens.upperBound - 1, "}") else {
      return
    }
    var named: Set<String> = []
    for case .caseLabel(let label) in body {
      guard case .name(let index) = label else { return }
      named.insert(tokens.text(index))
    }
    let missing = api.casesMissed(bySwitchOver: type, naming: named, covering: named, \.objcName)
    guard !missing.isEmpty else { return }
    note(
      PartialSwitch(
        range: tokens.bytes(choice.start..<(choice.close + 1)),
        bodyRange: tokens.bytes(choice.bodyTokens), type: type, missing: missing))
  }

  // MARK: Declarations

  private func read(_ declaration: ObjCTypeDeclaration) {
    if let superclass = declaration.superclass { noteType(superclass) }
    for name in declaration.protocols { noteType(name) }
    if declaration.isCategory { noteType(declaration.name) }
    for field in declaration.fields { noteTypes(field.type) }
    let outer = owner
    owner = locals.types[tokens.text(declaration.name)]
    read(declaration.members)
    owner = outer
  }

  private func read(_ method: ObjCMethod) {
    if let result = method.result { noteTypes(result) }
    let parameters = method.parts.compactMap(\.parameter)
    for parameter in parameters { noteTypes(parameter.type) }
    guard let body = method.body else { return }
    let outer = isInClassMethod
    isInClassMethod = method.isStatic
    read(body, parameters, giving: method.result.map { type($0) } ?? .unknown)
    isInClassMethod = outer
  }

  private func read(_ function: ObjCFunction) {
    noteTypes(function.result)
    for parameter in function.parameters { noteTypes(parameter.type) }
    guard let body = function.body else { return }
    read(body, function.parameters, giving: type(function.result))
  }

  /// Reads the body of a method, a function or a block.
  func read(
    _ body: [ObjCStatement], _ parameters: [ObjCParameter], giving type: TypeReference
  ) {
    let outer = result
    result = type
    inScope {
      for parameter in parameters {
        if let name = parameter.name { declare(name, parameter.type) }
      }
      read(body)
    }
    result = outer
  }
}
