// Types, extensions, type aliases and associated types.

internal import APIModel
internal import SwiftSyntax

extension DeclarationReader {
  /// Reads a type and its members.
  mutating func readType(
    _ type: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax, _ kind: Symbol.Kind,
    in scope: Scope
  ) {
    let head = DeclarationHead(
      type.attributes, type.modifiers, introducer: type.introducer, in: scope, of: source)
    let name = name(type.name)
    guard head.isVisible else { return hide(scope.path + [name]) }
    var declared = symbol(kind, name, head, at: type.name, in: scope)
    declared.symbol.inherits = inherited(type.inheritanceClause)
    let generic = type.asProtocol(WithGenericParametersSyntax.self)
    let asProtocol = type.as(ProtocolDeclSyntax.self)
    declared.symbol.genericParameters = genericParameters(generic?.genericParameterClause)
    declared.symbol.declaration.swift =
      declarationText(
        head, type.introducer, type.name, generic?.genericParameterClause,
        asProtocol?.primaryAssociatedTypeClause, type.inheritanceClause,
        generic?.genericWhereClause ?? asProtocol?.genericWhereClause
      ).text
    add(declared)

    var inner = scope
    inner.path.append(name)
    inner.kind = kind
    inner.defaultAccess = kind == .protocol ? head.access : .internal
    inner.availability = Availability()
    inner.exposesMembers = false
    read(type.memberBlock.members, in: inner)
  }

  /// Reads an enum: its raw values are counted while its cases are read.
  mutating func readEnum(_ type: EnumDeclSyntax, in scope: Scope) {
    let outer = rawValues
    rawValues = RawValues(rawType: inherited(type.inheritanceClause).first)
    readType(type, .enum, in: scope)
    rawValues = outer
  }

  /// Reads an extension: its members belong to the type that it names.
  mutating func readExtension(_ type: ExtensionDeclSyntax, in scope: Scope) {
    let facts = AttributeFacts(type.attributes, in: source)
    var inner = scope
    inner.path = extendedPath(type.extendedType)
    inner.extendedNames = inner.path.count
    inner.defaultAccess = Modifiers(type.modifiers).access ?? .internal
    inner.isSPI = facts.isSPI
    inner.availability = facts.availability
    inner.constraint = type.genericWhereClause.map { source.line(of: $0) } ?? ""
    inner.exposesMembers = facts.mark.isExposed
    let inherits = inherited(type.inheritanceClause)
    if !inherits.isEmpty, !facts.availability.isUnavailable, !facts.isSPI {
      add(DeclaredExtension(path: inner.path, inherits: inherits))
    }
    read(type.memberBlock.members, in: inner)
  }

  /// Reads a type alias.
  mutating func readTypeAlias(_ alias: TypeAliasDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      alias.attributes, alias.modifiers, introducer: alias.typealiasKeyword, in: scope, of: source)
    guard head.isVisible else { return }
    var declared = symbol(.typealias, name(alias.name), head, at: alias.name, in: scope)
    declared.symbol.type = source.line(of: alias.initializer.value)
    declared.symbol.genericParameters = genericParameters(alias.genericParameterClause)
    declared.symbol.declaration.swift =
      declarationText(
        head, alias.typealiasKeyword, alias.name, alias.genericParameterClause, alias.initializer,
        alias.genericWhereClause
      ).text
    add(declared)
  }

  /// Reads an associated type; one with a default may be left out by a conforming type.
  mutating func readAssociatedType(_ type: AssociatedTypeDeclSyntax, in scope: Scope) {
    let head = DeclarationHead(
      type.attributes, type.modifiers, introducer: type.associatedtypeKeyword, in: scope,
      of: source)
    guard head.isVisible else { return }
    var declared = symbol(.associatedtype, name(type.name), head, at: type.name, in: scope)
    declared.symbol.inherits = inherited(type.inheritanceClause)
    declared.symbol.type = type.initializer.map { source.line(of: $0.value) }
    declared.symbol.isOptionalRequirement = type.initializer != nil
    declared.symbol.declaration.swift =
      declarationText(
        head, type.associatedtypeKeyword, type.name, type.inheritanceClause, type.initializer,
        type.genericWhereClause
      ).text
    add(declared)
  }

  /// The names of generic parameters.
  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause.map { $0.parameters.map { name($0.name) } } ?? []
  }

  /// The names of a list of superclasses and protocols, without `@unchecked` and `~Copyable`.
  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      let parts = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
      return parts.map { source.line(of: $0) }.filter { !$0.isEmpty && !$0.hasPrefix("~") }
    }
  }

  /// The names of an extended type: `[Int]` is `Array`, `Int?` is `Optional`.
  private func extendedPath(_ type: TypeSyntax) -> [String] {
    if type.is(ArrayTypeSyntax.self) { return ["Array"] }
    if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if type.is(OptionalTypeSyntax.self) { return ["Optional"] }
    var depth = 0
    let names = source.line(of: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0 && character != "`" && character != " "
    }
    return names.split(separator: ".").map(String.init)
  }
}
