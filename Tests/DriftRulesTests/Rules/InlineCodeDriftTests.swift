// Code spans beside those of the source page.

import Testing

@Suite("Inline code drift")
struct InlineCodeDriftTests {
  private func drift(_ source: String, _ target: String) throws -> [String] {
    try ExampleProject(files: ["docs/en/a.md": source, "docs/de/a.md": target])
      .findings(of: "inline-code-drift")
  }

  @Test("A lost name is missing in its paragraph")
  func missing() throws {
    #expect(
      try drift("# A\n\nOne.\n\nCall `open` now.\n", "# A\n\nEins.\n\nRufen Sie es auf.\n") == [
        "docs/de/a.md:5 `open` of the source page is missing here"
      ])
  }

  @Test(
    "A changed name is marked where it stands, in any script",
    arguments: [
      "Rufen Sie `oeffnen` auf.", "调用`oeffnen`。", "`oeffnen`を呼ぶ。", "استدع `oeffnen`.",
      "🔑 `oeffnen`",
    ])
  func changed(text: String) throws {
    let project = ExampleProject(files: [
      "docs/en/a.md": "# A\n\nCall `open`.\n", "docs/ja/a.md": "# A\n\n\(text)\n",
    ])
    #expect(try project.marked(by: "inline-code-drift") == ["`oeffnen`"])
  }

  @Test("One mention for two is enough, and samples may be translated")
  func free() throws {
    #expect(try drift("# A\n\n`open` or `open`.\n", "# A\n\nNur `open`.\n") == [])
    #expect(try drift("# A\n\nType `Hello world`.\n", "# A\n\nTippen Sie `Hallo`.\n") == [])
    #expect(try drift("# A\n\nAt `/introduction`.\n", "# A\n\nUnter `/einfuehrung`.\n") == [])
    #expect(try drift("# A\n\nA `for`-`in` loop.\n", "# A\n\nEine `for-in`-Schleife.\n").isEmpty)
  }

  @Test("What a lost row or aside holds is not said again")
  func causes() throws {
    let table = "# A\n\n| A | B |\n| --- | --- |\n| `one` | 1st |\n"
    #expect(try drift(table + "| `two` | 2nd |\n", table) == [])
    #expect(try drift("# A\n\n:::note\nUse `one`.\n:::\n\nText.\n", "# A\n\nText.\n") == [])
  }

  @Test("A name in the address of a link is no text that lost its marks")
  func addresses() throws {
    #expect(
      try drift(
        "# A\n\nSee the [`themes`](/themes) page.\n",
        "# A\n\nSiehe [Farben](https://a.dev/README.md#themes).\n") == [
          "docs/de/a.md:3 `themes` of the source page is missing here"
        ])
  }

  @Test("The text of a button may be marked as code where the source page quotes it")
  func labels() throws {
    let source = "# A\n\nClick “Install” there.\n"
    #expect(try drift(source, "# A\n\nKlicken Sie auf `Installieren`.\n") == [])
    #expect(try drift(source, "# A\n\nKlicken Sie auf `installAll`.\n").count == 1)
  }

  @Test("A type may be named where the source page says its plain words")
  func glosses() throws {
    let source = "# A\n\nA range of values has the Route Data type.\n"
    #expect(try drift(source, "# A\n\nEin `Range` hat den Typ `RouteData`.\n") == [])
    #expect(try drift("# A\n\nA value.\n", "# A\n\nEin `Range`.\n").count == 1)
    #expect(try drift("# A\n\nPress `start`.\n", "# A\n\nDrücken Sie `Start`.\n").count == 1)
  }

  @Test("A colon that the source page lacks is not the translation's fault")
  func mended() throws {
    let source = "# A\n\n`move(from:to:)` it.\n\nThen `move(from:to)`.\n"
    #expect(
      try drift(source, "# A\n\n`move(from:to:)`.\n\nDann `move(from:to:)`.\n") == [])
    #expect(
      try drift(source, "# A\n\n`move(from:to:)`.\n\nDann `move(from:at:)`.\n").count == 1)
  }

  @Test("Full-width marks in a name are a change of it")
  func fullWidth() throws {
    #expect(
      try drift("# A\n\nCall `open(_:)` now.\n", "# A\n\n请调用`open（_：）`。\n") == [
        "docs/de/a.md:3 the text says `open（_：）`; the source page says `open(_:)`"
      ])
  }
}
