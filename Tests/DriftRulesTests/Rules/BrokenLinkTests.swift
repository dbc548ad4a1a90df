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
