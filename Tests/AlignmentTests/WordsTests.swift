// Which words of a text no translator touches.

import Testing

@testable import Alignment

@Suite("Words")
struct WordsTests {
  private let names = "`configure2` didClose, RICH_MEDIA (7.0.14) _x URLs 42"

  @Test(
    "Names and numbers are found wherever they stand among the words of a language",
    arguments: [
      "Rufen Sie sie auf: %; dann GEHT ES los. Übrigens: A 1", "调用%，然后继续。", "これ%を呼びます。",
      "استدعِ % ثم تابع.", "👩🏽‍💻%🚀", "%", " %\n",
    ])
  func untranslated(text: String) {
    let expected = Fingerprint(untranslatedWordsIn: names)
    #expect(expected.count == 7)
    for shift in 0...9 {
      let before = String(repeating: "-", count: shift)
      let whole =
        before
        + text.split(separator: "%", omittingEmptySubsequences: false).joined(
          separator: " " + names + " ")
      #expect(Fingerprint(untranslatedWordsIn: whole) == expected, "\(shift)")
    }
  }

  @Test(
    "Words of people are none",
    arguments: ["Open the door", "ES GEHT", "A", "1", "x", "Ä1", "é_", "", "über"])
  func translated(text: String) {
    #expect(Fingerprint(untranslatedWordsIn: text).isEmpty)
  }

  @Test("All words of code count, each as often as it stands there")
  func all() {
    #expect(Fingerprint(wordsIn: "let a = b.c(a)").count == 5)
    #expect(Fingerprint(wordsIn: "a a").similarity(to: Fingerprint(wordsIn: "a")) == 2.0 / 3)
    #expect(Fingerprint(wordsIn: "über 7.1").count == 3)
  }

  @Test("Of a link's target counts the last part of its path")
  func targets() {
    let hash = Words.hash(ofTarget: "/de/start/#top")
    #expect(hash == Words.hash(ofTarget: "../start?x=1"))
    #expect(hash != Words.hash(ofTarget: "/start/de"))
    #expect(Words.hash(ofTarget: "#top") == nil)
    #expect(Words.hash(ofTarget: "//") == nil)
  }
}
