// Tests of the lexer on Swift.

import Testing

@testable import Lexing

/// The tokens of a text as `kind:text`, identifiers and punctuation without a kind.
private func read(_ text: String, by lexer: Lexer = .swift) -> [String] {
  let code = Array(text.utf8)
  return lexer.tokens(of: code).map { token in
    let text = String(decoding: code[token.range], as: UTF8.self)
    return [.identifier, .punctuation].contains(token.kind) ? text : "\(token.kind):\(text)"
  }
}

@Suite("Swift tokens")
struct SwiftLexerTests {
  @Test("words, numbers and operators")
  func words() {
    #expect(
      read("let x = a.default ?? 1_0.5e-3...0xF") == [
        "keyword:let", "x", "=", "a", ".", "default", "??", "number:1_0.5e-3", "...", "number:0xF",
      ])
    #expect(read("1.max") == ["number:1", ".", "max"])
    #expect(read("@main #if `in` $0") == ["keyword:@main", "keyword:#if", "`in`", "$0"])
  }

  @Test("comments nest, and end with the code where they are not closed")
  func comments() {
    #expect(read("a /* b /* c */ d */ e") == ["a", "comment:/* b /* c */ d */", "e"])
    #expect(read("a // b\nc") == ["a", "comment:// b", "c"])
    #expect(read("a /* b /* c */") == ["a", "comment:/* b /* c */"])
  }

  @Test("interpolations are code, nested ones too")
  func interpolations() {
    #expect(
      read(#""a \(b("\(c)")) d" e"#) == [
        "string:\"a ", "\\(", "b", "(", "string:\"", "\\(", "c", ")", "string:\"", ")", ")",
        "string: d\"", "e",
      ])
    #expect(read(#""\(a)\(b)""#).count(where: { $0.hasPrefix("string:") }) == 3)
  }

  @Test("raw strings keep their backslashes")
  func rawStrings() {
    #expect(read(##"#"a \(b) " c"# d"##) == [##"string:#"a \(b) " c"#"##, "d"])
    #expect(
      read(##"#"a \#(b)"#"##) == [##"string:#"a "##, ##"\#("##, "b", ")", ##"string:"#"##])
  }

  @Test("a string of several lines; an unclosed one ends with its line")
  func lines() {
    #expect(read("\"\"\"\na \"b\" // c\n\"\"\" d") == ["string:\"\"\"\na \"b\" // c\n\"\"\"", "d"])
    #expect(read("\"a\nb") == ["string:\"a", "b"])
    #expect(read("\"a\\\nb") == ["string:\"a\\", "b"])
    #expect(read("\"\"\"\na") == ["string:\"\"\"\na"])
  }

  @Test("a regex does not open a comment")
  func regexes() {
    #expect(
      read(#"let r = /a\/*b/ + c"#) == ["keyword:let", "r", "=", #"regex:/a\/*b/"#, "+", "c"])
    #expect(read("f(#/a/*b/#)") == ["f", "(", "regex:#/a/*b/#", ")"])
    #expect(read("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(read("x = a/b/c") == ["x", "=", "a", "/", "b", "/", "c"])
  }

  @Test("editor placeholders")
  func placeholders() {
    #expect(
      read("f(<#T##x: Int#>, a <b)") == [
        "f", "(", "placeholder:<#T##x: Int#>", ",", "a", "<", "b", ")",
      ])
  }

  @Test("letters of any script are identifiers, their punctuation is not")
  func scripts() {
    #expect(
      read("größe.高さ(“x”，مرحبا😀…)") == [
        "größe", ".", "高さ", "(", "“", "x", "”", "，", "مرحبا😀", "…", ")",
      ])
  }

  @Test("line starts")
  func lineStarts() {
    let code = Array("a b\r\n// c\nd /* \n */ e".utf8)
    let tokens = Lexer.swift.tokens(of: code)
    #expect(tokens.map(\.startsLine) == [true, false, true, true, false, false])
    let plain = tokens.withoutComments(in: code)
    #expect(plain.map(\.startsLine) == [true, false, true, true])
  }
}

@Suite("Objective-C tokens")
struct ObjCLexerTests {
  @Test("strings, marked words and directives")
  func marks() {
    #expect(
      read("#import <Kit/Kit.h>\n@interface A\n@\"a\\\"b\" 'c' @[@1]", by: .objectiveC) == [
        "keyword:#import", "string:<Kit/Kit.h>", "keyword:@interface", "A", "string:@\"a\\\"b\"",
        "string:'c'", "@", "[", "@", "number:1", "]",
      ])
    #expect(
      read("#pragma mark - Don't\na", by: .objectiveC) == ["comment:#pragma mark - Don't", "a"])
  }

  @Test("comments do not nest")
  func comments() {
    #expect(read("/* a /* b */ c", by: .objectiveC) == ["comment:/* a /* b */", "c"])
  }

  @Test("generics close one by one")
  func generics() {
    #expect(
      read("A<B<C *>> *d", by: .objectiveC) == ["A", "<", "B", "<", "C", "*", ">", ">", "*", "d"])
  }
}

@Suite("Hostile code")
struct HostileCodeTests {
  static let inputs: [(String, [UInt8])] = [
    ("brackets", Array(repeating: 0x5B, count: 100_000)),
    ("nested interpolations", Array(String(repeating: "\"\\(", count: 20_000).utf8)),
    ("unclosed comments", Array(String(repeating: "/*", count: 20_000).utf8)),
    ("unclosed placeholders", Array(String(repeating: "<#", count: 20_000).utf8)),
    ("unclosed regexes", Array(String(repeating: "=/\\", count: 20_000).utf8)),
    ("pounds", Array(repeating: 0x23, count: 100_000)),
    ("broken UTF-8 and NUL", (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 151) }),
    ("raw strings", Array(String(repeating: "#\"", count: 20_000).utf8)),
    ("lone quotes", Array(String(repeating: "'\n", count: 20_000).utf8)),
  ]

  @Test("tokens stand in order and inside the code", arguments: inputs)
  func order(name: String, code: [UInt8]) {
    for lexer in [Lexer.swift, .objectiveC] {
      var end = 0
      for token in lexer.tokens(of: code) {
        guard token.range.lowerBound >= end, token.range.upperBound <= code.count else {
          Issue.record("\(name): \(token)")
          return
        }
        end = token.range.upperBound
      }
    }
  }
}
