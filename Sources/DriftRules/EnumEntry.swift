// The enums and option sets of the API as the rules ask for them: by the names of their cases.

internal import APIModel
internal import Diagnostics

/// An enum or option set of the API; a class because it is handed on for every list of every page.
final class EnumEntry: Sendable {
  /// A case, or an option that is a static member.
  struct Case: Sendable {
    var name: String
    var objcName: String?
    var rawValue: String?
    /// Whether pages may leave it out: it is deprecated or not available.
    var isRetired: Bool
    /// The release that added it to its enum; absent where it is as old as that, or not known.
    var release: String?
    /// The raw value as a number, where it is one.
    let number: Int?
    /// The hashes of its names; the same where it has one name.
    let hashes: (swift: UInt64, objc: UInt64)

    init(
      name: String, objcName: String?, rawValue: String?, isRetired: Bool, release: String?
    ) {
      self.name = name
      self.objcName = objcName
      self.rawValue = rawValue
      self.isRetired = isRetired
      self.release = release
      number = rawValue.flatMap(EnumComparison.number)
      let hash = ByteHash.of(name)
      hashes = (hash, objcName.map { ByteHash.of($0) } ?? hash)
    }

    var names: [String] { [name] + (objcName.map { [$0] } ?? []) }

    /// The name in the language of a declaration.
    func name(inObjC: Bool) -> String { inObjC ? objcName ?? name : name }
  }

  let symbol: Symbol
  let cases: [Case]
  /// The releases that removed further cases, by their names in both languages.
  let removedIn: [String: String]
  private let indexByName: [String: Int]
  private let indexByHash: [UInt64: Int]
  /// Whether two cases have a name in common, of whatever language.
  private let sharesNames: Bool
  /// The name, alone and with its enclosing types, and the name in Objective-C, each once.
  let names: Set<String>
  /// The same as bytes, to be looked for in texts.
  let words: [[UInt8]]
  /// Whether raw values are counted, so that another order of the cases changes them.
  let isCounted: Bool

  init(symbol: Symbol, cases: [Case], removed: [Symbol]) {
    self.symbol = symbol
    self.cases = cases
    names = Set([symbol.name, symbol.qualifiedName] + (symbol.objcName.map { [$0] } ?? []))
    words = names.map { Array($0.utf8) }
    isCounted = symbol.kind == .enum && cases.allSatisfy { $0.number != nil }
    removedIn = removed.reduce(into: [:]) { releases, symbol in
      for name in [symbol.baseName, symbol.objcName].compactMap({ $0 }) {
        releases[name] = symbol.lifetime?.removedIn
      }
    }
    indexByName = cases.enumerated().reduce(into: [:]) { indices, entry in
      for name in entry.element.names where indices[name] == nil { indices[name] = entry.offset }
    }
    let indices = indexByName
    sharesNames = cases.enumerated().contains { index, item in
      item.names.contains { indices[$0] != index }
    }
    indexByHash = Dictionary(
      indexByName.map { (ByteHash.of($0.key), $0.value) }, uniquingKeysWith: min)
  }

  /// The case of a name in either language; `Type.name` and `.name` are understood.
  func index(ofCase spelling: String) -> Int? {
    if let index = indexByName[spelling] { return index }
    guard let dot = spelling.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return indexByName[String(spelling[dot...].dropFirst())]
  }

  /// Whether a declaration has all cases in their order and no other: seen without a search.
  func isDeclared(by declared: [EnumDeclaration.Case]) -> Bool {
    declared.count == cases.count && !sharesNames
      && cases.indices.allSatisfy { index in
        declared[index].name == cases[index].name || declared[index].name == cases[index].objcName
      }
  }

  /// The case of a name in either language, by its hash.
  func index(ofCase name: UInt64) -> Int? { indexByHash[name] }

  /// The cases that a complete list names and that are none of those in a list.
  ///
  /// - Parameter listed: The hashes of the names in the list.
  func cases(missingIn listed: some Collection<UInt64>) -> [Case] {
    var isListed = [Bool](repeating: false, count: cases.count)
    for name in listed { if let index = index(ofCase: name) { isListed[index] = true } }
    let left = cases.indices.filter { !isListed[$0] && !cases[$0].isRetired }
    if !sharesNames { return left.map { cases[$0] } }
    // A case may share a name with one before it.
    return left.map { cases[$0] }.filter { item in
      !listed.contains { $0 == item.hashes.swift || $0 == item.hashes.objc }
    }
  }

  static func all(in model: APIModel) -> [EnumEntry] {
    var members: [[String]: [Symbol]] = [:]
    for symbol in model.symbols where isCase(symbol) {
      members[[symbol.module] + symbol.parentPath, default: []].append(symbol)
    }
    return model.symbols.compactMap { symbol in
      guard symbol.isEnum, symbol.state != .removed else { return nil }
      let found = (members[[symbol.module] + symbol.path] ?? []).filter {
        $0.kind == .case || isOption($0, of: symbol)
      }
      let current = found.filter { $0.state != .removed }
      guard !current.isEmpty else { return nil }
      return EnumEntry(
        symbol: symbol, cases: current.map { Self.case($0, of: symbol) },
        removed: found.filter { $0.state == .removed })
    }
  }

  private static func isCase(_ symbol: Symbol) -> Bool {
    symbol.kind == .case || (symbol.kind == .property && symbol.isStatic)
  }

  /// Whether a static member is one option of a set, and not a combination of several.
  private static func isOption(_ member: Symbol, of set: Symbol) -> Bool {
    set.kind == .struct && member.rawValue != nil
      && (member.type == nil || member.type == "Self" || member.type == set.name)
  }

  private static func `case`(_ symbol: Symbol, of type: Symbol) -> Case {
    Case(
      name: symbol.baseName, objcName: symbol.objcName, rawValue: symbol.rawValue,
      isRetired: symbol.state == .deprecated || symbol.availability.isUnavailable,
      release: symbol.release(addedTo: type))
  }
}

extension Symbol {
  /// The release that added it to a type; nil where it is as old as that, or not known.
  fileprivate func release(addedTo type: Symbol) -> String? {
    guard case .release(let own) = introduction, introduction != type.introduction else {
      return nil
    }
    return own.description
  }
}
