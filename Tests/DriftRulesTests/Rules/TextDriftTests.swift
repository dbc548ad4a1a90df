// Protected names, and text that was left in the source language.

import DriftRules
import Testing

@Suite("Text drift")
struct TextDriftTests {
  private func project(_ source: String, _ target: String, locale: String = "de") -> ExampleProject
  {
    ExampleProject(files: ["docs/en/a.md": source, "docs/\(locale)/a.md": target])
  }

  @Test("A name may be broken over two lines, and so may a translation")
  func wrapped() throws {
    let found = project("# A\n\nOpen Acme Kit.\n", "# A\n\nÖffnen Sie Acme\nKit.\n")
    #expect(try found.findings(of: "term-drift") == [])
  }

  @Test("A text with localized links is still that of the source page")
  func localizedLinks() throws {
    let text = { (locale: String) in
      "# A\n\nRead all about it in [our pages](/\(locale)/b/) today.\n"
    }
    #expect(
      try project(text("en"), text("de")).findings(of: "untranslated-text") == [
        "docs/de/a.md:3 this text is still that of the source page; translate it"
      ])
  }

  @Test("A text that starts with a localized link is one too")
  func linkFirst() throws {
    func text(_ locale: String) -> String {
      "# A\n\n[API](/\(locale)/b/) pages tell you all about it today.\n"
    }
    #expect(
      try project(text("en"), text("de")).findings(of: "untranslated-text") == [
        "docs/de/a.md:3 this text is still that of the source page; translate it"
      ])
  }

  @Test("A name in another case is marked where it stands")
  func spelling() throws {
    let found = try project("# A\n\nOpen Acme Kit.\n", "# A\n\nÖffnen Sie 🎁 acme kit.\n")
      .marked(by: "term-drift")
    #expect(found == ["acme kit"])
  }

  @Test("A name that is lost in several places is said once, with all of them")
  func once() throws {
    let found = try project(
      "# A\n\nOpen Acme Kit.\n\nQuit Acme Kit.\n", "# A\n\n打开工具包。\n\n退出工具包。\n",
      locale: "zh"
    ).check().diagnostics.filter { $0.rule == "term-drift" }
    #expect(found.map(\.related.count) == [2])
  }

  @Test("Names in code are code, and one that moved within the section is there")
  func elsewhere() throws {
    #expect(
      try project("# A\n\nUse `Acme Kit`.\n", "# A\n\nText.\n").findings(of: "term-drift") == [])
    #expect(
      try project("# A\n\nAcme Kit is it.\n\nGood.\n", "# A\n\nDas ist es.\n\nAcme Kit.\n")
        .findings(of: "term-drift") == [])
  }

  @Test("A paragraph in the source language is a note; a heading, a label or code is none")
  func untranslated() throws {
    let text = "Keys expire after one day."
    #expect(
      try project("# \(text)\n\n\(text)\n", "# \(text)\n\n\(text)\n").findings(
        of: "untranslated-text") == [
          "docs/de/a.md:3 this text is still that of the source page; translate it"
        ])
    for text in ["Acme Kit SDK Pro Max", "`a` `b` `c` `d`", "Start now", "https://a.test/b c d e"] {
      #expect(
        try project("# A\n\n\(text)\n", "# A\n\n\(text)\n").findings(of: "untranslated-text") == [],
        "\(text)")
    }
  }

  @Test("English for other regions need not be translated")
  func sameLanguage() throws {
    let text = "# A\n\nKeys expire after one day.\n"
    #expect(try project(text, text, locale: "en-GB").findings(of: "untranslated-text") == [])
  }

  @Test("Each of several equal texts answers to its own")
  func equalTexts() throws {
    let text = "# A\n\nKeys expire after one day.\n\nKeys expire after one day.\n"
    let found = try project(text, text).check().diagnostics.filter {
      $0.rule == "untranslated-text"
    }
    #expect(found.map { $0.related.map(\.place.range.start.line) } == [[3], [5]])
  }
}
