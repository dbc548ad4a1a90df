// Two models of an API beside each other: what came, what went, what changed its name.

/// What differs between the API of one release and that of a later one, for their clients.
package struct ModelComparison: Hashable, Sendable {
  /// A symbol that goes by another name in the later model.
  package struct Renaming: Hashable, Sendable {
    package var old: Symbol
    package var new: Symbol
    package var reason: RenamingReason
  }

  /// A symbol that is declared in another way.
  package struct Change: Hashable, Sendable {
    package var old: Symbol
    package var new: Symbol
    package var facts: [ChangedFact]
  }

  /// In the order of the later model.
  package private(set) var added: [Symbol] = []
  /// In the order of the earlier model.
  package private(set) var removed: [Symbol] = []
  /// Deprecated, or given a successor, in the later model and not in the earlier one; in its order.
  package private(set) var deprecated: [Symbol] = []
  /// In the order of the earlier model; members that moved with their type are among them.
  package private(set) var renamed: [Renaming] = []
  /// In the order of the later model.
  package private(set) var changed: [Change] = []

  /// Compares what clients see of two models.
  package init(from old: APIModel, to new: APIModel) {
    let olds = Self.clientSymbols(of: old)
    let news = Self.clientSymbols(of: new)
    let isOneModule = old.modules.count == 1 && new.modules.count == 1
    var places: [SymbolKey: [Int]] = [:]
    for (index, symbol) in news.enumerated() {
      places[SymbolKey(symbol, inModule: !isOneModule), default: []].append(index)
    }
    let keys = olds.map { SymbolKey($0, inModule: !isOneModule) }
    var twins = [Int?](repeating: nil, count: news.count)
    var gone = Set(olds.indices)
    // Overloads with the same types go together first, whatever is left then.
    for isExact in [true, false] {
      for index in olds.indices where gone.contains(index) {
        let twin = (places[keys[index]] ?? []).first {
          twins[$0] == nil && (!isExact || news[$0].hasSignature(of: olds[index]))
        }
        guard let twin else { continue }
        twins[twin] = index
        gone.remove(index)
      }
    }
    for (index, symbol) in news.enumerated() {
      if let twin = twins[index] { compare(olds[twin], symbol) } else { added.append(symbol) }
    }
    pair(gone.sorted().map { olds[$0] }, neighbours: (olds, news))
  }

  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && deprecated.isEmpty && renamed.isEmpty && changed.isEmpty
  }

  private static func clientSymbols(of model: APIModel) -> [Symbol] {
    model.symbols.filter { $0.isPublic && $0.state != .removed }
  }

  private mutating func compare(_ old: Symbol, _ new: Symbol) {
    if new.state != .current, old.state == .current { deprecated.append(new) }
    let facts = ChangedFact.all(from: old, to: new)
    if !facts.isEmpty { changed.append(Change(old: old, new: new, facts: facts)) }
  }

  private mutating func pair(_ gone: [Symbol], neighbours: (old: [Symbol], new: [Symbol])) {
    let pairing = RenamePairing(
      gone, added, cases: (CaseNeighbours(neighbours.old), CaseNeighbours(neighbours.new)))
    let pairs = pairing.pairs
    for (index, symbol) in gone.enumerated() {
      guard let pair = pairs[index] else {
        removed.append(symbol)
        continue
      }
      renamed.append(Renaming(old: symbol, new: added[pair.new], reason: pair.reason))
      if symbol.state == .current, added[pair.new].state != .current {
        deprecated.append(added[pair.new])
      }
    }
    let taken = Set(pairs.values.map(\.new))
    added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
  }
}

/// What makes a symbol the same in two releases, its overloads apart.
struct SymbolKey: Hashable {
  private let module: String
  private let path: [String]

  /// - Parameter inModule: Whether the module counts; a model of one module may be called
  ///   otherwise than another's.
  init(_ symbol: Symbol, inModule: Bool) {
    module = inModule ? symbol.module : ""
    path = symbol.path
  }
}

/// What can change in a declaration that keeps its name.
package enum ChangedFact: Hashable, Sendable {
  case kind(old: Symbol.Kind, new: Symbol.Kind)
  /// The type of a property, or the result of a function.
  case type(old: String?, new: String?)
  /// The type of a parameter.
  case parameter(name: String, old: String, new: String)
  case rawValue(old: String?, new: String?)
  /// The place among the cases of an enum, counted from 0.
  case order(old: Int, new: Int)
  case isStatic(Bool)
  case isAsync(Bool)
  case isThrowing(Bool)
  case isSettable(Bool)
  /// Whether a conforming type may leave a requirement out.
  case isOptional(Bool)
  case objcName(old: String?, new: String?)

  /// The type that another has taken the place of.
  var formerType: String? {
    switch self {
    case .type(let old, _): old
    case .parameter(_, let old, _): old
    default: nil
    }
  }

  static func all(from old: Symbol, to new: Symbol) -> [ChangedFact] {
    var facts: [ChangedFact] = []
    if old.kind != new.kind { facts.append(.kind(old: old.kind, new: new.kind)) }
    if !TypeReference.isSame(old.type, new.type) {
      facts.append(.type(old: old.type, new: new.type))
    }
    for (left, right) in zip(old.parameters, new.parameters)
    where !TypeReference.isSame(left.type, right.type) {
      facts.append(.parameter(name: right.name, old: left.type, new: right.type))
    }
    let hasValue = old.kind == .case || (old.rawValue != nil && new.rawValue != nil)
    if hasValue, old.rawValue != new.rawValue {
      facts.append(.rawValue(old: old.rawValue, new: new.rawValue))
    }
    if let place = old.order, let other = new.order, place != other {
      facts.append(.order(old: place, new: other))
    }
    if old.isStatic != new.isStatic { facts.append(.isStatic(new.isStatic)) }
    if old.isAsync != new.isAsync { facts.append(.isAsync(new.isAsync)) }
    if old.isThrowing != new.isThrowing { facts.append(.isThrowing(new.isThrowing)) }
    if old.isSettable != new.isSettable { facts.append(.isSettable(new.isSettable)) }
    if old.isOptionalRequirement != new.isOptionalRequirement {
      facts.append(.isOptional(new.isOptionalRequirement))
    }
    if old.objcName != new.objcName {
      facts.append(.objcName(old: old.objcName, new: new.objcName))
    }
    return facts
  }
}

extension Symbol {
  /// Whether parameters and result have the same types.
  func hasSignature(of other: Symbol) -> Bool {
    parameters.count == other.parameters.count && TypeReference.isSame(type, other.type)
      && zip(parameters, other.parameters).allSatisfy {
        TypeReference.isSame($0.type, $1.type)
      }
  }
}

extension TypeReference {
  /// Whether two spellings mean the same type: `Media` and `any Media`, `[Int]` and `Array<Int>`.
  fileprivate static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard left != right, let left, let right else { return left == right }
    let type = TypeReference(spelling: left)
    return type != .unknown && type == TypeReference(spelling: right)
  }
}
