// Declarations as Objective-C writes them.

internal import APIModel

/// Writes declarations in Objective-C.
struct ObjCDeclaration {
  let types: ObjCTypes

  /// The declaration of a symbol under its name in Objective-C.
  func text(of declared: DeclaredSymbol, superclass: String?, protocols: [String]) -> String? {
    let symbol = declared.symbol
    guard let name = symbol.objcName else { return nil }
    switch symbol.kind {
    case .class:
      let list = protocols.isEmpty ? "" : " <\(protocols.joined(separator: ", "))>"
      return "@interface \(name)" + (superclass.map { " : \($0)" } ?? "") + list
    case .protocol:
      let list = protocols.isEmpty ? "<NSObject>" : "<\(protocols.joined(separator: ", "))>"
      return "@protocol \(name) \(list)"
    case .enum:
      let type = symbol.inherits.first.flatMap { types.spelling(of: $0) } ?? "NSInteger"
      return "typedef NS_ENUM(\(type), \(name))"
    case .struct: return "typedef NS_OPTIONS(NSUInteger, \(name))"
    case .case: return symbol.rawValue.map { "\(name) = \($0)" } ?? name
    case .property: return property(symbol, name)
    case .initializer, .method: return method(declared, name)
    default: return nil
    }
  }

  /// Whether every type in a declaration is one that Objective-C has.
  func canSpell(_ symbol: Symbol) -> Bool {
    guard symbol.genericParameters.isEmpty else { return false }
    let result = symbol.kind == .initializer ? nil : symbol.type
    return types.spelling(of: result) != nil
      && symbol.parameters.allSatisfy { !$0.isInout && types.spelling(of: $0.type) != nil }
  }

  private func property(_ symbol: Symbol, _ name: String) -> String? {
    let type = types.spelling(of: symbol.type) ?? symbol.type ?? "id"
    if symbol.isStatic, symbol.rawValue != nil, !type.hasSuffix("*"), symbol.type != nil {
      return symbol.rawValue.map { "\(name) = \($0)" }
    }
    let plain = type.hasPrefix("nullable ") ? String(type.dropFirst("nullable ".count)) : type
    var attributes = (symbol.isStatic ? ["class"] : []) + ["nonatomic"]
    if plain != type { attributes.append("nullable") }
    if let getter = symbol.objcGetter { attributes.append("getter=\(getter)") }
    if !symbol.isSettable { attributes.append("readonly") }
    let words = symbol.declaration.swift?.split(separator: " ") ?? []
    if words.contains("weak") {
      attributes.append("weak")
    } else if plain.contains("(^") || Self.copied.contains(where: plain.hasPrefix) {
      attributes.append("copy")
    }
    return "@property (\(attributes.joined(separator: ", "))) \(variable(plain, name));"
  }

  private static let copied = ["NSString ", "NSArray<", "NSDictionary<", "NSSet<"]

  /// A variable of a type: the name of a block stands inside its type.
  private func variable(_ type: String, _ name: String) -> String {
    for mark in ["(^)", "(^ _Nullable)"] where type.contains(mark) {
      let named = mark.dropLast() + (mark == "(^)" ? "" : " ") + name + ")"
      return type.replacing(mark, with: named, maxReplacements: 1)
    }
    return type.hasSuffix("*") ? type + name : "\(type) \(name)"
  }

  private func method(_ declared: DeclaredSymbol, _ name: String) -> String {
    let symbol = declared.symbol
    var arguments = symbol.parameters.map { parameter in
      (type: types.spelling(of: parameter.type) ?? parameter.type, name: parameter.name)
    }
    let result = resultAndExtra(symbol)
    if let extra = result.extra {
      let isError = extra.name == "error"
      let place = isError ? max(0, arguments.count - declared.trailingFunctions) : arguments.count
      arguments.insert(extra, at: place)
    }
    let pieces = name.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let start = "\(symbol.isStatic ? "+" : "-") (\(result.type))"
    guard name.hasSuffix(":"), pieces.count == arguments.count else { return start + name + ";" }
    let spelled = zip(pieces, arguments).map { "\($0):(\($1.type))\($1.name)" }
    return start + spelled.joined(separator: " ") + ";"
  }

  /// What is returned, and the parameter that stands for an error or a result that comes later.
  private func resultAndExtra(
    _ symbol: Symbol
  ) -> (type: String, extra: (type: String, name: String)?) {
    if symbol.kind == .initializer {
      let isNullable = symbol.isThrowing || symbol.type?.hasSuffix("?") ?? false
      let type = isNullable ? "nullable instancetype" : "instancetype"
      return (type, symbol.isThrowing ? ("NSError **", "error") : nil)
    }
    let type = types.spelling(of: symbol.type) ?? symbol.type ?? "void"
    if symbol.isAsync {
      return ("void", (completion(type, isThrowing: symbol.isThrowing), "completionHandler"))
    }
    if symbol.isThrowing {
      let isNullable = type.hasSuffix("*") || type.hasSuffix(">") || type == "id"
      let marked = type == "void" ? "BOOL" : isNullable ? "nullable " + type : type
      return (marked, ("NSError **", "error"))
    }
    return (type, nil)
  }

  private func completion(_ type: String, isThrowing: Bool) -> String {
    var list = type == "void" ? [] : [type]
    if isThrowing {
      list = list.map { $0.hasSuffix("*") || $0.hasSuffix(">") ? $0 + " _Nullable" : $0 }
      list.append("NSError * _Nullable")
    }
    return "void (^)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
  }
}
