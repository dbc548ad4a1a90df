// Code that does not parse although it was meant to.

import Diagnostics
import Lexing
import Pages
import Snippets
import SwiftSources
import Testing

@Suite struct SyntaxFaultTests {
  private func fault(_ code: String) -> SyntaxFault? {
    let bytes = Array(code.utf8)
    let findings = SwiftSnippetReader.read(bytes, api: nil)
    return SyntaxFault(in: bytes, Snippet(block: 0, language: .swift, findings: findings))
  }

  @Test(
    arguments: [
      ("let a = f(1\nlet b = 2", "expected ')' to end function call"),
      ("func f() {\n  if a {\n  }", "expected '}' to end function"),
      ("func f() {\n}\n}", "unexpected brace in source file"),
      ("let a = f(b: 1 c: 2)", "unexpected code 'c: 2' in function call"),
      ("let a = \"x", "expected '\"' to end string literal"),
      ("fucn f() {}\nlet a = 1", "consecutive statements on a line"),
      ("let a: Array&lt;Int&gt; = 3", "unexpected code"),
      ("let 名前 = f(\"😀\"\nlet b = 1", "expected ')' to end function call"),
    ])
  func finds(code: String, message: String) {
    #expect(fault(code)?.message.hasPrefix(message) == true)
  }

  @Test(
    arguments: [
      "let a = f(...)\nlet b = g(1", "let a = f(1 // …", "func f() {\n  // ...", "case a\ncase b",
      "}\nfunc f() {}", "- let a = 1\n+ let b = f(", "let a = f(1 // error: expected ')'",
      "// ❌\nlet a = f(1", "let key = <YOUR_KEY>", "let key = {{ key }}",
      "$ swift build\nlet a = f(",
      "swift> let a = f(", "let a = “x", "dim(_ level: Double, animated: Bool)", "x y z",
      "targets: [\n  let a", "  let a = f(1", "let a = 1",
    ])
  func passes(code: String) {
    #expect(fault(code) == nil)
  }

  @Test func tellsWhatMayGoOnInAnotherBlock() {
    #expect(fault("func f() {\n  let a = 1\n")?.isUnbalanced == true)
    #expect(fault("let a = f(1\nlet b = 2")?.isUnbalanced == false)
  }

  @Test func standsWhereTheParserComplains() throws {
    let code = "let ü = 1\nlet a = f(b: 1 c: 2)"
    let found = try #require(fault(code))
    #expect(found.range == 26..<27)
    #expect(try #require(fault("let ü = f(\"💡\"  \nlet a = 1")).range == 16..<17)
    #expect(try #require(fault("let ü = f(💡\nlet a = 1")).range == 11..<15)
  }
}
