// Pages that stand inside one fence.

import Testing

@testable import Pages

struct WrappedPageTests {
  @Test(arguments: [
    "```markdown\n# Otsikko\n\n```sh\na\n```\n```\n",
    "```md\n# Otsikko\n\ntext\n\n```sh\na\n```\n```",
    "````\n# Otsikko\n\n```sh\na\n```\n````\n",
    "---\ntitle: a\n---\n\n```markdown\n# Otsikko\n\n```sh\na\n```\n```\n\n",
  ])
  func isOneFinding(_ source: String) {
    let page = read(source)
    #expect(page.faults.map(\.kind) == [.wrappedPage])
    #expect(page.headings.map(\.text) == ["Otsikko"])
    #expect(page.codeBlocks.map(\.info) == ["sh"])
  }

  @Test(arguments: [
    "# T\n\n```md\n# A\n```\n",
    "```md\n# A\n```\n\ntext\n\n```md\nb\n```\n",
    "```swift\nlet a = 1\n```\n",
    "```\na\n```\n",
    "```md\n# A\n```\n\n```\nb\n```\n",
  ])
  func isNone(_ source: String) {
    #expect(read(source).faults.isEmpty)
  }
}
