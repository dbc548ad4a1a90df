// The reference as HTML: an index, a page for each type, one style, one script, one search index.

internal import Markup
internal import PageFrame

/// Writes the reference as static files in one folder.
///
/// Pages read from disk, without a network and without their script, which searches, shows one
/// language at a time and listens to keys. A content security policy lets nothing run but the
/// files beside the page.
package struct HTMLReference: ReferenceFormat {
  package static let name = "html"

  package init() {}

  package func files(of site: ReferenceSite) -> [ReferenceFile] {
    let document = HTMLDocument(site)
    let pages = site.pages.map { page in
      ReferenceFile(
        path: page.fileName + ".html",
        text: document.page(
          page.title, fileName: page.fileName, HTMLTypePage(page, of: site).body))
    }
    let own = OwnPage.allCases.filter(site.has).map { page in
      ReferenceFile(
        path: page.fileName + ".html",
        text: document.page(
          page == .index ? HTMLIndex.title(of: site) : page.title, fileName: page.fileName,
          Self.body(of: page, site)))
    }
    let rest = [
      ReferenceFile(path: HTMLDocument.style, text: ReferenceStyle.css),
      ReferenceFile(path: HTMLDocument.script, text: ReferenceScript.text),
      ReferenceFile(path: HTMLDocument.searchIndex, text: SearchIndex(site).script),
    ]
    return (pages + own + rest + site.pictureFiles).sorted { $0.path < $1.path }
  }

  private static func body(of page: OwnPage, _ site: ReferenceSite) -> String {
    switch page {
    case .index: HTMLIndex(site: site).body
    case .changes: HTMLChanges(site.changes).body
    case .migration: HTMLMigration(site.migrations, root: site.coverage?.address).body
    case .coverage: site.coverage.map { HTMLCoverage($0).body } ?? ""
    }
  }
}

/// What all pages of a reference have in common.
struct HTMLDocument {
  static let style = "reference.css"
  static let script = "reference.js"
  static let searchIndex = "search-index.js"

  private let site: ReferenceSite

  init(_ site: ReferenceSite) { self.site = site }

  /// A whole page.
  ///
  /// - Parameter body: What stands under the bar with the search and the switch.
  func page(_ title: String, fileName: String, _ body: String) -> String {
    PageFrame(
      title: title, styleSource: Self.files, scriptSource: Self.files,
      imageSource: body.contains("<img") ? Self.files : nil,
      head: "<link rel=stylesheet href=\(Self.style)>\n<script src=\(Self.script)></script>\n"
        + "<script src=\(Self.searchIndex) defer></script>",
      body: "<a class=skip href=#~content>Skip to content</a>\n\(bar)\(body)\(Self.footer)"
    ).html
  }

  /// Files beside the page; from disk some browsers know them by their scheme alone.
  private static let files = "'self' file:"

  private var bar: String {
    "<header class=bar>\n<a class=brand href=index.html>\(HTML.visible(site.modules.first ?? "API"))"
      + " <span>API reference</span></a>\n" + Self.search
      + (site.hasObjectiveC ? Self.languages : "") + "</header>\n"
  }

  private static let search = """
    <form role=search hidden><label><span>Search</span><input type=search \
    placeholder="Search names and words" autocomplete=off spellcheck=false role=combobox \
    aria-autocomplete=list aria-expanded=false aria-controls=~found></label>\
    <kbd>/</kbd><ul id=~found role=listbox aria-label=Results hidden></ul></form>

    """

  private static let languages = """
    <div class=switch role=group aria-label=Language hidden>\
    <button type=button data-language=swift>Swift</button>\
    <button type=button data-language=objc>Objective-C</button></div>

    """

  private static let footer = """
    <footer>
    <p class=keys hidden><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open \
    <kbd>Esc</kbd> clear <kbd>l</kbd> language</p>
    <p>Written by Concord from the code. These pages work from disk and ask for nothing.</p>
    </footer>
    """
}
