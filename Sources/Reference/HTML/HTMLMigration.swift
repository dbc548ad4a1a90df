// The page of migration: what is outdated beside what took its place, in declarations and guides.

internal import Markup

/// Writes what stands under the bar of the page of migration.
struct HTMLMigration {
  private let migrations: [Migration]
  private let names = HTMLName(page: OwnPage.migration.fileName)
  /// What leads to the root of the guides; nil where they can't be reached.
  private let root: String?

  init(_ migrations: [Migration], root: String? = nil) {
    self.migrations = migrations
    self.root = root
  }

  var body: String {
    OwnPage.migration.htmlHead + migrations.map(step).joined() + "</main>\n"
  }

  private func step(_ migration: Migration) -> String {
    let old = migration.old
    let place = migration.isListed ? old.place : nil
    return
      "<section class=step>\n<h2><s>\(names.link(ReferenceLink(old.qualifiedName, place: place)))"
      + "</s> <span class=soft>→</span> \(names.link(migration.successor))</h2>\n"
      + "<p class=soft>\(HTML.visible(old.state?.title ?? ""))</p>\n<div class=pair>\n<div>\(code(old))</div>\n"
      + "<div>\(migration.new.map(code) ?? "")</div>\n</div>\n"
      + HTMLRewrites(migration, root: root).html + "</section>\n"
  }

  private func code(_ entry: ReferenceEntry) -> String {
    HTMLEntry(entry: entry, page: OwnPage.migration.fileName, hasObjectiveC: false).declarations
  }
}
