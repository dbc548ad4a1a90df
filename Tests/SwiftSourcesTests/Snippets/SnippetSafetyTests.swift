// Hostile snippets: they are read in bounded time and stack, or left unread.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetSafetyTests {
  static let repeated = [
    "(", "[", "{", "[(", "[a: ", "try ", "await ", "! ", "& ", "let ", "case .a: ", "#if A\n", "A<",
    "-> ()", "? a : b", "\"\\(", "class A { ", "func a() { ", "a { ", "if ", "do { } catch ",
    "a: ", "#a ", "\\a", ".", "::", "a<", "- ", "/*", " is A", "consume ", "repeat ", "each ",
    "some ", "~", "return ", "#a(", "...\n", "…", "enum A { ", "x = ", "x ? y : ", "a && ", ") ",
    "} ", "\"", "\"\"\"\n", "#\"", "`", "@a ", "\u{0}", "\r", "😀", "case let .a(", "$0.", "a?.",
  ]

  @Test(arguments: repeated)
  func readsWhatIsRepeatedWithoutEnd(piece: String) {
    for start in ["", "let x: ", "let x = ", "enum E { case a\n"] {
      let code = Array((start + String(repeating: piece, count: 2_000)).utf8)
      _ = SwiftSnippetReader.read(code, api: LampKit.api)
    }
  }

  @Test(
    arguments: [
      ("Lamp.shared", ".parent", ""), ("Lamp.shared", ".setGlow()", ""),
      ("Lamp.shared.parts", "[0]", ""),
      ("Lamp.shared", "!", ""), ("let x: Lamp", "?", ""), ("let x: Lamp", ".Kind", ""),
      ("x", " + Lamp.shared", ""),
      ("a", " + (Lamp.shared.kind == .desk)", ""), ("x", " ? Lamp.shared : b", ""),
      ("Lamp.shared.pick(all: [.desk", ", .desk", "])"), ("print(1", ", Lamp.shared", ")"),
      ("", "Lamp.shared.nme\n", ""), ("", "class A { func f() { Lamp.shared.nme } }\n", ""),
      ("Lamp.shared.kind", " == .desk", ""), ("a", " = .desk", ""),
      ("", "// enum A { case a }\n\n", ""),
      ("enum A { ", "case a // b\n", "}"), ("", "/* enum A { case a } */", ""),
      ("", "extension Lamp {}\n", ""),
      ("", "func f() {}\n", ""), ("", "typealias A = B\n", ""), ("class A: ", "Lamp, ", "B {}"),
    ])
  func readsLongCode(start: String, piece: String, end: String) {
    for count in [1, length(of: piece)] {
      let code = start + String(repeating: piece, count: count) + end
      #expect(SwiftSnippetReader.read(Array(code.utf8), api: LampKit.api).isComplete)
    }
  }

  /// How often a piece is repeated: a chain that is longer is left unread.
  private func length(of piece: String) -> Int {
    [".parent", ".setGlow()", "[0]", "!", "?", ".Kind"].contains(piece) ? 200 : 1_000
  }

  @Test(arguments: ["\u{201C}a ", "a \u{201D}\u{201C}", "ä “"])
  func leavesUnreadALineFullOfCurlyQuotes(piece: String) {
    let line = Array(("let a = " + String(repeating: piece, count: 20_000)).utf8)
    #expect(SwiftSnippetReader.read(line, api: LampKit.api).isUnread)
    let lines = Array(String(repeating: piece + "\n", count: 20_000).utf8)
    #expect(!SwiftSnippetReader.read(lines, api: LampKit.api).isUnread)
  }

  @Test func readsBytesThatAreNoText() {
    let bytes = (0...255).map(UInt8.init)
    let code = Array("Lamp.shared.nme\n".utf8) + bytes + Array("\nLamp.shared.nme".utf8)
    _ = SwiftSnippetReader.read(code, api: LampKit.api)
    _ = SwiftSnippetReader.read(bytes + bytes + bytes, api: LampKit.api)
    let nothing = SwiftSnippetReader.read([], api: LampKit.api)
    #expect(nothing.uses.isEmpty && nothing.enums.isEmpty && nothing.isComplete)
  }

  @Test func leavesUnreadWhatTheParserCannotBeTrustedWith() {
    let deep = SwiftSnippetReader.read(
      Array(String(repeating: "[", count: 40).utf8), api: LampKit.api)
    #expect(!deep.isComplete)
    let long = SwiftSnippetReader.read(Array(repeating: 0x20, count: 2 << 20), api: LampKit.api)
    #expect(!long.isComplete)
  }

  @Test(arguments: [
    #"print("\(Lamp.shared.nme)")"#, #"let s = "\(a + (b)) \(f([x]))"; Lamp.shared.nme"#,
    ##"let s = #"\#(Lamp.shared.nme) \("#"##, "let s = \"\"\"\n  \\(Lamp.shared.nme) \"\n  \"\"\"",
    #"f("{ ( [", ")", "\\", "\"") ; Lamp.shared.nme"#, "/* ( /* { */ [ */ Lamp.shared.nme // )",
    "enum A { case a(Int) }\nLamp.shared.nme",
  ])
  func bracketsInStringsAndCommentsAreNoBrackets(code: String) {
    #expect(uses(in: code).count == 3)
  }

  @Test func readsCodeThatNestsAsRealCodeDoes() {
    let blocks = 20
    let code =
      String(repeating: "if a { ", count: blocks) + "Lamp.shared.nme"
      + String(repeating: " }", count: blocks)
    let found = SwiftSnippetReader.read(Array(code.utf8), api: LampKit.api)
    #expect(found.isComplete)
    #expect(found.uses.count == 3)
  }

  @Test func aliasesInACircleEnd() {
    let source = """
      public typealias A = B
      public typealias B = [A]
      public struct C: D { public init() {} }
      public protocol D: D {}
      public typealias E = (E, E, E, E)
      public func make(_ e: E) -> A {}
      """
    let module = SwiftAPIReader.read(
      [SwiftAPIReader.File(path: "a.swift", bytes: Array(source.utf8))], module: "Kit")
    let api = APILookup(APIModel(modules: [module]))
    let code = "let x: A = make(.some)\nlet y: E\nC().foo\nclass F: G {}\nclass G: F {}\nF().x.y"
    #expect(uses(in: code, api: api).contains("foo ! not in C"))
  }
}
