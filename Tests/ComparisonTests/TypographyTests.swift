// Tests of typographic characters in code.

import Comparison
import Lexing
import Testing

@Suite("Typographic characters")
struct TypographyTests {
  private func marks(_ target: String, source: String, _ language: CodeLanguage = .swift)
    -> [String]
  {
    CodeTypography.marks(
      in: CodeStream(Array(target.utf8), language),
      source: CodeStream(Array(source.utf8), language)
    ).map { "\($0.written) → \($0.plain)" }
  }

  @Test("Curly quotes, full-width punctuation, special spaces and dashes")
  func found() {
    #expect(marks("[“a”：1]", source: "[\"a\": 1]") == ["“ → \"", "” → \"", "： → :"])
    #expect(marks("f(\u{A0}a)", source: "f(a)") == ["\u{A0} →  "])
    #expect(marks("npm i –save a", source: "npm i --save a", .shell) == ["– → --"])
    #expect(marks("f（a）", source: "f(a)") == ["（ → (", "） → )"])
  }

  @Test("Not in strings and comments, not between curly quotes, not where the source has them")
  func silent() {
    #expect(marks("f(\"“，”\") // “x”", source: "f(\"\")") == [])
    #expect(marks("f(“a，b”)", source: "f(\"a,b\")") == ["“ → \"", "” → \""])
    #expect(marks("f(“b”)", source: "f(“a”)") == [])
    #expect(marks("a：b", source: "a b") == [])
  }

  @Test("With plain characters the code is that of the source, at the same places")
  func plain() {
    let target = Array("let d = [“a”：1]".utf8)
    let stream = CodeStream(target, .swift)
    let source = CodeStream(Array("let d = [\"a\": 1]".utf8), .swift)
    let plain = CodeTypography.plain(target, CodeTypography.marks(in: stream, source: source))
    #expect(plain.count == target.count)
    #expect(BlockComparison(source: source, target: CodeStream(plain, .swift)).isEqual)
  }
}
