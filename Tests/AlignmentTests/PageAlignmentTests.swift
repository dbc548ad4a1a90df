// Pages side by side: sections and blocks find their counterparts.

import APIModel
import Diagnostics
import Pages
import Snippets
import Testing

@testable import Alignment

@Suite("Page alignment")
struct PageAlignmentTests {
  private func outline(_ text: String) -> Outline {
    let page = PageReader.read(Array(text.utf8), file: "a.md", dialect: .plain)
    return Outline(PageAnalyzer(api: nil).analyze(page))
  }

  private func align(_ source: String, _ target: String) -> PageAlignment {
    PageAlignment(source: outline(source), target: outline(target))
  }

  /// A page of sections, each with a heading and a block, some dropped.
  private func page(_ titles: [String], without dropped: Set<Int> = []) -> String {
    let commands = ["kit login --token", "kit build -c release", "kit serve 8080", "kit clean"]
    return "# Kit\n\n"
      + titles.indices.filter { !dropped.contains($0) }.map {
        "## \(titles[$0])\n\n```sh\n\(commands[$0])\n```\n"
      }.joined(separator: "\n")
  }

  private let english = ["Log in", "Build", "Serve", "Clean up"]
  private let languages: [String: [String]] = [
    "German": ["Anmelden", "Übersetzen", "Ausliefern", "Aufräumen"],
    "Chinese": ["登录", "构建", "提供服务", "清理"],
    "Japanese": ["ログイン", "ビルド", "配信する", "片付け"],
    "Arabic": ["تسجيل الدخول", "البناء", "الخدمة", "التنظيف"],
    "Emoji": ["🔑", "🔨", "🛎️", "🧹"],
  ]

  @Test("Translated sections pair in order")
  func translated() throws {
    for (language, titles) in languages {
      let alignment = align(page(english), page(titles))
      #expect(alignment.targetSections == [0, 1, 2, 3, 4], "\(language)")
      #expect(alignment.targetBlocks == [0, 1, 2, 3], "\(language)")
    }
  }

  @Test("A block at another place pairs where it says enough to be known by", arguments: [2, 12])
  func movedBlock(options: Int) {
    let moved =
      "```sh\nkit go \((0..<options).map { "--option\($0)" }.joined(separator: " "))\n```\n"
    let fixed = "```sh\nkit build -c release --target all\n```\n"
    let alignment = align(
      "# Kit\n\n## `one`\n\n\(moved)\n## `two`\n\n\(fixed)\n## `three`\n\nEnd.\n",
      "# Kit\n\n## `one`\n\n## `two`\n\n\(fixed)\n## `three`\n\n终。\n\n\(moved)")
    #expect(alignment.targetBlocks == [options == 2 ? nil : 1, 0])
  }

  @Test("Two blocks between pairs that have nothing in common are no counterparts")
  func strangeBlock() {
    let page = { (middle: String) in
      "# Kit\n\n```sh\nkit login --token\n```\n\n\(middle)\n```sh\nkit serve 8080\n```\n"
    }
    let code = "```swift\nlet lamp = Lamp()\n```\n"
    let other = "```json\n{ \"retries\": 3 }\n```\n"
    #expect(align(page(code), page(other)).targetBlocks == [0, nil, 2])
    let changed = "```swift\nlet lamp = Lampe()\n```\n"
    #expect(align(page(code), page(changed)).targetBlocks == [0, 1, 2])
  }

  @Test("The columns behind one that is gone keep their counterparts")
  func lostColumn() {
    let alignment = align(
      "# Kit\n\n| N | `min` | `max` |\n| - | - | - |\n| A | 1 | 2 |\n",
      "# Kit\n\n| 名 | `max` |\n| - | - |\n| 甲 | 2 |\n")
    let columns = alignment.parts.tables.first?.columns.map { [$0.source, $0.target] }
    #expect(columns == [[0, 0], [2, 1]])
  }

  @Test("A heading goes where its subsections go, if it is of their counterpart's level")
  func parentHeading() {
    let page = { (mark: String, title: String, text: String) in
      "# Kit\n\n\(mark) \(title)\n\n\(mark)# `one`\n\n\(text) `kit_login`, `KIT_HOME`, `key3`.\n"
    }
    let source = page("##", "Options", "Use")
    #expect(align(source, page("##", "选项", "用")).targetSections == [0, 1, 2])
    #expect(align(source, page("####", "选项", "用")).targetSections == [0, nil, 2])
  }

  @Test("A word is taken away as often as the other text has it")
  func subtraction() {
    let words = { (text: String) in Fingerprint(wordsIn: text) }
    #expect(words("kit kit go").subtracting(words("kit")) == words("kit go"))
    #expect(words("kit go").subtracting(words("kit kit")) == words("go"))
  }

  @Test("A section that the translation lacks shifts no other", arguments: 0..<4)
  func missingSection(dropped: Int) throws {
    for (language, titles) in languages {
      let alignment = align(page(english), page(titles, without: [dropped]))
      let expected = [0] + (0..<4).map { $0 == dropped ? nil : $0 < dropped ? $0 + 1 : $0 }
      #expect(alignment.targetSections == expected, "\(language)")
    }
  }

  @Test("A section that the source lacks is extra", arguments: 0..<4)
  func extraSection(dropped: Int) throws {
    for (language, titles) in languages {
      let alignment = align(page(english, without: [dropped]), page(titles))
      #expect(alignment.sourceSections[dropped + 1] == nil, "\(language)")
      #expect(alignment.sourceSections.count { $0 == nil } == 1, "\(language)")
    }
  }

  @Test("A lost block leaves the others paired")
  func missingBlock() {
    let source =
      "# A\n\n```sh\nmake one\n```\n\n```sh\nmake two now\n```\n\n```js\nlet a = 1\n```\n"
    let target = "# A\n\n```sh\nmake one\n```\n\n```js\nlet a = 1\n```\n"
    #expect(align(source, target).targetBlocks == [0, nil, 1])
    #expect(align(target, source).sourceBlocks == [0, nil, 1])
  }

  @Test("Blocks with translated comments are counterparts")
  func translatedComments() {
    let source = "# A\n\n```swift\n// Ask for a token\nlet token = fetch()\n```\n"
    let target = "# A\n\n```swift\n// Um ein Token bitten\nlet token = fetch()\n```\n"
    #expect(align(source, target).targetBlocks == [0])
    #expect(align(source, target).comparedBlockCount == 1)
  }

  @Test("An explicit anchor pairs sections that share nothing else")
  func anchors() {
    let source = "# A\n\n## One {#one}\n\nText.\n\n## Two {#two}\n\nText.\n"
    let target = "# A\n\n## Zwei {#two}\n\nText.\n"
    #expect(align(source, target).targetSections == [0, nil, 1])
  }

  @Test(
    "A word that translators keep in a heading tells sections apart that share nothing else",
    arguments: ["类型", "の型", "نوع", "тип", "🧩"])
  func keptWords(type: String) {
    let source = "# A\n\n## Self Type\n\nText here.\n\n## Any Type\n\nText here.\n"
    let target = { (word: String) in "# A\n\n## \(word) \(type)\n\n正文。\n" }
    #expect(align(source, target("Self")).targetSections == [0, 1, nil])
    #expect(align(source, target("Any")).targetSections == [0, nil, 1])
  }

  @Test("A section that moved finds its counterpart, and so do its blocks")
  func moved() {
    let one = "## `openDoor`\n\n```swift\nlet door = house.openDoor(key: 12)\n```\n\n"
    let two = "## `closeWindow`\n\n```swift\nhouse.closeWindow(named: .kitchen)\n```\n\n"
    let three = "## `ringBell`\n\n```swift\nbell.ringBell(times: 3, volume: 11)\n```\n\n"
    let alignment = align("# A\n\n" + one + two + three, "# A\n\n" + three + one + two)
    #expect(alignment.targetSections == [0, 2, 3, 1])
    #expect(alignment.targetBlocks == [1, 2, 0])
  }

  @Test("Sections that were exchanged find each other although both speak of the same")
  func exchanged() {
    let names = "| `RICH_STYLE` | `MODAL_RICH` |\n"
    let one = "## One\n\n| Key | Value |\n| --- | --- |\n\(names)\n"
    let two =
      "## Two\n\n1. Open.\n2. Add it.\n\n```xml\n<k>RICH_STYLE</k>\n<s>MODAL_RICH</s>\n```\n\n"
    let three = "## Three\n\nCall `closeAfter(_:)`.\n"
    let alignment = align("# A\n\n" + one + two + three, "# A\n\n" + two + one + three)
    #expect(alignment.targetSections == [0, 2, 1, 3])
  }

  @Test("Sections that share all names are told apart by their shares of the page")
  func lengths() {
    let short = "## One\n\nSee [queue](/queue/).\n\n"
    let long =
      "## Two\n\nCompare each method with the [queue](/queue/), letter by letter, and more.\n\n"
    #expect(align("# A\n\n" + short + long, "# A\n\n" + short).targetSections == [0, 1, nil])
    #expect(align("# A\n\n" + short + long, "# A\n\n" + long).targetSections == [0, nil, 1])
  }

  @Test("A heading goes where its subsections go")
  func parents() {
    let part = { (name: String) in "### A\n\n```sh\nkit \(name) --all now\n```\n\n" }
    let table = "## Names\n\n`kit one`, `getThem(all:)`, `putThem(all:)`, `version2`\n\n"
    let step = "## First step\n\n" + part("old") + part("new")
    let alignment = align("# A\n\n" + table + step, "# A\n\n" + step + table)
    #expect(alignment.targetSections == [0, 4, 1, 2, 3])
  }

  @Test("Blocks alone between pairs are counterparts although a tag differs")
  func replacedBlock() {
    let source = "# A\n\n```c\nenum A { one, two, three, }; // This is how it is\n```\n"
    let target =
      "# A\n\n```swift\nenum A { one, two, three, }; // Das hier ist ganz anders gesagt\n```\n"
    #expect(align(source, target).targetBlocks == [0])
  }

  @Test("What stands outside of an aside does not answer to what went with one")
  func lostAside() {
    let source = "# A\n\nThe height of it.\n\n:::note\nThe sheet below all.\n:::\n"
    let parts = align(source, "# A\n\nDas hier unten ganz tief.\n").parts
    #expect(parts.targetUnits == [0, 1, nil])
  }

  @Test("HTML that only lays out a text does not keep it from what stands outside of it")
  func layout() {
    let source =
      "# A\n\nThe height.\n\n<div>\n\nThe sheet below it all, here and there, deep.\n\n</div>\n"
    let parts = align(source, "# A\n\nDas Blatt unter allem, hier und da, ganz tief.\n").parts
    #expect(parts.targetUnits == [0, nil, 1])
  }

  @Test("Numbers of list items count where one is left out")
  func numberedItems() {
    let english = "# A\n\n1. Open it.\n2. Shut the door behind you.\n3. Go.\n"
    let units = { self.align(english, "# A\n\n" + $0).parts.targetUnits }
    #expect(units("1. Mach die Tür ganz auf.\n3. Los.\n") == [0, 1, nil, 2])
    #expect(units("1. Schließ die Tür hinter dir.\n2. Los.\n") == [0, nil, 1, 2])
  }

  @Test("Sections named after different things are no pair")
  func otherNames() {
    let alignment = align("# A\n\n## `openDoor`\n\nText.\n", "# A\n\n## `ringBell`\n\nText.\n")
    #expect(alignment.targetSections == [0, nil])
  }

  @Test("Sections know their parents and what is under them")
  func tree() {
    let outline = outline("# A\n\n## B\n\n### C\n\n## D\n")
    #expect(outline.sections.map(\.level) == [0, 2, 3, 2])
    #expect(outline.sections.map(\.parent) == [nil, 0, 1, 0])
    #expect(outline.descendants(of: 1) == [2])
    #expect(outline.descendants(of: 3) == [])
  }

  @Test("A title may stand in front matter on one page and as a heading on the other")
  func titles() {
    let source = "---\ntitle: Kit\n---\n\nText.\n\n## One\n\n## Two\n"
    let target = "# Kit\n\nText.\n\n## Eins\n\n## Zwei\n"
    #expect(align(source, target).targetSections == [0, 1, 2])
    #expect(align(target, source).targetSections == [0, 1, 2])
  }

  @Test("Several headings of the first level are sections")
  func severalFirstLevels() {
    #expect(outline("# A\n\n# B\n").sections.map(\.level) == [0, 1, 1])
    #expect(outline("Text.\n\n# A\n").sections.map(\.level) == [0, 1])
  }
}
