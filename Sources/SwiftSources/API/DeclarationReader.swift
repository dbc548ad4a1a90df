// The walk through a file's declarations; what each of them says is read in the files beside.

internal import APIModel
internal import SwiftSyntax

/// Reads the declarations of one file.
///
/// Bodies are never entered. Types nest as deep as the parser lets them.
struct DeclarationReader {
  let source: SourceText
  let module: String
  private(set) var file = DeclaredFile()
  /// The raw values of the enum that is being read.
  var rawValues = RawValues()
  /// The values of static members with a raw value, by their path: others are made of them.
  var values: [[String]: String] = [:]

  init(source: SourceText, module: String) {
    self.source = source
    self.module = module
  }

  /// Reads the statements of a file, of which the declarations matter.
  mutating func read(_ items: CodeBlockItemListSyntax, in scope: Scope) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration, in: scope) }
    }
  }

  /// Reads the members of a type.
  mutating func read(_ members: MemberBlockItemListSyntax, in scope: Scope) {
    for member in members { read(member.decl, in: scope) }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: Scope) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let config): read(config, in: scope)
    case .classDecl(let type): readType(type, .class, in: scope)
    case .actorDecl(let type): readType(type, .actor, in: scope)
    case .structDecl(let type): readType(type, .struct, in: scope)
    case .enumDecl(let type): readEnum(type, in: scope)
    case .protocolDecl(let type): readType(type, .protocol, in: scope)
    case .extensionDecl(let type): readExtension(type, in: scope)
    case .typeAliasDecl(let alias): readTypeAlias(alias, in: scope)
    case .associatedTypeDecl(let type): readAssociatedType(type, in: scope)
    case .functionDecl(let function): readFunction(function, in: scope)
    case .initializerDecl(let initializer): readInitializer(initializer, in: scope)
    case .subscriptDecl(let declaration): readSubscript(declaration, in: scope)
    case .variableDecl(let variable): readVariable(variable, in: scope)
    case .enumCaseDecl(let cases): readCases(cases, in: scope)
    case .macroDecl(let macro): readMacro(macro, in: scope)
    case .operatorDecl(let declaration): readOperator(declaration, in: scope)
    default: return
    }
  }

  /// Reads all branches; after `#endif` raw values are counted on from the first one.
  private mutating func read(_ config: IfConfigDeclSyntax, in scope: Scope) {
    let start = rawValues
    var end: RawValues?
    for (condition, clause) in Condition.branches(of: config, in: source) {
      rawValues = start
      switch clause.elements {
      case .statements(let items): read(items, in: scope.under(condition))
      case .decls(let members): read(members, in: scope.under(condition))
      default: continue
      }
      end = end ?? rawValues
    }
    rawValues = end ?? start
  }

  mutating func add(_ symbol: DeclaredSymbol) { file.symbols.append(symbol) }

  mutating func add(_ found: DeclaredExtension) { file.extensions.append(found) }

  mutating func hide(_ path: [String]) { file.hiddenTypes.insert(path) }
}
