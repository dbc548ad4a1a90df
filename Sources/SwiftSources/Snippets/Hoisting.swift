// What can be named before it is declared: types, functions, members.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Binds the types and functions of a block, which can be used above their declarations.
  func hoist(_ items: CodeBlockItemListSyntax) {
    hoist(items.compactMap { $0.item.as(DeclSyntax.self) })
  }

  /// Binds the variables of the file, which functions above them can use.
  func hoistVariables(_ items: CodeBlockItemListSyntax) {
    for case .decl(let declaration) in items.map(\.item) {
      guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
      for (name, value) in lazyValues(of: variable, in: scope) {
        scope.bind(name, .lazyValue(value))
      }
    }
  }

  private func hoist(_ declarations: [DeclSyntax]) {
    let all = declarations.flatMap(Self.withConditional)
    for declaration in all where !declaration.is(TypeAliasDeclSyntax.self) {
      hoistType(declaration, outer: nil)
    }
    // An alias may stand for a type below it.
    for declaration in all where declaration.is(TypeAliasDeclSyntax.self) {
      hoistType(declaration, outer: nil)
    }
    for declaration in all { hoistExtension(declaration) }
    for declaration in all {
      guard let function = declaration.as(FunctionDeclSyntax.self) else { continue }
      let local = LocalFunction(signature: function.signature, scope: scope)
      scope.bind(function.name.identifierText, local)
    }
  }

  /// The declaration, or those inside of its `#if`.
  private static func withConditional(_ declaration: DeclSyntax) -> [DeclSyntax] {
    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
    return conditional.clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .statements(let items):
        items.compactMap { $0.item.as(DeclSyntax.self) }.flatMap(withConditional)
      case .decls(let members): members.map(\.decl).flatMap(withConditional)
      default: []
      }
    }
  }

  /// Makes a type known, with the types inside of it.
  private func hoistType(_ declaration: DeclSyntax, outer: LocalType?) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let value = LazyValue(
        annotation: alias.initializer.value, initializer: nil, scope: scope)
      let binding = Binding.type(alias.genericParameterClause == nil ? type(of: value) : .unknown)
      bind(alias.name.identifierText, binding, isStatic: true, in: outer)
      return
    }
    guard let head = TypeHead(declaration) else { return }
    let path = (outer?.path ?? []) + [head.name]
    let type = LocalType(
      reference: .named(path, arguments: []), path: path, isDeclared: true)
    localTypes[path.joined(separator: ".")] = type
    bind(head.name, .type(type.reference), isStatic: true, in: outer)
    addMembers(of: head, to: type)
  }

  private func bind(_ name: String, _ binding: Binding, isStatic: Bool, in outer: LocalType?) {
    if let outer {
      outer.members[name, default: []].append(LocalMember(isStatic: isStatic, binding: binding))
    } else {
      scope.bind(name, binding)
    }
  }

  /// Adds the members of an extension to what is known of its type, the snippet's or another.
  private func hoistExtension(_ declaration: DeclSyntax) {
    guard let extended = declaration.as(ExtensionDeclSyntax.self) else { return }
    let reference = quietly(in: scope) { type(extended.extendedType) }
    guard let type = localType(extending: reference) else { return }
    addMembers(of: TypeHead(extended), to: type)
  }

  /// What is known of an extended type, made where it is met for the first time.
  func localType(extending reference: TypeReference) -> LocalType? {
    switch reference {
    case .symbol(let handle, _):
      if let known = extensions[handle] { return known }
      let type = LocalType(
        reference: .symbol(handle, arguments: []), path: api[handle].path, isDeclared: false)
      extensions[handle] = type
      return type
    case .named(let path, _):
      let name = path.joined(separator: ".")
      if let known = localTypes[name] { return known }
      let type = LocalType(
        reference: .named(path, arguments: []), path: path, isDeclared: false)
      localTypes[name] = type
      return type
    default: return nil
    }
  }

  private func addMembers(of head: TypeHead, to type: LocalType) {
    let inner = SnippetScope(parent: scope, owner: type)
    for parameter in head.generics { inner.bind(parameter, .type(.unknown)) }
    inner.bind("self", .value(type.reference))
    type.inherited += head.inherited.map { ($0, inner) }
    let members = head.members.flatMap(Self.withConditional)
    type.bodies.append((members, inner))
    for member in members { add(member, to: type, in: inner) }
  }

  private func add(_ member: DeclSyntax, to type: LocalType, in inner: SnippetScope) {
    func bind(_ name: String, _ binding: Binding, isStatic: Bool) {
      self.bind(name, binding, isStatic: isStatic, in: type)
    }
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for (name, value) in lazyValues(of: variable, in: inner) {
        bind(name, .lazyValue(value), isStatic: variable.modifiers.isStatic)
      }
    case .functionDecl(let function):
      let local = LocalFunction(signature: function.signature, scope: inner)
      bind(
        function.name.identifierText, .functions([local]), isStatic: function.modifiers.isStatic)
    case .initializerDecl(let initializer):
      let isFailable = initializer.optionalMark != nil
      let made = isFailable ? type.reference.wrapped : type.reference
      let local = LocalFunction(signature: initializer.signature, scope: inner, made: made)
      bind("init", .functions([local]), isStatic: true)
    case .enumCaseDecl(let cases):
      for element in cases.elements {
        bind(element.name.identifierText, .value(type.reference), isStatic: true)
      }
    default:
      let outer = scope
      scope = inner
      hoistType(member, outer: type)
      scope = outer
    }
  }

  /// The variables of a declaration by name, to be read when somebody asks.
  private func lazyValues(
    of variable: VariableDeclSyntax, in scope: SnippetScope
  ) -> [(String, LazyValue)] {
    let bindings = Array(variable.bindings)
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      // In `let a, b: Lamp` the annotation of the last one is that of all.
      let annotation = bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation
      let value = LazyValue(
        annotation: annotation?.type, initializer: binding.initializer?.value, scope: scope)
      return (pattern.identifier.identifierText, value)
    }
  }
}

/// What every declaration of a nominal type has.
struct TypeHead {
  let name: String
  let attributes: AttributeListSyntax
  let inheritance: InheritanceClauseSyntax?
  let genericParameters: GenericParameterClauseSyntax?
  let memberBlock: MemberBlockSyntax

  /// The head of a class, struct, enum, actor or protocol; `nil` for any other declaration.
  init?(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): self.init(type, type.name, type.genericParameterClause)
    case .structDecl(let type): self.init(type, type.name, type.genericParameterClause)
    case .enumDecl(let type): self.init(type, type.name, type.genericParameterClause)
    case .actorDecl(let type): self.init(type, type.name, type.genericParameterClause)
    case .protocolDecl(let type): self.init(type, type.name, nil)
    default: return nil
    }
  }

  init(_ extended: ExtensionDeclSyntax) {
    self.init(extended, nil, nil)
  }

  private init(
    _ group: some DeclGroupSyntax, _ name: TokenSyntax?, _ generics: GenericParameterClauseSyntax?
  ) {
    self.name = name?.identifierText ?? ""
    attributes = group.attributes
    inheritance = group.inheritanceClause
    genericParameters = generics
    memberBlock = group.memberBlock
  }

  var generics: [String] { genericParameters?.parameters.map(\.name.identifierText) ?? [] }
  var inherited: [TypeSyntax] { inheritance?.inheritedTypes.map(\.type) ?? [] }
  var members: [DeclSyntax] { memberBlock.members.map(\.decl) }
}

extension DeclModifierListSyntax {
  /// Whether a member belongs to the type.
  var isStatic: Bool { staticRange != nil }

  /// Where the word stands that makes a member the type's.
  var staticRange: Range<Int>? {
    first {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }?.name.textRange
  }
}

extension TokenSyntax {
  /// The text without the backticks around a name that is a keyword.
  var identifierText: String {
    let text = self.text
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
