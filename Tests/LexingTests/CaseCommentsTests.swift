// Tests of comments: what they say, and to which case of an enum they belong.

import Testing

@testable import Lexing

@Suite("Comment text")
struct CommentTextTests {
  private func lines(_ comment: String) -> [String] { CommentText(Array(comment.utf8)[...]).lines }

  @Test("marks fall away")
  func marks() {
    #expect(lines("// größer ") == ["größer"])
    #expect(lines("///< 高さ") == ["高さ"])
    #expect(lines("//! مصباح") == ["مصباح"])
    #expect(lines("/* 😀 */") == ["😀"])
    #expect(lines("/**\n * one\n *\n * - two\r\n */") == ["one", "", "- two"])
    #expect(lines("/***** line *****/") == ["line"])
    #expect(lines("/* **bold** */") == ["**bold**"])
    #expect(lines("/* open") == ["open"])
    #expect(lines("//").isEmpty && lines("/**/").isEmpty && lines("/*").isEmpty)
  }

  @Test("doc comments, comments that point back, ellipses")
  func kinds() {
    func comment(_ text: String) -> CommentText { CommentText(Array(text.utf8)[...]) }
    for text in ["/// a", "//! a", "/** a */", "/*! a */"] {
      #expect(comment(text).isDocumentation, "\(text)")
      #expect(!comment(text).pointsBack, "\(text)")
    }
    for text in ["// a", "/* a */", "//", "/**/"] {
      #expect(!comment(text).isDocumentation, "\(text)")
    }
    for text in ["///< a", "/**< a */"] { #expect(comment(text).pointsBack, "\(text)") }
    for text in ["// ...", "/* … */", "//…"] { #expect(comment(text).isEllipsis, "\(text)") }
    #expect(!comment("// a ...").isEllipsis)
  }
}

@Suite("Comments of Swift cases")
struct CaseCommentsTests {
  /// The comments of the named cases of a Swift enum.
  private func comments(_ text: String, of names: [String]) -> [String?] {
    let code = Array(text.utf8)
    let tokens = Lexer.swift.tokens(of: code)
    var places: [Range<Int>] = []
    for token in tokens where token.kind == .identifier {
      if places.count < names.count, code[token.range].elementsEqual(names[places.count].utf8) {
        places.append(token.range)
      }
    }
    return CaseComments(code: code, tokens: tokens).comments(of: places, in: 0..<code.count)
  }

  @Test("before and behind, through attributes and modifiers")
  func places() {
    let text = """
      // The glow.
      enum Glow: Int { // of a lamp
        case soft = 1 // schwach
        /// 強い
        @available(iOS 13, *)
        indirect case hard(level: Int) // not this

        // A group.

        case wild, calm /* 平静 */
        /* before */ case last
        case bare
      }
      """
    #expect(
      comments(text, of: ["soft", "hard", "wild", "calm", "last", "bare"]) == [
        "schwach", "強い", nil, "平静", "before", nil,
      ])
  }

  @Test("options of an option set")
  func options() {
    let text = """
      struct Corner: OptionSet {
        let rawValue: Int
        /// Oben
        public static let top = Corner(rawValue: 1 << 0)
        static let bottom = Corner(rawValue: 1 << 1) // unten
      }
      """
    #expect(comments(text, of: ["top", "bottom"]) == ["Oben", "unten"])
  }

  @Test("hostile lists", arguments: ["a,", "a /* b */,", ")a", "// b\n", "/// a\na", "(a"])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 5_000)
    #expect(comments(text, of: Array(repeating: "a", count: 4_000)).count <= 4_000)
  }
}
