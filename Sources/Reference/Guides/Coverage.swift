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

    /// Nil for what is gone.
    package var page: ReferenceLink?
    /// The anchor of what is said of it on the page of coverage.
    package var anchor: String
    /// How many of its symbols a guide should show.
    package var expected = 0
    /// In the order of the locales.
    package var cells: [Cell]
    /// What no code of a guide uses.
    package var unused: [Unused] = []
    /// What is wrong with what guides say of it.
    package var faults: [GuideFault] = []
  }

  /// A symbol that no code of a guide uses.
  package struct Unused: Sendable {
    package var entry: ReferenceEntry
    /// Whether the text of a guide names it.
    package var isDescribed: Bool
  }

  /// The anchor of what is said of a page of the reference.
  static func anchor(of page: String) -> String { "~type-\(page)" }

  package let locales: [String]
  /// In the order of the pages, without those that no guide needs to show.
  package let rows: [Row]
  /// What leads to the root of the guides; nil where they can't be reached.
  package let address: String?

  /// - Parameter gone: What an earlier release had.
  init(of pages: [ReferencePage], gone: [ReferenceEntry], in guides: Guides) {
    locales = guides.locales
    address = guides.address
    let removed = Row(
      page: nil, anchor: "~removed", entries: gone, guides)
    rows =
      pages.compactMap { Self.row($0, guides) } + (removed.faults.isEmpty ? [] : [removed])
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
    let row = Row(
      page: ReferenceLink(page.title, place: page.place),
      anchor: Self.anchor(of: page.fileName), entries: page.ownEntries, guides)
    return row.expected == 0 && row.faults.isEmpty ? nil : row
  }
}

extension Coverage.Row {
  /// - Parameter entries: The symbols that it is about.
  fileprivate init(
    page: ReferenceLink?, anchor: String, entries: [ReferenceEntry], _ guides: Guides
  ) {
    self.page = page
    self.anchor = anchor
    let toShow = entries.filter { guides.expected.contains($0.id) }
    expected = toShow.count
    cells = guides.locales.map { locale in
      Cell(
        shown: toShow.count { guides.names($0.id, in: locale) },
        stale: entries.count { entry in
          entry.guides?.stale.contains { $0.locale == locale } ?? false
        })
    }
    unused = toShow.filter { !guides.isUsed($0.id) }.map { entry in
      .init(entry: entry, isDescribed: guides.locales.contains { guides.names(entry.id, in: $0) })
    }
    faults = Self.faults(of: entries)
  }

  /// Each fault once, however many symbols it is about.
  private static func faults(of entries: [ReferenceEntry]) -> [GuideFault] {
    var seen: Set<GuideFault> = []
    return entries.flatMap { ($0.guides?.stale ?? []).flatMap(\.faults) }.filter { fault in
      var key = fault
      key.symbol = ""
      return seen.insert(key).inserted
    }
  }
}
