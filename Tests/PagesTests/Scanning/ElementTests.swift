// Components and HTML that hold Markdown.

import Testing

@testable import Pages

struct ElementTests {
  @Test func readsTabs() {
    let page = read(
      """
      <Tabs>
      <TabItem label="Swift">
      ```swift
      let a = 1
      ```
      </TabItem>
      <TabItem label="Objective-C">
      ```objective-c
      [a b];

      [c d];
      ```
      </TabItem>
      </Tabs>
      """, .mdx)
    #expect(
      page.codeSummary == [
        "3-5 swift: let a = 1⏎ in Tabs > TabItem(label: Swift)",
        "8-12 objective-c: [a b];⏎⏎[c d];⏎ in Tabs > TabItem(label: Objective-C)",
      ])
    #expect(
      page.containerSummary == [
        "Tabs 1-14", "TabItem(label: Swift) 2-6", "TabItem(label: Objective-C) 7-13",
      ])
    #expect(page.faults.isEmpty)
  }

  @Test func takesAllIndentationInMDX() {
    let page = read(
      "<table>\n  <tr>\n    <td>\n      ```swift\n      let a = 1\n        b\n      ```\n"
        + "    </td>\n  </tr>\n</table>\n", .mdx)
    #expect(page.codeSummary == ["4-7 swift: let a = 1⏎  b⏎ in table > tr > td"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
  }

  @Test func keepsListsTogetherInMDX() {
    let page = read(
      "<Steps>\n\n    1. a\n\n       ```sh\n       b\n       ```\n\n    2. c\n\n</Steps>\n", .mdx)
    #expect(page.codeSummary == ["5-7 sh: b⏎ in Steps"])
    #expect(page.lists.map { $0.items.count } == [2])
  }

  @Test func readsTagsOverLines() {
    let page = read(
      "<TabItem\n  label=\"A\"\n  value={{ a: '}' }}\n>\n```sh\na\n```\n</TabItem>\n", .mdx)
    #expect(page.codeSummary == ["5-7 sh: a⏎ in TabItem(label: A, value:  a: '}' )"])
  }

  @Test func readsWhatStandsInOneLine() {
    let page = read(
      "<Tab label=\"A\">Text `b`</Tab>\n<Card href=\"/c\" />\n<b>d</b> e\n\n<i>f</i>\n", .mdx)
    #expect(page.paragraphSummary.first == "1: Text `b` in Tab(label: A)")
    #expect(page.containerSummary == ["Tab(label: A) 1-1", "Card(href: /c) 2-2"])
    #expect(page.paragraphSummary.dropFirst() == ["3: <b>d</b> e", "5: <i>f</i>"])
  }

  @Test func textBehindATagStartsNoHTMLBlock() {
    let page = read("<div>a</div> b [c](d)\n```sh\ne\n```\n", .mdx)
    #expect(page.codeSummary == ["2-4 sh: e⏎"])
    #expect(page.inlineSummary == ["link 1:16-1:22 c -> d"])
  }

  @Test func skipsModulesAndExpressions() {
    let page = read(
      """
      import { Tabs } from 'a';
      import {
        B,

        C,
      } from 'b';

      export const d = {
        e: `
      # no
      `,
      };

      # Yes

      {/* ## no */}
      {d.map(e => (
        <p>Don't</p>
      ))}

      important things are no import.
      """, .mdx)
    #expect(page.headingSummary == ["14 #1 Yes"])
    #expect(page.paragraphSummary == ["21: important things are no import."])
    #expect(page.comments.map(\.text) == ["## no"])
    #expect(page.faults.isEmpty)
  }

  @Test(arguments: [
    ("<Tabs>\ntext\n", ["unclosedContainer 1:1-1:7"]),
    ("# T\n\n<Aside>\nMind the gap.\n", ["unclosedContainer 3:1-3:8"]),
    ("text\n\n</Tabs>\n", ["unclosedContainer 3:1-3:8"]),
    ("<Tabs>\n<Tab>\na\n</Tabs>\n", ["unclosedContainer 2:1-2:6"]),
    ("<Tabs>\n</Tabs>\n<Tabs>\n", ["unclosedContainer 3:1-3:7"]),
    ("<p>\ntext\n<br>\n<img src=\"a\">\n", []),
    ("Use <Badge>\nhere\n</Badge> now.\n", []),
    ("<Foo>\ntext</Foo>\n", []),
    ("`<Tabs>` and `</Tab>`\n", []),
    ("<Tabs>\n</Tabs>{' '}\n", []),
    ("<>\n\na\n\n</>\n", []),
    ("```jsx\n<Tabs>\n```\n", []),
  ])
  func judgesElementsInMDX(_ source: String, _ expected: [String]) {
    #expect(read(source, .mdx).faultSummary == expected)
  }

  @Test func leavesHTMLOfPlainPagesAlone() {
    #expect(read("<div>\n\ntext\n\n<ul>\n<li>a\n</ul>\n").faults.isEmpty)
    #expect(read("<Tabs>\n\ntext\n").faults.isEmpty)
  }

  @Test func takesTheOwnIndentationInPlainPages() {
    let page = read("<td>\n    <Tab>\n    ```sh\n    a\n    ```\n    </Tab>\n</td>\n")
    #expect(page.codeSummary.map { $0.hasPrefix("3-5 sh: a⏎") } == [true])
  }

  @Test func readsCodeInHTMLOfMkDocs() {
    let page = read("<div markdown>\n```sh\na\n```\n</div>\n", .mkdocs)
    #expect(page.codeSummary == ["2-4 sh: a⏎ in div(markdown: )"])
    #expect(page.faults.isEmpty)
  }
}
