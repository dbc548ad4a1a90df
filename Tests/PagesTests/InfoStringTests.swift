// What info strings say: the language, and whether the block is to be left alone.

import Testing

@testable import Pages

@Suite("Info strings")
struct InfoStringTests {
  @Test(
    "The first word in lower case is the language",
    arguments: [
      ("swift", "swift"), ("Swift,ignore", "swift"), ("{.swift #id}", "swift"),
      ("{swift}", "swift"), ("objective-c title=\"A.m\"", "objective-c"), ("", ""), (", swift", ""),
      ("Größe", "größe"),
      ("文 a", "文"),
    ])
  func language(text: String, language: String) {
    let info = InfoString(text)
    #expect(info.language == language)
    #expect(info.text == text)
  }

  @Test(
    "A word asks for the block to be skipped",
    arguments: [
      ("skip", true), ("swift ignore", true), ("swift,No-Check", true), ("{.swift .skip}", false),
      ("swift", false), ("swift skipped", false), ("", false),
    ])
  func skips(text: String, isSkipped: Bool) {
    #expect(InfoString(text).isSkipped == isSkipped)
  }
}
