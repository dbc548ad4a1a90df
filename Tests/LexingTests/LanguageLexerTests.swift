// Tests of the lexer on the languages of documentation.

import Testing

@testable import Lexing

@Suite("Tokens of other languages")
struct LanguageLexerTests {
  /// The comments, strings, numbers, regexes and placeholders of a text.
  private func marked(_ text: String, _ language: CodeLanguage) -> [String] {
    let code = Array(text.utf8)
    return language.lexer.tokens(of: code).compactMap { token in
      [.identifier, .keyword, .punctuation].contains(token.kind)
        ? nil : "\(token.kind):\(String(decoding: code[token.range], as: UTF8.self))"
    }
  }

  /// The words and marks of a text.
  private func code(_ text: String, _ language: CodeLanguage) -> [String] {
    let code = Array(text.utf8)
    return language.lexer.tokens(of: code).compactMap { token in
      [.identifier, .keyword, .punctuation].contains(token.kind)
        ? String(decoding: code[token.range], as: UTF8.self) : nil
    }
  }

  @Test("Languages go by all their names")
  func names() {
    #expect(CodeLanguage.named("zsh")?.name == "sh")
    #expect(CodeLanguage.named("yml")?.name == "yaml")
    #expect(CodeLanguage.named("objc")?.name == "objective-c")
    #expect(CodeLanguage.named("brainfuck") == nil)
    #expect(CodeLanguage.named("") == nil)
    let names = CodeLanguage.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "Comments and strings",
    arguments: [
      (CodeLanguage.shell, "a --b # c", ["comment:# c"]),
      (.shell, "curl http://a.b/#c 'd' <your key>", ["string:'d'", "placeholder:<your key>"]),
      (.json, "{ // a\n\"b\": 1.5 }", ["comment:// a", "string:\"b\"", "number:1.5"]),
      (.toml, "a = '''b\n\"c''' # d", ["string:'''b\n\"c'''", "comment:# d"]),
      (
        .kotlin, "/* a /* b */ c */ \"\"\"d\"\"\"",
        ["comment:/* a /* b */ c */", "string:\"\"\"d\"\"\""]
      ),
      (.java, "'a' \"b\" // c", ["string:'a'", "string:\"b\"", "comment:// c"]),
      (.python, "\"\"\"a # b\"\"\" # c", ["string:\"\"\"a # b\"\"\"", "comment:# c"]),
      (.ruby, "'a' # b", ["string:'a'", "comment:# b"]),
      (.go, "`a\n//b` // c", ["string:`a\n//b`", "comment:// c"]),
      (.c, "#include <a.h> // b", ["string:<a.h>", "comment:// b"]),
      (.cSharp, "@\"a\\\" // b", ["string:@\"a\\\"", "comment:// b"]),
      (.rust, "'a '\"' r#\"b\"c\"# // d", ["string:'\"'", "string:r#\"b\"c\"#", "comment:// d"]),
      (.dart, "'''a''' // b", ["string:'''a'''", "comment:// b"]),
      (.php, "$a = 'b'; # c", ["string:'b'", "comment:# c"]),
      (.sql, "'it''s' -- a", ["string:'it'", "string:'s'", "comment:-- a"]),
      (.css, "a-b { c: url(http://d) } /* e */", ["comment:/* e */"]),
      (.javaScript, "a = /[/]\\/*/g; // b", ["regex:/[/]\\/*/", "comment:// b"]),
      (.unknown, "don't // a", ["comment:// a"]),
    ])
  func literals(language: CodeLanguage, text: String, tokens: [String]) {
    #expect(marked(text, language) == tokens)
  }

  @Test("Interpolations are code in every language that has them")
  func interpolations() {
    #expect(code("`a ${b(`${c}`)} d`", .javaScript) == ["${", "b", "(", "${", "c", "}", ")", "}"])
    #expect(code("\"a #{b} c\"", .ruby) == ["#{", "b", "}"])
    #expect(code("\"a ${b} c\"", .kotlin) == ["${", "b", "}"])
    #expect(code("f\"{{a}} {b}\"", .python) == ["{", "b", "}"])
  }

  @Test("Values of YAML: numbers, names and text")
  func yaml() {
    let text = "a-b: 1.5 # c\nd: two words\ne:\n  - f/g@v4\n  - \"h: i\"\nj: true"
    #expect(
      marked(text, .yaml) == [
        "number:1.5", "comment:# c", "string:two words", "string:\"h: i\"",
      ])
    #expect(
      code(text, .yaml) == ["a-b", ":", "d", ":", "e", ":", "-", "f/g@v4", "-", "j", ":", "true"])
  }

  @Test("Markup: tags are code, what stands in braces as well, text is not")
  func markup() {
    #expect(
      code("<A b=\"c\" d={e}>it's <br /> {f ? <g>h</g> : i}</A>", .javaScript) == [
        "<", "A", "b", "=", "d", "=", "{", "e", "}", ">", "<", "br", "/>", "{", "f", "?", "<", "g",
        ">", "</", "g", ">", ":", "i", "}", "</", "A", ">",
      ])
    #expect(code("a < b && c > d", .javaScript) == ["a", "<", "b", "&&", "c", ">", "d"])
    #expect(code("<p>it's<br>a</p><style>b{c:d}</style>", .html).count(where: { $0 == "{" }) == 1)
    #expect(
      code("---\nlet a\n---\n<p>it's {a}</p>", .astro).prefix(4) == ["---", "let", "a", "---"])
    #expect(
      marked("<a><!-- b --><key>c</key><string>d e</string></a>", .xml) == [
        "comment:<!-- b -->", "string:d e",
      ])
  }

  @Test("Any bytes can be read, in time that grows with them", arguments: CodeLanguage.all)
  func hostile(language: CodeLanguage) {
    let parts = [
      "<a", "{", "\"", "`${", "'", "<!--", "/*", "#", ": ", "- ", "%(", "\\", "“", "\u{0}", "</",
    ]
    for part in parts {
      let code = Array(String(repeating: part, count: 20_000).utf8)
      let tokens = language.lexer.tokens(of: code)
      #expect(tokens.allSatisfy { $0.range.upperBound <= code.count })
    }
  }
}

extension CodeLanguage: CustomTestStringConvertible {
  /// The name, which says which language a test runs on.
  public var testDescription: String { name }
}
