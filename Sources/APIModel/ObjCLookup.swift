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
  /// The methods that protocols require, optional ones among them.
  private(set) var requirements: [SymbolHandle] = []
  /// The names of classes and protocols without their prefix of capitals.
  private(set) var nouns: Set<String> = []
  /// Enums and option sets.
  private(set) var enums: [SymbolHandle] = []
  /// The names of each kind by their length in bytes, in the order of the alphabet.
  private(set) var namesByLength: [ObjCNameKind: [Int: [(String, SymbolHandle)]]] = [:]

  /// - Parameter seen: For each symbol, whether it can be seen from outside.
  init(_ symbols: [Symbol], seen: [Bool]) {
    for (index, symbol) in symbols.enumerated() where seen[index] {
      guard let name = symbol.objcName else { continue }
      insert(symbol, name, SymbolHandle(index: index))
    }
    namesByLength[.type] = Self.byLength(types)
    namesByLength[.selector] = Self.byLength(selectors.compactMapValues(\.first))
    namesByLength[.constant] = Self.byLength(constants.compactMapValues(\.first))
    namesByLength[.function] = Self.byLength(functions.compactMapValues(\.first))
  }

  private static func byLength(
    _ names: [String: SymbolHandle]
  ) -> [Int: [(String, SymbolHandle)]] {
    let sorted = names.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    return Dictionary(grouping: sorted) { $0.0.utf8.count }
  }

  private mutating func insert(_ symbol: Symbol, _ name: String, _ handle: SymbolHandle) {
    if symbol.isCFunction {
      functions[name, default: []].append(handle)
      return
    }
    switch symbol.kind {
    case .class, .actor, .struct, .enum, .protocol, .typealias, .associatedtype:
      if types[name] == nil { types[name] = handle }
      if symbol.kind == .class || symbol.kind == .protocol { nouns.insert(Self.noun(of: name)) }
      if symbol.isEnum { enums.append(handle) }
    case .method, .initializer:
      if symbol.isRequirement, symbol.kind == .method { requirements.append(handle) }
      selectors[name, default: []].append(handle)
    case .property:
      selectors[name, default: []].append(handle)
      if let getter = symbol.objcGetter { selectors[getter, default: []].append(handle) }
      if symbol.isSettable {
        selectors[SelectorName.setter(of: name) + ":", default: []].append(handle)
      }
      if symbol.isStatic { constants[name, default: []].append(handle) }
    case .case, .variable:
      constants[name, default: []].append(handle)
    case .function, .macro:
      functions[name, default: []].append(handle)
    case .subscript, .operator: break
    }
  }

  /// `Lamp` of `KTLamp`; nothing of a name without a prefix, which Apple may use as well.
  private static func noun(of name: String) -> String {
    let capitals = name.utf8.prefix { $0 >= 0x41 && $0 <= 0x5A }.count
    return capitals > 1 ? String(name.dropFirst(capitals - 1)) : ""
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
      let isOfType =
        symbol.kind == .initializer ? !selector.hasPrefix("init") : symbol.isStatic
      return isOfType == isStatic
        && lineage.paths.contains(homePath(of: $0).dropLast().joined(separator: "."))
    }
  }

  /// The methods, initializers and properties of any type that answer to this selector.
  package func objcMembers(selector: String) -> [SymbolHandle] { objc.selectors[selector] ?? [] }

  /// The methods that protocols require of Objective-C classes.
  package var objcRequirements: [SymbolHandle] { objc.requirements }

  /// The cases, options and constants of this Objective-C name.
  package func objcConstants(named name: String) -> [SymbolHandle] { objc.constants[name] ?? [] }

  /// The functions of this name that C can call.
  package func objcFunctions(named name: String) -> [SymbolHandle] { objc.functions[name] ?? [] }

  /// Whether a class or protocol of the API is called so behind its prefix: `Lamp` for `KTLamp`.
  package func isObjCTypeNoun(_ noun: String) -> Bool { objc.nouns.contains(noun) }

  /// The enums and option sets with a name in Objective-C.
  package var objcEnums: [SymbolHandle] { objc.enums }

  /// The type of this Objective-C name, where it is an enum or an option set.
  package func objcEnum(named name: String) -> SymbolHandle? {
    guard let type = objcType(named: name) else { return nil }
    return isEnum(type) ? type : nil
  }
}

extension APILookup {
  /// The only name of a kind that a misspelt one is one slip away from; nil for short names.
  package func objcNearMiss(_ name: String, _ kind: ObjCNameKind) -> SymbolHandle? {
    let count = name.utf8.count
    guard count >= 7, let known = objc.namesByLength[kind] else { return nil }
    var found: SymbolHandle?
    for length in count - 1...count + 1 {
      for (other, handle) in known[length] ?? []
      where symbols[handle.index].state != .removed && NearMiss.isOneSlip(name.utf8, other.utf8) {
        if found != nil { return nil }
        found = handle
      }
    }
    return found
  }
}

/// What a name in Objective-C code can name.
package enum ObjCNameKind: Sendable {
  case type, selector, constant, function
}
