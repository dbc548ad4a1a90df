// Enums and option sets that snippets declare.

import APIModel
import SwiftSources
import Testing

@Suite struct SnippetEnumTests {
  @Test func readsCasesValuesAndComments() throws {
    let code = """
      public enum Position: Int {
        /// Ganz oben, über der Straße.
        case top
        case bottom = 3 // 底部
        case left, right // 右と左 🎉
        // وسط
        case center
      }
      """
    let found = try #require(enums(in: code).first)
    #expect(found.name == "Position")
    #expect(found.kind == .swiftEnum)
    #expect(found.rawType == "Int")
    #expect(!found.isInComment)
    #expect(!found.isElided)
    #expect(found.cases.map(\.name) == ["top", "bottom", "left", "right", "center"])
    #expect(found.cases.map(\.value) == [nil, "3", nil, nil, nil])
    #expect(
      found.cases.map(\.comment) == [
        "Ganz oben, über der Straße.", "底部", nil, "右と左 🎉", "وسط",
      ])
    let bytes = Array(code.utf8)
    for declared in found.cases {
      #expect(String(decoding: bytes[declared.range], as: UTF8.self) == declared.name)
    }
    #expect(String(decoding: bytes[found.nameRange], as: UTF8.self) == "Position")
    #expect(found.rawTypeRange.map { String(decoding: bytes[$0], as: UTF8.self) } == "Int")
    #expect(found.range == 0..<bytes.count)
  }

  @Test(arguments: [
    ("case a\n/* one */ case b", [nil, "one"]),
    ("case a, /* two */ b", [nil, "two"]),
    ("case a /* one */, b", ["one", nil]),
    ("/** One\n * line and another\n */\ncase a", ["One\nline and another"]),
    ("/// One\n/// two\ncase a // three", ["One\ntwo"]),
    ("// MARK: - Edges\ncase a", [nil]),
    ("// Edges\n\ncase a", [nil]),
    ("// Edges\ncase a // at the edge", ["at the edge"]),
    ("case a // one\n// two\ncase b", ["one", "two"]),
    ("case a(Int) // one\ncase `default` // two", ["one", "two"]),
  ])
  func comment(body: String, comments: [String?]) throws {
    let found = try #require(enums(in: "enum A { // of A\n\(body)\n}").first)
    #expect(found.cases.map(\.comment) == comments)
  }

  @Test(arguments: [
    "case a\n...", "case a\n…", "case a, b, ...", "case a\n// ...", "case a\n// … and others",
    "// …\ncase a", "case a /* ... */\n/* … */", "...\ncase a",
  ])
  func isElided(body: String) throws {
    let found = try #require(enums(in: "enum A {\n\(body)\n}").first)
    #expect(found.isElided)
    #expect(found.cases.first?.name == "a")
    #expect(found.cases.allSatisfy { $0.comment == nil || $0.comment == "..." })
  }

  @Test(arguments: [
    "case a // at the top…", "case a\nfunc f() { ... }", "case a\nvar b: [Int] { Array(0...3) }",
  ])
  func isNotElided(body: String) throws {
    let found = try #require(enums(in: "enum A {\n\(body)\n}").first)
    #expect(!found.isElided)
  }

  @Test func readsOptionSets() throws {
    let code = """
      struct Corners: OptionSet {
        let rawValue: UInt8
        /// Keine
        static let none: Corners = []
        static let left = Corners(rawValue: 1 << 0) // links
        static let right = Self(rawValue: 2)
        static let both: Corners = [.left, .right]
        static let limit = 3
        var count: Int { 1 }
      }
      """
    let found = try #require(enums(in: code).first)
    #expect(found.kind == .optionSet)
    #expect(found.rawType == "UInt8")
    #expect(found.cases.map(\.name) == ["none", "left", "right", "both"])
    #expect(found.cases.map(\.value) == ["[]", "1 << 0", "2", "[.left, .right]"])
    #expect(found.cases.map(\.comment) == ["Keine", "links", nil, nil])
  }

  @Test(arguments: [
    ("enum A { case a }", ["A"]),
    ("struct S { enum A { case a; enum B { case b } } }", ["A", "B"]),
    ("func f() { enum A { case a } }", ["A"]),
    ("#if os(iOS)\nenum A { case a }\n#endif", ["A"]),
    ("enum A: Error {}", ["A"]),
    ("struct S: Codable { static let a = S(rawValue: 1) }", []),
    ("let s = \"enum A { case a }\"", []),
    ("extension A { case a }", []),
    ("enum A", []),
  ])
  func finds(code: String, names: [String]) {
    #expect(enums(in: code).map(\.name) == names)
  }

  @Test func rawTypeIsNoProtocol() {
    #expect(enums(in: "enum A: Error, Hashable { case a }").first?.rawType == nil)
    #expect(enums(in: "enum A: String, Codable { case a = \"x\" }").first?.rawType == "String")
    #expect(enums(in: "enum A: String { case a = \"x\" }").first?.cases.first?.value == "\"x\"")
  }

  // MARK: In comments

  @Test(arguments: [
    "/**\n enum Größe: Int {\n   case klein // ganz klein\n   case groß\n }\n*/",
    "/*\n * enum Größe: Int {\n *   case klein // ganz klein\n *   case groß\n * }\n */",
    "// enum Größe: Int {\n//   case klein // ganz klein\n//   case groß\n// }",
    "/// Shows:\n///\n/// enum Größe: Int {\n///   case klein // ganz klein\n///   case groß\n/// }",
    "let a = 1 // 尺寸\n/* 💡\nenum Größe: Int {\n  case klein // ganz klein\n  case groß\n} */",
  ])
  func readsInsideOfComments(code: String) throws {
    let bytes = Array(code.utf8)
    let found = try #require(enums(in: code).first)
    #expect(found.isInComment)
    #expect(found.name == "Größe")
    #expect(found.rawType == "Int")
    #expect(found.cases.map(\.name) == ["klein", "groß"])
    #expect(found.cases.map(\.comment) == ["ganz klein", nil])
    for declared in found.cases {
      #expect(String(decoding: bytes[declared.range], as: UTF8.self) == declared.name)
    }
    #expect(String(decoding: bytes[found.nameRange], as: UTF8.self) == "Größe")
  }

  @Test func readsCommentsInsideOfComments() {
    let code = "/**\nenum A {\n  /**\n   * Aus.\n   */\n  case off\n}\n*/\nlet x = 1"
    #expect(enums(in: code).first?.cases.first?.comment == "Aus.")
  }

  @Test(arguments: [
    "// An enum of things { case by case }", "/* enum HapticFeedbackType */",
    "/**\nenum Kind\n\ntypedef NS_ENUM(NSInteger, Kind) {\n  KindA,\n  KindB\n};\n*/",
    "// The enum A {} is empty",
  ])
  func proseIsNoEnum(code: String) {
    #expect(enums(in: code).isEmpty)
  }

  private func enums(in code: String) -> [EnumDeclaration] {
    SwiftSnippetReader.read(Array(code.utf8), api: nil).enums
  }
}
