// What a page of the HTML reference is written with: its language, its place, its links.

internal import Markup

/// The page that is written, in one locale.
struct HTMLPen {
  /// The name of the page's file without extension.
  let page: String
  let locale: ReferenceLocale
  /// Whether a missing spelling in Objective-C is worth a word.
  let hasObjectiveC: Bool
  /// What leads to the root of the guides; nil where they can't be reached.
  let root: String?

  init(_ page: String, _ locale: ReferenceLocale, of site: ReferenceSite) {
    self.page = page
    self.locale = locale
    hasObjectiveC = site.hasObjectiveC
    root = site.coverage?.address.map { address in
      address.contains("://") || address.hasPrefix("/") ? address : locale.shared + address
    }
  }

  var labels: ReferenceLabels { locale.labels }

  var names: HTMLName { HTMLName(page: page) }

  /// The attributes of text in the language of doc comments; empty where the page speaks it.
  var foreign: String { attributes(of: locale.commentLanguage) }

  /// The attributes of text in a language; empty where the page speaks it.
  func attributes(of language: String) -> String {
    guard language != locale.language else { return "" }
    let direction = ReferenceLabels.labels(for: language)?.direction ?? "ltr"
    return " lang=\(HTML.text(language))"
      + (direction == labels.direction ? "" : " dir=\(direction)")
  }

  /// An arrow in the direction of reading.
  var arrow: String { labels.direction == "rtl" ? "←" : "→" }

  /// A doc comment as blocks.
  func blocks(_ prose: Prose) -> String {
    HTMLProse(prose, on: page, attributes: foreign).blocks
  }

  /// A doc comment of one paragraph without the paragraph.
  func inline(_ prose: Prose) -> String { HTMLProse(prose, on: page).inline }

  /// The first paragraph of what is said of a symbol, without the paragraph around it.
  func summary(_ entry: ReferenceEntry) -> (html: String, attributes: String) {
    if let words = entry.words(in: locale) {
      return (inline(words.text), attributes(of: words.place.locale))
    }
    return (inline(entry.abstract), entry.abstract.isEmpty ? "" : foreign)
  }
}
