// Which symbols of the API a finding is about.

package import APIModel
package import Diagnostics
internal import Pages
package import Snippets

/// Finds the symbols that findings on one page speak of.
package struct FindingSymbols {
  private struct Place {
    var range: Range<Int>
    /// Where the places up to here end at the latest.
    var latestEnd: Int
    var use: SnippetUse
  }

  private let lines: LineTable
  private let api: APICatalog?
  /// What the page uses, in the order of the page.
  private let places: [Place]
  private let outdated: [SnippetUse.Chain: Set<SymbolHandle>]

  package init(_ context: PageContext) {
    lines = context.page.lines
    api = context.api
    let uses = context.remarkableUses
    let placed = uses.map { (context.origin(of: $0.value.range, inBlock: $0.block), $0) }
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
    var latestEnd = 0
    places = placed.map { range, use in
      latestEnd = max(latestEnd, range.upperBound)
      return Place(range: range, latestEnd: latestEnd, use: use)
    }
    outdated = uses.reduce(into: [:]) { chains, use in
      guard let symbol = context.api?.outdatedSymbol(use.value.outcome) else { return }
      chains[use.chain, default: []].insert(symbol)
    }
  }

  /// The symbols that a finding of a rule about the API speaks of.
  ///
  /// They are those whose names stand where the finding does, and an enum that it names. Of a chain
  /// in which something is outdated only that counts, the further names of the chain among it.
  package func symbols(of finding: Diagnostic) -> Set<SymbolHandle> {
    guard let api, RuleRegistry.info(finding.rule)?.family == .api else { return [] }
    let start = lines.offset(of: finding.place.range.start)
    let met = uses(at: start..<max(start, lines.offset(of: finding.place.range.end)))
    if PageContext.saysOutdated(finding.rule) {
      return met.reduce(into: []) { $0.formUnion(outdated[$1.chain] ?? []) }
    }
    var found = Set(met.compactMap { $0.value.outcome.subject })
    for entry in finding.symbol.map(api.enums(named:)) ?? [] {
      if let type = api.lookup.type(named: entry.symbol.path) { found.insert(type) }
    }
    return found
  }

  /// The uses that a stretch of the page touches, and those that start where it does.
  private func uses(at range: Range<Int>) -> [SnippetUse] {
    let first = places.partitioningIndex {
      $0.latestEnd > range.lowerBound || $0.range.lowerBound >= range.lowerBound
    }
    let end = max(range.upperBound, range.lowerBound + 1)
    return places[first...].prefix { $0.range.lowerBound < end }
      .filter { $0.range.overlaps(range) || $0.range.lowerBound == range.lowerBound }
      .map(\.use)
  }
}

extension PageContext {
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
