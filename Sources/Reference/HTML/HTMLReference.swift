// The reference as HTML: an index, a page for each type, one style, one script, one search index.

internal import Markup
internal import PageFrame

/// Writes the reference as static files in one folder.
///
/// The pages of the source locale stand in the folder itself, those of each other locale in a folder
/// of its own; the style, the script, the search index, pictures and the page of coverage are shared.
///
/// Pages read from disk, without a network and without their script, which searches, shows one
/// language at a time and listens to keys. A content security policy lets nothing run but the
/// files beside the page.
package struct HTMLReference: ReferenceFormat {
  package static let name = "html"

  package init() {}

  package func files(of site: ReferenceSite) -> [ReferenceFile] {
    let shared = [
      ReferenceFile(path: HTMLDocument.style, text: ReferenceStyle.css),
      ReferenceFile(path: HTMLDocument.script, text: ReferenceScript.text),
      ReferenceFile(path: HTMLDocument.searchIndex, text: SearchIndex(site).script),
    ]
    return (site.locales.flatMap { files(of: site, in: $0) } + shared + site.pictureFiles)
      .sorted { $0.path < $1.path }
  }

  private func files(of site: ReferenceSite, in locale: ReferenceLocale) -> [ReferenceFile] {
    let document = HTMLDocument(site: site, locale: locale)
    let labels = locale.labels
    let pages = site.pages.map { page in
      document.page(labels.title(of: page), fileName: page.fileName) { pen in
        HTMLTypePage(page: page, pen: pen).body
      }
    }
    let own = OwnPage.allCases.filter { site.has($0) && locale.has($0) }.map { page in
      document.page(
        page == .index ? HTMLIndex.title(of: site, labels) : labels.title(of: page),
        fileName: page.fileName
      ) { pen in
        Self.body(of: page, site, pen)
      }
    }
    let words = ReferenceFile(
      path: locale.folder + HTMLDocument.words, text: SearchWords(site, locale).script)
    return pages + own + [words]
  }

  private static func body(of page: OwnPage, _ site: ReferenceSite, _ pen: HTMLPen) -> String {
    switch page {
    case .index: HTMLIndex(site: site, pen: pen).body
    case .changes: HTMLChanges(changes: site.changes, pen: pen).body
    case .migration: HTMLMigration(migrations: site.migrations, pen: pen).body
    case .coverage: site.coverage.map { HTMLCoverage(coverage: $0, pen: pen).body } ?? ""
    }
  }
}

extension ReferenceLocale {
  /// Whether its folder has a page: coverage is for those who write the guides, and stands once.
  fileprivate func has(_ page: OwnPage) -> Bool { isSource || page != .coverage }

  /// The address of a page that looks at the API as a whole.
  func address(of page: OwnPage) -> String { (has(page) ? "" : shared) + page.fileName + ".html" }
}
