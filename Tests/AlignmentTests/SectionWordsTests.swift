// What sections have in common, part by part.

import APIModel
import Diagnostics
import Pages
import Snippets
import Testing

@testable import Alignment

@Suite("Words of sections")
struct SectionWordsTests {
  private func outline(_ text: String) -> Outline {
    let page = PageReader.read(Array(text.utf8), file: "a.md", dialect: .plain)
    return Outline(PageAnalyzer(api: nil).analyze(page))
  }

  private let source = """
    # A

    Call `openDoor` with [a key](/en/keys/), since 7.0.14.

    ```swift
    // Open the door
    door.openDoor(key: 1, in: "RICH_MEDIA")
    ```

    Then call didClose.

    ```sh
    kit build2 --release
    ```
    """

  @Test(
    "Part by part, sections have as much in common as put together",
    arguments: [
      // The words of the first block stand in the text and the other way round.
      "# A\n\n`door` key: 1 didClose openDoor2\n\n```swift\nopenDoor keys didClose\n```\n\n```sh\nkit\n```",
      "# A\n\n门 `openDoor` 7.0.14\n\n```swift\n// 打开\ndoor.openDoor(key: 1)\n```\n\n```sh\nkit build2\n```",
      "# A\n\nباب\n\n```swift\n```\n\n```sh\n```",
      "# A\n\n🚪 `a_b`\n\n```swift\nx\n```\n\n```sh\ny\n```",
    ])
  func similarity(target: String) throws {
    let (left, right) = (outline(source).words, outline(target).words)
    let whole = left[0].similarity(to: right[0])
    #expect(left.similarity(0, to: 0, of: right, enough: 1) == whole)
    #expect(right.similarity(0, to: 0, of: left, enough: 1) == whole)
    let enough = try #require(left.similarity(0, to: 0, of: right, enough: 0.1))
    #expect(enough <= whole && (enough >= 0.1 || enough == whole))
  }

  @Test("Sections without names have nothing to compare")
  func plain() {
    let (left, right) = (outline("# A\n\nOpen it.\n").words, outline("# A\n\nÖffne es.\n").words)
    #expect(left.similarity(0, to: 0, of: right, enough: 0.8) == nil)
  }

  @Test("Equal code is read once, with a memory or without")
  func equalCode() {
    let (page, memory) = (outline(source).page, CodeWords())
    for words in [nil, memory] {
      let source = Outline(page, words: words)
      let code = Outline(page, words: words).code(beside: source)
      #expect(zip(code, source.code).allSatisfy { $0 === $1 })
    }
  }
}
