// Tests of the reference in several languages: where pages stand, whose words they show, and links.

import Reference
import TestSupport
import Testing

@Suite("Reference in several languages")
struct LocaleTests {
  private static let source = """
    /// Where a window stands.
    ///
    /// More of it.
    public enum Place: Int {
      /// At the top.
      case top
      /// At the bottom.
      case bottom
      case middle
    }
    /// Moves it.
    @available(*, deprecated, renamed: "Place", message: "Old <b>words</b>")
    public func move(to place: Place) {}
    """

  private static func description(
    _ locale: String, _ symbol: String, _ markdown: String
  ) -> GuideDescription {
    GuideDescription(
      symbol: symbol, markdown: markdown,
      place: GuidePlace(
        locale: locale, file: "docs/\(locale)/place.md", page: "place", title: "<Ort>",
        heading: "Orte", anchor: "orte", line: 3))
  }

  private static func page(_ locale: String, _ descriptions: [(String, String)]) -> GuidePage {
    var page = GuidePage(locale: locale, file: "docs/\(locale)/place.md", title: "<Ort>")
    page.descriptions = descriptions.map { description(locale, $0, $1) }
    page.examples = [
      GuideExample([
        GuideCode(
          language: .swift, text: "move(to: .top) // \(locale)",
          uses: [.init(symbol: "Kit.Place.top", offset: 9)], digest: "\(locale)aabbcc",
          place: description(locale, "", "").place)
      ])
    ]
    return page
  }

  /// - Parameter locales: Those beside English.
  private func files(_ locales: [String] = ["de", "ar", "it"]) -> [String: String] {
    let pages =
      [
        Self.page("en", [("Kit.Place.top", "English page"), ("Kit.Place.middle", "In between")])
      ]
      + locales.map { locale in
        Self.page(
          locale,
          [
            ("Kit.Place.top", "Oben, über `Place.bottom` <script>x</script>"),
            ("Kit.Place.top", "Noch einmal oben"),
          ])
      }
    let guides = Guides(
      pages, sourceLocale: "en", locales: [], expected: ["Kit.Place.top"], address: "../../")
    let site = ReferenceSite(swift: Self.source, guides: guides)
    let files = HTMLReference().files(of: site)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test func eachLocaleHasAFolderAndSharesTheRest() {
    let names = Set(files(["de"]).keys)
    let pages = ["Place.html", "globals.html", "index.html", "migration.html", "search-words.js"]
    let shared = ["coverage.html", "reference.css", "reference.js", "search-index.js"]
    #expect(names == Set(pages + pages.map { "de/" + $0 } + shared))
  }

  @Test func aReferenceInOneLanguageHasNoMenu() throws {
    let site = ReferenceSite(swift: Self.source)
    let page = try #require(HTMLReference().files(of: site).first { $0.path == "Place.html" }?.text)
    #expect(page.contains("<html lang=en>"))
    #expect(!page.contains("hreflang") && !page.contains("class=locales"))
  }

  @Test func aPageSaysInItsLanguageWhatPagesOfItSay() throws {
    let page = try #require(files()["de/Place.html"])
    #expect(page.contains("<html lang=de>"))
    #expect(page.contains("<h2>Fälle</h2>") && page.contains(">Aufzählung</p>"))
    #expect(
      page.contains(
        "<p>Oben, über <a href=\"#bottom\"><code>Place.<wbr>bottom</code></a> "
          + "&lt;script&gt;x&lt;/script&gt;</p>"))
    #expect(page.contains("Aus <a href=\"../../../docs/de/place.md#orte\">&lt;Ort&gt; › Orte</a>"))
    #expect(!page.contains("Noch einmal") && !page.contains("At the top."))
    #expect(page.contains("<p lang=en>At the bottom.</p>"))
    #expect(page.contains("<p lang=en>More of it.</p>"))
  }

  @Test func theSourceLocaleShowsCommentsFirst() throws {
    let page = try #require(files()["Place.html"])
    #expect(page.contains("<p>At the top.</p>") && !page.contains("English page"))
    #expect(page.contains("<p>In between</p>"))
  }

  @Test func linesRunFromRightToLeft() throws {
    let page = try #require(files()["ar/Place.html"])
    #expect(page.contains("<html lang=ar dir=rtl>"))
    #expect(page.contains("<p lang=en dir=ltr>At the bottom.</p>"))
    let migration = try #require(files()["ar/migration.html"])
    #expect(migration.contains("←") && !migration.contains("→"))
  }

  @Test func aLanguageWithoutLabelsIsMarked() throws {
    let page = try #require(files()["it/Place.html"])
    #expect(page.contains("<html lang=en>") && page.contains("<h2>Cases</h2>"))
    #expect(page.contains("<p lang=it>Oben, über"))
    #expect(page.contains("hreflang=it lang=en dir=ltr aria-current=true>it</a>"))
  }

  @Test func aRegionSpeaksItsLanguageAndKeepsItsTag() throws {
    let page = try #require(files(["zh-TW"])["zh-TW/Place.html"])
    #expect(page.contains("<html lang=zh-TW>") && page.contains("<h2>枚举值</h2>"))
    #expect(page.contains("aria-current=true>中文 (zh-TW)</a>") && !page.contains("<p lang=zh"))
  }

  @Test func everyPageNamesTheSameInOtherLanguages() throws {
    let page = try #require(files()["de/Place.html"])
    for (tag, path) in [
      ("en", "../"), ("ar", "../ar/"), ("de", ""), ("it", "../it/"), ("x-default", "../"),
    ] {
      #expect(
        page.contains("<link rel=alternate hreflang=\(tag) href=\"\(path)Place.html\">"), "\(tag)")
    }
    #expect(
      page.contains(
        "<a href=\"../ar/Place.html\" hreflang=ar lang=ar dir=rtl>العربية</a>"))
    #expect(page.contains("hreflang=de lang=de dir=ltr aria-current=true>Deutsch</a>"))
    #expect(try #require(files()["coverage.html"]).contains("hreflang") == false)
  }

  @Test func examplesOfOtherLanguagesAreLinks() throws {
    let page = try #require(files()["de/Place.html"])
    #expect(page.contains("// de") && !page.contains("// en"))
    #expect(page.contains("<a href=\"../Place.html#~enaabbcc\" lang=en>"))
  }

  @Test func searchFindsTheWordsOfTheLocale() throws {
    let words = try #require(files()["de/search-words.js"])
    #expect(words.contains("\"case\": \"Fall\"") && words.contains("{0} von {1}"))
    #expect(words.contains(": \"Oben, über Place.bottom <script>x</script>\""))
    #expect(try #require(files()["search-words.js"]).contains("In between"))
  }

  @Test func noLinkIsBrokenInAnyLanguage() {
    let check = LinkCheck(files().map { (path: $0.key, text: $0.value) }) { $0.contains("docs/") }
    #expect(check.faults == [])
    #expect(check.links > 200)
  }

  @Test(
    "A tag makes a folder that leads nowhere else",
    arguments: [("pt-BR", "pt-BR"), ("../x", "..u2fx"), ("a/b", "au2fb")])
  func folders(tag: String, folder: String) throws {
    let site = ReferenceSite(swift: Self.source, locales: ["en", tag, tag.lowercased(), "en"])
    let paths = HTMLReference().files(of: site).map(\.path)
    let inside = paths.filter { $0.contains("/") }
    #expect(!inside.isEmpty && inside.allSatisfy { $0.hasPrefix(folder + "/") })
    #expect(inside.allSatisfy { $0.split(separator: "/").count == 2 })
  }

  @Test func theSameSiteGivesTheSameFiles() {
    let first = files()
    for _ in 0..<3 { #expect(files() == first) }
  }
}
