// Tests of paths in links.

import Testing

@testable import DriftRules

@Suite("Paths of links")
struct LinkPathTests {
  @Test(
    "Routes of pages",
    arguments: [
      ("docs/en/Start.mdx", "docs/en/start"), ("docs/en/start/", "docs/en/start"),
      ("docs/01-guide/02_keys.md", "docs/guide/keys"), ("docs/2024/notes.md", "docs/2024/notes"),
      ("docs/index.md", "docs"), ("docs/_index.md", "docs"), ("docs/README.markdown", "docs"),
      ("index.html", ""), ("", ""), ("//docs//a.htm", "docs/a"), ("docs/01.md", "docs/01"),
      ("docs/1-.md", "docs/1-"), ("docs/3.über.md", "docs/über"), ("docs/1-设置.mdoc", "docs/设置"),
      ("docs/Öl/Ä.md", "docs/öl/ä"), ("docs/a.png", "docs/a.png"), ("docs/index/a", "docs/index/a"),
      ("docs/1.2/a.md", "docs/1.2/a"), ("docs/🎉.md", "docs/🎉"), ("مرحبا/ابدأ.md", "مرحبا/ابدأ"),
    ])
  func routes(path: String, route: String) { #expect(LinkPath.route(path) == route) }

  @Test(
    "Relative paths in a folder",
    arguments: [
      ("a", "", "a"), ("a/b", "docs", "docs/a/b"), ("a/", "docs", "docs/a"),
      ("a//b", "docs", "docs/a/b"),
      ("../a", "docs/en", "docs/a"), ("./a", "docs", "docs/a"), ("", "docs", "docs"),
      ("a", "docs/", "docs/a"), ("设置", "docs", "docs/设置"), ("../../a", "docs", nil),
      (".hidden", "docs", "docs/.hidden"),
    ])
  func resolving(path: String, folder: String, place: String?) {
    #expect(LinkPath.resolve(path, in: folder) == place)
  }

  @Test("Names without the extension of a page")
  func extensions() {
    #expect(LinkPath.withoutExtension("Start.md") == "Start")
    #expect(LinkPath.withoutExtension("a.mdx.html") == "a.mdx")
    #expect(LinkPath.withoutExtension("a.png") == "a.png")
    #expect(LinkPath.hasPageExtension("docs/A.MD"))
    #expect(!LinkPath.hasPageExtension("docs/a"))
  }
}
