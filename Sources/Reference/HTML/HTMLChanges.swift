// The pages of changes and of migration.

internal import Markup

/// Writes what stands under the bar of the page of changes.
struct HTMLChanges {
  static let title = "Changes"
  static let fileName = "changes"

  private let changes: [ReleaseChanges]
  private let names = HTMLName(page: Self.fileName)

  init(_ changes: [ReleaseChanges]) { self.changes = changes }

  var body: String {
    "<main id=~content class=index>\n<header class=type>\n<h1>\(Self.title)</h1>\n"
      + "<p class=lead>What each release added, deprecated, renamed and removed.</p>\n</header>\n"
      + changes.map(release).joined() + "</main>\n"
  }

  private func release(_ release: ReleaseChanges) -> String {
    let title = release.release.map { HTML.visible($0) } ?? "Not released yet"
    let sections = release.sections.map { section in
      "<h3>\(section.title) <span class=badge>\(section.items.count)</span></h3>\n"
        + "<ul class=changes>\n\(section.items.map(item).joined())</ul>\n"
    }
    return "<section id=\"\(release.anchor)\">\n<h2><a href=\"#\(release.anchor)\">\(title)</a>"
      + " <span class=soft>after \(HTML.visible(release.previous))</span></h2>\n"
      + sections.joined() + "</section>\n"
  }

  private func item(_ item: ReleaseChanges.Item) -> String {
    let successor = item.successor.map { " <span class=soft>→</span> \(names.link($0))" } ?? ""
    let remark = item.remark.map { " <span class=soft>\(HTML.visible($0))</span>" } ?? ""
    return "<li><small>\(item.kind)</small><p>\(names.link(item.symbol))\(successor)\(remark)"
      + "</p></li>\n"
  }
}

/// Writes what stands under the bar of the page of migration.
struct HTMLMigration {
  static let title = "Migration"
  static let fileName = "migration"

  private let migrations: [Migration]
  private let names = HTMLName(page: Self.fileName)

  init(_ migrations: [Migration]) { self.migrations = migrations }

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
      + "<div>\(migration.new.map(code) ?? "")</div>\n</div>\n</section>\n"
  }

  private func code(_ entry: ReferenceEntry) -> String {
    HTMLEntry(entry: entry, page: Self.fileName, hasObjectiveC: false).declarations
  }
}
