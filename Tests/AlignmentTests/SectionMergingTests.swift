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
