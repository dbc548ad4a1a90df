// Anchors of headings, dialect by dialect.

import Testing

@testable import DriftRules

@Suite("Anchor styles")
struct AnchorStyleTests {
  @Test(arguments: [
    ("Use `configure()` now", "use-configure-now"), ("Über uns", "über-uns"),
    ("API & SDK", "api--sdk"), ("使用 SDK", "使用-sdk"), ("キーを作る", "キーを作る"),
    ("إعداد المفتاح", "إعداد-المفتاح"), ("🎉 Party", "-party"), ("snake_case", "snake_case"),
  ])
  func github(heading: String, anchor: String) {
    #expect(AnchorStyle.github.anchors(of: [heading]) == [anchor])
  }

  @Test(arguments: [
    ("Über uns", "uber-uns"), ("API & SDK", "api-sdk"), ("2.0 Notes", "_2-0-notes"),
    ("使用 SDK", "使用-sdk"),
  ])
  func vitepress(heading: String, anchor: String) {
    #expect(AnchorStyle.vitepress.anchors(of: [heading]) == [anchor])
  }

  @Test(arguments: [
    ("Über uns", "uber-uns"), ("API & SDK", "api-sdk"), ("What's new?", "whats-new"),
  ])
  func mkdocs(heading: String, anchor: String) {
    #expect(AnchorStyle.mkdocs.anchors(of: [heading]) == [anchor])
  }

  @Test func scriptsBeyondASCII() {
    #expect(AnchorStyle.mkdocs.anchors(of: ["設定", "安装"]) == ["_1", "_2"])
    #expect(AnchorStyle.mkdocsUnicode.anchors(of: ["設定"]) == ["設定"])
  }

  @Test(arguments: [("1. Set up", "set-up"), ("Über uns", "ber-uns"), ("設定", "section")])
  func kramdown(heading: String, anchor: String) {
    #expect(AnchorStyle.kramdown.anchors(of: [heading]) == [anchor])
  }

  @Test(arguments: [
    ("Set Up Keys", "Set-Up-Keys"), ("What’s `new`?", "Whats-new"),
    ("Keys – Basics", "Keys-Basics"),
    ("密钥（Make Keys）", "密钥Make-Keys"), ("Schlüssel: für alle", "Schlüssel-für-alle"),
    ("鍵の作り方！", "鍵の作り方"), ("المفتاح، الجديد", "المفتاح-الجديد"), ("🎉 Party", "🎉-Party"),
  ])
  func docc(heading: String, anchor: String) {
    #expect(AnchorStyle.docc.anchors(of: [heading, heading]) == [anchor, anchor])
  }

  @Test func equalHeadingsAreNumbered() {
    #expect(
      AnchorStyle.github.anchors(of: ["A", "A", "A-1", "A"]) == ["a", "a-1", "a-1-1", "a-2"])
    #expect(AnchorStyle.mkdocs.anchors(of: ["A", "A"]) == ["a", "a_1"])
  }
}
