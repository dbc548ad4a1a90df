// Chains in the code of a page that use what the API deprecated, replaced or removed.

internal import APIModel

/// A chain of names of which at least one is outdated.
///
/// The worst that is found in a chain is said of it: removed before deprecated before superseded.
/// It is a class because a page may have many, each with symbols that are large to copy.
final class OutdatedChain {
  /// A name and the symbol that it means.
  typealias Use = (use: SnippetUse, symbol: Symbol)

  /// The state of the outdated names that are spoken of.
  let state: Symbol.State
  /// The name that the finding is about.
  ///
  /// A type and the static member that gives the value are one name to a reader.
  let named: Use
  /// A further outdated name at the end of the chain.
  let call: Use?
  let successor: SuccessorPath?
  /// The successor of the further name.
  let callSuccessor: SuccessorPath?

  /// The release before which the code was right: the one that the history names, else the one
  /// that brought the successor.
  let release: String?

  /// - Parameter uses: The outdated names of a chain in order, at least one.
  fileprivate init?(_ uses: [(use: SnippetUse, handle: SymbolHandle)], in api: APICatalog) {
    let symbols = api.lookup.symbols
    var state = Symbol.State.current
    var (first, second, last) = (0, 0, 0)
    for index in uses.indices {
      let other = symbols[uses[index].handle.index].state
      if other.weight > state.weight {
        state = other
        (first, second, last) = (index, index, index)
      } else if other == state {
        if second == first { second = index }
        last = index
      }
    }
    if state == .current { return nil }
    let isTypeAndValue = symbols[uses[first].handle.index].kind.isType
    let name = isTypeAndValue ? second : first
    self.state = state
    named = (uses[name].use, symbols[uses[name].handle.index])
    successor =
      api.successor(of: uses[name].handle) ?? api.successor(of: uses[first].handle)
    let isCall = last != name && uses[last].use != uses[name].use
    call = isCall ? (uses[last].use, symbols[uses[last].handle.index]) : nil
    callSuccessor = isCall ? api.successor(of: uses[last].handle) : nil
    release =
      self.named.symbol.lifetime?.outdatedIn ?? successor?.release ?? callSuccessor?.release
  }

  /// What the findings have in common that come of the same change of the API.
  ///
  /// - Parameter others: All outdated chains of the page.
  func cause(among others: [OutdatedChain]) -> String? {
    guard let release else { return nil }
    if state == .removed, let successor, named.symbol.isRenamed(to: successor),
      others.allSatisfy({ $0.release != release || $0.isOnly(named.symbol) })
    {
      let old = named.symbol.qualifiedName
      return "`\(old)` was renamed to `\(successor.spelling)` in \(release)"
    }
    return ReleaseCause.before(release)
  }

  /// Whether the symbol is all that is outdated about the chain.
  private func isOnly(_ symbol: Symbol) -> Bool { named.symbol.id == symbol.id && call == nil }

  /// What the name is written like in the language of the snippet.
  var spelling: String { named.use.value.spelling }

  /// What to write instead in the language of the snippet.
  var replacement: String? { successor.map(named.use.spelling) }

  /// What to write instead of the name, and of the call at the end of the chain where that has
  /// another successor: "write `X` instead, and `Y` for `z()`".
  var advice: String? {
    guard let replacement else { return nil }
    let advice = "write `\(replacement)` instead"
    guard let call, let other = callSuccessor.map(call.use.spelling), other != replacement else {
      return advice
    }
    return "\(advice), and `\(other)` for `\(call.use.name(of: call.symbol))`"
  }
}

extension PageContext {
  /// The chains of the page that use something outdated, with what is worst about each.
  func findOutdatedChains() -> [OutdatedChain] {
    guard let api, !remarkableUses.isEmpty else { return [] }
    return uses { api.outdatedSymbol($0) != nil }.grouped.compactMap { chain in
      OutdatedChain(
        chain.compactMap { use in
          api.outdatedSymbol(use.value.outcome).map { (use, $0) }
        }, in: api)
    }
  }

  /// The chains of which the worst to say is this state, each with its cause.
  func outdatedChains(_ state: Symbol.State) -> [(chain: OutdatedChain, cause: String?)] {
    guard !remarkableUses.isEmpty, let api, api.has(state) else { return [] }
    let all = outdatedChains
    return all.lazy.filter { $0.state == state }.map { ($0, $0.cause(among: all)) }
  }
}

extension PageContext {
  /// Whether a finding says that the chain has to be written anew, whatever else is wrong with it.
  ///
  /// Where the page allows that finding, the other names of the chain have to be right.
  func isSpokenFor(_ chain: OutdatedChain) -> Bool {
    let rule: String
    switch chain.state {
    case .removed: rule = RemovedSymbol.info.id
    case .deprecated: rule = DeprecatedSymbol.info.id
    case .superseded, .current: return false
    }
    return !isAllowed(rule, chain)
  }

  /// Whether a comment on the page allows what a rule finds about a chain.
  func isAllowed(_ rule: String, _ chain: OutdatedChain) -> Bool {
    let use = chain.named.use
    return isAllowed(rule, page.place(origin(of: use.value.chainRange, inBlock: use.block)))
  }
}

extension Symbol.State {
  /// The greater, the worse it is to use the symbol.
  fileprivate var weight: Int {
    switch self {
    case .current: 0
    case .superseded: 1
    case .deprecated: 2
    case .removed: 3
    }
  }
}

extension Symbol {
  /// Whether the successor is the same thing under another name, and not something else to use.
  fileprivate func isRenamed(to successor: SuccessorPath) -> Bool {
    lifetime?.pairing != nil || successor.isNeighbour
  }
}
