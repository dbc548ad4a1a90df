// The API as the rules ask for it: its enums with their cases, and symbols by name.

package import APIModel

/// The API of a run, with the indices that rules need; made once, used for every page.
package final class APICatalog: Sendable {
  package let lookup: APILookup
  /// The enums and option sets, in the order of the model.
  let enums: [EnumEntry]
  /// The keys that apps configure the modules with.
  let configuration: ConfigurationKeys
  private let enumsByName: [String: [Int]]
  private let enumsByCase: [String: [Int]]
  /// Whether a symbol is deprecated, by its handle's index: asked for every name on every page.
  private let deprecated: [Bool]

  package init(_ lookup: APILookup) {
    self.lookup = lookup
    configuration = ConfigurationKeys(lookup)
    enums = EnumEntry.all(in: lookup.model)
    deprecated = lookup.symbols.map { $0.state == .deprecated }
    var byName: [String: [Int]] = [:]
    var byCase: [String: [Int]] = [:]
    for (index, entry) in enums.enumerated() {
      for name in entry.names { byName[name, default: []].append(index) }
      for name in Set(entry.cases.flatMap(\.names)) { byCase[name, default: []].append(index) }
    }
    enumsByName = byName
    enumsByCase = byCase
  }

  /// Whether a name means a symbol that is deprecated.
  func isDeprecated(_ outcome: SymbolUse.Outcome) -> Bool {
    if case .resolved(let handle) = outcome { deprecated[handle.index] } else { false }
  }

  /// Whether there is anything to say about a name: its use is not simply right, or not known.
  func isRemarkable(_ outcome: SymbolUse.Outcome) -> Bool {
    switch outcome {
    case .resolved(let handle): deprecated[handle.index]
    case .unknownReceiver: false
    case .unknownMember, .unknownName, .mismatch, .almostMeets: true
    }
  }

  /// The enums that go by a name, in Swift or in Objective-C.
  func enums(named name: String) -> [EnumEntry] { (enumsByName[name] ?? []).map { enums[$0] } }

  /// Indices into `enums` of those that have a case of this name, in Swift or in Objective-C.
  func enums(withCase name: String) -> [Int] { enumsByCase[name] ?? [] }
}

/// An enum or option set of the API.
struct EnumEntry: Sendable {
  /// A case, or an option that is a static member.
  struct Case: Sendable {
    var name: String
    var objcName: String?
    var rawValue: String?
    /// Whether pages may leave it out: it is deprecated or not available.
    var isRetired: Bool

    var names: [String] { [name] + (objcName.map { [$0] } ?? []) }

    /// The name in the language of a declaration.
    func name(inObjC: Bool) -> String { inObjC ? objcName ?? name : name }
  }

  let symbol: Symbol
  let cases: [Case]
  private let indexByName: [String: Int]

  init(symbol: Symbol, cases: [Case]) {
    self.symbol = symbol
    self.cases = cases
    indexByName = cases.enumerated().reduce(into: [:]) { indices, entry in
      for name in entry.element.names where indices[name] == nil { indices[name] = entry.offset }
    }
  }

  /// The name, alone and with its enclosing types, and the name in Objective-C.
  var names: Set<String> {
    Set([symbol.name, symbol.qualifiedName] + (symbol.objcName.map { [$0] } ?? []))
  }

  /// The case of a name in either language; `Type.name` and `.name` are understood.
  func index(ofCase spelling: String) -> Int? {
    if let index = indexByName[spelling] { return index }
    guard let dot = spelling.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return indexByName[String(spelling[dot...].dropFirst())]
  }

  /// The cases that a complete list names.
  var requiredCases: [Case] { cases.filter { !$0.isRetired } }

  static func all(in model: APIModel) -> [EnumEntry] {
    var members: [[String]: [Symbol]] = [:]
    for symbol in model.symbols where isCase(symbol) {
      members[[symbol.module] + symbol.parentPath, default: []].append(symbol)
    }
    return model.symbols.compactMap { symbol in
      guard isEnum(symbol) else { return nil }
      let found = (members[[symbol.module] + symbol.path] ?? []).filter {
        $0.kind == .case || isOption($0, of: symbol)
      }
      guard !found.isEmpty else { return nil }
      return EnumEntry(symbol: symbol, cases: found.map(Self.case))
    }
  }

  private static func isEnum(_ symbol: Symbol) -> Bool {
    symbol.kind == .enum || (symbol.kind == .struct && symbol.inherits.contains("OptionSet"))
  }

  private static func isCase(_ symbol: Symbol) -> Bool {
    symbol.kind == .case || (symbol.kind == .property && symbol.isStatic)
  }

  /// Whether a static member is one option of a set, and not a combination of several.
  private static func isOption(_ member: Symbol, of set: Symbol) -> Bool {
    set.kind == .struct && member.rawValue != nil
      && (member.type == nil || member.type == "Self" || member.type == set.name)
  }

  private static func `case`(_ symbol: Symbol) -> Case {
    Case(
      name: symbol.baseName, objcName: symbol.objcName, rawValue: symbol.rawValue,
      isRetired: symbol.state == .deprecated || symbol.availability.isUnavailable)
  }
}
