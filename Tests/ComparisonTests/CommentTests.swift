// Tests of what comments say.

import Comparison
import Lexing
import Testing

@Suite("Comments")
struct CommentTests {
  private func prose(_ comment: String) -> CommentProse { CommentProse(Array(comment.utf8)[...]) }

  @Test("The text without marks")
  func text() {
    #expect(prose("/// A window.").text == "A window.")
    #expect(prose("/* One\n * two */").text == "One two")
    #expect(prose("# a b").text == "a b")
    #expect(prose("<!-- a b -->").text == "a b")
  }

  @Test(
    "Sentences",
    arguments: [
      ("// Set up the kit before you use it.", true), ("// For that parameter.", true),
      ("// kit.start(now: true);", false), ("// src/pages/index.astro", false),
      ("// eslint-disable no console here", false), ("// \"a.b\": \"Skip to content\",", false),
      ("// one two", false), ("// let a = the value of b", false),
      ("/* Set up\n * the kit */", true), ("// Keep it -- or\n// leave it to the kit", false),
      ("// スタイル を 設定する", true), ("// 🎉 Set up the kit", true), ("//", false),
    ])
  func sentences(comment: String, isSentence: Bool) {
    #expect(CommentProse.isSentence(Array(comment.utf8)[...]) == isSentence)
  }

  @Test("Equal comments are kept one by one, in their order")
  func keptComments() {
    let code = "// One more\na()\n// One more\nb()\n"
    let kept = Comparing(code, code.replacing("a()", with: "c()")).comparison.keptComments
    #expect(kept.map(\.source.lowerBound) == [0, 16])
    #expect(kept.map(\.target.lowerBound) == [0, 16])
  }

  @Test("English has words that other languages lack")
  func english() {
    #expect(prose("// Set up the kit").isEnglish)
    #expect(!prose("// Richten Sie das Kit ein").isEnglish)
  }

  @Test("A comment that shows what code prints")
  func output() {
    let stream = CodeStream(Array("print(\"cats have 4 legs\") // cats have 4 legs".utf8), .swift)
    #expect(prose("// cats have 4 legs").quotes(stream.stringWords))
    #expect(!prose("// Set up the kit").quotes(stream.stringWords))
  }

  @Test("Comments that are translated, and those that were left")
  func pairs() {
    let comparison = Comparing(
      "// Set up the kit now\na() // then show it\n// one two three\nb()",
      "// Richte das Kit ein\na() // then show it\n// eins zwei drei\nb()"
    ).comparison
    #expect(comparison.translatedComments(upTo: 9) == 2)
    #expect(comparison.translatedComments(upTo: 1) == 1)
    #expect(
      comparison.keptComments.map {
        String(decoding: comparison.target.code[$0.target], as: UTF8.self)
      }
        == ["// then show it"])
  }
}
