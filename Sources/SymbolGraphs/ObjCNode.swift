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
  ///
  /// - Parameter macro: What declares an enum: `NS_ENUM`, `NS_OPTIONS`.
  func objcDeclaration(enumMacro macro: String?) -> String {
    let text = declaration
    switch kind.identifier {
    case "objective-c.method", "objective-c.type.method": return text.replacing(") ", with: ")")
    case "objective-c.property", "objective-c.type.property":
      return text.replacing("* ", with: "*")
    case "objective-c.enum":
      let parts = text.split { " :;".contains($0) }
      guard let macro, parts.count == 3, parts[0] == "enum" else { return text }
      return "typedef \(macro)(\(parts[2]), \(parts[1]))"
    default: return text
    }
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
