// Links that lead nowhere.

import Testing

@Suite("Broken links")
struct BrokenLinkTests {
  private func broken(_ files: [String: String]) throws -> [String] {
    try ExampleProject(files: files).findings(of: "broken-link")
  }

  @Test("A page that is not translated yet is no broken link")
  func untranslated() throws {
    #expect(
      try broken([
        "docs/en/a.md": "# A\n\n[B](b.md)\n", "docs/ko/a.md": "# A\n\n[B](b.md)\n",
        "docs/en/b.md": "# B\n",
      ]) == [])
  }

  @Test("Files that are no pages, templates and other sites are not judged")
  func others() throws {
    #expect(
      try broken([
        "docs/en/a.md": """
        # A

        [pdf](manual.pdf) [ref]({{< ref "x" >}}) [site](https://x.test/y) [mail](mailto:a@b.test)
        [up](../../LICENSE.md) [line](#L12) [top](#top)
        """
      ]) == [])
  }

  @Test("Root-relative links count where others of their kind lead to pages")
  func rootRelative() throws {
    #expect(try broken(["docs/en/a.md": "# A\n\n[X](/x)\n"]) == [])
    #expect(
      try broken(["docs/en/a.md": "# A\n\n[X](/en/x) [B](/en/b)\n", "docs/en/b.md": "# B\n"]) == [
        "docs/en/a.md:3 the link `/en/x` leads to no page"
      ])
  }

  @Test("Where most links of a kind lead nowhere, the kind is not understood")
  func mostLeadNowhere() throws {
    let pages = { (links: String) in
      ["docs/en/a.md": "# A\n\n[B](b) \(links)\n", "docs/en/b.md": "# B\n"]
    }
    #expect(try broken(pages("[X](x)")).count == 1)
    #expect(try broken(pages("[X](x) [Y](y) [Z](z)")) == [])
  }

  @Test(
    "The repair of an anchor stands at the anchor, in bytes and in UTF-16",
    arguments: ["größe", "设置", "設定する", "الإعداد"])
  func placeOfRepair(anchor: String) throws {
    let line = "[B](b.md#\(anchor))"
    let project = ExampleProject(files: [
      "docs/en/a.md": "# A\n\nText.\n", "docs/de/a.md": "# A\n\n\(line)\n",
      "docs/en/b.md": "# B\n\n## \(anchor)\n", "docs/de/b.md": "# B\n\n## Anders\n",
    ])
    let found = try project.check().diagnostics.filter { $0.rule == "broken-link" }
    let range = try #require(found.first?.fixes.first?.edits.first).place.range
    #expect([range.start.column, range.start.utf16Column] == [9, 9])
    #expect(range.end.column == line.utf8.count)
    #expect(range.end.utf16Column == line.utf16.count)
  }

  @Test("Links that are not judged are counted")
  func skipped() throws {
    let project = ExampleProject(files: ["docs/en/a.md": "# A\n\n[X](/x) [Y](/y)\n"])
    let counts = try project.check().counts.values.map(\.skipped)
    #expect(counts == [["root-relative-link": 2]])
  }

  @Test("The anchor of the translated heading is named")
  func successor() throws {
    #expect(
      try broken([
        "docs/en/a.md": "# A\n\nText.\n", "docs/de/a.md": "# A\n\n[B](b.md#make-keys)\n",
        "docs/en/b.md": "# B\n\n## Make keys\n", "docs/de/b.md": "# B\n\n## Schlüssel machen\n",
      ]) == [
        "docs/de/a.md:3 the link `b.md#make-keys` leads to no anchor;"
          + " the heading's is `#schlüssel-machen`"
      ])
  }

  @Test("The heading is found where others are added, and all such links have one cause")
  func successorOfMoved() throws {
    let project = ExampleProject(files: [
      "docs/en/a.md": "# A\n\nText.\n",
      "docs/zh/a.md": "# A\n\n[B](b.md#make-keys) [B](b.md#lose-keys) [B](b.md#nothing)\n",
      "docs/en/b.md": "# B\n\n## Make keys\n\n`make`\n\n## Lose keys\n\n`lose`\n",
      "docs/zh/b.md": "# B\n\n## 新\n\n`new`\n\n## 制作\n\n`make`\n\n## 丢失\n\n`lose`\n",
    ])
    let found = try project.check().diagnostics.filter { $0.rule == "broken-link" }
    #expect(found.map(\.replacement) == ["#制作", "#丢失", nil])
    #expect(found.map(\.cause).map { $0 != nil } == [true, true, false])
    #expect(Set(found.compactMap(\.cause)).count == 1)
  }

  @Test("Links of DocC ask for the heading's own capitals and words")
  func docc() throws {
    let links = "<doc:b#Make-Keys> <doc:b#make-keys> <doc:b#密钥Lose-Keys> <doc:b#Lose-Keys>"
    #expect(
      try broken([
        "docs/en/a.md": "# A\n\n\(links)\n",
        "docs/en/b.md": "# B\n\n## Make Keys\n\nText.\n\n## 密钥（Lose Keys）\n",
      ]) == [
        "docs/en/a.md:3 the link `doc:b#make-keys` leads to no anchor; the page has no `#make-keys`",
        "docs/en/a.md:3 the link `doc:b#Lose-Keys` leads to no anchor; the page has no `#Lose-Keys`",
      ])
  }

  @Test("Ids of any kind are anchors")
  func ids() throws {
    #expect(
      try broken([
        "docs/en/a.md": """
        # A

        [1](#one) [2](#two) [3](#three) [4](#four)

        ## Eins {#one}

        <a name="two"></a>

        <div id='three'>Text</div>

        ## Four

        [5](#four-1)

        ## Four
        """
      ]) == [])
  }

  @Test("A fault of the source page is not the translator's")
  func alsoInSource() throws {
    let project = ExampleProject(files: [
      "docs/en/a.md": "# A\n\n[X](x.md)\n", "docs/fr/a.md": "# A\n\n[X](x.md)\n",
    ])
    let found = try project.check().diagnostics.filter { $0.rule == "broken-link" }
    #expect(found.map(\.alsoInSource) == [false, true])
  }

  @Test("A comment with a reason allows it")
  func allowed() throws {
    #expect(
      try broken([
        "docs/en/a.md":
          "# A\n\n<!-- concord allow broken-link: made by the build -->\n\n[X](x.md)\n"
      ]) == [])
  }
}
