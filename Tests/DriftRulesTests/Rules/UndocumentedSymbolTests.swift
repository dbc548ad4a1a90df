// What of the API no page mentions.

import Checking
import Diagnostics
import DriftRules
import Testing

@Suite("Undocumented symbols")
struct UndocumentedSymbolTests {
  private func found(_ source: String, _ page: String) throws -> [String] {
    let project = ExampleProject(files: ["Sources/Lamp.swift": source, "docs/en/a.md": page])
    return try project.findings(of: "undocumented-symbol")
  }

  @Test("There is one finding for a type")
  func grouping() throws {
    let source = """
      public struct Lamp {
        public func setGlow() {}
        public func fadeOut() {}
        public enum Mode { case steadyOn, blinkOn }
      }
      public struct Candle {
        public func burnDown() {}
        public struct Wick { public var wickLength = 1 }
      }
      public func startAll() {}
      public let lampLimit = 3
      """
    #expect(
      try found(source, "# Lamp\n\nCall setGlow, or choose a `Mode`.\n") == [
        "Sources/Lamp.swift:3 no page mentions `fadeOut()` of `Lamp`",
        "Sources/Lamp.swift:4 no page mentions `steadyOn`, `blinkOn` of `Lamp.Mode`",
        "Sources/Lamp.swift:6 no page mentions `Candle`, nor its member `burnDown()`",
        "Sources/Lamp.swift:10 no page mentions `startAll()`, `lampLimit`",
      ])
  }

  @Test("A doc comment allows its symbol, and all that a type declares")
  func allowed() throws {
    let source = """
      public struct Lamp {
        /// <!-- concord allow undocumented-symbol: for tests -->
        public func setGlow() {}
        public func fadeOut() {}
      }
      /// Eine Kerze.
      ///
      /// @Comment { concord allow undocumented-symbol: it's not sold yet }
      public struct Candle {
        public func burnDown() {}
        public struct Wick { public var wickLength = 1 }
      }
      """
    let project = ExampleProject(
      files: ["Sources/Lamp.swift": source, "docs/en/a.md": "# Lamp\n\nA `Lamp`.\n"])
    let result = try project.check(RuleSettings())
    #expect(result.diagnostics.map(\.message) == ["no page mentions `fadeOut()` of `Lamp`"])
    #expect(result.allowed.map(\.reason) == ["it's not sold yet"])
  }

  @Test("Names in any script's text, in code and in Objective-C are mentions")
  func mentions() throws {
    let source = """
      @objc public class Lamp: NSObject {
        @objc(turnOn:) public func light(_ on: Bool) {}
        public func fadeOut() {}
        public static let main = Lamp()
        public var inner: Inner
      }
      public class Inner { public func present() {} }
      """
    #expect(
      try found(
        source, "# 灯\n\nLamp의 turnOn을, fadeOut。\n\n```swift\nLamp.main.inner.present()\n```\n")
        == [])
  }

  @Test("What need not be described is not asked for")
  func exceptions() throws {
    let source = """
      public protocol Glowing { func glowNow() }
      public struct Lamp: Glowing, Hashable, CustomStringConvertible {
        public init(named name: String) {}
        public func glowNow() {}
        public func hash(into hasher: inout Hasher) {}
        public static func == (a: Lamp, b: Lamp) -> Bool { true }
        public var description: String { "" }
        public subscript(index: Int) -> Int { 0 }
        @available(*, deprecated) public func oldGlow() {}
        /// Use `glowNow()` instead.
        public func olderGlow() {}
        func hidden() {}
      }
      """
    #expect(try found(source, "# `Lamp`\n\n`Glowing` has `glowNow()`.\n") == [])
  }

  @Test("A word that may be anything does not make a type known")
  func plainWords() throws {
    let source = "public struct Candle { public var name = \"\"; public func burnDown() {} }"
    #expect(
      try found(source, "# A\n\nThe name of the page.\n") == [
        "Sources/Lamp.swift:1 no page mentions `Candle`, nor its member `burnDown()`"
      ])
  }

  @Test("The finding stands at the name, behind whatever stands before it")
  func place() throws {
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": "/* Ü 灯 مصباح 💡 */ public struct Candle {}", "docs/en/a.md": "# A\n",
    ])
    #expect(try project.marked(by: "undocumented-symbol") == ["Candle"])
    #expect(
      try project.check(RuleSettings(only: ["undocumented-symbol"])).diagnostics[0].locale == nil)
  }
}
