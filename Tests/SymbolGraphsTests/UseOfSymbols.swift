// Swift code that uses every symbol of a module, for the compiler to judge.

import APIModel

/// Writes a function for each symbol: it compiles only if the name, the labels, the types of the
/// parameters and the result, and the effects are those that the compiler knows.
struct UseOfSymbols {
  /// The generic arguments to use a class with.
  let arguments: [String: [String: String]]

  /// The code, a line for each symbol.
  func code(_ symbols: [Symbol], importing modules: [String]) -> String {
    let lines = symbols.enumerated().compactMap { index, symbol in
      line(symbol).map { "func use\(index)\($0)" }
    }
    return (modules.map { "import \($0)" } + lines).joined(separator: "\n") + "\n"
  }

  private func line(_ symbol: Symbol) -> String? {
    let owner = symbol.parentPath.joined(separator: ".")
    let type = spelled(owner)
    let result = symbol.type.map { substituted($0, in: owner) }
      .map { $0 == "Self" ? type : $0.replacing("Self?", with: type + "?") }
    switch symbol.kind {
    case .class, .struct, .enum, .actor, .typealias, .associatedtype:
      return "() { _ = (\(spelled(symbol.qualifiedName))).self }"
    case .protocol: return "() { _ = (any \(symbol.qualifiedName)).self }"
    case .case: return "() { let _: \(type) = \(type).`\(symbol.name)` }"
    case .variable: return "() { let _: \(result ?? "") = \(symbol.name) }"
    case .property:
      let base = symbol.isStatic ? type : "x"
      let optional = symbol.isOptionalRequirement ? "(\(result ?? ""))?" : result ?? ""
      return "(_ x: \(type)) { let _: \(optional) = \(base).`\(symbol.name)` }"
    case .function, .method, .initializer, .subscript:
      return call(symbol, on: type, owner: owner, result: result)
    case .operator, .macro: return nil
    }
  }

  private func call(
    _ symbol: Symbol, on type: String, owner: String, result: String?
  ) -> String {
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in symbol.parameters.enumerated() {
      let spelled = substituted(parameter.type, in: owner)
      let isFunction = spelled.contains("->") && !spelled.hasSuffix("?")
      parameters.append("_ a\(index): \(isFunction ? "@escaping " : "")\(spelled)")
      arguments.append((parameter.label.map { "\($0): " } ?? "") + "a\(index)")
    }
    let list = arguments.joined(separator: ", ")
    let base = symbol.isStatic || symbol.kind == .initializer ? type : "x"
    let expression: String
    switch symbol.kind {
    case .initializer: expression = "\(type)(\(list))"
    case .subscript: expression = "\(base)[\(list)]"
    case .function: expression = "\(symbol.baseName)(\(list))"
    default:
      let mark = symbol.isOptionalRequirement ? "?" : ""
      expression = "\(base).`\(symbol.baseName)`\(mark)(\(list))"
    }
    let takes = (symbol.parentPath.isEmpty ? [] : ["_ x: \(type)"]) + parameters
    let effects = (symbol.isAsync ? " async" : "") + (symbol.isThrowing ? " throws" : "")
    let words = (symbol.isThrowing ? "try " : "") + (symbol.isAsync ? "await " : "")
    let made = result.map { symbol.isOptionalRequirement ? "(\($0))?" : $0 }
    let value = made.map { "let _: \($0) = " } ?? "_ = "
    return "(\(takes.joined(separator: ", ")))\(effects) { \(value)\(words)\(expression) }"
  }

  private func spelled(_ path: String) -> String {
    guard let own = arguments[path] else { return protocols.contains(path) ? "any \(path)" : path }
    return path + "<" + own.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ") + ">"
  }

  private func substituted(_ type: String, in owner: String) -> String {
    var type = type
    for (parameter, argument) in arguments[owner] ?? [:] {
      type = type.replacing(parameter, with: argument)
    }
    return type
  }

  /// The protocols among the owners.
  let protocols: Set<String>

  init(_ symbols: [Symbol], arguments: [String: [String: String]]) {
    self.arguments = arguments
    protocols = Set(symbols.filter { $0.kind == .protocol }.map(\.qualifiedName))
  }
}
