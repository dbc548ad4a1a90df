// Components find their counterparts by what they lead to, in whatever order they stand.

import Diagnostics
import Pages
import Snippets
import Testing

@testable import Alignment

@Suite("Component alignment")
struct ComponentAlignmentTests {
  private func outline(_ cards: [(path: String, title: String)]) -> Outline {
    let text =
      "# A\n\n"
      + cards.map { "<Card\n\thref=\"\($0.path)\"\n\ttitle=\"\($0.title)\"\n/>\n" }.joined()
    return Outline(
      PageAnalyzer(api: nil).analyze(
        PageReader.read(Array(text.utf8), file: "a.mdx", dialect: .mdx)))
  }

  @Test("A card that is lost is the one that leads elsewhere than all others")
  func lostCard() {
    let source = outline([
      ("https://a.dev/one", "One"), ("/guides/two/", "Two"), ("/three", "Three"),
    ])
    for title in ["Zwei", "二", "二つ目", "اثنان", "🥈"] {
      let target = outline([("/de/three", "3"), ("/de/guides/two", title)])
      let alignment = PageAlignment(source: source, target: target)
      #expect(alignment.parts.targetContainers == [nil, 1, 0])
    }
  }

  @Test("Cards that lead elsewhere still pair in order")
  func otherTargets() {
    let source = outline([("https://a.dev/one", "One"), ("https://a.dev/two", "Two")])
    let target = outline([("https://a.example/eins", "Eins"), ("https://a.example/zwei", "Zwei")])
    #expect(PageAlignment(source: source, target: target).parts.targetContainers == [0, 1])
  }
}
