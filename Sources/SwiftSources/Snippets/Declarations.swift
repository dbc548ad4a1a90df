// Declarations: their types, default values and bodies.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  func walk(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): walk(variable, isMember: false)
    case .functionDecl(let function): walk(function)
    case .initializerDecl(let initializer): walk(initializer)
    case .deinitializerDecl(let deinitializer):
      inFunction(isStatic: false) { walkBody(deinitializer.body, result: .void) }
    case .subscriptDecl(let subscripted): walk(subscripted)
    case .extensionDecl(let extended): walk(extended)
    case .typeAliasDecl(let alias): _ = type(alias.initializer.value)
    case .enumCaseDecl(let cases): walk(cases)
    case .importDecl(let imported):
      if let module = imported.path.first { imports.insert(module.name.text) }
    case .ifConfigDecl(let conditional): walk(conditional)
    case .macroExpansionDecl(let macro):
      for argument in macro.arguments { visit(argument.expression, expecting: .unknown) }
      if let closure = macro.trailingClosure { visit(ExprSyntax(closure), expecting: .unknown) }
    default: if let head = TypeHead(declaration) { walk(head) }
    }
  }

  func visit(_ attribute: AttributeListSyntax.Element) {
    switch attribute {
    case .attribute(let attribute):
      // `@objc`, `@escaping` and other attributes of the language name no type.
      if attribute.attributeName.startsWithCapital { _ = type(attribute.attributeName) }
      if case .argumentList(let arguments)? = attribute.arguments {
        for argument in arguments { visit(argument.expression, expecting: .unknown) }
      }
    default: break
    }
  }

  private func visit(_ attributes: AttributeListSyntax) {
    for attribute in attributes { visit(attribute) }
  }

  // MARK: Types

  private func walk(_ head: TypeHead) {
    visit(head.attributes)
    let path = (scope.innermostPath ?? []) + [head.name]
    let owner = localTypes[path.joined(separator: ".")] ?? localTypes[head.name]
    walk(head, as: owner)
  }

  private func walk(_ extended: ExtensionDeclSyntax) {
    visit(extended.attributes)
    let reference = type(extended.extendedType)
    walk(TypeHead(extended), as: localType(extending: reference))
  }

  private func walk(_ head: TypeHead, as owner: LocalType?) {
    inScope(owner: owner) {
      bind(head.genericParameters)
      for inherited in head.inherited { _ = type(inherited) }
      if let owner { scope.bind("self", .value(owner.reference)) }
      walk(head.memberBlock.members)
    }
  }

  private func walk(_ members: MemberBlockItemListSyntax) {
    for member in members {
      let outer = item
      item = member.textRange.lowerBound
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        walk(variable, isMember: true)
      } else {
        walk(member.decl)
      }
      item = outer
    }
  }

  private func walk(_ conditional: IfConfigDeclSyntax) {
    for clause in conditional.clauses {
      switch clause.elements {
      case .statements(let items): walk(items)
      case .decls(let members): walk(members)
      default: break
      }
    }
  }

  private func walk(_ cases: EnumCaseDeclSyntax) {
    for element in cases.elements {
      if let payload = element.parameterClause {
        for parameter in payload.parameters {
          let type = self.type(parameter.type)
          if let value = parameter.defaultValue?.value { visit(value, expecting: type) }
        }
      }
      if let value = element.rawValue?.value { visit(value, expecting: .unknown) }
    }
  }

  // MARK: Functions

  private func walk(_ function: FunctionDeclSyntax) {
    visit(function.attributes)
    inFunction(isStatic: function.modifiers.isStatic) {
      bind(function.genericParameterClause, function.genericWhereClause)
      bind(function.signature.parameterClause)
      let result = function.signature.returnClause.map { type($0.type) } ?? .void
      if let body = function.body { inScope { walkBody(body.statements, result: result) } }
    }
  }

  private func walk(_ initializer: InitializerDeclSyntax) {
    visit(initializer.attributes)
    inFunction(isStatic: false) {
      bind(initializer.genericParameterClause)
      bind(initializer.signature.parameterClause)
      walkBody(initializer.body, result: .void)
    }
  }

  private func walk(_ subscripted: SubscriptDeclSyntax) {
    inFunction(isStatic: subscripted.modifiers.isStatic) {
      bind(subscripted.genericParameterClause)
      bind(subscripted.parameterClause)
      let result = type(subscripted.returnClause.type)
      walk(subscripted.accessorBlock, result: result)
    }
  }

  private func walkBody(_ body: CodeBlockSyntax?, result: TypeReference) {
    if let body { inScope { walkBody(body.statements, result: result) } }
  }

  /// Does something in the scope of a function, where `self` is the value or the type.
  private func inFunction(isStatic: Bool, _ work: () -> Void) {
    inScope {
      if isStatic, let owner = scope.innermostOwner {
        scope.bind("self", .value(.metatype(owner.reference)))
      }
      work()
    }
  }

  /// Binds generic parameters; one with a single constraint has the members of that.
  private func bind(
    _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax? = nil
  ) {
    guard let generics else { return }
    for parameter in generics.parameters {
      scope.bind(parameter.name.identifierText, .type(.unknown))
    }
    for parameter in generics.parameters {
      let name = parameter.name.identifierText
      var constraints = parameter.inheritedType.map { [type($0)] } ?? []
      if let conditions {
        for requirement in conditions.requirements {
          constraints += self.constraints(of: name, by: requirement.requirement)
        }
      }
      if constraints.count == 1 { scope.bind(name, .type(constraints[0])) }
    }
  }

  /// What a requirement of a `where` clause says of the generic parameter of this name.
  private func constraints(
    of name: String, by requirement: GenericRequirementSyntax.Requirement
  ) -> [TypeReference] {
    switch requirement {
    case .conformanceRequirement(let conformance):
      conformance.leftType.trimmedDescription == name ? [type(conformance.rightType)] : []
    default: [.unknown]
    }
  }

  private func bind(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      visit(parameter.attributes)
      let written = type(parameter.type)
      if let value = parameter.defaultValue?.value { visit(value, expecting: written) }
      let name = parameter.secondName ?? parameter.firstName
      let isVariadic = parameter.ellipsis != nil
      scope.bind(name.identifierText, .value(isVariadic ? .array(written) : written))
    }
  }

  // MARK: Variables

  private func walk(_ variable: VariableDeclSyntax, isMember: Bool) {
    let isAsync = variable.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
    guard isAsync else { return walkBindings(variable, isMember: isMember) }
    unmarked(variable.textRange) { walkBindings(variable, isMember: isMember) }
  }

  private func walkBindings(_ variable: VariableDeclSyntax, isMember: Bool) {
    visit(variable.attributes)
    let bindings = Array(variable.bindings)
    for (index, binding) in bindings.enumerated() {
      var annotation = self.type(binding.typeAnnotation)
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let shared = bindings[index...].first(where: { $0.typeAnnotation != nil })
      {
        // In `let a, b: Lamp` the annotation of the last one is that of all.
        annotation = quietly(in: scope) { self.type(shared.typeAnnotation) }
      }
      let value = binding.initializer.map { visit($0.value, expecting: annotation) }
      let type = binding.typeAnnotation == nil ? value ?? annotation : annotation
      if !isMember { bind(binding.pattern, type) }
      inFunction(isStatic: isMember && variable.modifiers.isStatic) {
        walk(binding.accessorBlock, result: type)
      }
    }
  }

  private func walk(_ accessors: AccessorBlockSyntax?, result: TypeReference) {
    switch accessors?.accessors {
    case .getter(let items): inScope { walkBody(items, result: result) }
    case .accessors(let list):
      for accessor in list {
        inScope {
          let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
          for name in ["newValue", "oldValue"] where !isGetter {
            scope.bind(name, .value(result))
          }
          if let name = accessor.parameters?.name {
            scope.bind(name.identifierText, .value(result))
          }
          walkBody(accessor.body, result: isGetter ? result : .void)
        }
      }
    default: break
    }
  }
}

extension SnippetScope {
  /// The path of the innermost type around, where there is one.
  fileprivate var innermostPath: [String]? { innermostOwner?.path }
}

extension TypeSyntax {
  /// Whether the name starts with a capital letter, as those of types do.
  fileprivate var startsWithCapital: Bool {
    guard let first = firstToken(viewMode: .sourceAccurate)?.text.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }
}
