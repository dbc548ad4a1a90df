// Doc comments of the API, checked like pages.

import APIModel
import Checking
import Diagnostics
import DriftRules
import Pages
import SwiftSources
import Testing

@Suite("Doc comments")
struct DocCommentTests {
  private func findings(_ source: String) throws -> [String] {
    let bytes = Array(source.utf8)
    let module = SwiftAPIReader.read([.init(path: "Sources/A.swift", bytes: bytes)], module: "Kit")
    var checker = Checker(
      api: APILookup(APIModel(modules: [module])),
      settings: RuleSettings(off: ["undocumented-symbol"]), load: { _ in bytes },
      dialect: { _ in .plain })
    checker.isWholeProject = true
    let tree = DocumentationTree(
      sourceLocale: try #require(LanguageTag("en")), targetLocales: [], entries: [],
      expectedFile: { _, _ in nil })
    let lines = LineTable(bytes)
    return try checker.check(tree).diagnostics.map { found in
      #expect(found.locale == nil && found.page == nil)
      let range = found.place.range
      let text = bytes[lines.offset(of: range.start)..<lines.offset(of: range.end)]
      return "\(found.place.file):\(range.start.line) \(found.rule) "
        + String(decoding: text, as: UTF8.self)
    }
  }

  @Test("Code in a comment is judged at its own line")
  func lineComments() throws {
    #expect(
      try findings(
        """
        /// Eine Lampe. 灯 ランプ مصباح 💡
        ///
        /// ```swift
        /// Lamp.shared.glow(true)
        /// ```
        @MainActor
        public final class Lamp {
          public static let shared = Lamp()

          /// Switches; see:
          ///
          ///     Lamp.shared.setGlwo(true)
          @discardableResult
          public func setGlow(_ on: Bool) -> Bool { on }
        }
        """) == [
          "Sources/A.swift:4 unknown-symbol glow", "Sources/A.swift:12 unknown-symbol setGlwo",
        ])
  }

  @Test(
    "Block comments, with and without stars",
    arguments: [
      "/**\n * A lamp.\n *\n * ```swift\n * Lamp().glow()\n * ```\n */",
      "/**\n A lamp.\n\n ```swift\n Lamp().glow()\n ```*/",
    ])
  func blockComments(comment: String) throws {
    #expect(
      try findings("\(comment)\npublic struct Lamp { public init() {} }") == [
        "Sources/A.swift:5 unknown-symbol glow"
      ])
  }

  @Test("A list of cases that lacks one is found")
  func lists() throws {
    #expect(
      try findings(
        """
        /// The `Mode` of a lamp:
        ///
        /// - `steadyOn`: always
        /// - `blinkOn`: now and then
        public enum Mode { case steadyOn, blinkOn, dimmed }
        """
      ).map { $0.prefix(32) } == ["Sources/A.swift:4 enum-case-list"])
  }

  @Test("A comment may allow what it shows; what is outdated may show itself")
  func allowed() throws {
    #expect(
      try findings(
        """
        /// A lamp.
        ///
        /// <!-- concord allow unknown-symbol: a sketch -->
        /// ```swift
        /// Lamp().glow()
        /// ```
        public struct Lamp {
          public init() {}
          public func setGlow() {}
          /// ```swift
          /// Lamp().light()
          /// ```
          @available(*, deprecated, renamed: "setGlow()") public func light() {}
        }
        """) == [])
  }

  @Test("A translation that is asked for owes what the source pages mention")
  func coveredLocale() throws {
    let source = "public struct Lamp { public func setGlow() {} }; public struct Torch {}"
    let bytes = Array(source.utf8)
    let module = SwiftAPIReader.read([.init(path: "A.swift", bytes: bytes)], module: "Kit")
    let files = [
      "A.swift": bytes, "en.md": Array("# Lamp\n\n`setGlow()`\n".utf8),
      "ko.md": Array("# Lamp 램프\n".utf8),
    ]
    var checker = Checker(
      api: APILookup(APIModel(modules: [module])),
      settings: RuleSettings(only: ["undocumented-symbol"]), load: { files[$0] ?? [] },
      dialect: { _ in .plain })
    checker.isWholeProject = true
    let korean = try #require(LanguageTag("ko"))
    let tree = DocumentationTree(
      sourceLocale: try #require(LanguageTag("en")), targetLocales: [korean],
      entries: [.init(key: "a", source: "en.md", translations: [korean: "ko.md"])],
      expectedFile: { _, _ in nil })
    let found = { try checker.check(tree).diagnostics.map(\.message) }
    #expect(try found() == ["no page mentions `Torch`"])
    checker.coveredLocales = [korean]
    #expect(
      try found().sorted() == [
        "no page in ko mentions `setGlow()` of `Lamp`", "no page mentions `Torch`",
      ])
  }
}
