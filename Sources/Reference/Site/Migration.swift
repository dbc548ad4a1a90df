// From what is outdated to what has taken its place.

internal import APIModel

/// An outdated symbol and its successor.
package struct Migration: Sendable {
  /// The outdated symbol, by its full name; without a place where it is gone.
  package var old: ReferenceEntry
  /// Whether an entry of the reference tells more of the old symbol.
  package var isListed: Bool
  package var successor: ReferenceLink
  /// The successor's entry, where the reference has it.
  package var new: ReferenceEntry?
  /// Older code of the guides with the code that took its place, the shortest first.
  package var rewrites: [GuideRewrite] = []

  /// More are not shown of one symbol.
  fileprivate static let mostRewrites = 2
}

extension Migration {
  /// Every outdated symbol that names a successor, and every one that is gone, in their order.
  static func all(
    of pages: [ReferencePage], gone: [Symbol], _ builder: EntryBuilder
  ) -> [Migration] {
    let entries = pages.flatMap { page in
      [page.entry].compactMap { $0 } + page.groups.flatMap(\.entries)
    }
    let byPlace = Dictionary(entries.map { ($0.place, $0) }) { first, _ in first }
    func migration(_ entry: ReferenceEntry, isListed: Bool) -> Migration? {
      guard let successor = entry.state?.successor else { return nil }
      return Migration(
        old: entry, isListed: isListed, successor: successor,
        new: successor.place.flatMap { byPlace[$0] },
        rewrites: Array(builder.rewrites(of: entry.id).prefix(mostRewrites)))
    }
    // A nested type has an entry on its own page and one on the page around it.
    var seen: Set<ReferencePlace> = []
    let listed = entries.filter { seen.insert($0.place).inserted }
    return listed.compactMap { migration($0, isListed: true) }
      + gone.compactMap { migration(builder.entryOfRemoved($0), isListed: false) }
  }
}
