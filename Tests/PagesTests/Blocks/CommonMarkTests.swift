// CommonMark asked for by name: code blocks and headings as libcmark's own program has them.

import Testing

@testable import Pages

struct CommonMarkTests {
  /// A page, and what `cmark -t xml --sourcepos` says of its code blocks and headings.
  struct Example: Sendable, CustomTestStringConvertible {
    var page: String
    var code: [String] = []
    var headings: [String] = []

    var testDescription: String { page.debugDescription }
  }

  @Test(arguments: [
    Example(page: "```swift\nlet a = 1\n```\n", code: ["1-3 swift: let a = 1⏎"]),
    Example(page: "~~~~ a  b\n```\n~~~\n~~~~~\n", code: ["1-4 a  b: ```⏎~~~⏎"]),
    Example(page: "  ```\n    a\n b\n  ```", code: ["1-4 :   a⏎b⏎"]),
    Example(page: "```\na\n\n", code: ["1-3  (open): a⏎⏎"]),
    Example(page: "``` a`b\nc\n", code: []),
    Example(page: "    a\n\n      b\n\nc\n", code: ["1-4 indented: a⏎⏎  b⏎"]),
    Example(page: "\ta\tb\n", code: ["1-1 indented: a\tb⏎"]),
    Example(page: "    ```\n    a\n    ```\n", code: ["1-3 indented: ```⏎a⏎```⏎"]),
    Example(page: "- a\n\n      b\n\n  ```\n  c\n  ```\n", code: ["3-4 indented: b⏎", "5-7 : c⏎"]),
    Example(page: "1. ```sh\n   a\n   ```\n2. b\n", code: ["1-3 sh: a⏎"]),
    Example(page: "> ```\n> a\n>\n> b\n> ```\n", code: ["1-5 : a⏎⏎b⏎"]),
    Example(page: "> > ```\n> > a\n\nb\n", code: ["1-3  (open): a⏎"]),
    Example(page: "<div>\n```\na\n```\n</div>\n", code: []),
    Example(page: "<Tabs>\n\n```\na\n```\n\n</Tabs>\n", code: ["3-5 : a⏎"]),
    Example(page: ":::note\n\n    a\n\n:::\n", code: ["3-4 indented: a⏎"]),
    Example(page: "!!! note\n\n    a\n", code: ["3-3 indented: a⏎"]),
    Example(page: "{% raw %}\n    a\n", code: []),
    Example(page: "<!-- a\n\n```\nb\n```\n-->\n", code: []),
    Example(page: "# A `b` *c* [d](e)\n", headings: ["1 #1 A b c d"]),
    Example(page: "###### a ##\n#b\n####### c\n", headings: ["1 #6 a"]),
    Example(page: "A\nb\n===\n\nc\n-\n", headings: ["1 #1 A b", "5 #2 c"]),
    Example(page: "- # a\n  b\n  ---\n", headings: ["1 #1 a", "2 #2 b"]),
    Example(page: "# a {#b}\n", headings: ["1 #1 a {#b}"]),
    Example(page: "# a &amp; \\*b\n", headings: ["1 #1 a & *b"]),
  ])
  func agreesWithLibcmark(_ example: Example) {
    let page = read(example.page, .commonmark)
    #expect(page.codeSummary == example.code)
    #expect(page.headingSummary == example.headings)
    #expect(page.containers.isEmpty)
  }
}
