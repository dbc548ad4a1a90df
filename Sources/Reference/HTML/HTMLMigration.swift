// The page of migration: what is outdated beside what took its place, in declarations and guides.

internal import Markup

/// Writes what stands under the bar of the page of migration.
struct HTMLMigration {
  static let title = "Migration"
  static let fileName = "migration"

  private let migrations: [Migration]
  private let names = HTMLName(page: Self.fileName)
  /// What leads to the root of the guides; nil where they can't be reached.
  private let root: String?

  init(_ migrations: [Migration], root: String? = nil) {
    self.migrations = migrations
    self.root = root
  }

  var body: String {
    "<main id=~content class=index>\n<header class=type>\n<h1>\(Self.title)</h1>\n"
      + "<p class=lead>Every outdated symbol, and what to write instead.</p>\n</header>\n"
      + migrations.map(step).joined() + "</main>\n"
  }

  private func step(_ migration: Migration) -> String {
    let old = migration.old
    let place = migration.isListed ? old.place : nil
    let state = [old.state?.word.rawValue.capitalized, old.state?.since.map { "since \($0)" }]
      .compactMap { $0 }.joined(separator: " ")
    return
      "<section class=step>\n<h2><s>\(names.link(ReferenceLink(old.qualifiedName, place: place)))"
      + "</s> <span class=soft>→</span> \(names.link(migration.successor))</h2>\n"
      + "<p class=soft>\(HTML.visible(state))</p>\n<div class=pair>\n<div>\(code(old))</div>\n"
      + "<div>\(migration.new.map(code) ?? "")</div>\n</div>\n"
      + HTMLRewrites(migration, root: root).html + "</section>\n"
  }

  private func code(_ entry: ReferenceEntry) -> String {
    HTMLEntry(entry: entry, page: Self.fileName, hasObjectiveC: false).declarations
  }
}
