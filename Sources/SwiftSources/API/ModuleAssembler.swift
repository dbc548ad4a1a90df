// The files of a module put together: extensions joined to their types, branches to each other.

internal import APIModel

/// Puts together what the files of a module declare.
///
/// Everything is indexed by path, so that the time grows with the number of symbols alone.
struct ModuleAssembler {
  private var symbols: [DeclaredSymbol]

  /// The symbols of a module, in the order of `files`.
  static func assemble(_ files: [DeclaredFile], module: String) -> [Symbol] {
    var assembler = ModuleAssembler(files, module: module)
    assembler.mergeBranches()
    assembler.foldDefaults()
    assembler.countCases()
    var symbols = assembler.symbols
    TypeEvidence.apply(to: &symbols)
    ObjCView.apply(to: &symbols)
    var judged = symbols.map(\.symbol)
    Succession.apply(to: &judged)
    return identified(judged, module: module)
  }

  private init(_ files: [DeclaredFile], module: String) {
    var paths = ExtendedPaths(files, module: module)
    symbols = []
    for file in files {
      for var declared in file.symbols {
        if declared.isInExtension {
          let extended = declared.symbol.path.prefix(declared.extendedNames)
          let path = paths.resolve(Array(extended))
          if paths.isHidden(path) { continue }
          declared.symbol.path.replaceSubrange(0..<declared.extendedNames, with: path)
          declared.extendedNames = path.count
        }
        symbols.append(declared)
      }
    }
    var types = index { $0.kind.isNominalType }
    types.merge(index { $0.kind == .associatedtype }) { type, _ in type }
    for found in files.flatMap(\.extensions) {
      guard let type = types[paths.resolve(found.path)] else { continue }
      for name in found.inherits where !symbols[type].symbol.inherits.contains(name) {
        symbols[type].symbol.inherits.append(name)
      }
    }
  }

  /// The first symbol of every path.
  private func index(where isWanted: (Symbol) -> Bool) -> [[String]: Int] {
    var index: [[String]: Int] = [:]
    for (offset, declared) in symbols.enumerated() where isWanted(declared.symbol) {
      if index[declared.symbol.path] == nil { index[declared.symbol.path] = offset }
    }
    return index
  }

  /// Makes one symbol of a declaration that stands in several branches of `#if`.
  private mutating func mergeBranches() {
    var places: [Signature: [Int]] = [:]
    var merged: [DeclaredSymbol] = []
    for declared in symbols {
      let signature = Signature(declared)
      let twin = places[signature, default: []].first {
        merged[$0].symbol.conditions != declared.symbol.conditions
      }
      if let twin {
        merged[twin].join(declared)
      } else {
        places[signature, default: []].append(merged.count)
        merged.append(declared)
      }
    }
    symbols = merged
  }

  /// Folds default implementations into the requirements that they stand in for.
  private mutating func foldDefaults() {
    var requirements: [Signature: Int] = [:]
    for (offset, declared) in symbols.enumerated() where declared.symbol.isRequirement {
      requirements[Signature(declared)] = offset
    }
    if requirements.isEmpty { return }
    var folded = Set<Int>()
    for (offset, declared) in symbols.enumerated() where declared.isInExtension {
      var plain = declared
      plain.constraint = ""
      guard let requirement = requirements[Signature(plain)] else { continue }
      folded.insert(offset)
      if declared.constraint.isEmpty { symbols[requirement].symbol.isOptionalRequirement = true }
    }
    symbols = symbols.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
  }

  private mutating func countCases() {
    var counts: [[String]: Int] = [:]
    for offset in symbols.indices where symbols[offset].symbol.kind == .case {
      let type = symbols[offset].symbol.parentPath
      symbols[offset].symbol.order = counts[type, default: 0]
      counts[type, default: 0] += 1
    }
  }

  private static func identified(_ symbols: [Symbol], module: String) -> [Symbol] {
    var counts: [String: Int] = [:]
    return symbols.map { symbol in
      var symbol = symbol
      let id = module + "." + symbol.qualifiedName
      let count = counts[id, default: 0] + 1
      counts[id] = count
      symbol.id = count == 1 ? id : "\(id)~\(count)"
      return symbol
    }
  }
}

/// What tells a declaration from an overload.
private struct Signature: Hashable {
  let path: [String]
  let kind: Symbol.Kind
  let isStatic: Bool
  let parameters: [String]
  let result: String?
  let constraint: String

  init(_ declared: DeclaredSymbol) {
    let symbol = declared.symbol
    path = symbol.path
    kind = symbol.kind
    isStatic = symbol.isStatic
    parameters = symbol.parameters.map { Self.spelling($0.type) }
    let isCall = [.method, .function, .subscript].contains(kind)
    result = isCall ? symbol.type.map(Self.spelling) : nil
    constraint = declared.constraint
  }

  /// A type without `Self.` in front of associated types.
  private static func spelling(_ type: String) -> String {
    guard type.hasPrefix("Self.") else { return type }
    return String(type.dropFirst("Self.".count))
  }
}

extension DeclaredSymbol {
  /// Adds what the same declaration in another branch of `#if` says.
  fileprivate mutating func join(_ other: DeclaredSymbol) {
    symbol.conditions = Condition.either(symbol.conditions, other.symbol.conditions)
    symbol.documentation = symbol.documentation ?? other.symbol.documentation
    symbol.rawValue = symbol.rawValue ?? other.symbol.rawValue
    symbol.type = symbol.type ?? other.symbol.type
    symbol.availability.inherit(other.symbol.availability)
    for name in other.symbol.inherits where !symbol.inherits.contains(name) {
      symbol.inherits.append(name)
    }
    mark.isExposed = mark.isExposed || other.mark.isExposed
    mark.exposesMembers = mark.exposesMembers || other.mark.exposesMembers
    mark.name = mark.name ?? other.mark.name
  }
}

extension Symbol.Kind {
  /// Whether it is a type with members of its own.
  var isNominalType: Bool {
    switch self {
    case .class, .actor, .struct, .enum, .protocol: true
    default: false
    }
  }
}
