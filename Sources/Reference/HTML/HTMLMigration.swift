// The page of migration: what is outdated beside what took its place, in declarations and guides.

internal import Markup

/// Writes what stands under the bar of the page of migration.
struct HTMLMigration {
  let migrations: [Migration]
  let pen: HTMLPen

  var body: String { pen.head(of: .migration) + migrations.map(step).joined() + "</main>\n" }

  private func step(_ migration: Migration) -> String {
    let old = migration.old
    let link = ReferenceLink(
      old.qualifiedName, place: migration.isListed ? old.place : nil)
    let state = old.state.map(pen.labels.title) ?? ""
    return
      "<section class=step>\n<h2><s>\(pen.names.link(link))"
      + "</s> <span class=soft>\(pen.arrow)</span> \(pen.names.link(migration.successor))</h2>\n"
      + "<p class=soft>\(HTML.visible(state))</p>\n<div class=pair>\n<div>\(code(old))</div>\n"
      + "<div>\(migration.new.map(code) ?? "")</div>\n</div>\n"
      + HTMLRewrites(migration: migration, pen: pen).html + "</section>\n"
  }

  private func code(_ entry: ReferenceEntry) -> String {
    HTMLEntry(entry: entry, pen: pen).declarations
  }
}
