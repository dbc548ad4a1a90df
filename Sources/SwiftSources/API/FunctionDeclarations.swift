// Functions, initializers, subscripts, macros and operators.

internal import APIModel
internal import SwiftSyntax

extension DeclarationReader {
  /// Reads a function or a method.
  mutating func readFunction(_ function: FunctionDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      function.attributes, function.modifiers, introducer: function.funcKeyword, in: scope,
      of: source)
    guard head.isVisible else { return }
    let list = function.signature.parameterClause.parameters
    let parameters = parameters(list, labelled: true)
    var declared = symbol(
      scope.isType ? .method : .function, callName(name(function.name), parameters), head,
      at: function.name, in: scope)
    declared.symbol.parameters = parameters
    declared.trailingFunctions = FunctionTypes.trailing(list)
    declared.symbol.genericParameters = genericParameters(function.genericParameterClause)
    readSignature(function.signature, into: &declared.symbol)
    declared.symbol.declaration.swift =
      declarationText(
        head, function.funcKeyword, function.name, function.genericParameterClause,
        function.signature, function.genericWhereClause
      ).text
    add(declared)
  }

  /// Reads an initializer; its type is what it makes.
  mutating func readInitializer(_ initializer: InitializerDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      initializer.attributes, initializer.modifiers, introducer: initializer.initKeyword,
      in: scope, of: source)
    guard head.isVisible else { return }
    let list = initializer.signature.parameterClause.parameters
    let parameters = parameters(list, labelled: true)
    var declared = symbol(
      .initializer, callName("init", parameters), head, at: initializer.initKeyword, in: scope)
    declared.symbol.parameters = parameters
    declared.trailingFunctions = FunctionTypes.trailing(list)
    declared.symbol.genericParameters = genericParameters(initializer.genericParameterClause)
    readSignature(initializer.signature, into: &declared.symbol)
    let made = scope.path.joined(separator: ".")
    declared.symbol.type = made + (initializer.optionalMark?.text ?? "")
    declared.symbol.declaration.swift =
      declarationText(
        head, initializer.initKeyword, initializer.optionalMark,
        initializer.genericParameterClause, initializer.signature, initializer.genericWhereClause
      ).text
    add(declared)
  }

  /// Reads a subscript, whose parameters have a label only where two names are written.
  mutating func readSubscript(_ declaration: SubscriptDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      declaration.attributes, declaration.modifiers, introducer: declaration.subscriptKeyword,
      in: scope, of: source)
    guard head.isVisible else { return }
    let parameters = parameters(declaration.parameterClause.parameters, labelled: false)
    var declared = symbol(
      .subscript, callName("subscript", parameters), head, at: declaration.subscriptKeyword,
      in: scope)
    let accessors = Accessors(declaration.accessorBlock, in: source)
    declared.symbol.parameters = parameters
    declared.symbol.genericParameters = genericParameters(declaration.genericParameterClause)
    declared.symbol.type = source.line(of: declaration.returnClause.type)
    declared.symbol.isAsync = accessors.isAsync
    declared.symbol.isThrowing = accessors.isThrowing
    declared.symbol.isSettable = accessors.isSettable && isSettable(head)
    var text = declarationText(
      head, declaration.subscriptKeyword, declaration.genericParameterClause,
      declaration.parameterClause, declaration.returnClause, declaration.genericWhereClause)
    text.append(accessors.text(isSettable: declared.symbol.isSettable))
    declared.symbol.declaration.swift = text.text
    add(declared)
  }

  /// Reads a macro, without what it is expanded by.
  mutating func readMacro(_ macro: MacroDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      macro.attributes, macro.modifiers, introducer: macro.macroKeyword, in: scope, of: source)
    guard head.isVisible else { return }
    let parameters = parameters(macro.signature.parameterClause.parameters, labelled: true)
    var declared = symbol(
      .macro, callName(name(macro.name), parameters), head, at: macro.name, in: scope)
    declared.symbol.parameters = parameters
    declared.symbol.genericParameters = genericParameters(macro.genericParameterClause)
    readSignature(macro.signature, into: &declared.symbol)
    declared.symbol.declaration.swift =
      declarationText(
        head, macro.macroKeyword, macro.name, macro.genericParameterClause, macro.signature,
        macro.genericWhereClause
      ).text
    add(declared)
  }

  /// Reads the declaration of an operator, which is seen wherever its module is.
  mutating func readOperator(_ declaration: OperatorDeclSyntax, in scope: Scope) {
    var scope = scope
    scope.defaultAccess = .public
    let head = DeclarationHead(
      [], [], introducer: declaration.fixitySpecifier, in: scope, of: source)
    var declared = symbol(
      .operator, declaration.name.text, head, at: declaration.name, in: scope)
    declared.symbol.declaration.swift = source.text(of: declaration)
    add(declared)
  }

  /// A name with its labels: `configure(position:animated:)`.
  func callName(_ base: String, _ parameters: [Parameter]) -> String {
    base + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Whether clients may set what can be set.
  func isSettable(_ head: DeclarationHead) -> Bool {
    head.modifiers.setterAccess.map { $0 >= .public } ?? true
  }

  private func readSignature(_ signature: FunctionSignatureSyntax, into symbol: inout Symbol) {
    symbol.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    symbol.isThrowing = FunctionTypes.throwsErrors(signature.effectSpecifiers?.throwsClause)
    guard let clause = signature.returnClause else { return }
    let type = source.line(of: clause.type)
    symbol.type = ["Void", "()"].contains(type) ? nil : type
  }

  private func parameters(_ list: FunctionParameterListSyntax, labelled: Bool) -> [Parameter] {
    list.map { parameter in
      let first = name(parameter.firstName)
      let second = parameter.secondName.map { name($0) }
      let (type, isInout) = FunctionTypes.parameterType(parameter.type)
      return Parameter(
        label: first == "_" || (second == nil && !labelled) ? nil : first,
        name: second ?? first, type: source.line(of: type),
        defaultValue: parameter.defaultValue.map { source.line(of: $0.value) },
        isVariadic: parameter.ellipsis != nil, isInout: isInout)
    }
  }
}
