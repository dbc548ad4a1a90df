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

  /// Every dialect's own form, as a page writes it.
  @Test(
    arguments: [
      ("{% comment %} concord allow a: it's ß 灯 ランプ {% endcomment %}\n", Dialect.liquid),
      ("{%- comment -%}\nconcord allow a: it's ß 灯 ランプ\n{%- endcomment -%}\n", .liquid),
      ("{% # concord allow a: it's ß 灯 ランプ %}\n", .liquid),
      ("{%- # concord allow a: it's ß 灯 ランプ -%}\n", .liquid),
      ("{{< comment >}}concord allow a: it's ß 灯 ランプ{{< /comment >}}\n", .hugo),
      ("{{% comment %}}\nconcord allow a: it's ß 灯 ランプ\n{{% /comment %}}\n", .hugo),
      ("@Comment { concord allow a: it's ß 灯 ランプ }\n", .docc),
      ("@Comment {\n  concord allow a: it's ß 灯 ランプ\n}\n", .docc),
      ("{/* concord allow a: it's ß 灯 ランプ */}\n", .mdx),
      ("{/*\n  concord allow a: it's ß 灯 ランプ\n*/}\n", .docusaurus),
      ("[//]: # (concord allow a: it's ß 灯 ランプ)\n", .mkdocs),
      ("[comment]: <> (concord allow a: it's ß 灯 ランプ)\n", .commonmark),
      ("[//]: # \"concord allow a: it's ß 灯 ランプ\"\n", .plain),
      ("<div>\n<!-- concord allow a: it's ß 灯 ランプ -->\n</div>\n", .vitepress),
    ])
  func everyForm(_ comment: String, _ dialect: Dialect) {
    let page = read("# T\n\nText 🎉\n\n\(comment)\nمصباح\n", dialect)
    #expect(page.comments.map(\.text) == ["concord allow a: it's ß 灯 ランプ"])
    let form = comment.replacing("<div>\n", with: "").replacing("\n</div>", with: "")
    #expect(page.comments.map { page.text($0.range) + "\n" } == [form])
    #expect(page.paragraphSummary.last?.hasSuffix("مصباح") == true)
    #expect(page.faultSummary == [])
  }

  @Test func commentsThatFollowOnEachOther() {
    let page = read("<!-- a --> <!-- b --><!-- c --> <!-- d\n\nText\n")
    #expect(page.comments.map(\.text) == ["a", "b", "c"])
    #expect(page.comments.map { page.text($0.range) }.last == "<!-- c -->")
  }

  @Test func aDefinitionThatSaysSomethingElseIsNoComment() {
    #expect(read("[a]: # (b)\n\n[//]: https://example.com (c)\n").comments.isEmpty)
  }
}
