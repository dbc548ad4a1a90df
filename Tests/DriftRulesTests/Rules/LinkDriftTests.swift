// Links beside those of the source page.

import Testing

@Suite("Link drift")
struct LinkDriftTests {
  private func drift(
    _ source: String, _ target: String, locale: String = "de", more: [String: String] = [:]
  ) throws -> [String] {
    let files = ["docs/en/a.md": source, "docs/\(locale)/a.md": target]
    return try ExampleProject(files: files.merging(more) { first, _ in first })
      .findings(of: "link-drift")
  }

  private let pages = [
    "docs/en/b.md": "# B\n", "docs/de/b.md": "# B\n", "docs/ja/b.md": "# B\n",
    "docs/ar/b.md": "# B\n", "docs/en/c.md": "# C\n", "docs/de/c.md": "# C\n",
  ]

  @Test("Each missing link is a finding of its own, behind what stands before it")
  func missing() throws {
    let source = "# A\n\nOne.\n\n- [B](b.md)\n- [C](c.md)\n- [D](https://d.test)\n"
    #expect(
      try drift(source, "# A\n\nEins.\n\n- [B](b.md)\n", more: pages) == [
        "docs/de/a.md:5 the link to `c.md` of the source page is missing here",
        "docs/de/a.md:5 the link to `https://d.test` of the source page is missing here",
      ])
  }

  @Test("A link that moved to another section is there, and another one is missing")
  func movedToSection() throws {
    let page = { (one: String, two: String) in
      "# A\n\n## `one`\n\n\(one)\n\n## `two`\n\n\(two)\n"
    }
    let source = page("See [B](b.md).", "See [C](c.md) and [D](https://d.test).")
    #expect(
      try drift(source, page("Hier.", "Siehe [C](c.md) und [B](b.md)."), more: pages) == [
        "docs/de/a.md:9 the link to `https://d.test` of the source page is missing here"
      ])
  }

  @Test("A link that moved to another paragraph is there")
  func moved() throws {
    let source = "# A\n\nSee [B](b.md).\n\nMore.\n"
    #expect(try drift(source, "# A\n\nText.\n\nMehr in [B](b.md).\n", more: pages) == [])
  }

  @Test("Pages of other sites may be localized")
  func external() throws {
    let source = "# A\n\nSee [W](https://en.wiki.test/wiki/Key).\n"
    #expect(try drift(source, "# A\n\nSiehe [W](https://de.wiki.test/wiki/Schlüssel).\n") == [])
  }

  @Test("A reference link answers to an inline one")
  func references() throws {
    let source = "# A\n\nSee [B](b.md).\n"
    #expect(try drift(source, "# A\n\nSiehe [B][b].\n\n[b]: b.md\n", more: pages) == [])
  }

  @Test("Another page in place of the source page's is named with it")
  func changed() throws {
    #expect(
      try drift("# A\n\nSee [B](b.md).\n", "# A\n\nSiehe [C](c.md).\n", more: pages) == [
        "docs/de/a.md:3 this link leads to `c.md`; on the source page it leads to `b.md`"
      ])
  }

  @Test(
    "A link that leads nowhere is said once, with that of the source page", arguments: ["de", "ar"])
  func broken(locale: String) throws {
    let files = [
      "docs/en/a.md": "# A\n\nSee [B](b.md).\n",
      "docs/\(locale)/a.md": "# A\n\nمصباح 💡 [B](bb.md).\n",
    ]
    let project = ExampleProject(files: files.merging(pages) { first, _ in first })
    let found = try project.check().diagnostics.filter { $0.place.file == "docs/\(locale)/a.md" }
    #expect(found.map(\.rule) == ["broken-link"])
    #expect(found.first?.related.map(\.place.file) == ["docs/en/a.md"])
    #expect(try project.findings(of: "link-drift").count == 1)
  }

  @Test("Links of a lost section are not said again")
  func lostSection() throws {
    let source = "# A\n\n## `open`\n\nText.\n\n## `close`\n\nSee [B](b.md).\n"
    #expect(try drift(source, "# A\n\n## `open`\n\nText.\n", more: pages) == [])
  }

  @Test(
    "A link into the source language stands where it is, in any script",
    arguments: [
      ("de", "Mehr in [B](/en/b)."), ("ja", "詳細は[B](/en/b)を参照。"), ("ar", "راجع [B](/en/b)."),
      ("de", "🎉 [B](/en/b)"),
    ])
  func unlocalized(locale: String, text: String) throws {
    let files = pages.merging(
      ["docs/en/a.md": "# A\n\n[B](/en/b)\n", "docs/\(locale)/a.md": "# A\n\n\(text)\n"]
    ) { first, _ in first }
    #expect(try ExampleProject(files: files).marked(by: "link-drift") == ["[B](/en/b)"])
  }

  @Test("A link without a language leads to the source where other links of the page spell theirs")
  func unspelled() throws {
    let site = ["docs/b.md": "# B\n", "docs/de/b.md": "# B\n", "docs/de/c.md": "# C\n"]
    let source = "# A\n\n[B](/b)\n"
    for (target, marked) in [("[B](/b)", []), ("[B](/b) [C](/de/c)", ["[B](/b)"])] {
      let files = ["docs/a.md": source, "docs/de/a.md": "# A\n\n\(target)\n"]
      let project = ExampleProject(files: files.merging(site) { first, _ in first })
      #expect(try project.marked(by: "link-drift") == marked)
    }
  }

  @Test("A link to the page in the source language that is not translated is right")
  func untranslatedTarget() throws {
    let source = "# A\n\n[N](/en/n)\n"
    #expect(try drift(source, source, more: ["docs/en/n.md": "# N\n"]) == [])
  }

  @Test("A link from a page to itself in the source language switches languages")
  func languageSwitch() throws {
    #expect(try drift("# A\n\n[A](/en/a)\n", "# A\n\n[English](/en/a)\n") == [])
  }

  @Test("A link of DocC that names a heading of its own page leads there")
  func headingOfOwnPage() throws {
    let source = "# A\n\nSee <doc:a#Set-Up>.\n\n## Set Up\n\nText.\n"
    #expect(try drift(source, "# A\n\nSiehe <doc:Einrichten>.\n\n## Einrichten\n\nText.\n") == [])
    #expect(
      try drift(source, "# A\n\nSiehe <doc:Richten>.\n\n## Einrichten\n\nText.\n") == [
        "docs/de/a.md:3 this link leads to `doc:Richten`; on the source page it leads to `doc:a#Set-Up`"
      ])
  }

  @Test("A list in another order is no exchange where the texts moved along")
  func reordered() throws {
    let source = "# A\n\n- [B](b.md)\n- [C](c.md)\n"
    #expect(try drift(source, "# A\n\n- [C](c.md)\n- [B](b.md)\n", more: pages) == [])
    #expect(try drift(source, "# A\n\n- [B](c.md)\n- [C](b.md)\n", more: pages).count == 1)
  }
}
