// GFM tables.

import Testing

@testable import Pages

struct TableTests {
  private func rows(_ page: Page) -> [[[String]]] {
    page.tables.map { table in table.rows.map { row in row.map { page.text($0.range) } } }
  }

  @Test func readsCells() {
    let page = read("| Größe | 大小 |\n|:--|--:|\n| a | **b** |\n| c |\n")
    #expect(rows(page) == [[["Größe", "大小"], ["a", "**b**"], ["c"]]])
    #expect(page.paragraphSummary == ["1: Größe", "1: 大小", "3: a", "3: **b**", "4: c"])
  }

  @Test func pipesMayBeEscaped() {
    let page = read("a | b\n--- | ---\n`x \\| y` | z\n")
    #expect(rows(page) == [[["a", "b"], ["`x \\| y`", "z"]]])
    #expect(page.inlineSummary == ["code 3:1-3:9 x | y"])
  }

  @Test func pipesInCodeAreReadAsTheyWereMeant() {
    #expect(rows(read("|a|b|\n|-|-|\n|`x|y`|z|\n")) == [[["a", "b"], ["`x|y`", "z"]]])
    #expect(rows(read("|a|b|\n|-|-|\n|`x|y`|z|\n", .mkdocs)) == [[["a", "b"], ["`x|y`", "z"]]])
  }

  @Test func leavesOutWhatTheHeaderHasNoColumnFor() {
    #expect(rows(read("|a|\n|-|\n|b|c|\n")) == [[["a"], ["b"]]])
  }

  @Test func textBeforeTheHeaderIsAParagraph() {
    let page = read("Text\n|a|b|\n|-|-|\n|c|d|\n\n|x|\n")
    #expect(rows(page) == [[["a", "b"], ["c", "d"]]])
    #expect(page.paragraphSummary.first == "1: Text")
    #expect(page.paragraphSummary.last == "6: |x|")
  }

  @Test(arguments: ["a\n|-|-|\n", "a | b\n---\n", "|a|b|\n|-|\n", "|a|b|\n|x|-|\n"])
  func isNoTable(_ source: String) {
    #expect(read(source).tables.isEmpty)
  }
}
