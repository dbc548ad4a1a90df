// How much of the API the guides show, type by type and locale by locale.

/// What the guides show of an API.
package struct Coverage: Sendable {
  /// One page of the reference: a type with its members, or the globals of a module.
  package struct Row: Sendable {
    /// What a locale shows of it.
    package struct Cell: Hashable, Sendable {
      package var shown = 0
      /// How many of its symbols the locale says something wrong of.
      package var stale = 0
    }

    package var page: ReferenceLink
    /// The anchor of what is said of it on the page of coverage.
    package var anchor: String
    /// How many of its symbols a guide should show.
    package var expected = 0
    /// In the order of the locales.
    package var cells: [Cell]
    /// What no code of a guide uses.
    package var unused: [Unused] = []
    /// What is wrong with what guides say of it.
    package var faults: [Fault] = []
  }

  /// A symbol that no code of a guide uses.
  package struct Unused: Sendable {
    package var entry: ReferenceEntry
    /// Whether the text of a guide names it.
    package var isDescribed: Bool
  }

  /// What is wrong with what a guide says of a symbol.
  package struct Fault: Sendable {
    package var entry: ReferenceEntry
    package var fault: GuideFault
  }

  package let locales: [String]
  /// In the order of the pages, without those that no guide needs to show.
  package let rows: [Row]
  /// What leads to the root of the guides; nil where they can't be reached.
  package let address: String?

  init(of pages: [ReferencePage], in guides: Guides) {
    locales = guides.locales
    address = guides.address
    rows = pages.compactMap { Self.row($0, guides) }
  }

  /// The sums of all rows.
  package var total: [Row.Cell] {
    locales.indices.map { index in
      rows.reduce(into: Row.Cell()) { sum, row in
        sum.shown += row.cells[index].shown
        sum.stale += row.cells[index].stale
      }
    }
  }

  package var expected: Int { rows.reduce(0) { $0 + $1.expected } }

  private static func row(_ page: ReferencePage, _ guides: Guides) -> Row? {
    let own = page.groups.flatMap(\.entries).filter { $0.place.page == page.fileName }
    let entries = [page.entry].compactMap { $0 } + own
    let expected = entries.filter { guides.expected.contains($0.id) }
    let faults = entries.flatMap { entry in
      (entry.guides?.stale ?? []).flatMap(\.faults).map { Fault(entry: entry, fault: $0) }
    }
    guard !expected.isEmpty || !faults.isEmpty else { return nil }
    let cells = guides.locales.map { locale in
      Row.Cell(
        shown: expected.count { guides.names($0.id, in: locale) },
        stale: entries.count { entry in
          entry.guides?.stale.contains { $0.locale == locale } ?? false
        })
    }
    return Row(
      page: ReferenceLink(page.title, place: ReferencePlace(page: page.fileName)),
      anchor: "~" + page.fileName, expected: expected.count, cells: cells,
      unused: expected.filter { !guides.isUsed($0.id) }.map { entry in
        Unused(
          entry: entry, isDescribed: guides.locales.contains { guides.names(entry.id, in: $0) })
      },
      faults: unique(faults))
  }

  /// Each fault once, with the first of the symbols that it is about.
  private static func unique(_ faults: [Fault]) -> [Fault] {
    var seen: Set<[String]> = []
    return faults.filter { item in
      let place = item.fault.place
      return seen.insert([item.fault.rule, place.file, "\(place.line)", item.fault.message])
        .inserted
    }
  }
}
