// What libcmark is not shown: it must not be missed.

import Testing

@testable import Pages

struct ShortcutTests {
  /// In CommonMark alone libcmark reads the code; elsewhere the scanner reads what is plain.
  @Test(arguments: [
    "```swift\nlet größe = 1\n```\n", "```\n```\n", "~~~ js  \n\n  a\n\n~~~~  \n",
    "```   \na\n```\n",
    "  ```swift\n  a\n    b\n c\n  ```\n", "  ```\n \ta\n  ```\n", "```\n\ta\n```\n",
    "```\na\u{0}b\u{0}\n```\n", "a\n```sh x=\"y\"\n日本\r\n語\r\n```\r\nb\n", "```\ra\r```\r# b\r",
    "- a\n```\nb\n```\n- c\n", "- a\n\n  ```\n  b\n  ```\n", "> ```\n> a\n> ```\n", "```\na\n```",
  ])
  func codeIsReadAsLibcmarkReadsIt(_ source: String) {
    let expected = read(source, .commonmark)
    for dialect in [Dialect.plain, .mdx] {
      let page = read(source, dialect)
      #expect(page.codeSummary == expected.codeSummary)
      #expect(page.codeBlocks.map(\.range) == expected.codeBlocks.map(\.range))
      #expect(page.codeBlocks.map(\.infoRange) == expected.codeBlocks.map(\.infoRange))
      #expect(page.codeBlocks.map(\.code) == expected.codeBlocks.map(\.code))
      #expect(page.paragraphSummary == expected.paragraphSummary)
      #expect(page.lists.map(\.range) == expected.lists.map(\.range))
    }
  }

  @Test(arguments: [Dialect.commonmark, .plain, .mdx])
  func textIsReadToItsEnd(_ dialect: Dialect) {
    let page = read(
      "Größe `a`\n  und [b](c).  \n\n- eins `d`\nzwei\n\n> 引用 `e`\n続き `f`\n\nTitel `g`\nhier\n===\n",
      dialect)
    #expect(
      page.paragraphSummary == [
        "1: Größe `a`⏎  und [b](c).", "4: eins `d`⏎zwei", "7: 引用 `e`⏎続き `f`",
      ])
    #expect(page.headingSummary == ["10 #1 Titel g hier"])
    #expect(
      page.inlineSummary == [
        "code 1:9-1:12 a", "link 2:7-2:13 b -> c", "code 4:8-4:11 d", "code 7:10-7:13 e",
        "code 8:8-8:11 f", "code 10:7-10:10 g",
      ])
  }

  /// In MDX the scanner reads plain paragraphs and headings; in CommonMark alone libcmark does.
  @Test(arguments: [
    "a\nb\n# C\nd\n\ne  \n f\t\n", "# a #\n## b ##c\n### ###\n#\n## \n#d\n####### e\n",
    "a\n- b\n\nc\n\n# d `e`\n# f\\#\n# g &amp; *h* ##\n", "a\n***\nb\n- - -\nc\n2. d\n1. e\n\nf\n",
    "Größe\r\n文\r\n## 文 ##\r\n\r\n🎈\r\n", "a\r# حجم\rb", "a\n> b\nc\n\nd\n===\ne\n---\nf\n",
    "[a]: b\nc\n\nd\n[e]: f\n\n[g]: h\n\"i\"\nj\n", "\u{c} a\n#\tb\u{b}c\n   # d\n",
  ])
  func textIsReadAsLibcmarkReadsIt(_ source: String) {
    expectSame(read(source, .mdx), read(source, .commonmark), source)
  }

  @Test func textInAnyOrderIsReadAsLibcmarkReadsIt() {
    let lines = [
      "a", "", "", "# b", "- c", "  d", "> e", "1. f", "2. g", "***", "===", "---", "`h` i", "*",
      "#",
      "# j `k`", "## l ##", "   m  ", "[n]: o", "[p]", ">", "  - q", "r\\", "```",
    ]
    var state: UInt64 = 1
    for _ in 0..<1000 {
      var source = "a\n"
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += lines[Int(state >> 33) % lines.count] + "\n"
      }
      // Open fences end where libcmark says, which does not count a blank line at the end.
      if source.split(separator: "\n").count(where: { $0.hasPrefix("```") }) % 2 == 1 { continue }
      expectSame(read(source, .mdx), read(source, .commonmark), source)
    }
  }

  private func expectSame(_ page: Page, _ expected: Page, _ source: String) {
    #expect(page.paragraphSummary == expected.paragraphSummary, "\(source)")
    #expect(page.headingSummary == expected.headingSummary, "\(source)")
    #expect(
      page.headings.map(\.range.lowerBound) == expected.headings.map(\.range.lowerBound),
      "\(source)")
    #expect(page.inlineSummary == expected.inlineSummary, "\(source)")
    #expect(page.codeSummary == expected.codeSummary, "\(source)")
    #expect(page.lists.map(\.range) == expected.lists.map(\.range), "\(source)")
  }

  @Test func aDefinitionIsNoText() {
    let page = read("[a]: /b\n\"title\"\n\nText [a].\n", .mdx)
    #expect(page.paragraphSummary == ["4: Text [a]."])
    #expect(page.inlineSummary == ["link 4:6-4:9 a -> /b"])
  }

  /// Lines that libcmark is not shown count all the same.
  @Test func placesStandBehindWhatIsLeftOut() {
    let page = read(
      "---\na: b\nc: d\n---\n\n<Tabs>\n<Tab>\n```swift\na\n\n\nb\n```\n</Tab>\n</Tabs>\nText\n## Titel\n- a\n<Note>\n- 二\n</Note>\n",
      .mdx)
    #expect(page.codeSummary == ["8-13 swift: a⏎⏎⏎b⏎ in Tabs > Tab"])
    #expect(page.headingSummary == ["17 #2 Titel"])
    #expect(page.paragraphSummary == ["16: Text", "18: a", "20: 二 in Note"])
    #expect(page.lists.map { page.lines.line(at: $0.range.lowerBound) } == [18, 20])
  }

  /// A blank line would not part indented code from what stands behind a container's mark.
  @Test func marksPartIndentedCode() {
    let page = read("    a\n<Tabs>\n    b\n</Tabs>\n", .plain)
    #expect(page.codeSummary.count == 2)
  }
}
