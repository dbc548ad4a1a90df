// The enums and option sets that a snippet declares.

internal import APIModel
internal import Lexing
internal import SwiftSyntax

/// Reads the enums of a snippet, those inside of its comments among them.
enum EnumReader {
  /// The enums in the order of the snippet.
  static func enums(in tree: SnippetTree, code: [UInt8]) -> [EnumDeclaration] {
    guard mayHoldEnum(code) else { return [] }
    let found =
      declared(in: tree, code: code)
      + CommentedCode.regions(of: tree.file, code: code).flatMap(read)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func declared(in tree: SnippetTree, code: [UInt8]) -> [EnumDeclaration] {
    var collector = EnumCollector(elisions: tree.elisions)
    collector.collect(tree.file.statements)
    guard !collector.found.isEmpty else { return [] }
    let comments = CaseComments(code: code, tokens: Lexer.swift.tokens(of: code))
    return collector.found.map { comments.added(to: $0) }
  }

  /// The enums of code that was commented out, with ranges in the whole snippet.
  private static func read(_ region: CommentedCode) -> [EnumDeclaration] {
    guard mayHoldEnum(region.bytes), let tree = SnippetTree(region.bytes) else { return [] }
    return declared(in: tree, code: region.bytes).filter { !$0.cases.isEmpty }.map {
      var declaration = $0.shifted(by: region.start)
      declaration.isInComment = true
      return declaration
    }
  }

  /// Whether one of the words stands in the code that an enum or option set cannot do without.
  private static func mayHoldEnum(_ code: [UInt8]) -> Bool {
    code.withUnsafeBufferPointer { bytes in
      holds("enum", in: bytes) || holds("OptionSet", in: bytes)
    }
  }

  private static func holds(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    let first = word.utf8Start[0]
    for start in 0...(bytes.count - count) where bytes[start] == first {
      if (1..<count).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] }) { return true }
    }
    return false
  }
}

/// Collects enums from blocks and types; how deep they nest is bounded by the parser.
private struct EnumCollector {
  let elisions: [Range<Int>]
  var found: [EnumDeclaration] = []

  init(elisions: [Range<Int>]) { self.elisions = elisions }

  mutating func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { collect(declaration) }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .enumDecl(let type): add(type)
    case .structDecl(let type): add(type)
    case .ifConfigDecl(let conditional):
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let items): collect(items)
        case .decls(let members): for member in members { collect(member.decl) }
        default: break
        }
      }
    case .functionDecl(let function): if let body = function.body { collect(body.statements) }
    default: break
    }
    guard let head = TypeHead(declaration) else { return }
    for member in head.members { collect(member) }
  }

  private mutating func add(_ type: EnumDeclSyntax) {
    // Prose can look like an enum: `enum of things { … }`.
    let isUnclear =
      type.memberBlock.unexpectedBeforeLeftBrace != nil
      || type.children(viewMode: .all).contains { $0.is(UnexpectedNodesSyntax.self) }
    guard !isUnclear, type.memberBlock.leftBrace.presence == .present,
      type.name.presence == .present
    else { return }
    var declaration = EnumDeclaration(
      name: type.name.identifierText, nameRange: type.name.textRange, kind: .swiftEnum,
      range: type.textRange)
    if let raw = type.inheritanceClause?.inheritedTypes.first?.type,
      RawTypes.contains(raw.trimmedDescription)
    {
      declaration.rawType = raw.trimmedDescription
      declaration.rawTypeRange = raw.textRange
    }
    declaration.isElided = type.memberBlock.isElided(elisions)
    for member in type.memberBlock.members.map(\.decl) {
      guard let cases = member.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements where element.name.presence == .present {
        declaration.cases.append(
          EnumDeclaration.Case(
            name: element.name.identifierText, range: element.name.textRange,
            value: element.rawValue?.value.trimmedDescription))
      }
    }
    found.append(declaration)
  }

  private mutating func add(_ type: StructDeclSyntax) {
    let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard inherited.contains("OptionSet") else { return }
    var declaration = EnumDeclaration(
      name: type.name.identifierText, nameRange: type.name.textRange, kind: .optionSet,
      range: type.textRange)
    declaration.isElided = type.memberBlock.isElided(elisions)
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      if name.text == "rawValue", let raw = binding.typeAnnotation?.type {
        declaration.rawType = raw.trimmedDescription
        declaration.rawTypeRange = raw.textRange
      } else if variable.modifiers.isStatic, let value = optionValue(binding.initializer?.value) {
        declaration.cases.append(
          EnumDeclaration.Case(
            name: name.identifierText, range: name.textRange, value: value))
      }
    }
    found.append(declaration)
  }

  /// The raw value of an option as written, `1 << 0`, or the options that it is made of.
  private func optionValue(_ value: ExprSyntax?) -> String? {
    if let call = value?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first,
      argument.label == nil || argument.label?.text == "rawValue"
    {
      return argument.expression.trimmedDescription
    }
    return value?.as(ArrayExprSyntax.self)?.trimmedDescription
  }
}

/// The types that raw values can have.
private enum RawTypes {
  static func contains(_ name: String) -> Bool {
    IntegerTypes.contains(name)
      || ["String", "Character", "Double", "Float", "CGFloat", "Bool"].contains(name)
  }
}

extension EnumDeclaration {
  /// The same declaration, found `offset` bytes further on.
  fileprivate func shifted(by offset: Int) -> EnumDeclaration {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + offset..<range.upperBound + offset
    }
    var result = self
    result.range = moved(range)
    result.nameRange = moved(nameRange)
    result.rawTypeRange = rawTypeRange.map(moved)
    for index in cases.indices { result.cases[index].range = moved(cases[index].range) }
    return result
  }
}
