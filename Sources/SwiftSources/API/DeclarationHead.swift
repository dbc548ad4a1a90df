// What all declarations share: attributes, modifiers, doc comment, access, place.

internal import APIModel
internal import SwiftSyntax

/// The attributes, the modifiers and the doc comment of a declaration.
struct DeclarationHead {
  let facts: AttributeFacts
  let modifiers: Modifiers
  let access: Symbol.Access
  let doc: DocComment?
  /// Whether clients of the module see the declaration.
  let isVisible: Bool

  /// Reads what stands before `introducer`, the keyword of the declaration.
  init(
    _ attributes: AttributeListSyntax, _ modifierList: DeclModifierListSyntax,
    introducer: TokenSyntax, in scope: Scope, of source: SourceText
  ) {
    modifiers = Modifiers(modifierList)
    access = modifiers.access ?? scope.defaultAccess
    guard access >= .public, !scope.isSPI else {
      (facts, doc, isVisible) = (AttributeFacts(), nil, false)
      return
    }
    facts = AttributeFacts(attributes, in: source)
    isVisible = !facts.isSPI
    let starts = [
      attributes.firstToken(viewMode: .sourceAccurate),
      modifierList.firstToken(viewMode: .sourceAccurate), introducer,
    ]
    doc = starts.lazy.compactMap(\.self).compactMap { DocComment(before: $0) }.first
  }
}

extension DeclarationReader {
  /// A symbol with all that does not depend on its kind; `place` is the token that names it.
  func symbol(
    _ kind: Symbol.Kind, _ name: String, _ head: DeclarationHead, at place: TokenSyntax,
    in scope: Scope
  ) -> DeclaredSymbol {
    var symbol = Symbol(
      id: "", module: module, kind: kind, path: scope.path + [name], access: head.access)
    symbol.isStatic = head.modifiers.isStatic
    symbol.isRequirement = scope.kind == .protocol && kind != .typealias
    symbol.isOptionalRequirement = symbol.isRequirement && head.modifiers.isOptional
    symbol.conditions = scope.conditions
    symbol.availability = head.facts.availability
    symbol.availability.inherit(scope.availability)
    symbol.documentation = head.doc?.text
    symbol.file = source.path
    symbol.line = source.line(of: place)
    var declared = DeclaredSymbol(symbol: symbol, mark: head.facts.mark)
    declared.extendedNames = scope.extendedNames
    declared.constraint = scope.constraint
    declared.isInExposedScope = scope.exposesMembers
    declared.isOverride = head.modifiers.isOverride
    return declared
  }

  /// A declaration as a reference shows it: attributes, modifiers, and those of its parts that
  /// are there.
  func declarationText(_ head: DeclarationHead, _ parts: (any SyntaxProtocol)?...) -> TidyText {
    var text = TidyText(source)
    for attribute in head.facts.shown { text.append(attribute) }
    for modifier in head.modifiers.shown { text.append(modifier) }
    for part in parts.lazy.compactMap(\.self) { text.append(part) }
    return text
  }

  /// A name without the backticks that let a keyword be one.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.hasPrefix("`") else { return text }
    return text.filter { $0 != "`" }
  }
}
