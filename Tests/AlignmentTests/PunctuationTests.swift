// Sentence marks of a text, in several scripts.

import Testing

@testable import Alignment

@Suite("Punctuation")
struct PunctuationTests {
  private func marks(_ text: String) -> Punctuation { Punctuation(Array(text.utf8)[...]) }

  @Test(
    "A translation has the marks of its source",
    arguments: [
      "Komm, wenn du kannst. Sonst nicht (wirklich).", "能来，就来吧🔑。不然就算了（真的）。",
      "来られるなら、来て。だめなら（本当に）いい。", "تعال، إن استطعت. وإلا فلا (حقًا).",
    ])
  func translated(text: String) {
    let source = marks("Come, if you can. Else do not (really).")
    #expect(source.similarity(to: marks(text)) > 0.85)
    #expect(source.similarity(to: marks("Nothing here")) < 0.6)
  }

  @Test("A point within a number or a name is no mark")
  func points() {
    #expect(marks("Version 7.0.14 of a.b").similarity(to: marks("Nothing of this")) == 1)
  }
}
