// Words looked up in bytes: neither more nor fewer than were put in.

import Testing

@testable import Pages

@Suite("Word sets")
struct WordSetTests {
  private static let words = ["a", "swift", "plaintext", "objective-c", "fifteen-letters", ""]
  private let set = WordSet(words)

  @Test("a word that was put in is found", arguments: words)
  func found(word: String) {
    #expect(set.holds(word))
    #expect(set.holds(word.uppercased(), ignoresCase: true))
  }

  @Test(
    "others are not",
    arguments: [
      "b", "swif", "swiftt", "Swift", "\0", "\0a", "größe", "文", "🎈", "sixteen-letters!",
      "xfifteen-letters",
    ])
  func unknown(word: String) {
    #expect(!set.holds(word))
  }

  @Test("a word is looked up where it stands")
  func range() {
    Array("Größe swift 文".utf8).withUnsafeBufferPointer { bytes in
      #expect(set.holds(bytes, 8..<13))
      #expect(!set.holds(bytes, 7..<13))
      #expect(!set.holds(bytes, 8..<12))
    }
  }
}
