// Comments, and that nothing in them is read.

import Testing

@testable import Pages

struct CommentTests {
  @Test(arguments: Dialect.allCases)
  func codeInCommentsIsNoCode(_ dialect: Dialect) {
    let page = read(
      "# T\n\n<!--\n  - test: `a`\n\n  ```swifttest\n  -> a\n  ```\n-->\n\nText\n", dialect)
    #expect(page.codeBlocks.isEmpty)
    #expect(page.inlines.isEmpty)
    #expect(page.paragraphSummary == ["11: Text"])
    #expect(page.comments.map { page.lines.line(at: $0.range.upperBound) } == [9])
  }

  @Test func keepsTheTextOfComments() {
    let page = read("<!-- concord allow a: b -->\n\n{/* c */}\n", .mdx)
    #expect(page.comments.map(\.text) == ["concord allow a: b", "c"])
    #expect(
      page.comments.map { page.text($0.range) } == [
        "<!-- concord allow a: b -->", "{/* c */}",
      ])
  }

  @Test func aCommentInAListDoesNotEndIt() {
    let page = read("1. a\n\n   <!-- b -->\n\n   c\n\n2. d\n")
    #expect(page.lists.map { $0.items.count } == [2])
  }

  @Test func anUnclosedCommentIsAFault() {
    #expect(read("a\n\n<!-- b\n\n# c\n").faultSummary == ["unclosedContainer 3:1-3:5"])
  }
}
