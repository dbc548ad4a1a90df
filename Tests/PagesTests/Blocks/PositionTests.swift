// Places: exact in every script, whatever ends the lines and stands before them.

import Diagnostics
import Testing

@testable import Pages

struct PositionTests {
  /// The same page in five scripts: a word to be found in code, prose and a heading.
  static let words = ["Größe", "大小", "大きさ", "حجم", "🎈👩‍👩‍👧"]

  @Test(arguments: words, ["\n", "\r\n", "\r"])
  func findsWordsWhereTheyStand(_ word: String, _ lineBreak: String) {
    let lines = [
      "# \(word)", "", "\(word) `\(word)` [\(word)](a)", "", "<Tabs>", "\t<Tab label=\"\(word)\">",
      "\t\t```swift", "\t\tlet a = \"\(word)\"", "\t\t```", "\t</Tab>", "</Tabs>", "",
    ]
    let page = read("\u{FEFF}" + lines.joined(separator: lineBreak), .mdx)
    #expect(page.headingSummary == ["1 #1 \(word)"])
    #expect(page.inlines.map { page.text($0.range) } == ["`\(word)`", "[\(word)](a)"])
    #expect(page.inlines.map { page.place($0.range).range.start.line } == [3, 3])
    #expect(page.codeSummary == ["7-9 swift: let a = \"\(word)\"⏎ in Tabs > Tab(label: \(word))"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
    #expect(page.faults.isEmpty)
  }

  @Test func mapsCodeInQuotesListsAndContainers() {
    let page = read(
      "> - a\n>\n>   ```sh\n>   b\n>     c\n>   ```\n\n1. d\n\n   :::tip\n   ```sh\n   e\n   ```\n   :::\n"
    )
    #expect(page.codeSummary == ["3-6 sh: b⏎  c⏎", "11-13 sh: e⏎ in tip"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
  }

  @Test func mapsCodeBehindNULs() {
    let page = read("```\na\0b\0c\n```\n")
    let code = page.codeBlocks[0].code
    #expect(code.string == "a\u{FFFD}b\u{FFFD}c\n")
    #expect(code.bytes.firstIndex(of: 0x63).map { code.origin(of: $0) } == 8)
  }

  @Test func mapsCodeBehindTabsThatAreCutInTwo() {
    let page = read("- ```\n\ta\n  ```\n")
    let code = page.codeBlocks[0].code
    #expect(code.string == "  a\n")
    #expect(code.origin(of: 2) == 7)
  }

  @Test func placesInfoStrings() {
    let page = read("```  swift title=\"a\"  \n```\n")
    #expect(page.codeBlocks[0].info == "swift title=\"a\"")
    #expect(page.text(page.codeBlocks[0].infoRange) == "swift title=\"a\"")
  }

  @Test func placesInlinesOverLines() {
    let page = read("> a [b\n> c](d) `e\nf`\n")
    #expect(page.inlineSummary == ["link 1:5-2:8 b c -> d", "code 2:9-3:3 e f"])
  }
}
