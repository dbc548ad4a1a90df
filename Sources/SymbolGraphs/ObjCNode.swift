// What the nodes of an Objective-C graph say.

internal import APIModel

extension SymbolGraph.Node {
  /// The name in Objective-C: a selector, a constant, a type; none for the field of a structure.
  var objcName: String? {
    identifier.precise.contains("@FI@") ? nil : names.title
  }

  /// The selector that reads a property, where it is said.
  var getter: String? {
    guard let range = declaration.firstRange(of: "getter=") else { return nil }
    return String(declaration[range.upperBound...].prefix { $0 != "," && $0 != ")" && $0 != " " })
  }

  /// The declaration as people write it: `- (void)closeAfter:(NSTimeInterval)delay;`.
  var objcDeclaration: String {
    let isMethod = kind.identifier.hasSuffix("method")
    let text = isMethod ? declaration.replacing(") ", with: ")") : declaration
    return kind.identifier == "objective-c.property" || kind.identifier.contains("type.property")
      ? text.replacing("* ", with: "*") : text
  }

  /// The kind of a symbol that Swift does not see; none for macros and fields.
  var objcKind: Symbol.Kind? {
    if identifier.precise.contains("@FI@") { return nil }
    return Self.objcKinds[kind.identifier]
  }

  private static let objcKinds: [String: Symbol.Kind] = [
    "objective-c.class": .class, "objective-c.protocol": .protocol,
    "objective-c.method": .method, "objective-c.type.method": .method,
    "objective-c.property": .property, "objective-c.type.property": .property,
    "objective-c.func": .function, "objective-c.var": .variable,
    "objective-c.enum.case": .variable,
  ]
}

/// The compiler's identifiers of C and Objective-C declarations.
enum ObjCIdentifier {
  /// The name in an identifier: `lk_warmColor` of `c:objc(cs)UIColor(cpy)lk_warmColor`, `LKOn`
  /// of `c:@E@LKPosition@LKOn`; none for the field of a structure.
  static func name(_ identifier: String) -> String? {
    if identifier.contains("@FI@") { return nil }
    let name = identifier.split { $0 == "@" || $0 == ")" }.last
    return name.map(String.init)
  }
}
