// Where a rule about the API and a comparison speak of the same spot.

import APIModel
import Diagnostics
import DriftRules
import Pages
import SwiftSources
import Testing

@testable import Checking

@Suite("Arbiter")
struct ArbiterTests {
  private static let api = """
    public final class Lamp {
      public static let shared = Lamp()
      public func setGlow(_ on: Bool, after delay: Int) {}
      @available(*, deprecated, message: "Use setGlow(_:after:) instead.")
      public func glow() {}
    }
    public enum Mode: Int {
      case dim
      case bright
    }
    public enum Level: Int {
      case low
      case middle
      case high
    }
    @objc(KTShade) public final class Shade: NSObject {
      @objc public func draw(_ info: [String: Any]) {}
    }
    @objc(KTLampDelegate) public protocol LampDelegate: AnyObject {
      @objc(lamp:mayGlow:) optional func lamp(_ lamp: Lamp, mayGlow level: Level) -> Bool
    }
    """

  /// The findings on a translation, as `line rule`, and how many of them name the source page.
  private func findings(
    _ source: String, _ target: String, only: Set<String>? = nil
  ) throws -> (lines: [String], withSource: Int) {
    let pages = ["en": source, "de": target].mapValues { "# A\n\n```swift\n\($0)\n```\n" }
    return try findings(pages, only: only)
  }

  /// The findings on the German page of two.
  private func findings(
    _ pages: [String: String], only: Set<String>? = nil
  ) throws -> (lines: [String], withSource: Int) {
    let (english, german) = (try #require(LanguageTag("en")), try #require(LanguageTag("de")))
    let module = SwiftAPIReader.read(
      [.init(path: "Lamp.swift", bytes: Array(Self.api.utf8))], module: "Kit")
    let checker = Checker(
      api: APILookup(APIModel(modules: [module])), settings: RuleSettings(only: only),
      load: { Array((pages[$0] ?? "").utf8) }, dialect: { _ in .plain })
    let tree = DocumentationTree(
      sourceLocale: english, targetLocales: [german],
      entries: [.init(key: "a", source: "en", translations: [german: "de"])],
      expectedFile: { key, _ in key }, site: .empty(english))
    let found = try checker.check(tree).diagnostics.filter { $0.place.file == "de" }
    return (
      found.map { "\($0.place.range.start.line) \($0.rule)" },
      found.count { $0.related.contains { $0.place.file == "en" } }
    )
  }

  @Test("A rule about the API speaks of its statement, with the source page's code beside it")
  func statement() throws {
    let found = try findings(
      "let a = 1\nLamp.shared.setGlow(true, after: 2)", "let a = 1\nLamp.shared.glow()")
    #expect(found.lines == ["5 deprecated-symbol"])
    #expect(found.withSource == 1)
  }

  @Test(
    "A method that no longer meets its requirement is said once, at the line that was changed",
    arguments: [
      ("level: Level", "level: Mode", 7), ("-> Bool", "-> Int", 8), ("mayGlow", "mayGlows", 7),
      ("_ lamp: Lamp", "_ lamp: Lamp?", 6),
    ])
  func requirement(written: String, changed: String, line: Int) throws {
    let source = """
      class W: LampDelegate {
        func lamp(
          _ lamp: Lamp,
          mayGlow level: Level
        ) -> Bool { true }
      }
      """
    let found = try findings(source, source.replacing(written, with: changed))
    #expect(found.lines == ["\(line) requirement-signature"])
    #expect(found.withSource == 1)
  }

  @Test("A table that lacks a case is the API's to speak of, and not a lost row besides")
  func tableOfCases() throws {
    let head = "# `Level`\n\n| `Level` | Raw |\n| --- | --- |\n| `low` | 0 |\n"
    let rows = "| `middle` | 1 |\n| `high` | 2 |\n"
    let found = try findings(["en": head + rows, "de": head + "| `middle` | 1 |\n"])
    #expect(found.lines == ["6 enum-case-list"])
  }

  @Test("So is a table whose first case lost its name, at the empty cell")
  func emptyCell() throws {
    let head = "# `Level`\n\n| `Level` | Raw |\n| --- | --- |\n"
    let rows = "| `middle` | 1 |\n| `high` | 2 |\n"
    let found = try findings([
      "en": head + "| `low` | 0 |\n" + rows, "de": head + "|  | 0 |\n" + rows,
    ])
    #expect(found.lines == ["5 enum-case-list"])
  }

  @Test("And one whose case was translated, at what stands in its place")
  func translatedCase() throws {
    let head = "# `Level`\n\n| `Level` | Raw |\n| --- | --- |\n| `low` | 0 |\n"
    let found = try findings([
      "en": head + "| `middle` | 1 |\n| `high` | 2 |\n",
      "de": head + "| `mittel` | 1 |\n| `high` | 2 |\n",
    ])
    #expect(found.lines == ["6 enum-case-list"])
  }

  @Test("A call whose argument is gone with its line is the rule's about the API")
  func lostArgumentLine() throws {
    let found = try findings(
      "Lamp.shared.setGlow(\n  true,\n  after: 2\n)\nend(1)",
      "Lamp.shared.setGlow(\n  true\n)\nend(1)")
    #expect(found.lines == ["4 call-mismatch"])
  }

  @Test("A fault that both pages allow does not speak for a difference")
  func allowed() throws {
    let pages = ["en": "1", "de": "2"].mapValues { number in
      "# A\n\n<!-- concord allow deprecated-symbol: the old way -->\n\n"
        + "```swift\nuse(Lamp.shared.glow(), \(number))\n```\n"
    }
    #expect(try findings(pages).lines == ["6 code-drift"])
  }

  @Test("Other statements of the block are left to the comparison")
  func otherStatement() throws {
    let found = try findings(
      "let a = 1\nLamp.shared.setGlow(true, after: 2)", "let a = 2\nLamp.shared.glow()")
    #expect(found.lines == ["4 code-drift", "5 deprecated-symbol"])
  }

  @Test("A lost statement beside it is the comparison's")
  func lostStatement() throws {
    let found = try findings(
      "prepare(1)\nLamp.shared.setGlow(true, after: 2)", "Lamp.shared.glow()")
    #expect(found.lines == ["4 code-drift", "4 deprecated-symbol"])
  }

  @Test("A statement that is lost behind it, with the end of the block, is the comparison's")
  func lostEnd() throws {
    let found = try findings(
      "Lamp.shared.setGlow(true, after: 2)\nlet end = 1", "Lamp.shared.glow()")
    #expect(found.lines == ["4 deprecated-symbol", "4 code-drift"])
  }

  @Test("So is a statement that is lost behind an enum")
  func lostBehindEnum() throws {
    let head = "enum Mode: Int {\n  case dim\n"
    let found = try findings(head + "  case bright\n}\nlet end = 1", head + "}")
    #expect(found.lines == ["5 enum-declaration", "6 code-drift"])
  }

  @Test("An enum that the page declares is the API rule's as a whole")
  func enumeration() throws {
    let found = try findings(
      "enum Mode: Int {\n  case dim\n  case bright\n}", "enum Mode: Int {\n  case dim\n}")
    #expect(found.lines == ["5 enum-declaration"])
  }

  @Test("A case under another name that stands where one is missing is that one")
  func renamedCase() throws {
    let found = try findings(
      "enum Level: Int {\n  case low\n  case middle\n  case high\n}",
      "enum Level: Int {\n  case low\n  case halfway\n  case high\n}")
    #expect(found.lines == ["6 enum-declaration"])
  }

  @Test("The first case that is missing is missed where it should stand")
  func firstCase() throws {
    let found = try findings(
      "enum Level: Int {\n\n  case low\n  case middle\n  case high\n}",
      "enum Level: Int {\n\n  case middle\n  case high\n}")
    #expect(found.lines == ["6 enum-declaration"])
  }

  @Test("A fault that the source page has too does not speak for a difference")
  func alsoInSource() throws {
    let found = try findings("use(Lamp.shared.glow(), 1)", "use(Lamp.shared.glow(), 2)")
    #expect(found.lines == ["4 deprecated-symbol", "4 code-drift"])
  }

  @Test("What a string lost is not the rule's about the API")
  func literal() throws {
    let found = try findings(
      "use(Lamp.shared.setGlow(true, after: 2), \"\\(a)\")", "use(Lamp.shared.glow(), \"(a)\")")
    #expect(found.lines == ["4 deprecated-symbol", "4 literal-drift"])
  }

  @Test("Where the rule about the API is off, the comparison speaks")
  func alone() throws {
    let found = try findings(
      "Lamp.shared.setGlow(true, after: 2)", "Lamp.shared.glow()", only: ["code-drift"])
    #expect(found.lines == ["4 code-drift"])
  }

  @Test("A call that is wrong only because of a difference before it is not said as well")
  func consequence() throws {
    func page(_ type: String, _ argument: String) -> String {
      """
      # A

      ```objc
      \(type) *info = userInfo;
      KTShade *shade = [KTShade new];
      [shade draw:\(argument)];
      ```

      """
    }
    let right = page("NSDictionary", "info")
    #expect(try findings(["en": right, "de": page("NSArray", "info")]).lines == ["4 code-drift"])
    #expect(
      try findings(["en": right, "de": page("NSDictionary", "@[]")]).lines == ["6 call-mismatch"])
  }

  @Test("A difference behind a wrong call does not make it wrong")
  func differenceBehind() throws {
    func page(_ name: String, _ end: String) -> String {
      """
      # A

      ```swift
      final class \(name) { func dim() {} }
      ```

      ```swift
      Lamp.shared.setGlow(true)
      \(end)()
      ```

      """
    }
    let source = page("Lamp", "start")
    #expect(
      try findings(["en": source, "de": page("Lampe", "stop")]).lines
        == ["4 code-drift", "8 call-mismatch", "9 code-drift"])
  }

  @Test("A comment before code without a fence allows all of it, not its first paragraph alone")
  func codeWithoutFence() throws {
    let code = "let lamp = Lamp.shared\nlet on = true\n\nlet delay = 2\nLamp.shared.glow()\n"
    let comment = "<!-- concord allow deprecated-symbol: the old way -->\n\n"
    let found = { (text: String) in
      try self.findings(["en": text, "de": text], only: ["deprecated-symbol"]).lines
    }
    #expect(try found("Text.\n\n" + code) == ["7 deprecated-symbol"])
    #expect(try found(comment + code) == [])
  }

  @Test("A comment that allows what a drifted block lost is not called unused")
  func lostBelowComment() throws {
    func page(_ code: String, tag: String = "swift") -> String {
      "# A\n\n<!-- concord allow deprecated-symbol: the old way -->\n"
        + "```\(tag)\nlet a = 1\n\(code)```\n"
    }
    let source = page("Lamp.shared.glow()\n")
    #expect(try findings(["en": source, "de": page("")]).lines == ["5 code-drift"])
    #expect(
      try findings(["en": source, "de": page("Lamp.shared.glow()\n", tag: "kotlin")]).lines
        == ["4 fence-language"])
    #expect(
      try findings(["en": page(""), "de": page("")]).lines == ["3 unused-suppression"])
  }
}
