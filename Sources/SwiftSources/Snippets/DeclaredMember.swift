// Methods and properties that a type of the snippet declares, as a requirement sees them.

internal import APIModel
internal import SwiftSyntax

/// A method or property of a type of the snippet.
struct DeclaredMember {
  let token: TokenSyntax
  /// The name without labels.
  let base: String
  /// The labels of a method; absent for a property.
  let labels: [String?]?
  /// Where each of them stands, `_` included.
  let labelRanges: [Range<Int>]
  let parameters: [Written]
  /// The result, or the type of the property; void where none is written.
  let result: Written
  /// Where `static` or `class` stands.
  let staticRange: Range<Int>?
  let isOverride: Bool
  /// Where the effects stand that a caller would have to know of: `async`, `throws`.
  let effects: [String: Range<Int>]
  /// Where the declaration starts.
  let item: Int

  /// A type as it is written.
  struct Written {
    var type = TypeReference.unknown
    var text = ""
    /// Where it stands; absent where it is not written.
    var range: Range<Int>?
    /// Whether it is `T!`.
    var isImplicitlyUnwrapped = false
  }

  var isStatic: Bool { staticRange != nil }

  /// The name with its labels.
  var name: String {
    guard let labels else { return base }
    return base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}

extension SnippetResolver {
  /// The members of a type that could meet a requirement, or override.
  ///
  /// What is private is a helper; what is marked for the interface builder or for selectors is
  /// called from elsewhere.
  func declaredMembers(of type: LocalType) -> [DeclaredMember] {
    type.bodies.flatMap { body in
      quietly(in: body.scope) {
        body.members.flatMap { declaration -> [DeclaredMember] in
          if let function = declaration.as(FunctionDeclSyntax.self) {
            return method(function).map { [$0] } ?? []
          }
          return declaration.as(VariableDeclSyntax.self).map(properties) ?? []
        }
      }
    }
  }

  private func method(_ function: FunctionDeclSyntax) -> DeclaredMember? {
    guard function.isSeen else { return nil }
    let generics = SnippetScope(parent: scope)
    if let clause = function.genericParameterClause {
      for parameter in clause.parameters {
        generics.bind(parameter.name.identifierText, .type(.unknown))
      }
    }
    let parameters = function.signature.parameterClause.parameters
    let types = quietly(in: generics) { parameters.map { written($0.type, $0.ellipsis) } }
    let result = quietly(in: generics) { function.signature.returnClause.map { written($0.type) } }
    return DeclaredMember(
      token: function.name, base: function.name.identifierText,
      labels: parameters.map { parameter in
        let label = parameter.firstName.identifierText
        return label == "_" ? nil : label
      },
      labelRanges: parameters.map(\.firstName.textRange), parameters: types,
      result: result ?? .init(type: .void),
      staticRange: function.modifiers.staticRange,
      isOverride: function.modifiers.contains(.override),
      effects: Self.effects(of: function.signature.effectSpecifiers),
      item: function.textRange.lowerBound)
  }

  private func properties(_ variable: VariableDeclSyntax) -> [DeclaredMember] {
    guard variable.isSeen else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      var result = binding.typeAnnotation.map { written($0.type) } ?? .init()
      if binding.typeAnnotation == nil, let value = binding.initializer?.value {
        result.type = visit(value, expecting: .unknown)
      }
      return DeclaredMember(
        token: name, base: name.identifierText, labels: nil, labelRanges: [], parameters: [],
        result: result, staticRange: variable.modifiers.staticRange,
        isOverride: variable.modifiers.contains(.override), effects: [:],
        item: variable.textRange.lowerBound)
    }
  }

  private static func effects(
    of specifiers: FunctionEffectSpecifiersSyntax?
  ) -> [String: Range<Int>] {
    var effects: [String: Range<Int>] = [:]
    effects["async"] = specifiers?.asyncSpecifier?.textRange
    effects["throws"] = specifiers?.throwsClause?.throwsSpecifier.textRange
    return effects
  }

  private func written(_ type: TypeSyntax, _ ellipsis: TokenSyntax? = nil) -> DeclaredMember.Written
  {
    let reference = self.type(type)
    return DeclaredMember.Written(
      type: ellipsis == nil ? reference : .array(reference), text: Self.text(of: type),
      range: type.textRange,
      isImplicitlyUnwrapped: type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self))
  }

  /// A type as it is written; most are a single name, which need not be put together.
  private static func text(of type: TypeSyntax) -> String {
    guard let name = type.as(IdentifierTypeSyntax.self)?.name,
      name.trimmedLength == type.trimmedLength
    else { return type.trimmedDescription }
    return name.text
  }
}

extension DeclModifierListSyntax {
  fileprivate func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }

  /// Whether a member is hidden from what is outside of its type or file.
  fileprivate var isPrivate: Bool { contains(.private) || contains(.fileprivate) }
}

extension AttributeListSyntax {
  /// Whether something is called by way of the runtime: `@objc`, `@IBAction`.
  fileprivate var isForRuntime: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name == "objc" || name.hasPrefix("IB") || name.hasPrefix("NS")
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isSeen: Bool { !modifiers.isPrivate && !attributes.isForRuntime }
}

extension VariableDeclSyntax {
  fileprivate var isSeen: Bool { !modifiers.isPrivate && !attributes.isForRuntime }
}
