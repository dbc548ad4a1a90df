// Finding symbols by their Objective-C names.

/// The Objective-C names of a model.
struct ObjCIndex: Sendable {
  /// Classes, protocols, enums and option sets.
  var types: [String: SymbolHandle] = [:]
  /// Methods, initializers and properties by selector.
  var selectors: [String: [SymbolHandle]] = [:]
  /// Cases, options and constants.
  var constants: [String: [SymbolHandle]] = [:]
  /// Functions that C can call.
  var functions: [String: [SymbolHandle]] = [:]

  /// - Parameter seen: For each symbol, whether it can be seen from outside.
  init(_ symbols: [Symbol], seen: [Bool]) {
    for (index, symbol) in symbols.enumerated() where seen[index] {
      guard let name = symbol.objcName else { continue }
      insert(symbol, name, SymbolHandle(index: index))
    }
  }

  private mutating func insert(_ symbol: Symbol, _ name: String, _ handle: SymbolHandle) {
    if symbol.isCFunction {
      functions[name, default: []].append(handle)
      return
    }
    switch symbol.kind {
    case .class, .actor, .struct, .enum, .protocol, .typealias, .associatedtype:
      if types[name] == nil { types[name] = handle }
    case .method, .initializer:
      selectors[name, default: []].append(handle)
    case .property:
      selectors[name, default: []].append(handle)
      if let getter = symbol.objcGetter { selectors[getter, default: []].append(handle) }
      if symbol.isSettable { selectors[Self.setter(of: name), default: []].append(handle) }
      if symbol.isStatic { constants[name, default: []].append(handle) }
    case .case, .variable:
      constants[name, default: []].append(handle)
    case .function, .macro:
      functions[name, default: []].append(handle)
    case .subscript, .operator: break
    }
  }

  /// The selector that sets a property: `setName:` for `name`, and for `isName` too.
  private static func setter(of name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }
}

extension Symbol {
  /// Whether Objective-C calls it as a function of C, though Swift makes a member of it.
  fileprivate var isCFunction: Bool {
    guard kind == .method || kind == .initializer || kind == .property else { return false }
    guard let text = declaration.objc, let first = text.utf8.first else { return false }
    return !"-+@".utf8.contains(first) && text.utf8.contains(UInt8(ascii: "("))
  }
}

extension APILookup {
  /// The class, protocol, enum or option set of this Objective-C name.
  package func objcType(named name: String) -> SymbolHandle? { objc.types[name] }

  /// The methods and properties that a message with this selector means, sent to a value of the
  /// type or to the type itself; inherited ones are among them.
  package func objcMembers(
    of type: SymbolHandle, selector: String, isStatic: Bool
  ) -> [SymbolHandle] {
    guard let found = objc.selectors[selector] else { return [] }
    let lineage = lineage(of: type)
    return found.filter {
      // A message to the class may make a value: `+[Lamp lampWithName:]` is an initializer.
      let symbol = self[$0]
      let isInitializer = symbol.kind == .initializer
      let isMeant = symbol.isStatic == isStatic || (isInitializer && !selector.hasPrefix("init"))
      return isMeant && lineage.paths.contains(symbol.parentPath.joined(separator: "."))
    }
  }

  /// The methods, initializers and properties of any type that answer to this selector.
  package func objcMembers(selector: String) -> [SymbolHandle] { objc.selectors[selector] ?? [] }

  /// The cases, options and constants of this Objective-C name.
  package func objcConstants(named name: String) -> [SymbolHandle] { objc.constants[name] ?? [] }

  /// The functions of this name that C can call.
  package func objcFunctions(named name: String) -> [SymbolHandle] { objc.functions[name] ?? [] }

  /// The type of this Objective-C name, where it is an enum or an option set.
  package func objcEnum(named name: String) -> SymbolHandle? {
    guard let type = objcType(named: name) else { return nil }
    return self[type].kind == .enum || isOptionSet(type) ? type : nil
  }
}
