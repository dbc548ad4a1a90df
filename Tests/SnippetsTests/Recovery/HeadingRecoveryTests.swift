// Tests of headings of pages that lost their marks.

import Pages
import Testing

@testable import Snippets

/// The recovered headings as `level text`.
private func headings(_ text: String) -> [String] {
  let code = "\n\nlet lamp = Lamp(.soft)\nlamp.glow(.hard)\nfunc f() {\n}\n\nThe end of it all.\n"
  return (CodeRecovery.recover(plainPage(text + code))?.headings ?? []).map {
    "\($0.level) \($0.text)"
  }
}

@Suite("Heading recovery")
struct HeadingRecoveryTests {
  @Test("short lines between blank lines")
  func shortLines() {
    let text = """
      Lamps of the house

      A lamp gives light to those who sit below it.

        Position 位置

      Lamp.plist:

      This line has no stop but is followed by another
      line of the same paragraph, so it is no heading

      - an item
      * an item
      3. an item
      Swift

      Objective-C

      LampDelegate

      Config.swift

      a = b

      هل هذا عنوان؟

      Möchten Sie mehr wissen?

      Größe 😀
      """
    #expect(
      headings(text) == [
        "1 Lamps of the house", "2 Position 位置", "2 LampDelegate", "2 Größe 😀",
      ])
  }

  @Test("traces of links tell the headings from other short lines")
  func residue() {
    let text = """
      Skip to content

      Lamps

      A lamp gives light to those who sit below it.

      Position

      Anchor link to

      Some words

      Of no weight

      Colour
      Anchor link to

      More of it.
      """
    #expect(headings(text) == ["1 Lamps", "2 Position", "2 Colour"])
  }

  @Test("traces in any language, where they stand behind most headings")
  func foreignResidue() {
    let part = { (title: String) in "\(title)\n\nСсылка на раздел\n\nТекст о лампе и о свете.\n\n" }
    let text = "Лампы\n\n" + part("Цвет") + "Просто строка\n\n" + part("Свет") + part("Место")
    #expect(headings(text) == ["1 Лампы", "2 Цвет", "2 Свет", "2 Место"])
  }

  @Test("what stands there twice is no heading")
  func repeated() {
    #expect(
      headings("Lamps\n\nHinweis\n\nText.\n\nHinweis\n\nMore text.\n\nFarbe") == [
        "1 Lamps", "2 Farbe",
      ])
  }

  @Test("the range is that of the text")
  func range() throws {
    let page = plainPage(
      "  Größe 😀  \n\nText.\n\nlet lamp = Lamp(.soft)\nlamp.glow(.hard)\nfunc f() {\n}\n\nText.\n")
    let heading = try #require(CodeRecovery.recover(page)?.headings.first)
    #expect(page.text(heading.range) == "Größe 😀")
    #expect(heading.isRecovered)
  }
}
