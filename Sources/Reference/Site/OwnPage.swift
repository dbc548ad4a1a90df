// The pages of a reference that are not about a symbol.

/// A page that looks at the API as a whole.
package enum OwnPage: String, CaseIterable, Sendable {
  case index, changes, migration, coverage

  /// The name of its file without extension.
  package var fileName: String { rawValue }

  package var place: ReferencePlace { ReferencePlace(page: fileName) }
}

extension ReferenceSite {
  /// The pages of a module by kind, without kinds that it has none of.
  func sections(ofModule name: String) -> [(section: PageSection, pages: [ReferencePage])] {
    let pages = Dictionary(grouping: pages.filter { $0.module == name }, by: PageSection.init(of:))
    return PageSection.allCases.compactMap { section in pages[section].map { (section, $0) } }
  }

  /// Whether there is anything to say on a page.
  package func has(_ page: OwnPage) -> Bool {
    switch page {
    case .index: true
    case .changes: !changes.isEmpty
    case .migration: !migrations.isEmpty
    case .coverage: coverage != nil
    }
  }
}
