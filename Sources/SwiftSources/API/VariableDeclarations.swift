// Properties and global variables.

internal import APIModel
internal import SwiftSyntax

/// What the accessors of a property or subscript say.
struct Accessors {
  /// Whether there are accessors that compute a value, and not observers alone.
  var isComputed = false
  var isSettable = false
  var isAsync = false
  var isThrowing = false
  /// The name of the getter in Objective-C, where it has one of its own.
  var objcGetter: String?

  init(_ block: AccessorBlockSyntax?, in source: SourceText) {
    guard let block else { return }
    guard case .accessors(let list) = block.accessors else {
      isComputed = true
      return
    }
    for accessor in list {
      switch accessor.accessorSpecifier.text {
      case "willSet", "didSet", "init": continue
      case "set", "_modify", "modify", "unsafeMutableAddress", "mutableAddress", "mutate":
        isSettable = true
      default:
        objcGetter = AttributeFacts(accessor.attributes, in: source).mark.name ?? objcGetter
        isAsync = isAsync || accessor.effectSpecifiers?.asyncSpecifier != nil
        isThrowing =
          isThrowing || FunctionTypes.throwsErrors(accessor.effectSpecifiers?.throwsClause)
      }
      isComputed = true
    }
  }

  /// The accessors as a reference shows them: ` { get async throws }`.
  func text(isSettable: Bool) -> String {
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    return " { get\(effects)\(isSettable ? " set" : "") }"
  }
}

extension DeclarationReader {
  /// Reads a property or a variable; one declaration may have several.
  mutating func readVariable(_ variable: VariableDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      variable.attributes, variable.modifiers, introducer: variable.bindingSpecifier, in: scope,
      of: source)
    guard head.isVisible else { return }
    var types: [String?] = []
    var following: String?
    for binding in variable.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        following = source.line(of: annotation.type)
      } else if binding.initializer != nil {
        following = nil
      }
      types.append(following)
    }
    for (binding, type) in zip(variable.bindings, types.reversed()) {
      read(binding, type: type, of: variable, head, in: scope)
    }
  }

  private mutating func read(
    _ binding: PatternBindingSyntax, type: String?, of variable: VariableDeclSyntax,
    _ head: DeclarationHead, in scope: Scope
  ) {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return readTuple(binding, of: variable, head, in: scope)
    }
    var declared = property(identifier, of: variable, head, in: scope)
    let accessors = Accessors(binding.accessorBlock, in: source)
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    declared.symbol.objcGetter = accessors.objcGetter
    declared.symbol.isAsync = accessors.isAsync
    declared.symbol.isThrowing = accessors.isThrowing
    declared.symbol.isSettable =
      !isLet && isSettable(head) && (accessors.isSettable || !accessors.isComputed)
    let value = ConstantExpression.value(of: binding)
    declared.symbol.type = type
    if type == nil { declared.evidence = value.flatMap { EvidentType($0, in: source) } }
    if head.modifiers.isStatic, let value {
      declared.symbol.rawValue = ConstantExpression(
        source: source, path: scope.path, values: values
      ).rawValue(of: value, type: type)
      values[declared.symbol.path] = declared.symbol.rawValue
    }
    if type == nil, let value = binding.initializer?.value {
      declared.initialValue = " = " + source.line(of: value)
    }
    var text = declarationText(head, variable.bindingSpecifier)
    text.append(" " + identifier.text)
    text.append(type.map { ": " + $0 } ?? declared.initialValue ?? "")
    if accessors.isComputed || (!isLet && !declared.symbol.isSettable) {
      text.append(accessors.text(isSettable: declared.symbol.isSettable))
    }
    declared.symbol.declaration.swift = text.text
    add(declared)
  }

  /// Reads `let (width, height) = …`: a variable for every name.
  private mutating func readTuple(
    _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, _ head: DeclarationHead,
    in scope: Scope
  ) {
    guard let tuple = binding.pattern.as(TuplePatternSyntax.self) else { return }
    let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for (index, element) in tuple.elements.enumerated() {
      guard let identifier = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      var declared = property(identifier, of: variable, head, in: scope)
      declared.symbol.isSettable = !isLet && isSettable(head)
      if let types, types.count == tuple.elements.count {
        declared.symbol.type = source.line(of: types[index])
      }
      var text = declarationText(head, variable.bindingSpecifier)
      text.append(" " + identifier.text)
      if let type = declared.symbol.type { text.append(": " + type) }
      declared.symbol.declaration.swift = text.text
      add(declared)
    }
  }

  private func property(
    _ identifier: TokenSyntax, of variable: VariableDeclSyntax, _ head: DeclarationHead,
    in scope: Scope
  ) -> DeclaredSymbol {
    symbol(
      scope.isType ? .property : .variable, name(identifier), head, at: identifier, in: scope)
  }
}
