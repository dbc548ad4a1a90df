// What each release changed, as the page of changes tells it.

package import APIModel

/// The changes of one release.
package struct ReleaseChanges: Sendable {
  /// Changes of one kind: what was added, what was removed.
  package struct Section: Sendable {
    package var kind: DifferenceSection.Kind
    package var items: [Item]
  }

  package struct Item: Sendable {
    package var kind: Symbol.Kind
    /// The name, with its place where today's API still has it.
    package var symbol: ReferenceLink
    /// What it is called now, or what to use instead.
    package var successor: ReferenceLink?
    package var remark: String?
  }

  /// The number of the release; nil for what is not released yet.
  package var release: String?
  /// The release that it is compared with.
  package var previous: String
  package var sections: [Section]

  /// The anchor of the release on its page.
  package var anchor: String { UniqueNames.harmless(release ?? "unreleased") }
}

extension ReleaseChanges {
  /// The changes between the releases of a history, and up to today; the newest first.
  static func all(
    _ model: APIModel, _ history: APIHistory, number: ReleaseNumber?, _ links: SymbolLinks
  ) -> [ReleaseChanges] {
    let past = number.map { number in history.releases.filter { $0.number < number } }
    var points = (past ?? history.releases).map { ($0.number.description as String?, $0.model) }
    points.append((number?.description, model))
    let changes = zip(points, points.dropFirst()).map { earlier, later in
      let comparison = ModelComparison(from: earlier.1, to: later.1)
      return ReleaseChanges(
        release: later.0, previous: earlier.0 ?? "",
        sections: comparison.sections.map { section in
          Section(kind: section.kind, items: section.entries.map { item($0, links) })
        })
    }
    return changes.filter { !$0.sections.isEmpty }.reversed()
  }

  private static func item(_ entry: DifferenceSection.Entry, _ links: SymbolLinks) -> Item {
    let symbol = entry.symbol
    let link = { (name: String) in ReferenceLink(name, place: links.place(of: name, beside: symbol))
    }
    let next = entry.newName ?? (symbol.state == .current ? nil : symbol.successor)
    // A successor says for itself that it is to be used.
    let remark = entry.newName == nil && next != nil ? nil : entry.remark
    return Item(
      kind: symbol.kind, symbol: link(symbol.qualifiedName), successor: next.map(link),
      remark: remark)
  }
}
