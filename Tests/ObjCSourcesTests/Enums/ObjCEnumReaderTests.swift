// Tests of enum declarations in Objective-C.

import APIModel
import Testing

@testable import ObjCSources

private func enums(_ text: String) -> [EnumDeclaration] {
  ObjCSnippetReader.read(Array(text.utf8), api: nil).enums
}

private func text(_ range: Range<Int>?, of source: String) -> String? {
  range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
}

@Suite("Objective-C enums")
struct ObjCEnumReaderTests {
  static let forms: [(String, EnumDeclaration.Kind, String?)] = [
    ("typedef NS_ENUM(NSInteger, Kind) { A, B };", .nsEnum, "NSInteger"),
    ("NS_ENUM(NSUInteger, Kind) { A, B, }", .nsEnum, "NSUInteger"),
    (
      "typedef NS_OPTIONS(NSUInteger, Kind) { A, B } API_AVAILABLE(ios(13));", .nsOptions,
      "NSUInteger"
    ),
    ("typedef NS_CLOSED_ENUM(NSInteger, Kind) {\n A,\n B\n};", .nsClosedEnum, "NSInteger"),
    ("typedef NS_ERROR_ENUM(KindDomain, Kind) { A, B };", .nsErrorEnum, nil),
    ("typedef NS_ERROR_ENUM(KindDomain) { A, B } Kind;", .nsErrorEnum, nil),
    ("typedef enum { A, B } Kind;", .cEnum, nil),
    ("typedef enum _Tag { A, B } Kind NS_SWIFT_NAME(Other);", .cEnum, nil),
    ("typedef enum __attribute__((x(y))) Tag : NSUInteger { A, B } Kind;", .cEnum, "NSUInteger"),
    ("enum Kind { A, B };", .cEnum, nil),
    ("enum Kind : unsigned int { A, B };", .cEnum, "unsigned int"),
  ]

  @Test("every form of declaration", arguments: forms)
  func form(source: String, kind: EnumDeclaration.Kind, raw: String?) throws {
    let found = enums("int x;\n" + source + "\nint y;")
    let one = try #require(found.first)
    #expect(found.count == 1)
    #expect(one.kind == kind)
    #expect(one.name == "Kind")
    #expect(text(one.nameRange, of: "int x;\n" + source) == "Kind")
    #expect(one.rawType == raw)
    #expect(text(one.rawTypeRange, of: "int x;\n" + source) == raw)
    #expect(one.cases.map(\.name) == ["A", "B"])
    #expect(!one.isInComment && !one.isElided)
    #expect(text(one.range, of: "int x;\n" + source)?.last == "}")
  }

  static let noEnums = [
    "enum Kind: Int { case a, b }", "enum Kind;", "enum Kind kind = A;", "NS_ENUM(NSInteger, Kind)",
    "void f(enum Kind k) { g(); }", "NS_ENUM(NSInteger, Kind) { [a b]; }", "enum Kind { A, B",
  ]

  @Test("what is no enum of Objective-C", arguments: noEnums)
  func none(source: String) {
    #expect(enums(source).isEmpty)
  }

  @Test("values as written, attributes and directives left out")
  func values() {
    let one = enums(
      """
      typedef NS_OPTIONS(NSUInteger, Kind) {
        KindNone = 0,
        KindA NS_SWIFT_NAME(a) = 1 << 0,
      #if TARGET_OS_IOS
        KindB API_AVAILABLE(ios(13.0), macos(11)) = (1UL << 1), KindC = KindA | KindB,
      #endif
        KindD __attribute__((deprecated("use C"))), KindE = 'x' DEPRECATED_ATTRIBUTE
        KindF = 3
      };
      """)
    #expect(
      one.first?.cases.map { "\($0.name)=\($0.value ?? "")" } == [
        "KindNone=0", "KindA=1 << 0", "KindB=(1UL << 1)", "KindC=KindA | KindB", "KindD=",
        "KindE='x'", "KindF=3",
      ])
  }

  @Test("comments before, behind and below")
  func comments() {
    let one = enums(
      """
      typedef NS_ENUM(NSInteger, Kind) { // the kinds
        KindA, // Erscheint oben
        KindB /* 表示される */,
        /**
         * يظهر 😀
         *
         * twice
         */
        KindC,
        /// doc
        KindD, // not this
        KindE = f(1, 2), ///< behind
        KindF,
        ///< still F
        // A group.

        KindG, // first line
               // and its second
        // before H
        KindH, /* of I */ KindI,
        KindJ
      };
      """)
    #expect(
      one.first?.cases.map(\.comment) == [
        "Erscheint oben", "表示される", "يظهر 😀\n\ntwice", "doc", "behind", "still F",
        "first line\nand its second", "before H", "of I", nil,
      ])
  }

  @Test(
    "a list cut short by an ellipsis",
    arguments: [
      "enum K { A, ... };", "enum K { A, … };", "enum K { A,\n // ...\n};",
      "enum K { A, /* … */ };",
    ])
  func elision(source: String) {
    #expect(enums(source).first?.isElided == true)
    #expect(enums(source).first?.cases.map(\.comment) == [nil])
  }

  @Test("offsets count bytes", arguments: ["ß", "日本語", "中文", "مرحبا", "😀"])
  func offsets(word: String) {
    let source = "// \(word)\nenum K { A, /* \(word) */ B };"
    let one = enums(source).first
    #expect(one?.cases.map { text($0.range, of: source) } == ["A", "B"])
    #expect(one?.cases.last?.comment == word)
  }
}

@Suite("Enums in comments")
struct CommentedEnumsTests {
  @Test("a comment that is cut short by a comment within it")
  func cut() {
    let source = """
      /**
      enum Glow

      typedef NS_ENUM(NSInteger, Glow) {
          GlowLight,         // größer

          /**
           * Aus.
           */
          GlowNone
      };
      */
      [lamp glow];
      typedef enum { A } After;
      """
    let found = enums(source)
    #expect(found.map(\.name) == ["Glow", "After"])
    #expect(found.map(\.isInComment) == [true, false])
    #expect(found.first?.cases.map(\.comment) == ["größer", "Aus."])
    #expect(found.first?.cases.map { text($0.range, of: source) } == ["GlowLight", "GlowNone"])
    #expect(text(found.first?.rawTypeRange, of: source) == "NSInteger")
  }

  @Test(
    "marks before every line",
    arguments: [
      "/*\n * typedef NS_ENUM(NSInteger, Glow) {\n *   GlowA, // a\n *   GlowB\n * };\n */",
      "  // typedef NS_ENUM(NSInteger, Glow) {\n  //   GlowA, // a\n  //   GlowB\n  // };",
    ])
  func marks(source: String) {
    let one = enums(source).first
    #expect(one?.isInComment == true)
    #expect(one?.cases.map(\.name) == ["GlowA", "GlowB"])
    #expect(one?.cases.map(\.comment) == ["a", nil])
    #expect(one?.cases.map { text($0.range, of: source) } == ["GlowA", "GlowB"])
  }

  @Test("prose about enums is no declaration")
  func prose() {
    #expect(enums("/* An enum { of kinds }; see typedef. */\n// NS_ENUM is a macro {").isEmpty)
  }
}
