// Which symbols of the API a finding is about.

package import APIModel
package import Diagnostics
internal import Pages
package import Snippets

extension PageContext {
  /// The symbols that a finding of a rule about the API speaks of.
  ///
  /// They are those whose names stand where the finding does, and an enum that it names. Of a chain
  /// in which something is outdated only that counts, the further names of the chain among it.
  package func symbols(of finding: Diagnostic) -> Set<SymbolHandle> {
    guard let api, RuleRegistry.info(finding.rule)?.family == .api else { return [] }
    let lines = page.lines
    let start = lines.offset(of: finding.place.range.start)
    let range = start..<max(start, lines.offset(of: finding.place.range.end))
    let met = remarkableUses.filter { use in
      let place = origin(of: use.value.range, inBlock: use.block)
      return place.overlaps(range) || place.lowerBound == range.lowerBound
    }
    let chains = Set(met.map(\.chain))
    let outdated = remarkableUses.filter { chains.contains($0.chain) }.compactMap {
      api.outdatedSymbol($0.value.outcome)
    }
    if Self.saysOutdated(finding.rule) { return Set(outdated) }
    var found = Set(met.compactMap { $0.value.outcome.subject })
    for entry in finding.symbol.map(api.enums(named:)) ?? [] {
      if let type = api.lookup.type(named: entry.symbol.path) { found.insert(type) }
    }
    return found
  }

  /// Whether a rule, named by its id, finds uses of what is deprecated, superseded or gone.
  package static func saysOutdated(_ rule: String) -> Bool { outdating.contains(rule) }

  /// Whether a rule, named by its id, finds that something is missing, at a place that is right.
  package static func findsAbsence(_ rule: String) -> Bool { absence.contains(rule) }

  private static let absence: Set<String> = [
    MissingSection.info.id, MissingCodeBlock.info.id, MissingPage.info.id,
  ]

  private static let outdating: Set<String> = [
    DeprecatedSymbol.info.id, SupersededSymbol.info.id, RemovedSymbol.info.id,
  ]
}

extension APICatalog {
  /// The outdated symbols that code uses.
  package func outdatedSymbols(in snippet: Snippet) -> Set<SymbolHandle> {
    guard !isCurrent else { return [] }
    return Set(snippet.findings.uses.compactMap { outdatedSymbol($0.outcome) })
  }
}

extension SymbolUse.Outcome {
  /// The symbol that is used, meant or missed.
  fileprivate var subject: SymbolHandle? {
    switch self {
    case .resolved(let handle), .unknownMember(let handle), .almostMeets(let handle, _): handle
    case .mismatch(let candidates, _): candidates.first
    case .unknownName, .unknownReceiver: nil
    }
  }
}
