// What makes two findings the same one.

import Diagnostics
import Testing

@testable import Reports

struct FingerprintTests {
  private func fingerprint(
    _ message: String, rule: String = "code-drift", locale: String = "de", symbol: String? = nil,
    file: String = "a.md", line: Int = 1
  ) -> String {
    let start = TextPosition(line: line, column: 1, utf16Column: 1)
    return Diagnostic(
      rule: rule, severity: .error, locale: LanguageTag(locale), page: file,
      place: Place(file: file, range: TextRange(start: start, end: start)), message: message,
      symbol: symbol
    ).fingerprint
  }

  @Test func placesAndWordingDoNotCount() {
    let one = fingerprint("the source page writes `größe`, this page “标题”; take it over")
    #expect(one == fingerprint("here `größe` became “标题”", file: "b/c.md", line: 70))
    #expect(one.count == 16)
  }

  @Test func whatItIsAboutCounts() {
    let all = [
      fingerprint("`a` is wrong"), fingerprint("`b` is wrong"), fingerprint("`a`, `b` are wrong"),
      fingerprint("`ab` is wrong"), fingerprint("`a` is wrong", rule: "link-drift"),
      fingerprint("`a` is wrong", locale: "ko"), fingerprint("`a` is wrong", symbol: "A.a"),
      fingerprint("all is wrong"), fingerprint("nothing is right"), fingerprint(""),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func numbersOfAMessageWithoutNamesDoNotCount() {
    #expect(
      fingerprint("5 pieces of code stand here") == fingerprint("4 pieces of code stand here"))
  }

  @Test func whiteSpaceInNamesCountsAsOneSpace() {
    #expect(fingerprint("`a\r\n  b` is wrong") == fingerprint("`a\n\tb` is wrong"))
    #expect(fingerprint("`a b` is wrong") != fingerprint("`ab` is wrong"))
  }

  @Test func marksThatNothingClosesAreRead() {
    #expect(fingerprint("`a") == fingerprint("“a"))
    #expect(fingerprint("a`") != fingerprint("b“"))
    #expect(fingerprint("a“") != fingerprint("`x` “"))
  }

  @Test func partsDoNotRunTogether() {
    #expect(fingerprint("c", symbol: "ab") != fingerprint("bc", symbol: "a"))
  }
}
