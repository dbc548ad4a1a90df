// Fences where they are right, and what is said of those that are not.

import Testing

@testable import Pages

struct FenceTests {
  @Test(arguments: [
    "# T\n\n- Item\n\n    ```swift\n    let a = 1\n\n    let b = 2\n    ```\n",
    "# T\n\n````md\n# Not a section\n\n```swift\nlet a = 1\n```\n````\n",
    "```swift\nlet md = \"\"\"\n  ``\n  \"\"\"\n```\n",
    "```swift\n/// ```\n/// a()\n/// ```\nfunc a() {}\n```\n",
    "~~~\n```\n~~~\n",
    "Use ```code``` and ``` `` ``` and ```js```.\n",
    "Write a fence in Markdown:\n\n    ```swift\n    let a = 1\n    ```\n",
    "<details>\n<summary>A</summary>\n\n```swift\nlet a = 1\n```\n\n</details>\n",
    "<pre>\n```\na\n```\n</pre>\n",
    "``a`` b\n\n``c``\n",
    "> ```sh\n> a\n> ```\n",
    "```diff\n- ```\n+ ```swift\n```\n",
  ])
  func aRightPageHasNoFault(_ source: String) {
    #expect(read(source).faultSummary.isEmpty)
    #expect(read(source, .mdx).faultSummary.isEmpty)
  }

  @Test func anUnclosedFenceRunsToTheEnd() {
    let page = read("# T\n\n```swift\nlet a = 1\n\n## No\n")
    #expect(page.faultSummary == ["unclosedFence 3:1-3:9"])
    #expect(page.codeSummary == ["3-6 swift (open): let a = 1⏎⏎## No⏎"])
  }

  @Test func anInnerFenceClosesTheOuterOne() {
    let page = read(
      "# T\n\n```swift\nlet md = \"\"\"\n```swift\nlet a = 1\n```\n\"\"\"\n```\n\n## No\n")
    #expect(page.faultSummary == ["unclosedFence 9:1-9:4"])
    #expect(page.headingSummary == ["1 #1 T"])
  }

  @Test func aFenceThatWasForgottenEndsBeforeTheNext() {
    let page = read("```swift\na\n\nWords.\n\n```swift\nc\n```\n\n## D\n")
    #expect(page.faultSummary == ["unclosedFence 1:1-1:9"])
    #expect(page.codeSummary == ["1-4 swift (open): a⏎⏎Words.⏎", "6-8 swift: c⏎"])
    #expect(page.headingSummary == ["10 #2 D"])
  }

  @Test func aFenceThatWasForgottenEndsBeforeAHeadingOrAComponent() {
    let page = read("```json\na\n\n## 次\n\n```swift\nc\n```\n\n## D\n")
    #expect(page.codeSummary == ["1-2 json (open): a⏎", "6-8 swift: c⏎"])
    #expect(page.headingSummary == ["4 #2 次", "10 #2 D"])
    let tabs = read(
      "```xml\n<a/>\n\n<Tabs>\n<TabItem>\n```swift\nc\n```\n</TabItem>\n</Tabs>\n", .mdx)
    #expect(tabs.faultSummary == ["unclosedFence 1:1-1:7"])
    #expect(tabs.codeSummary == ["1-2 xml (open): <a/>⏎", "6-8 swift: c⏎ in Tabs > TabItem"])
  }

  @Test func aClosingTagEndsItsFence() {
    let page = read(
      "<Tab>\n```swift\na\n</Tab>\n<Tab>\n```objc\nb\n```\n</Tab>\n\n## C\n", .mdx)
    #expect(page.faultSummary == ["unclosedFence 2:1-2:9"])
    #expect(page.codeSummary == ["2-3 swift (open): a⏎ in Tab", "6-8 objc: b⏎ in Tab"])
    #expect(page.headingSummary == ["11 #2 C"])
  }

  @Test func aTagBehindAClosingFenceStillCounts() {
    let page = read("<Tab>\n```swift\na\n```</Tab>\n\n## C\n", .mdx)
    #expect(page.faultSummary == ["malformedFence 4:1-4:10"])
    #expect(page.codeSummary == ["2-4 swift: a⏎ in Tab"])
    #expect(page.containerSummary == ["Tab 1-4"])
  }

  @Test func aListItemEndsItsFence() {
    let page = read("1. a\n\n   ```sh\n   b\n\n2. c\n")
    #expect(page.faultSummary == ["unclosedFence 3:4-3:9"])
    #expect(page.paragraphSummary == ["1: a", "6: c"])
  }

  @Test(arguments: [
    ("two for three", "``swift\nb\n``\n", "malformedFence 3:1-3:8", "3-5 swift: b⏎"),
    ("two, closed by three", "``swift\nb\n```\n", "malformedFence 3:1-3:8", "3-5 swift: b⏎"),
    ("a backtick", "```swift`\nb\n```\n", "malformedFence 3:1-3:10", "3-5 swift: b⏎"),
    ("text", "```swift\nb\n``` und so weiter.\n", "malformedFence 5:1-5:19", "3-5 swift: b⏎"),
    ("too short", "```swift\nb\n``\n", "malformedFence 5:1-5:3", "3-5 swift: b⏎"),
    ("shorter", "````swift\nb\n```\n", "malformedFence 5:1-5:4", "3-5 swift: b⏎"),
    ("behind code", "```swift\nb\nc```\n", "malformedFence 5:2-5:5", "3-5 swift: b⏎c⏎"),
  ])
  func mendsAFence(_ title: String, _ fence: String, _ fault: String, _ code: String) {
    let page = read("# T\n\n\(fence)\n## 次\n\n```sh\nx\n```\n")
    #expect(page.faultSummary == [fault])
    #expect(page.codeSummary.first == code)
    #expect(page.codeSummary.last?.hasSuffix("sh: x⏎") == true)
    #expect(page.headingSummary == ["1 #1 T", "7 #2 次"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
  }

  @Test(arguments: [
    ("Führe aus: ```shell key list ```\n", "swallowedFence 1:13-1:34"),
    ("```shell key list ```\n", "swallowedFence 1:1-1:22"),
    ("运行：\n    ```sh\n    a\n    ```\n", "swallowedFence 2:5-2:10"),
    ("A\n\n      ```sh\n      b\n      ```\n", "swallowedFence 3:7-3:12"),
    ("<div>\n```sh\na\n\nb\n```\n</div>\n", "swallowedFence 2:1-2:6"),
    ("Run: ```sh\na\n```\n\n## B\n", "swallowedFence 1:6-1:11"),
    ("<Tab>```sh\na\n```\n</Tab>\n", "swallowedFence 1:6-1:11"),
  ])
  func findsSwallowedFences(_ source: String, _ fault: String) {
    #expect(read(source).faultSummary == [fault])
  }

  @Test func readsSwallowedFencesAsCode() {
    #expect(
      read("<div>\n```sh\na\n\nb\n```\n</div>\n\nc\n").codeSummary == ["2-6 sh: a⏎⏎b⏎ in div"])
    #expect(read("A\n\n      ```sh\n      b\n      ```\n").codeSummary == ["3-5 sh: b⏎"])
    #expect(read("Run: ```sh\na\n```\n\n## B\n").codeSummary == ["1-3 sh: a⏎"])
  }

  @Test func readsAFenceBehindATagAsCode() {
    let page = read("<Tab>```sh\na\n```\n</Tab>\n<Tab a=\"下\">~~~sh\nb\n~~~\n</Tab>\n\nc\n")
    #expect(page.codeSummary == ["1-3 sh: a⏎ in Tab", "5-7 sh: b⏎ in Tab(a: 下)"])
    #expect(page.paragraphSummary == ["10: c"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
  }

  @Test("A fence behind a tag takes no other in, and does not leave a quote")
  func leavesWhatFollowsAFenceBehindATag() {
    let page = read("<Tab>```sh\n\nA.\n\n## B\n\n```swift\nc\n```\n</Tab>\n")
    #expect(page.headingSummary == ["5 #2 B"])
    #expect(page.codeSummary == ["7-9 swift: c⏎ in Tab"])
    let quote = read("> <Tab>```sh\n> a\n> </Tab>\n\n```\nb\n```\n")
    #expect(quote.codeSummary == ["5-7 : b⏎"])
  }

  @Test func commonMarkMendsNothing() {
    let page = read("<div>\n```sh\na\n```\n</div>\n", .commonmark)
    #expect(page.codeBlocks.isEmpty)
    #expect(page.faultSummary == ["swallowedFence 2:1-2:6"])
  }
}
