// What all pages of the HTML reference have in common: the head, the bar, the foot.

internal import Markup
internal import PageFrame

/// Writes whole pages of one locale.
struct HTMLDocument {
  static let style = "reference.css"
  static let script = "reference.js"
  static let searchIndex = "search-index.js"
  static let words = "search-words.js"

  let site: ReferenceSite
  let locale: ReferenceLocale

  private var labels: FrameLabels { locale.labels.frame }

  /// A whole page.
  ///
  /// - Parameter body: What stands under the bar with the search and the switches.
  func page(
    _ title: String, fileName: String, _ body: (HTMLPen) -> String
  ) -> ReferenceFile {
    let content = body(HTMLPen(fileName, locale, of: site))
    let frame = PageFrame(
      title: title, language: locale.language, direction: locale.labels.direction,
      styleSource: Self.files, scriptSource: Self.files,
      imageSource: content.contains("<img") ? Self.files : nil,
      head: head(fileName),
      body: "<a class=skip href=#~content>\(labels.skip)</a>\n\(bar(fileName))\(content)\(footer)")
    return ReferenceFile(path: "\(locale.folder)\(fileName).html", text: frame.html)
  }

  /// Files beside the page; from disk some browsers know them by their scheme alone.
  private static let files = "'self' file:"

  private func head(_ fileName: String) -> String {
    let root = locale.shared
    return "<link rel=stylesheet href=\(root)\(Self.style)>\n\(alternates(fileName))"
      + "<script src=\(root)\(Self.script)></script>\n"
      + "<script src=\(Self.words) defer></script>\n"
      + "<script src=\(root)\(Self.searchIndex) defer></script>"
  }

  // MARK: - Locales

  /// The locales that have a page.
  private func locales(of fileName: String) -> [ReferenceLocale] {
    fileName == OwnPage.coverage.fileName ? [] : site.locales
  }

  /// The same page in all locales, for search engines.
  private func alternates(_ fileName: String) -> String {
    let locales = locales(of: fileName)
    guard locales.count > 1 else { return "" }
    let links = locales.map { (HTML.text($0.tag), $0) } + [("x-default", locales[0])]
    return links.map { tag, other in
      "<link rel=alternate hreflang=\(tag) href=\"\(address(fileName, in: other))\">\n"
    }.joined()
  }

  private func address(_ fileName: String, in other: ReferenceLocale) -> String {
    HTML.text(locale.path(to: other) + fileName + ".html")
  }

  /// The menu of locales, which the script lets stay on the symbol.
  private func menu(_ fileName: String) -> String {
    let locales = locales(of: fileName)
    guard locales.count > 1 else { return "" }
    let items = locales.map { other in
      let current = other == locale ? " aria-current=true" : ""
      return "<li><a href=\"\(address(fileName, in: other))\" hreflang=\(HTML.text(other.tag))"
        + " lang=\(HTML.text(other.language)) dir=\(other.labels.direction)\(current)>"
        + "\(HTML.visible(other.name))</a></li>\n"
    }
    return "<details class=locales><summary aria-label=\"\(labels.pageLanguage)\" "
      + "title=\"\(labels.pageLanguage)\">\(HTML.visible(locale.name))</summary>\n"
      + "<ul>\n\(items.joined())</ul></details>\n"
  }

  // MARK: - Bar and foot

  private func bar(_ fileName: String) -> String {
    let name = HTML.visible(site.modules.first ?? "API")
    return "<header class=bar>\n<a class=brand href=index.html><bdi>\(name)</bdi>"
      + " <span>\(labels.reference)</span></a>\n" + search + menu(fileName)
      + (site.hasObjectiveC ? languages : "") + "</header>\n"
  }

  private var search: String {
    """
    <form role=search hidden><label><span>\(labels.search)</span><input type=search \
    placeholder="\(labels.searchHint)" autocomplete=off spellcheck=false role=combobox \
    aria-autocomplete=list aria-expanded=false aria-controls=~found></label>\
    <kbd>/</kbd><ul id=~found role=listbox aria-label="\(labels.results)" hidden></ul></form>

    """
  }

  private var languages: String {
    """
    <div class=switch role=group aria-label="\(labels.codeLanguage)" hidden>\
    <button type=button data-language=swift>Swift</button>\
    <button type=button data-language=objc>Objective-C</button></div>

    """
  }

  private var footer: String {
    """
    <footer>
    <p class=keys hidden><kbd>/</kbd> \(labels.keySearch) <kbd>↑</kbd> <kbd>↓</kbd> \
    \(labels.keyChoose) <kbd>Enter</kbd> \(labels.keyOpen) <kbd>Esc</kbd> \(labels.keyClear) \
    <kbd>l</kbd> \(labels.keyLanguage)</p>
    <p>\(labels.footer)</p>
    </footer>
    """
  }
}
