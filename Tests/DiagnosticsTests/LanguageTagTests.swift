// Language tags in every spelling that paths use.

import Testing

@testable import Diagnostics

@Suite("Language tags")
struct LanguageTagTests {
  @Test(
    "A tag is read in any case, with hyphen or underscore",
    arguments: [
      ("de", "de"), ("DE", "de"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("PT-BR", "pt-BR"),
      ("zh-cn", "zh-CN"), ("zh_hans", "zh-Hans"), ("zh-hant-tw", "zh-Hant-TW"),
      ("es-419", "es-419"),
      ("sr-latn-rs", "sr-Latn-RS"), ("de-1996", "de-1996"), ("ca-valencia", "ca-valencia"),
      ("haw", "haw"),
    ])
  func canonical(spelling: String, tag: String) {
    #expect(LanguageTag(spelling)?.description == tag)
  }

  @Test(
    "A folder that is no language is no tag",
    arguments: [
      "guides", "api", "docs", "sdk", "src", "xx", "", "-", "de-", "de--DE", "de-x", "d",
      "en-us-us",
      "english", "中文", "de DE", "en.md", "no-code", "is-empty", "as-built", "no-op", "to-string",
    ])
  func noTag(spelling: String) {
    #expect(LanguageTag(spelling) == nil)
  }

  @Test("The language of a tag, and which way it runs")
  func language() throws {
    #expect(try #require(LanguageTag("pt-BR")).language == "pt")
    #expect(try #require(LanguageTag("ar-EG")).isRightToLeft)
    #expect(try #require(LanguageTag("de")).isRightToLeft == false)
  }

  @Test("Tags sort by their spelling")
  func order() throws {
    let tags = try ["zh", "de", "pt-BR", "pt"].map { try #require(LanguageTag($0)) }
    #expect(tags.sorted().map(\.description) == ["de", "pt", "pt-BR", "zh"])
  }
}
