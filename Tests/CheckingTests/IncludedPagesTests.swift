// What pages take in: followed once, checked as pages, never out of the project.

import Diagnostics
import DriftRules
import Pages
import Testing

@testable import Checking

@Suite("Included pages")
struct IncludedPagesTests {
  /// `file:line rule`, sorted, for a project whose pages are `docs/<locale>/<name>.mdx`.
  private func findings(
    _ files: [String: String], only: Set<String>? = nil
  ) throws -> [String] {
    try check(files, only: only).diagnostics.map {
      "\($0.place.file):\($0.place.range.start.line) \($0.rule)"
    }.sorted()
  }

  private func check(
    _ files: [String: String], only: Set<String>? = nil
  ) throws -> CheckResult {
    let english = try #require(LanguageTag("en"))
    var entries: [String: DocumentationTree.Entry] = [:]
    var pages: [SiteMap.Entry] = []
    for file in files.keys.sorted() where file.hasPrefix("docs/") {
      let parts = file.split(separator: "/", maxSplits: 2).map(String.init)
      let locale = try #require(LanguageTag(parts[1]))
      var entry = entries[parts[2]] ?? .init(key: parts[2], source: nil, translations: [:])
      if locale == english { entry.source = file } else { entry.translations[locale] = file }
      entries[parts[2]] = entry
      pages.append(.init(id: .init(key: parts[2], locale: locale), file: file, spelling: parts[1]))
    }
    let sorted = entries.values.sorted { $0.key < $1.key }
    let checker = Checker(
      api: nil, settings: RuleSettings(only: only),
      load: { Array((files[$0] ?? "").utf8) }, dialect: { $0.hasSuffix(".mdx") ? .mdx : .plain },
      hasFile: { files[$0] != nil })
    return try checker.check(
      DocumentationTree(
        sourceLocale: english, targetLocales: Set(sorted.flatMap(\.translations.keys)).sorted(),
        entries: sorted, expectedFile: { key, locale in "docs/\(locale)/\(key)" },
        site: SiteMap(
          pages, sourceLocale: english, roots: ["docs"], isRootKnown: false, searched: ["docs"],
          otherFiles: files.keys)))
  }

  private let includer = "import Part from '../../parts/a.mdx'\n\n# A\n\n<Part />\n"

  @Test("A fault is reported once, in the file that has it")
  func onceInItsFile() throws {
    let files = [
      "docs/en/a.mdx": includer, "docs/en/b.mdx": includer, "docs/de/a.mdx": includer,
      "parts/a.mdx": "import Deep from './deep.mdx'\n\n```sh\nls\n",
      "parts/deep.mdx": "# Deep\n\n```sh\nls\n", "parts/unused.mdx": "```sh\nls\n",
    ]
    #expect(
      try findings(files, only: ["unclosed-fence"]) == [
        "parts/a.mdx:3 unclosed-fence", "parts/deep.mdx:3 unclosed-fence",
      ])
    #expect(try check(files).counts.values.reduce(0) { $0 + $1.pages } == 5)
  }

  @Test("A part of the tree is not checked again")
  func partOfTheTree() throws {
    let files = [
      "docs/en/a.mdx": "import P from './_p.mdx'\n\n# A\n\n<P />\n",
      "docs/en/_p.mdx": "```sh\nls\n",
    ]
    #expect(try findings(files, only: ["unclosed-fence"]) == ["docs/en/_p.mdx:1 unclosed-fence"])
  }

  @Test("What a translation takes in is compared with what its source page takes in")
  func counterpart() throws {
    let files = [
      "docs/en/a.mdx": "import P from '@site/parts/en/p.mdx'\n\n# A\n\n<P />\n",
      "docs/de/a.mdx": "import P from '@site/parts/de/p.mdx'\n\n# A\n\n<P />\n",
      "parts/en/p.mdx": "```js\nlet a = one(1)\n```\n",
      "parts/de/p.mdx": "```js\nlet a = one(2)\n```\n",
    ]
    let found = try check(files).diagnostics
    #expect(found.map { "\($0.place.file) \($0.rule)" } == ["parts/de/p.mdx code-drift"])
    #expect(found.first?.locale == LanguageTag("de"))
  }

  @Test("Two parts of a translation that stand for one of the source page are both compared")
  func twoForOne() throws {
    let page = { (part: String) in "import P from '@site/parts/\(part).mdx'\n\n# A\n\n<P />\n" }
    let files = [
      "docs/en/a.mdx": page("en"), "docs/en/b.mdx": page("en"), "docs/de/a.mdx": page("de1"),
      "docs/de/b.mdx": page("de2"), "parts/en.mdx": "```js\nlet a = one(1)\n```\n",
      "parts/de1.mdx": "```js\nlet a = one(2)\n```\n",
      "parts/de2.mdx": "```js\nlet a = one(3)\n```\n",
    ]
    #expect(try findings(files) == ["parts/de1.mdx:2 code-drift", "parts/de2.mdx:2 code-drift"])
  }

  @Test("A part that is there in one language alone is said once")
  func counterpartInTheTree() throws {
    let files = [
      "docs/en/a.mdx": "import P from './_p.mdx'\n\n# A\n\n<P />\n",
      "docs/de/a.mdx": "import P from '../../parts/p.mdx'\n\n# A\n\n<P />\n",
      "docs/en/_p.mdx": "```js\nlet a = one(1)\n", "parts/p.mdx": "```js\nlet a = one(1)\n",
    ]
    #expect(
      try findings(files) == ["docs/en/_p.mdx:1 unclosed-fence", "parts/p.mdx:1 unclosed-fence"])
  }

  @Test("Pages that take in each other, or themselves, end", .timeLimit(.minutes(1)))
  func cycles() throws {
    let files = [
      "docs/en/a.mdx": "import A from './a.mdx'\nimport X from '../../parts/x.mdx'\n\n<A /><X />\n",
      "parts/x.mdx": "import Y from './y.mdx'\nimport X from './x.mdx'\n\n<Y /><X />\n",
      "parts/y.mdx": "import X from './x.mdx'\n\n<X />\n\n```sh\nls\n",
    ]
    #expect(try findings(files, only: ["unclosed-fence"]) == ["parts/y.mdx:5 unclosed-fence"])
  }

  @Test("What is not there is a broken link; what is no page or out of the project is none")
  func missing() throws {
    let files = [
      "docs/en/a.mdx": """
      import A from './_gone.mdx'
      import B from '../../../../etc/passwd.md'
      import C from './Gone.jsx'
      import D from 'package/readme.md'
      import E from '@site/gone.mdx'

      # A

      <A /><B /><C /><D /><E />
      """
    ]
    let result = try check(files)
    #expect(
      result.diagnostics.map(\.message)
        == ["the page takes in `./_gone.mdx`, which is not there"])
    #expect(result.diagnostics.first?.place.range.start.line == 1)
    #expect(result.diagnostics.first?.place.range.start.column == 16)
    #expect(result.counts.values.first?.skipped["include-outside-project"] == 1)
    let site = files.merging(["docusaurus.config.js": ""]) { $1 }
    #expect(try findings(site) == ["docs/en/a.mdx:1 broken-link", "docs/en/a.mdx:5 broken-link"])
  }

  @Test("A comment allows a part that is not there")
  func allowed() throws {
    let comment = "{/* concord allow-file broken-link: made by the build */}\n\n"
    let files = ["docs/en/a.mdx": comment + "import A from './gone.mdx'\n\n# A\n\n<A />\n"]
    #expect(try findings(files) == [])
  }

  @Test("Anchors of a part are anchors of the page, and the other way round")
  func anchors() throws {
    let files = [
      "docs/en/a.mdx": includer + "\n[x](#deep-part) [y](#gone)\n\n## Own\n\nText.\n",
      "docs/en/b.mdx": "# B\n\n[x](a.mdx#deep-part) [y](a.mdx#lost)\n",
      "parts/a.mdx": "import Deep from './deep.mdx'\n\n<Deep />\n\n[x](#own) [y](#nowhere)\n",
      "parts/deep.mdx": "## Deep part\n\nText.\n",
    ]
    let found = try check(files, only: ["broken-link"]).diagnostics.map(\.message)
    #expect(
      found == [
        "the link `#gone` leads to no anchor; the page has no `#gone`",
        "the link `a.mdx#lost` leads to no anchor; the page has no `#lost`",
        "the link `#nowhere` leads to no anchor; the page has no `#nowhere`",
      ])
  }

  private let written = "# A\n\n## Setup\n\n```sh\nkit make --all\n```\n\n## Use\n\nText.\n"
  private let takenIn =
    "import Setup from './_setup.mdx'\n\n# A\n\n<Setup />\n\n## Use\n\nText.\n"
  private let part = "## Setup\n\n```sh\nkit make --all\n```\n"

  @Test("What one page takes in and the other writes out is neither missing nor added")
  func writtenOut() throws {
    let inSource = [
      "docs/en/a.mdx": takenIn, "docs/en/_setup.mdx": part, "docs/de/a.mdx": written,
    ]
    #expect(try findings(inSource) == [])
    let inTranslation = [
      "docs/en/a.mdx": written, "docs/de/a.mdx": takenIn, "parts/b.mdx": "# B\n",
      "docs/de/_setup.mdx": part,
    ]
    #expect(
      try findings(inTranslation, only: ["missing-section", "missing-code-block"]) == [])
  }

  @Test("A part that a translation lost is missing")
  func lost() throws {
    let files = [
      "docs/en/a.mdx": takenIn, "docs/en/_setup.mdx": part,
      "docs/de/a.mdx": "# A\n\n## Use\n\nText.\n",
    ]
    #expect(try findings(files, only: ["component-drift"]) == ["docs/de/a.mdx:1 component-drift"])
  }

  @Test("A part that pages show in the source language is a page that is missing")
  func untranslatedPart() throws {
    let files = [
      "docs/en/a.mdx": takenIn, "docs/en/_setup.mdx": part,
      "docs/de/a.mdx": takenIn.replacing("./_setup", with: "../en/_setup"),
    ]
    #expect(try findings(files, only: ["missing-page"]) == ["docs/de/_setup.mdx:1 missing-page"])
  }
}
