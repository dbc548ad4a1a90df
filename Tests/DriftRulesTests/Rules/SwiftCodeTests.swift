// Rules about Swift code: which rule speaks, and where.

import Testing

@Suite struct SwiftCodeTests {
  /// The findings on a page that holds one block of Swift: rule, line in the block, text at it.
  private func findings(_ code: String, before: String = "Text.") throws -> [String] {
    let page = "# Lampe 灯 ランプ مصباح 💡\n\n\(before)\n\n```swift\n\(code)\n```\n"
    let project = ExampleProject(files: ["Sources/Lamp.swift": Self.source, "docs/en/a.md": page])
    return try project.check().diagnostics.map { finding in
      "\(finding.rule) \(finding.place.range.start.line - 5):\(finding.place.range.start.column)"
    }
  }

  private static let source = """
    public final class Lamp {
      public init() {}
      public var mode: Mode = .day
      public func load(_ file: String) throws {}
      public func fetch() async -> Int { 1 }
      public func send(_ text: String) async throws {}
    }
    public enum Mode { case day, night }
    public protocol LampDelegate: AnyObject {
      func lampDidGlow(_ lamp: Lamp)
    }
    extension LampDelegate { public func lampDidGlow(_ lamp: Lamp) {} }
    """

  @Test(
    arguments: [
      ("let 灯 = Lamp()\n灯.load(\"مصباح 💡\")", ["missing-effect 2:5"]),
      ("/* ランプ 💡 */ await Lamp().send(\"ü\")", ["missing-effect 1:35"]),
      (
        "class W: LampDelegate {\n  func lampDidGlow(灯: Lamp) {}\n}", ["requirement-signature 2:20"]
      ),
      ("let ü = \"💡\"; let a = f(1\nlet b = 2", ["snippet-syntax 1:28"]),
      ("Lamp().mode = .dusk", ["unknown-enum-case 1:16"]),
      (
        "print([Mode.day].map(\\.isBright), \\Mode.isDim)",
        [
          "unknown-symbol 1:24", "unknown-symbol 1:41",
        ]
      ),
      ("let mode: Mode = .day.isBright", ["unknown-symbol 1:23"]),
      ("print(Lamp().mode.isBright)", ["unknown-symbol 1:19"]),
      ("Lamp().send(\"a\") { result in }", ["call-mismatch 1:8"]),
    ])
  func stands(code: String, found: [String]) throws {
    #expect(try findings(code) == found)
  }

  @Test("A type that is called Swift is a type like others")
  func typeCalledSwift() throws {
    let project = ExampleProject(files: [
      "Sources/Bird.swift": "public struct Swift { public static func glide() {} }\n",
      "docs/en/a.md": "# Vögel\n\n```swift\nSwift.dive()\n```\n",
    ])
    #expect(try project.check().diagnostics.map(\.message) == ["`Swift` has no member `dive()`"])
  }

  @Test func letsPassWhatIsSaidToBeWrong() throws {
    #expect(try findings("let a = f(1", before: "Das ist falsch:") == [])
    #expect(try findings("let a = f(1", before: "これは誤りです:") == [])
  }

  @Test func letsTheFenceSpeakThatWentWrong() throws {
    let nested = "let a = \"\"\"\n```swift\nlet b = 1\n```\n\"\"\""
    #expect(try findings(nested).allSatisfy { !$0.hasPrefix("snippet-syntax") })
  }

  @Test func letsTheTagSpeakThatTheTranslationChanged() throws {
    let code = { (tag: String) in "# A\n\n```\(tag)\nfun go(lamp: Lamp) = lamp.on(1,\n```\n" }
    let project = { (source: String) in
      ExampleProject(files: ["docs/en/a.md": code(source), "docs/de/a.md": code("swift")])
    }
    #expect(try project("kotlin").findings(of: "snippet-syntax") == [])
    #expect(try project("kotlin").findings(of: "fence-language").count == 1)
    #expect(try project("swift").findings(of: "snippet-syntax").count == 2)
  }

  @Test func letsPassCodeThatGoesOnInAnotherBlock() throws {
    let halves = "class A {\n  let a = 1\n```\n\nThen:\n\n```swift\n  let b = 2\n}"
    #expect(try findings(halves) == [])
  }
}
