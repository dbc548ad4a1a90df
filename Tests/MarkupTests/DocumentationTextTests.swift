// Tests of DocumentationText: Markdown stays, what runs does not.

import Markup
import Testing

struct DocumentationTextTests {
  @Test(arguments: [
    ("plain *text* and [a](https://b.c)", "plain *text* and [a](https://b.c)"),
    ("<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"),
    ("`Array<Int>` < 3", "`Array<Int>` &lt; 3"),
    ("{1 + 1}", "\\{1 + 1\\}"),
    ("an `open tick <b>", "an \\`open tick &lt;b>"),
    ("&lt;b&gt;", "&amp;lt;b&amp;gt;"),
    ("# Title", "**Title**"),
    ("---", "\\---"),
    ("\\<b>", "\\\\&lt;b>"),
  ])
  func htmlBecomesText(_ comment: String, _ markdown: String) {
    #expect(DocumentationText.blocks(comment) == markdown)
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x]( JavaScript:alert(1))", "[x](java\\script:a)",
    "[x]: data:text/html,x", "[x](<vbscript:a>)", "[x](\u{1}java\tscript:a)", "[x](\njavascript:a)",
  ])
  func runningLinksBecomeText(_ comment: String) {
    #expect(DocumentationText.blocks(comment).hasPrefix("[x\\]"))
  }

  @Test(arguments: ["[x](a.md)", "[x](#y)", "[x](https://a:1)", "[x](mailto:a@b)", "[x](a/b:c)"])
  func otherLinksStay(_ comment: String) {
    #expect(DocumentationText.blocks(comment) == comment)
  }

  /// A renderer pairs the first two backticks over the line break; nothing here may rely on that.
  @Test func spansOverLinesAreNotPaired() {
    #expect(DocumentationText.blocks("`a\nb` <script> c") == "\\`a\nb\\` &lt;script> c")
    #expect(DocumentationText.blocks("`a\nb` <i> `c`") == "\\`a\nb` <i> `c\\`")
  }

  @Test func combiningMarkDoesNotHideABacktick() {
    #expect(DocumentationText.blocks("`\u{301}<b>") == "\\`\u{301}&lt;b>")
  }

  @Test func fencesAreWrittenAnew() {
    #expect(
      DocumentationText.blocks("Text:\n  ```swift\n  let a = \"<b>\"\n  ```\nEnd <b>")
        == "Text:\n\n```swift\nlet a = \"<b>\"\n```\n\nEnd &lt;b>")
  }

  @Test func openFenceIsClosed() {
    #expect(DocumentationText.blocks("~~~\nlet a") == "```\nlet a\n```")
  }

  @Test func cellsHaveOneLine() {
    #expect(
      DocumentationText.cell("One | two\nlines.\n\nMore.\n```\na | b\n```")
        == "One \\| two lines.<br>More.<br>`a \\| b`")
  }

  @Test func codeSpanThatATableWouldCutBecomesText() {
    #expect(DocumentationText.cell("`a | <b>`") == "\\`a \\| &lt;b>\\`")
  }

  @Test func summaryIsTheFirstParagraph() {
    #expect(DocumentationText.summary("\nFirst\nline.\n\nSecond.") == "First line.")
    #expect(DocumentationText.summary("```\ncode\n```") == "")
  }

  @Test(.timeLimit(.minutes(10))) func hostileLinesTakeLinearTime() {
    let ticks = (1...300).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(DocumentationText.blocks(ticks).count > ticks.count)
    let brackets = String(repeating: "](", count: 50_000)
    #expect(DocumentationText.blocks(brackets).count >= brackets.count)
  }
}
