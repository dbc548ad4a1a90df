// Input that wants to take all the time, or the stack.

import TestSupport
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(10)))
struct HostileInputTests {
  static let count = 10_000

  static let patterns: [String] = [
    String(repeating: "> ", count: count) + "a",
    String(repeating: ">", count: count) + String(repeating: "a*", count: count),
    String(repeating: "- ", count: count) + "x" + String(repeating: "\n", count: count),
    String(repeating: "*a **a ", count: count) + String(repeating: " a** a*", count: count),
    String(repeating: "![[]()", count: count),
    String(repeating: "[a](<b", count: count),
    String(repeating: "[", count: count) + "a" + String(repeating: "]", count: count),
    String(repeating: "a <!-- ", count: count),
    String(repeating: "<!--\n", count: count),
    String(repeating: "`a``b```c ", count: count),
    String(repeating: "[a]: u\n", count: count) + String(repeating: "[a]", count: count),
    "[a]: /b\n\n" + String(repeating: "![", count: count) + String(repeating: "](x)", count: count),
    String(repeating: "a\0", count: count),
    String(repeating: "<A b={\n", count: count),
    String(repeating: "{a\n\n", count: count),
    String(repeating: "<Tabs>\n", count: count) + String(repeating: "</Tabs>\n", count: count),
    String(repeating: ":::a\n", count: count),
    String(repeating: "{% highlight swift %}\n", count: count),
    String(repeating: "@A {\n", count: count),
    String(repeating: "!!! a\n", count: count),
    String(repeating: "``swift\n", count: count),
    String(repeating: "    ```sh\n", count: count),
    String(repeating: "<div>\n```sh\n", count: count),
    String(repeating: "```swift\na\n``` b c d e\n\n", count: count),
    String(repeating: "import {\n", count: count),
  ]

  @Test(arguments: patterns.indices, [Dialect.plain, .mdx])
  func isReadInGoodTime(_ pattern: Int, _ dialect: Dialect) {
    var page: Page?
    let time = processorTime { page = read(Self.patterns[pattern] + "\n\n# End\n", dialect) }
    #expect(page.map { $0.lines.lineCount > 2 } == true)
    #expect(time < .seconds(10))
  }

  @Test func saysWhereItStoppedToFollow() {
    let page = read(String(repeating: "> ", count: 1000) + "a\n\n```sh\nb\n```\n")
    #expect(page.faults.map(\.kind) == [.excessiveNesting])
    #expect(page.codeSummary == ["3-5 sh: b⏎"])
  }
}
