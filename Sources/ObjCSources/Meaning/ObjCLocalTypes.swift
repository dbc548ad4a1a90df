// What a snippet declares: classes, protocols, functions, names of types.

internal import APIModel

/// A class, protocol or category that the snippet shows, all its parts together.
struct ObjCLocalType {
  var name: String
  var superclass: String?
  /// Whether its `@interface` is shown, with what it conforms to.
  var isDeclared = false
  var isProtocol = false
  var protocols: [String] = []
  /// Properties and instance variables, the latter by their own names.
  var properties: [String: ObjCTypeSyntax] = [:]
  /// What methods give, by selector; those of the class behind a `+`.
  var methods: [String: ObjCTypeSyntax?] = [:]
  /// The methods as they are written, in order.
  var written: [ObjCMethod] = []

  /// What a method is called in `methods`.
  static func key(_ selector: String, isStatic: Bool) -> String {
    isStatic ? "+" + selector : selector
  }
}

/// Everything that a snippet declares by name, found before its code is read.
struct ObjCLocalTypes {
  private(set) var types: [String: ObjCLocalType] = [:]
  /// The names of `typedef`s.
  private(set) var aliases: [String: ObjCTypeSyntax] = [:]
  /// What the functions of the snippet give.
  private(set) var functions: [String: ObjCTypeSyntax] = [:]
  /// Classes that are said to exist, macros, and the names of imported headers.
  private(set) var foreignNames: Set<String> = []
  /// The methods that stand outside of any class.
  private(set) var looseMethods: [ObjCMethod] = []
  /// The selectors of all methods.
  private(set) var selectors: Set<String> = []
  /// The properties of the snippet, whatever their class; nil for a name with two types.
  private(set) var properties: [String: ObjCTypeSyntax?] = [:]

  private let tokens: ObjCTokens

  init(_ statements: [ObjCStatement], tokens: ObjCTokens) {
    self.tokens = tokens
    for statement in statements { read(statement, in: nil) }
  }

  /// A property of the snippet, or the variable behind one, by its name.
  func property(named name: String) -> ObjCTypeSyntax? { properties[name] ?? nil }

  private mutating func read(_ statement: ObjCStatement, in owner: String?) {
    switch statement {
    case .type(let declaration): read(declaration)
    case .method(let method): add(method, to: owner)
    case .property(let property):
      for variable in property.variables { add(variable, to: owner, getter: property.getter) }
    case .function(let function): functions[tokens.text(function.name)] = function.result
    case .alias(let variable): aliases[tokens.text(variable.name)] = variable.type
    case .forward(let names): foreignNames.formUnion(names.map(tokens.text))
    case .macro(let name): foreignNames.insert(tokens.text(name))
    case .imported(let path): foreignNames.insert(fileName(tokens.text(path)))
    default: break
    }
  }

  private mutating func read(_ declaration: ObjCTypeDeclaration) {
    let name = tokens.text(declaration.name)
    var type = types[name] ?? ObjCLocalType(name: name)
    if let superclass = declaration.superclass { type.superclass = tokens.text(superclass) }
    if declaration.kind == .interface { type.isDeclared = true }
    if declaration.kind == .protocol { type.isProtocol = true }
    type.protocols += declaration.protocols.map(tokens.text)
    types[name] = type
    foreignNames.formUnion(declaration.parameters.map(tokens.text))
    for field in declaration.fields {
      types[name]?.properties[tokens.text(field.name)] = field.type
      note(field)
    }
    for member in declaration.members { read(member, in: name) }
  }

  private mutating func add(_ method: ObjCMethod, to owner: String?) {
    selectors.insert(method.selector)
    guard let owner else {
      looseMethods.append(method)
      return
    }
    let key = ObjCLocalType.key(method.selector, isStatic: method.isStatic)
    types[owner]?.methods[key] = .some(method.result)
    types[owner]?.written.append(method)
  }

  private mutating func add(_ variable: ObjCVariable, to owner: String?, getter: Int?) {
    let name = tokens.text(variable.name)
    selectors.insert(name)
    selectors.insert(SelectorName.setter(of: name) + ":")
    note(variable)
    guard let owner else { return }
    types[owner]?.properties[name] = variable.type
    if let getter { types[owner]?.methods[tokens.text(getter)] = .some(variable.type) }
  }

  /// Keeps a property for code that does not show its class; of two types none is kept.
  private mutating func note(_ variable: ObjCVariable) {
    let name = tokens.text(variable.name)
    let isOther = properties[name].map { $0.map { spelling($0) } != spelling(variable.type) }
    properties[name] = isOther == true ? .some(nil) : variable.type
  }

  private func spelling(_ type: ObjCTypeSyntax) -> String {
    type.range.map(tokens.text).joined(separator: " ")
  }

  /// `Panel` of `"Views/Panel+More.h"`.
  private func fileName(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.drop { $0 == "\"" || $0 == "<" }.prefix { $0 != "." && $0 != "+" })
  }
}
