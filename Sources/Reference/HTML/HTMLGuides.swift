// What the guides say of a symbol, as HTML: where it is shown, where that is stale, and examples.

internal import Markup

/// Writes the state of a symbol in the guides, and its examples.
struct HTMLGuides {
  private let guides: EntryGuides?
  private let symbol: String
  private let pen: HTMLPen

  private var words: GuideLabels { pen.labels.guides }

  init(_ entry: ReferenceEntry, _ pen: HTMLPen) {
    guides = entry.guides
    symbol = entry.id
    self.pen = pen
  }

  // MARK: - State

  /// The locales that show the symbol, and those that should be looked at.
  var state: String {
    guard let guides else { return "" }
    let groups = [
      Self.locales(words.shownIn, guides.shown.map { Self.badge($0) }),
      Self.locales(
        words.staleIn,
        guides.stale.map { stale in
          let rules = HTML.visible(stale.faults.rules)
          let address = "\(pen.locale.address(of: .coverage))#\(Coverage.anchor(of: pen.page))"
          return "<a class=\"locale stale\" href=\"\(address)\""
            + " title=\"\(rules)\">\(HTML.visible(stale.locale))</a>"
        }),
      Self.locales(words.olderIn, guides.older.map { Self.badge($0, "older") }),
      guides.shown.isEmpty && guides.stale.isEmpty && guides.older.isEmpty
        ? (guides.missing.isEmpty ? "" : "<span>\(words.shownNowhere)</span>")
        : Self.locales(words.missingIn, guides.missing.map { Self.badge($0, "missing") }),
    ]
    let html = groups.filter { !$0.isEmpty }.joined(separator: " ")
    return html.isEmpty ? "" : "<p class=guides>\(html)</p>\n"
  }

  private static func locales(_ words: String, _ badges: [String]) -> String {
    badges.isEmpty ? "" : "<span>\(words) \(badges.joined(separator: " "))</span>"
  }

  private static func badge(_ locale: String, _ style: String = "") -> String {
    "<b class=\"locale\(style.isEmpty ? "" : " " + style)\">\(HTML.visible(locale))</b>"
  }

  /// The locales in which something of a page is stale, for its card on the index.
  static func stale(_ page: ReferencePage, _ labels: ReferenceLabels) -> String {
    let stale = page.ownEntries.flatMap { $0.guides?.stale ?? [] }
    let locales = Set(stale.map(\.locale)).sorted()
    guard !locales.isEmpty else { return "" }
    let badges = locales.map { badge($0, "stale") }
    return "<p class=guides>\(Self.locales(labels.guides.staleIn, badges))</p>"
  }

  // MARK: - Examples

  /// The examples: those that are shown at once, then the others behind one line.
  var examples: String {
    guard let guides, !guides.examples.isEmpty else { return "" }
    let open = guides.examples.filter { $0.isOpen && isHere($0) }
    let title = open.count == 1 ? words.example : words.examples
    return "<section class=examples>\n"
      + (open.isEmpty ? "" : "<h4>\(title)</h4>\n" + open.map(figure).joined())
      + folded(guides.examples.filter { !$0.isOpen && isHere($0) }, besideOpen: !open.isEmpty)
      + rest + "</section>\n"
  }

  /// The examples behind one line, for what takes little room itself.
  var foldedExamples: String {
    guard let guides, !guides.examples.isEmpty else { return "" }
    return "<section class=examples>\n"
      + folded(guides.examples.filter(isHere), besideOpen: false) + rest + "</section>\n"
  }

  /// Whether an example is written in full here.
  ///
  /// In a translation those of other locales are links to the page of the source locale.
  private func isHere(_ item: EntryGuides.Example) -> Bool {
    !item.isElsewhere
      && (pen.locale.isSource || item.example.place?.locale == pen.locale.tag)
  }

  private func folded(_ examples: [EntryGuides.Example], besideOpen: Bool) -> String {
    guard !examples.isEmpty else { return "" }
    let title = pen.labels.foldedExamples(examples.count, hasOpen: besideOpen)
    return "<details><summary>\(title)</summary>\n\(examples.map(figure).joined())</details>\n"
  }

  /// What is written with another symbol of the page or on another page, and what is not shown.
  private var rest: String {
    guard let guides else { return "" }
    let links = guides.examples.filter { !isHere($0) }.compactMap(link)
    var lines = links.isEmpty ? [] : ["\(words.seeExample) \(links.joined(separator: ", "))"]
    if guides.moreExamples > 0 { lines.append(pen.labels.moreInGuides(guides.moreExamples)) }
    return lines.map { "<p class=soft>\($0)</p>\n" }.joined()
  }

  private func link(_ item: EntryGuides.Example) -> String? {
    guard let place = item.example.place else { return nil }
    let isOnThisPage = pen.locale.isSource || place.locale == pen.locale.tag
    let page = isOnThisPage ? "" : "\(pen.locale.shared)\(pen.page).html"
    return "<a href=\"\(page)#\(item.anchor)\"\(pen.attributes(of: place.locale))>"
      + "\(HTML.visible(place.name))</a>"
  }

  private func figure(_ item: EntryGuides.Example) -> String {
    guard let place = item.example.place else { return "" }
    let id = item.isFirst ? " id=\"\(item.anchor)\"" : ""
    let blocks = item.example.codes.map { code in
      HTMLGuideCode(code, marking: symbol).block(
        isAlone: !item.example.codes.contains { $0.language != code.language })
    }
    return "<figure class=example\(id)\(pen.attributes(of: place.locale))>\n"
      + "<figcaption>\(HTMLGuideCode.link(place, pen))</figcaption>\n"
      + "<div class=pair>\n\(blocks.joined())</div>\n</figure>\n"
  }
}

/// Writes a block of code of the guides, and where it stands.
struct HTMLGuideCode {
  private let code: GuideCode
  private let marks: Set<Int>

  /// - Parameter symbol: The symbol whose uses are marked; nil for none.
  init(_ code: GuideCode, marking symbol: String? = nil) {
    self.code = code
    marks = Set(code.uses.filter { $0.symbol == symbol }.map(\.offset))
  }

  /// The block in its colours.
  ///
  /// - Parameter isAlone: Whether it stands whichever language the reader looks at.
  func block(isAlone: Bool) -> String {
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    let style = (isAlone ? "one-" : "") + (code.language == .swift ? "sw" : "oc")
    let html = HTMLCode(text, language: code.language.rawValue, marks: marks).html
    return "<pre class=\"decl \(style)\" tabindex=0><code>\(html)</code></pre>\n"
  }

  /// The name of a page and a heading, as a link where the page can be reached, with the file.
  ///
  /// - Parameter showsLine: Whether the line in the file is named too.
  static func link(_ place: GuidePlace, _ pen: HTMLPen, showsLine: Bool = false) -> String {
    let file = place.file + (showsLine ? ":\(place.line)" : "")
    return name(of: place, pen) + " <code class=source>\(HTML.visible(file))</code>"
  }

  /// The name alone.
  static func name(of place: GuidePlace, _ pen: HTMLPen) -> String {
    let name = HTML.visible(place.name)
    guard let root = pen.root else { return name }
    return "<a href=\"\(HTML.text(place.address(from: root)))\">\(name)</a>"
  }
}
