// Removed, deprecated and superseded symbols: which of them is said, and what they have in common.

import Checking
import DriftRules
import Testing

@Suite("Outdated symbols")
struct OutdatedSymbolTests {
  private static let today = """
    @objcMembers public final class Lamp: NSObject {
      public static let shared = Lamp()
      public init(named name: String) {}
      public func setGlow(_ on: Bool) {}
      public func fade(toLevel level: Double) {}
      @available(*, deprecated, message: "Use setGlow(_:) instead.")
      public func light(_ on: Bool) {}
      /// Use ``setGlow(_:)`` instead.
      public func shine() -> Lamp { self }
      public var mode: Mode = .steady
    }
    @objc public enum Mode: Int { case steady, flashing, off }
    """

  private static let before = """
    @objcMembers public final class Lamp: NSObject {
      public static let shared = Lamp()
      public init(called name: String) {}
      public func light(_ on: Bool) {}
      public func fade(level: Double) {}
      public func explode(after seconds: Int) -> String { "" }
      public func shine() -> Lamp { self }
      public var mode: Mode = .steady
    }
    public final class Candle {
      public static func make() -> Candle { Candle() }
      public func burn() {}
    }
    @objc public enum Mode: Int { case steady, blinking, off }
    """

  private func project(
    _ code: String, language: String = "swift", before: String = before
  ) -> ExampleProject {
    ExampleProject(files: [
      "Sources/Lamp.swift": Self.today, "History/4.7.0/Lamp.swift": before,
      "docs/en/a.md": "# Ä 灯 💡\n\n```\(language)\n\(code)\n```\n",
    ])
  }

  private func found(_ code: String, language: String = "swift") throws -> [String] {
    try project(code, language: language).check().diagnostics.map { "\($0.rule): \($0.message)" }
  }

  @Test(
    "What was removed is named with its release and its successor",
    arguments: [
      (
        "Lamp.shared.fade(level: 1)",
        "`Lamp.shared.fade(level:)` was removed in 4.8.0; write `fade(toLevel:)` instead"
          + " (the same name and types, with other labels)"
      ),
      (
        "Lamp.shared.mode = .blinking",
        "`.blinking` was removed in 4.8.0; write `flashing` instead"
          + " (the same raw value, 1, between the same neighbours)"
      ),
      (
        "Lamp.shared.explode(after: 2)",
        "`Lamp.shared.explode(after:)` was removed in 4.8.0"
      ),
      ("let candle = Candle.make()", "`Candle.make()` was removed in 4.8.0"),
      (
        "let lamp = Lamp(called: \"x\")",
        "`Lamp(called:)` was removed in 4.8.0; write `Lamp(named:)` instead"
          + " (the same name and types, with other labels)"
      ),
    ])
  func removed(code: String, message: String) throws {
    #expect(try found(code) == ["removed-symbol: " + message])
  }

  @Test("In a chain whose outdated name the page allows, the other names have to be right")
  func allowed() throws {
    let unknown = "```swift\nlet 灯 = \"💡\"; Lamp.old().blink()\n```\n"
    let api = """
      public final class Lamp {
        @available(*, deprecated, message: "Use made().") public static func old() -> Lamp { Lamp() }
        public static func made() -> Lamp { Lamp() }
      }
      """
    let rules = { (text: String) in
      try ExampleProject(files: ["Sources/Lamp.swift": api, "docs/en/a.md": "# A\n\n" + text])
        .check().diagnostics.map { "\($0.place.range.start.line) \($0.rule)" }
    }
    #expect(try rules(unknown) == ["4 deprecated-symbol"])
    let allow = "<!-- concord allow deprecated-symbol: the older way -->\n\n"
    #expect(try rules(allow + unknown) == ["6 unknown-symbol"])
  }

  @Test("The successor is said in Objective-C")
  func objectiveC() throws {
    #expect(
      try found("[Lamp.shared fadeWithLevel:1];", language: "objc") == [
        "removed-symbol: `[Lamp.shared fadeWithLevel:]` was removed in 4.8.0;"
          + " write `fadeToLevel:` instead (the same name and types, with other labels)"
      ])
  }

  @Test("Of one chain the worst is said once")
  func order() throws {
    #expect(
      try found("Lamp.shared.shine().light(true)").map { $0.prefix(17) } == ["deprecated-symbol"])
    #expect(
      try found("Lamp.shared.shine().explode(after: 1)").map { $0.prefix(14) } == ["removed-symbol"]
    )
    #expect(try found("Lamp.shared.shine().nothing()").map { $0.prefix(14) } == ["unknown-symbol"])
    #expect(try found("Candle.make().melt()").map { $0.prefix(14) } == ["removed-symbol"])
    #expect(
      try found("Lamp.shared.shine()") == [
        "superseded-symbol: `Lamp.shared.shine()` is superseded; write `setGlow(_:)` instead"
      ])
  }

  @Test("What the code calls by a name of today with wrong labels is a matter of labels")
  func labels() throws {
    #expect(try found("Lamp.shared.fade(by: 1)").map { $0.prefix(13) } == ["call-mismatch"])
    #expect(try found("Lamp.shared.explode(now: 1)").map { $0.prefix(14) } == ["removed-symbol"])
  }

  @Test("A page that declares the name itself is right")
  func ownDeclaration() throws {
    #expect(
      try found("extension Lamp { func explode(after: Int) {} }\nLamp.shared.explode(after: 1)")
        == [])
  }

  @Test("A declared enum is compared with today's cases alone")
  func enums() throws {
    #expect(try found("enum Mode: Int {\n  case steady, flashing, off\n}") == [])
    #expect(
      try found("enum Mode: Int {\n  case steady, blinking, off\n}").allSatisfy {
        $0.hasPrefix("enum-declaration")
      })
  }

  @Test("One renamed method is a cause, several changes of a release are another")
  func causes() throws {
    let causes = { (code: String) in
      try project(code).check().diagnostics.map { $0.cause ?? "" }
    }
    #expect(
      try causes("Lamp.shared.fade(level: 1)\nLamp.shared.fade(level: 2)")
        == Array(
          repeating: "`Lamp.fade(level:)` was renamed to `fade(toLevel:)` in 4.8.0", count: 2))
    #expect(
      try causes("Lamp.shared.fade(level: 1)\nLamp.shared.light(true)")
        == Array(repeating: "documents the API from before 4.8.0", count: 2))
    #expect(
      try causes("Lamp.shared.explode(after: 1)") == ["documents the API from before 4.8.0"])
  }

  @Test("Without a history a deprecated symbol is still found")
  func noHistory() throws {
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": Self.today,
      "docs/en/a.md": "# A\n\n```swift\nLamp.shared.light(true)\n```\n",
    ])
    #expect(
      try project.findings(of: "deprecated-symbol") == [
        "docs/en/a.md:4 `Lamp.shared.light(_:)` is deprecated; write `setGlow(_:)` instead"
      ])
  }

  @Test("The finding stands at the chain")
  func place() throws {
    let project = project("/* ü 灯 💡 */ Lamp.shared.fade(level: 1)")
    #expect(try project.marked(by: "removed-symbol") == ["Lamp.shared.fade(level: 1)"])
  }

  @Test("Cases that a release added or removed, and types that it changed, have its cause")
  func causesOfOtherRules() throws {
    let before = """
      public enum Mode: Int { case steady, blinking, off }
      public protocol Watcher: AnyObject { func lamp(_ lamp: Lamp!, isOn: Bool) }
      extension Watcher { public func lamp(_ lamp: Lamp!, isOn: Bool) {} }
      public final class Lamp {}
      """
    let today = """
      public enum Mode: Int { case steady, blinking, off, dimmed }
      public protocol Watcher: AnyObject { func lamp(_ lamp: Lamp, isOn: Bool) }
      extension Watcher { public func lamp(_ lamp: Lamp, isOn: Bool) {} }
      public final class Lamp {}
      """
    let found = { (page: String) in
      try ExampleProject(files: [
        "Sources/Lamp.swift": today, "History/4.7.0/Lamp.swift": before, "docs/en/a.md": page,
      ]).check().diagnostics.map { "\($0.rule): \($0.cause ?? "")" }
    }
    let cause = "documents the API from before 4.8.0"
    #expect(
      try found("# A\n\n```swift\nenum Mode: Int {\n  case steady, blinking, off\n}\n```\n") == [
        "enum-declaration: \(cause)"
      ])
    #expect(
      try found("# Mode\n\n- `steady`\n- `blinking`\n- `off`\n") == ["enum-case-list: \(cause)"])
    #expect(
      try found("# Mode\n\n- `steady`\n- `off`\n- `dimmed`\n") == ["enum-case-list: "])
    #expect(
      try found(
        "# A\n\n```swift\nclass W: Watcher {\n  func lamp(_ lamp: Lamp!, isOn: Bool) {}\n}\n```\n")
        == ["requirement-signature: \(cause)"])
    #expect(
      try found(
        "# A\n\n```swift\nclass W: Watcher {\n  func lamp(_ lamp: Lamp?, isOn: Bool) {}\n}\n```\n")
        == ["requirement-signature: "])
  }
}
