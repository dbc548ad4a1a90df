// The types that a snippet writes.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// The type that is written, with each name of the API in it noted as a use.
  func type(_ syntax: TypeSyntax) -> TypeReference {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType: return nominalType(syntax)
    case .optionalType(let type): return optionalType(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type):
      // What may be used without a mark is as good as the plain type.
      return optionalType(type.wrappedType).withoutOptional
    case .arrayType(let type): return .array(self.type(type.element))
    case .dictionaryType(let type):
      return .dictionary(key: self.type(type.key), value: self.type(type.value))
    case .tupleType(let tuple):
      let elements = tuple.elements.map { type($0.type) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .functionType(let function):
      let parameters = function.parameters.map { type($0.type) }
      return .function(parameters: parameters, result: type(function.returnClause.type))
    case .attributedType(let type):
      if type.specifiers.contains(where: { $0.trimmedDescription == "isolated" }) {
        hasIsolatedParameters = true
      }
      return self.type(type.baseType)
    case .someOrAnyType(let type): return self.type(type.constraint)
    case .metatypeType(let type): return .metatype(self.type(type.baseType))
    case .compositionType(let composition):
      for element in composition.elements { _ = type(element.type) }
      return .unknown
    default:
      for child in syntax.children(viewMode: .sourceAccurate) {
        if let inner = child.as(TypeSyntax.self) { _ = type(inner) }
      }
      return .unknown
    }
  }

  /// The type of an annotation, if there is one.
  func type(_ annotation: TypeAnnotationSyntax?) -> TypeReference {
    annotation.map { type($0.type) } ?? .unknown
  }

  private func optionalType(_ wrapped: TypeSyntax) -> TypeReference {
    // `A????` nests as deep as it is long.
    var inner = wrapped
    while true {
      if let optional = inner.as(OptionalTypeSyntax.self) {
        inner = optional.wrappedType
      } else if let optional = inner.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        inner = optional.wrappedType
      } else {
        return type(inner).wrapped
      }
    }
  }

  private func nominalType(_ syntax: TypeSyntax) -> TypeReference {
    var names: [TokenSyntax] = []
    var arguments: [TypeReference] = []
    var current = syntax
    while true {
      if let member = current.as(MemberTypeSyntax.self) {
        names.append(member.name)
        arguments += genericArguments(member.genericArgumentClause)
        current = member.baseType
        continue
      }
      guard let identifier = current.as(IdentifierTypeSyntax.self) else {
        _ = type(current)
        return .unknown
      }
      names.append(identifier.name)
      arguments += genericArguments(identifier.genericArgumentClause)
      break
    }
    guard names.count <= Self.longestPath else { return .unknown }
    return nominalType(names: names.reversed(), arguments: arguments)
  }

  /// The types between `<` and `>`.
  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { self.type(type) } else { .unknown }
    }
  }

  private func nominalType(
    names: [TokenSyntax], arguments: [TypeReference]
  ) -> TypeReference {
    guard let first = names.first else { return .unknown }
    let texts = names.map(\.identifierText)
    if let local = localType(named: texts) { return local }
    guard let (root, start) = rootType(texts) else {
      if let module = missingInModule(texts) {
        noteUnknown(names[1], in: module, from: first)
      } else if let module = api.moduleOfType(near: texts[0]) {
        noteUnknown(first, in: module, from: first)
      }
      return .nominal(texts, arguments: arguments)
    }
    let chain = newChain()
    var type = root
    note(type, at: names[start], from: first, chain: chain)
    for (index, name) in names.enumerated().dropFirst(start + 1) {
      guard let nested = nestedType(texts[index], in: type) else {
        noteMissingType(name, in: type, from: first, chain: chain)
        return .unknown
      }
      type = nested
      note(type, at: name, from: first, chain: chain)
    }
    let meaning = api.type(of: type)
    if case .symbol(let handle, _) = meaning { return .symbol(handle, arguments: arguments) }
    return meaning
  }

  // MARK: Finding

  /// The type that the snippet declares under this path; `unknown` where that type has no such
  /// member, `nil` where the first name is not the snippet's.
  private func localType(named path: [String]) -> TypeReference? {
    guard let first = path.first, let found = localType(named: first) else { return nil }
    guard path.count > 1 else { return found }
    guard case .named(let start, _) = found else { return .unknown }
    let whole = start + path.dropFirst()
    return localTypes[whole.joined(separator: ".")]?.reference ?? .unknown
  }

  private func localType(named name: String) -> TypeReference? {
    if name == "Self" { return scope.innermostOwner?.reference ?? .unknown }
    var current: SnippetScope? = scope
    while let scope = current {
      if case .type(let type)? = scope.names[name] { return type }
      for member in scope.owner?.members[name] ?? [] {
        if case .type(let type) = member.binding { return type }
      }
      current = scope.parent
    }
    return nil
  }

  /// The type of the API that a path starts with, and the place of its name in the path.
  func rootType(_ path: [String]) -> (SymbolHandle, Int)? {
    guard let first = path.first else { return nil }
    let found = api.type(named: first, from: owningPath, importing: imports)
    if path.count > 1, api.moduleNames.contains(first),
      let inner = api.type(named: [first, path[1]]),
      found.flatMap({ nestedType(path[1], in: $0) }) == nil
    {
      return (inner, 1)
    }
    guard let found, !isUncertain(first) else { return nil }
    return (found, 0)
  }

  /// The path of the API's type that the snippet extends here.
  private var owningPath: [String] {
    guard let owner = scope.innermostOwner, owner.reference.symbol != nil else { return [] }
    return owner.path
  }

  /// Whether a type of this name may well be another library's.
  func isUncertain(_ name: String) -> Bool {
    ForeignNames.types.contains(name) && imports.isDisjoint(with: api.moduleNames)
  }

  /// A type declared inside of another, or of one that it inherits from.
  func nestedType(_ name: String, in type: SymbolHandle) -> SymbolHandle? {
    guard let owner = api.type(of: type).symbol else { return nil }
    return api.members(of: owner, named: name, isStatic: true).first {
      api[$0].kind.isType || api[$0].kind == .typealias || api[$0].kind == .associatedtype
    }
  }

  /// The module that a path names, where the module has no type of the next name.
  private func missingInModule(_ path: [String]) -> String? {
    guard path.count > 1, let module = path.first, api.moduleNames.contains(module),
      api.globals(named: path[1]).isEmpty
    else { return nil }
    return module
  }

  // MARK: Noting

  private func note(
    _ type: SymbolHandle, at name: TokenSyntax, from first: TokenSyntax, chain: Int
  ) {
    note(
      use(of: name, from: first, chain: chain, spelling: api[type].qualifiedName, .resolved(type)))
  }

  private func noteUnknown(_ name: TokenSyntax, in module: String, from first: TokenSyntax) {
    let spelling =
      name == first ? name.identifierText : "\(module).\(name.identifierText)"
    note(
      use(
        of: name, from: first, chain: newChain(), spelling: spelling,
        .unknownName(module: module)))
  }

  private func noteMissingType(
    _ name: TokenSyntax, in type: SymbolHandle, from first: TokenSyntax, chain: Int
  ) {
    guard let owner = api.type(of: type).symbol, isCertain(owner),
      api.members(of: owner, named: name.identifierText).isEmpty,
      !Self.impliedTypes.contains(name.identifierText)
    else { return }
    let spelling = "\(api[owner].qualifiedName).\(name.identifierText)"
    note(
      use(of: name, from: first, chain: chain, spelling: spelling, .unknownMember(of: owner)))
  }

  private func use(
    of name: TokenSyntax, from first: TokenSyntax, chain: Int, spelling: String,
    _ outcome: SymbolUse.Outcome
  ) -> SymbolUse {
    let start = first.textRange.lowerBound
    return SymbolUse(
      range: name.textRange, chainRange: start..<name.textRange.upperBound, spelling: spelling,
      name: name.identifierText, outcome: outcome, chain: chain)
  }

  /// Types inside of a type that the compiler makes.
  private static let impliedTypes: Set<String> = [
    "ID", "RawValue", "AllCases", "Element", "ArrayLiteralElement", "StringLiteralType",
    "IntegerLiteralType", "CodingKeys", "Index", "Iterator", "Type", "Protocol", "Self",
  ]

  /// Longer paths name no type.
  private static let longestPath = 32
}
