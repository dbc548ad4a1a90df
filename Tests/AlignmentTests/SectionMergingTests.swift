// Sections whose headings a translation lost: their text is found under another heading.

import Diagnostics
import Pages
import Snippets
import Testing

@testable import Alignment

@Suite("Section merging")
struct SectionMergingTests {
  private func align(_ source: String, _ target: String) -> PageAlignment {
    let outlines = [source, target].map {
      Outline(
        PageAnalyzer(api: nil).analyze(
          PageReader.read(Array($0.utf8), file: "a.md", dialect: .plain)))
    }
    return PageAlignment(source: outlines[0], target: outlines[1])
  }

  private let bodies = [
    "Text `--token`, `KIT_HOME`, `key3`.\n\n```sh\nkit login --token one\n```\n",
    "Text `--release`, `KIT_MODE`, `cfg4`.\n\n```sh\nkit build -c release\n```\n",
    "Text `--port`, `KIT_HOST`, `srv8080`.\n\n```sh\nkit serve 8080\n```\n",
    "Text `--all`, `KIT_CACHE`, `tmp12`.\n\n```sh\nkit clean everything\n```\n",
  ]
  private let english = ["Log in", "Build", "Serve", "Clean up"]
  private let languages: [String: [String]] = [
    "German": ["Anmelden", "Übersetzen", "Ausliefern", "Aufräumen"],
    "Chinese": ["登录", "构建", "提供服务", "清理"],
    "Japanese": ["ログイン", "ビルド", "配信する", "片付け"],
    "Arabic": ["تسجيل الدخول", "البناء", "الخدمة", "التنظيف"],
    "Emoji": ["🔑", "🔨", "🛎️", "🧹"],
  ]

  /// A page of sections, of which some lost their heading, and some all that they had.
  private func page(
    _ titles: [String], headless: Set<Int> = [], without dropped: Set<Int> = []
  ) -> String {
    "# Kit\n\n"
      + titles.indices.filter { !dropped.contains($0) }.map {
        (headless.contains($0) ? "" : "## \(titles[$0])\n\n") + bodies[$0]
      }.joined(separator: "\n")
  }

  @Test("The text under a lost heading pairs all the same", arguments: [[1], [2], [1, 2, 3]])
  func lostHeadings(lost: [Int]) {
    for (language, titles) in languages {
      let alignment = align(page(english), page(titles, headless: Set(lost)))
      let headings = alignment.lostHeadings
      #expect(headings.map(\.heading) == lost.map { $0 + 1 }, "\(language)")
      #expect(headings.map(\.isThere) == lost.map { _ in true }, "\(language)")
      #expect(!alignment.targetSections.contains(nil), "\(language)")
      #expect(alignment.targetBlocks == [0, 1, 2, 3], "\(language)")
    }
  }

  @Test("A section that is gone is missing, not merged")
  func missing() {
    for (language, titles) in languages {
      let alignment = align(page(english), page(titles, without: [2]))
      #expect(alignment.lostHeadings.isEmpty, "\(language)")
      #expect(alignment.targetSections == [0, 1, 2, nil, 3], "\(language)")
    }
  }

  @Test("Among sections without headings one may be gone")
  func goneBetween() {
    for (language, titles) in languages {
      let alignment = align(page(english), page(titles, headless: [1, 2, 3], without: [2]))
      #expect(alignment.lostHeadings.map(\.heading) == [2, 3, 4], "\(language)")
      #expect(alignment.lostHeadings.map(\.isThere) == [true, false, true], "\(language)")
      #expect(alignment.targetBlocks == [0, 1, nil, 2], "\(language)")
    }
  }

  /// Whether the text of a section between others is there, when all of them lost their headings.
  private func isThere(_ english: String, _ translated: String) -> [Bool] {
    let page = { (mark: String, middle: String) in
      "# Kit\n\n## A\n\n\(bodies[0])\n\(mark)B\n\n\(bodies[1])\n"
        + "\(mark)C\n\n\(middle)\(mark)D\n\n\(bodies[3])"
    }
    let target = page("%", translated).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("%") }.joined(separator: "\n")
    return align(page("## ", english), target).lostHeadings.map(\.isThere)
  }

  @Test("The lost heading is no part of the text by which a section is there")
  func headingsDoNotCount() {
    let text = "The first is longer, as you see here.\n\n"
    #expect(
      isThere(text + "Two.\n\n", "Das erste ist länger, wie man sieht.\n\n") == [true, true, true])
    #expect(isThere("", "") == [true, true, true])
  }

  @Test("Only a section that names much is gone where nothing of that is there")
  func fewNames() {
    let plain = "The first, as you see.\n\nThe second; it is of another length.\n\n"
    let translated = "Das erste, wie man sieht.\n\nDas zweite; es ist von anderer Länge.\n\n"
    let all = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda my".split(
      separator: " ")
    for count in [4, 9, 10, 12] {
      let names = all.prefix(count).map { "`\($0)`" }.joined(separator: ", ")
      #expect(isThere("\(plain)\(names).\n\n", translated) == [true, count < 10, true])
    }
  }

  @Test("A name that a heading keeps tells which section it heads")
  func namesInHeadings() {
    let source = "# A\n\n## Any Type\n\nText.\n\n## Self Type\n\nText.\n\n## End\n\nText.\n"
    for heading in ["Self 类型", "Self 型", "نوع Self", "Self 🧩"] {
      #expect(align(source, "# A\n\n## \(heading)\n\nText.\n").targetSections[2] == 1)
    }
  }

  @Test("A block that stands under another heading is its counterpart's")
  func movedBlock() {
    let code = "```swift\nlet door = house.openDoor(key: 12, side: .left, force: true)\n```\n"
    let source = "# A\n\n## One\n\n\(code)\n## Two\n\nText.\n"
    let target = "# A\n\n## Eins\n\nText.\n\n## Zwei\n\n\(code)"
    #expect(align(source, target).targetBlocks == [0])
  }
}
