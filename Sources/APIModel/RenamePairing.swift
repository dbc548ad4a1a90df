// Which symbol of a later release is one of an earlier release under another name.

/// Why two symbols are taken for one.
package enum RenamingReason: Hashable, Sendable {
  /// The earlier release named it as the successor.
  case named
  case objcName(String)
  /// Types that have so many members in common.
  case members(shared: Int, of: Int)
  /// The member of a type that was renamed itself.
  case withType(String)
  case rawValue(String)
  /// The same name with the same types, and other labels.
  case labels
  /// The same types and a name that is near.
  case nearName
  /// The only one with these types in its place.
  case signature
  /// The same name and types in another type.
  case moved

  /// The reason as reports give it.
  package var description: String {
    switch self {
    case .named: "the earlier release names it as the successor"
    case .objcName(let name): "the same Objective-C name, \(name)"
    case .members(let shared, let all): "\(shared) of \(all) members are the same"
    case .withType(let type): "a member of \(type), which was renamed"
    case .rawValue(let value): "the same raw value, \(value), between the same neighbours"
    case .labels: "the same name and types, with other labels"
    case .nearName: "the same types, and a name that is near"
    case .signature: "the only one with these types in its place"
    case .moved: "the same name and types in another type"
    }
  }

  /// How much it says; the higher, the sooner it is believed.
  fileprivate var weight: Int {
    switch self {
    case .named: 100
    case .objcName: 90
    case .withType: 85
    case .members(let shared, let all): 40 + 40 * shared / max(all, 1)
    case .labels: 80
    case .rawValue: 70
    case .nearName: 65
    case .moved: 60
    case .signature: 50
    }
  }
}

/// Pairs what is gone with what is new where name, signature and neighbours agree.
///
/// Of two candidates that are as good as each other neither is taken: a wrong pair sends readers
/// to the wrong symbol.
struct RenamePairing {
  /// What an earlier symbol, by its index, became.
  private(set) var pairs: [Int: (new: Int, reason: RenamingReason)] = [:]
  private let old: [Symbol]
  private let new: [Symbol]
  private let cases: (old: CaseNeighbours, new: CaseNeighbours)
  private var takenNew: Set<Int> = []

  private struct Candidate {
    var old: Int
    var new: Int
    var reason: RenamingReason
  }

  /// As many pairs of one place are looked at; nobody renames thousands of symbols at once.
  private static let mostPairs = 40_000

  init(_ old: [Symbol], _ new: [Symbol], cases: (old: CaseNeighbours, new: CaseNeighbours)) {
    self.old = old
    self.new = new
    self.cases = cases
    guard !old.isEmpty, !new.isEmpty else { return }
    pairTypes { $0.parentPath == $1.parentPath }
    pairMembers()
    pairTypes { $0.name == $1.name }
    pairMembers()
    pairMoved()
  }

  // MARK: - Types

  /// Pairs types that keep their members, or that are said to be the same.
  ///
  /// - Parameter mayPair: Whether two types stand in the right places, or have the right names.
  private mutating func pairTypes(_ mayPair: (Symbol, Symbol) -> Bool) {
    let olds = old.indices.filter { old[$0].kind.isType && pairs[$0] == nil }
    let news = new.indices.filter { new[$0].kind.isType && !takenNew.contains($0) }
    guard olds.count * news.count <= Self.mostPairs else { return }
    let oldMembers = Self.members(of: old)
    let newMembers = Self.members(of: new)
    choose(
      olds.flatMap { left in
        news.compactMap { right in
          guard old[left].kind == new[right].kind, mayPair(old[left], new[right]) else {
            return nil
          }
          let members = (oldMembers[old[left].path] ?? [], newMembers[new[right].path] ?? [])
          return typeReason(old[left], new[right], members).map {
            Candidate(old: left, new: right, reason: $0)
          }
        }
      })
  }

  /// The names of the members of every type.
  private static func members(of symbols: [Symbol]) -> [[String]: Set<String>] {
    symbols.reduce(into: [:]) { $0[$1.parentPath, default: []].insert($1.name) }
  }

  private func typeReason(
    _ old: Symbol, _ new: Symbol, _ members: (old: Set<String>, new: Set<String>)
  ) -> RenamingReason? {
    if let reason = Self.statedReason(old, new) { return reason }
    let shared = members.old.intersection(members.new).count
    let all = members.old.union(members.new).count
    let isNear = NameLikeness.isNear(old.name, new.name) && old.parentPath == new.parentPath
    guard shared * 2 >= all, shared >= (isNear ? 1 : 2) else { return nil }
    return .members(shared: shared, of: all)
  }

  /// A reason that does not depend on what stands around the two.
  private static func statedReason(_ old: Symbol, _ new: Symbol) -> RenamingReason? {
    if let successor = old.successor, new.isMeant(by: successor) { return .named }
    if let name = old.objcName, name == new.objcName { return .objcName(name) }
    return nil
  }

  // MARK: - Members

  /// Pairs members within a type, or within what it is called now.
  private mutating func pairMembers() {
    let renamedTypes = pairs.reduce(into: [[String]: [String]]()) {
      $0[old[$1.key].path] = new[$1.value.new].path
    }
    let places = Dictionary(grouping: new.indices.filter { !takenNew.contains($0) }) {
      new[$0].parentPath
    }
    let groups = Dictionary(grouping: old.indices.filter { pairs[$0] == nil }) {
      old[$0].parentPath
    }
    var candidates: [Candidate] = []
    for (parent, olds) in groups {
      let home = Self.current(parent, renamedTypes)
      guard let news = places[home], olds.count * news.count <= Self.mostPairs else { continue }
      for left in olds {
        for right in news where old[left].isOfKind(like: new[right]) {
          let reason =
            home != parent && old[left].name == new[right].name
            ? .withType(new[right].parentPath.joined(separator: "."))
            : memberReason(old[left], new[right])
          if let reason { candidates.append(Candidate(old: left, new: right, reason: reason)) }
        }
      }
    }
    choose(candidates)
  }

  /// The path of a type under the names that it and the types around it have now.
  private static func current(_ path: [String], _ renamed: [[String]: [String]]) -> [String] {
    for length in stride(from: path.count, to: 0, by: -1) {
      if let head = renamed[Array(path.prefix(length))] { return head + path.dropFirst(length) }
    }
    return path
  }

  private func memberReason(_ old: Symbol, _ new: Symbol) -> RenamingReason? {
    if old.kind.isType { return nil }
    if let reason = Self.statedReason(old, new) { return reason }
    let isNear = NameLikeness.isNear(old.name, new.name)
    if old.kind == .case {
      guard let value = old.rawValue, value == new.rawValue else { return nil }
      let neighbours = (cases.old[old], cases.new[new])
      return isNear || neighbours.0.isShared(with: neighbours.1) ? .rawValue(value) : nil
    }
    guard old.hasSignature(of: new) else { return nil }
    if old.baseName == new.baseName { return .labels }
    if isNear { return .nearName }
    let saysMuch = !old.parameters.isEmpty || (old.type.map { $0.count > 6 } ?? false)
    return saysMuch && old.kind != .initializer ? .signature : nil
  }

  // MARK: - Moves

  /// Pairs members of one name and one signature that stand in another type now.
  private mutating func pairMoved() {
    let news = Dictionary(
      grouping: new.indices.filter { !takenNew.contains($0) && new[$0].path.count > 1 }
    ) { new[$0].name }
    var candidates: [Candidate] = []
    for left in old.indices where pairs[left] == nil && old[left].path.count > 1 {
      for right in (news[old[left].name] ?? []).prefix(Self.mostHomes)
      where old[left].isOfKind(like: new[right]) && old[left].hasSignature(of: new[right]) {
        guard !old[left].kind.isType, old[left].kind != .initializer else { continue }
        candidates.append(Candidate(old: left, new: right, reason: .moved))
      }
    }
    choose(candidates)
  }

  /// A name with more homes than that says nothing.
  private static let mostHomes = 8

  // MARK: - Choosing

  /// Takes the candidates that have no equal, the best first.
  private mutating func choose(_ candidates: [Candidate]) {
    let byWeight = Dictionary(grouping: candidates, by: \.reason.weight)
    for (_, equals) in byWeight.sorted(by: { $0.key > $1.key }) {
      let open = equals.filter { pairs[$0.old] == nil && !takenNew.contains($0.new) }
      let olds = open.reduce(into: [:]) { $0[$1.old, default: 0] += 1 }
      let news = open.reduce(into: [:]) { $0[$1.new, default: 0] += 1 }
      for candidate in open where olds[candidate.old] == 1 && news[candidate.new] == 1 {
        pairs[candidate.old] = (candidate.new, candidate.reason)
        takenNew.insert(candidate.new)
      }
    }
  }
}

extension Symbol {
  /// Whether one can take the place of the other in code.
  fileprivate func isOfKind(like other: Symbol) -> Bool {
    if kind.isType || other.kind.isType { return kind == other.kind }
    if isStatic != other.isStatic { return false }
    return kind == other.kind || (kind.isFunction && other.kind.isFunction)
  }

  /// Whether a successor's spelling means this symbol: by its path, or the end of it.
  fileprivate func isMeant(by successor: String) -> Bool {
    let labels = successor.firstIndex(of: "(")
    var parts = successor[..<(labels ?? successor.endIndex)].split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return false }
    let own = labels.map { last + successor[$0...] }
    guard own.map({ $0 == name }) ?? (last == baseName) else { return false }
    return parts.isEmpty || parts.count > 1 || parts == parentPath.suffix(1)
  }
}
