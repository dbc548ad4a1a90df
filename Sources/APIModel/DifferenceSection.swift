// What differs between two models as people read it: by kind, members folded into their types.

/// A part of a difference: what was added, what was removed.
package struct DifferenceSection: Sendable {
  package enum Kind: String, Sendable {
    case removed, renamed, deprecated, changed, added
  }

  package struct Entry: Sendable {
    /// The symbol as the later model has it; as the earlier one has it where it is gone.
    package var symbol: Symbol
    /// What it is called now, where it was renamed.
    package var newSymbol: Symbol?
    package var remark: String?

    init(_ symbol: Symbol, renamed newSymbol: Symbol? = nil, remark: String?) {
      self.symbol = symbol
      self.newSymbol = newSymbol
      self.remark = remark
    }

    /// The kind as reports call it.
    package var kind: String { symbol.kind.word }
    package var name: String { symbol.qualifiedName }
    package var newName: String? { newSymbol?.qualifiedName }
  }

  package var kind: Kind
  package var entries: [Entry]

  package var title: String { kind.rawValue.capitalized }

  init(_ kind: Kind, _ entries: [Entry]) {
    self.kind = kind
    self.entries = entries
  }
}

extension ModelComparison {
  /// The parts of a difference for people, those that hold nothing left out.
  package var sections: [DifferenceSection] {
    let deprecated = deprecated.map { symbol in
      DifferenceSection.Entry(symbol, remark: symbol.successor.map { "use \($0)" })
    }
    let changed = changed.map { change in
      DifferenceSection.Entry(
        change.new, remark: change.facts.map(\.description).joined(separator: "; "))
    }
    return [
      DifferenceSection(.removed, Self.folded(removed)),
      DifferenceSection(.renamed, foldedRenamings),
      DifferenceSection(.deprecated, deprecated), DifferenceSection(.changed, changed),
      DifferenceSection(.added, Self.folded(added)),
    ].filter { !$0.entries.isEmpty }
  }

  private var foldedRenamings: [DifferenceSection.Entry] {
    var members: [[String]: Int] = [:]
    for renaming in renamed where renaming.isWithType {
      members[renaming.old.parentPath, default: 0] += 1
    }
    return renamed.filter { !$0.isWithType }.map { renaming in
      let also = members[renaming.old.path].map { "; \(Self.count($0)) with it" } ?? ""
      return DifferenceSection.Entry(
        renaming.old, renamed: renaming.new, remark: renaming.reason.description + also)
    }
  }

  /// Those whose type is not among them, each with the number of those that stand in it.
  private static func folded(_ symbols: [Symbol]) -> [DifferenceSection.Entry] {
    let types = Set(symbols.filter(\.kind.isType).map(\.path))
    var counts: [[String]: Int] = [:]
    var outer: [Symbol] = []
    for symbol in symbols {
      let home = (1..<max(1, symbol.path.count)).lazy.map { [String](symbol.path.prefix($0)) }
        .first(where: types.contains)
      if let home { counts[home, default: 0] += 1 } else { outer.append(symbol) }
    }
    return outer.map { symbol in
      let members = symbol.kind.isType ? counts[symbol.path] ?? 0 : 0
      return DifferenceSection.Entry(
        symbol, remark: members > 0 ? "with \(Self.count(members))" : nil)
    }
  }

  private static func count(_ members: Int) -> String {
    members == 1 ? "1 member" : "\(members) members"
  }
}

extension ModelComparison.Renaming {
  /// Whether it goes without saying, since its type was renamed.
  fileprivate var isWithType: Bool { if case .withType = reason { true } else { false } }
}

extension Symbol.Kind {
  /// The kind as reports call it.
  package var word: String {
    switch self {
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    default: rawValue
    }
  }
}

extension ChangedFact {
  /// The fact as reports give it.
  package var description: String {
    switch self {
    case .kind(let old, let new): "\(old.word) → \(new.word)"
    case .type(let old, let new): "type \(old ?? "Void") → \(new ?? "Void")"
    case .parameter(let name, let old, let new):
      name.isEmpty ? "parameter \(old) → \(new)" : "parameter \(name): \(old) → \(new)"
    case .rawValue(let old, let new): "raw value \(old ?? "none") → \(new ?? "none")"
    case .order(let old, let new): "place \(old + 1) → \(new + 1)"
    case .isStatic(let isStatic): isStatic ? "static now" : "no longer static"
    case .isAsync(let isAsync): isAsync ? "async now" : "no longer async"
    case .isThrowing(let isThrowing): isThrowing ? "throws now" : "no longer throws"
    case .isSettable(let isSettable): isSettable ? "can be set now" : "can no longer be set"
    case .isOptional(let isOptional): isOptional ? "optional now" : "required now"
    case .objcName(let old, let new): "Objective-C name \(old ?? "none") → \(new ?? "none")"
    }
  }
}
