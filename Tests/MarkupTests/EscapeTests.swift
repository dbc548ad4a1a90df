// Tests of what makes foreign text harmless in HTML, XML, addresses and workflow commands.

import Foundation
import Testing

@testable import Markup

struct HTMLTextTests {
  @Test func messageHasItsCode() {
    #expect(HTML.message("write `a<b` now") == "write <code>a&lt;b</code> now")
    #expect(HTML.message("an odd ` stays") == "an odd ` stays")
  }

  @Test func nothingIsHidden() {
    #expect(HTML.visible("a\u{202E}b\u{1B}\n\u{FEFF}<") == "a\\u{202E}b\\u{1B} \\u{FEFF}&lt;")
    #expect(HTML.code(Array("\ta\t\u{0}".utf8)[...]) == "\ta\t\\u{0}")
    #expect(HTML.code([0xFF, 0x61]) == "\u{FFFD}a")
  }
}

struct XMLTextTests {
  @Test func marksAndControls() {
    #expect(XML.text("<a b=\"'&\u{0}\n\t") == "&lt;a b=&quot;'&amp;\u{FFFD}  ")
    #expect(XML.text("a\nb", keepsLines: true) == "a\nb")
  }
}

struct URITextTests {
  @Test(arguments: [
    ("docs/de/a-b_c.md", "docs/de/a-b_c.md"), ("a b#c?d%.md", "a%20b%23c%3Fd%25.md"),
    ("javascript:x", "javascript%3Ax"), ("größe/标题\n", "gr%C3%B6%C3%9Fe/%E6%A0%87%E9%A2%98%0A"),
  ])
  func paths(_ path: String, _ address: String) { #expect(URIText.path(path) == address) }
}

struct ContentHashTests {
  private func hex(_ text: String) -> String {
    ContentHash.digest(Array(text.utf8)).map { String(format: "%02x", Int($0)) }.joined()
  }

  /// The examples of the standard, and lengths around a block.
  @Test func digestsOfTheStandard() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 64))
        == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
  }

  @Test func sourceIsQuoted() {
    #expect(
      ContentHash.source(of: "") == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  }
}
