// The cases of an enum and their raw values.

internal import APIModel
internal import SwiftSyntax

/// Counts the raw values of an enum.
struct RawValues {
  private enum Kind { case none, integer, string, other }

  private var kind = Kind.none
  private var next: Int? = 0

  init() {}

  /// For an enum whose first inherited type is `rawType`.
  init(rawType: String?) {
    guard let rawType else { return }
    if IntegerTypes.contains(rawType) {
      kind = .integer
    } else {
      kind = rawType == "String" ? .string : .other
    }
  }

  /// The raw value of the next case: `written` is what stands behind its `=`.
  mutating func value(of name: String, written: String?) -> String? {
    switch kind {
    case .integer:
      let value = written.map { Int($0) } ?? next
      next = value.flatMap { $0 == .max ? nil : $0 + 1 }
      return written ?? value.map { String($0) }
    case .string: return written ?? name
    case .other, .none: return written
    }
  }
}

/// The integer types by name.
enum IntegerTypes {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "CInt", "CUnsignedInt", "CLong", "CUnsignedLong", "CShort", "CChar", "NSInteger",
    "NSUInteger", "Int128", "UInt128",
  ]
}

extension DeclarationReader {
  /// Reads the cases of one line, which share doc comment and attributes.
  mutating func readCases(_ cases: EnumCaseDeclSyntax, in scope: Scope) {
    var scope = scope
    scope.defaultAccess = .public
    let head = DeclarationHead(
      cases.attributes, cases.modifiers, introducer: cases.caseKeyword, in: scope, of: source)
    for (index, element) in cases.elements.enumerated() {
      readCase(element, isFirst: index == 0, of: cases, head, in: scope)
    }
  }

  private mutating func readCase(
    _ element: EnumCaseElementSyntax, isFirst: Bool, of cases: EnumCaseDeclSyntax,
    _ head: DeclarationHead, in scope: Scope
  ) {
    let base = name(element.name)
    let constants = ConstantExpression(source: source, path: scope.path, values: [:])
    let written = element.rawValue.flatMap { constants.literal($0.value) }
    let rawValue = rawValues.value(of: base, written: written)
    guard head.isVisible else { return }
    let parameters = element.parameterClause.map { payload($0) }
    var declared = symbol(
      .case, parameters.map { callName(base, $0) } ?? base, head, at: element.name, in: scope)
    if !isFirst, let doc = DocComment(before: element.name) {
      declared.symbol.documentation = doc.text
    }
    declared.symbol.isStatic = true
    declared.symbol.parameters = parameters ?? []
    declared.symbol.type = scope.path.joined(separator: ".")
    declared.symbol.rawValue = rawValue
    var text = declarationText(head, cases.caseKeyword)
    text.append(" " + element.name.text)
    if let clause = element.parameterClause { text.append(source.text(of: clause)) }
    if let value = element.rawValue { text.append(" = " + source.line(of: value.value)) }
    declared.symbol.declaration.swift = text.text
    add(declared)
  }

  /// The associated values of a case.
  private func payload(_ clause: EnumCaseParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.map { name($0) } ?? "_"
      return Parameter(
        label: first == "_" ? nil : first,
        name: parameter.secondName.map { name($0) } ?? (first == "_" ? "" : first),
        type: source.line(of: FunctionTypes.parameterType(parameter.type).type),
        defaultValue: parameter.defaultValue.map { source.line(of: $0.value) })
    }
  }
}
