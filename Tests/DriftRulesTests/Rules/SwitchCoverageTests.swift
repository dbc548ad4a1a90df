// Switches over enums of the API that lack cases, in both languages.

import Testing

@Suite("Switches that lack cases")
struct SwitchCoverageTests {
  private static let source = """
    @objc public enum Glow: Int {
      case warm, cold, automatic
      @available(*, deprecated, renamed: "warm") case candle
    }
    public enum Fault: Error {
      case offline, denied(code: Int)
    }
    @objc public final class Lamp: NSObject {
      @objc(sharedLamp) public static let shared = Lamp()
      @objc public var glow: Glow = .warm
      public var last: Fault?
      public func neighbour() -> Lamp? { nil }
    }
    """

  private func faults(_ code: String, language: String = "swift") throws -> [String] {
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": Self.source,
      "docs/de/a.md": "# Ä 灯 💡\n\n```\(language)\n\(code)\n```\n",
    ])
    return try project.findings(of: "enum-case-list")
  }

  @Test(
    "A case that no label names is found",
    arguments: [
      "switch Lamp.shared.glow {\ncase .warm: on()\ncase .cold: off()\n}",
      "let glow = Lamp.shared.glow\nswitch glow { case .warm, .cold: on() }",
      "switch Lamp.shared.glow {\ncase Glow.warm: on()\ncase .cold where isNight: off()\ncase .cold: on()\n}",
      "switch Lamp.shared.neighbour()?.glow {\ncase .warm?: on()\ncase .cold: off()\ncase nil: break\n}",
      "func f(_ glow: Glow) -> Int {\n  switch glow { case .warm: 1; case .cold: 2 }\n}",
      "switch Lamp.shared.glow {\ncase .warm: on() // 灯\ncase .cold: off() // aus\n}",
    ])
  func swift(code: String) throws {
    let found = try faults(code)
    #expect(found.count == 1, "\(code)")
    #expect(
      found.first?.hasSuffix(
        "this `switch` over `Glow` lacks `automatic`; add what lacks, or a `default`") == true)
  }

  @Test("A case that is met on a condition alone is not named")
  func condition() throws {
    let found = try faults(
      "switch Lamp.shared.glow {\ncase .warm where isNight: on()\ncase .cold, .automatic: off()\n}")
    #expect(found.first?.contains("lacks `warm`") == true)
  }

  @Test("Payloads are matched by their case")
  func payload() throws {
    let code = { (label: String) in "func f(_ e: Fault) {\nswitch e {\n\(label): show()\n}\n}" }
    #expect(try faults(code("case .offline, .denied(code: _)")) == [])
    #expect(try faults(code("case .offline, .denied(let code)")) == [])
    #expect(try faults(code("case let .denied(code)")).count == 1)
  }

  @Test(
    "What is whole, cut short or not understood is no finding",
    arguments: [
      "switch Lamp.shared.glow {\ncase .warm, .cold, .automatic: on()\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\ndefault: off()\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\n@unknown default: off()\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\ncase let other: show(other)\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\n...\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\n// …\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\n// 其他情况\n}",
      "switch Lamp.shared.glow {\ncase .warm: on()\n#if DEBUG\ncase .cold: off()\n#endif\n}",
      "switch (Lamp.shared.glow, true) {\ncase (.warm, true): on()\n}",
      "switch glow {\ncase .warm: on()\n}",
      "enum Glow { case warm, cold, blue }\nfunc f(_ g: Glow) { switch g { case .warm, .cold: on() } }",
      "+ switch Lamp.shared.glow {\n+ case .warm: on()\n- case .cold: off()\n+ }",
    ])
  func silent(code: String) throws { #expect(try faults(code) == [], "\(code)") }

  @Test("Objective-C is judged by its constants")
  func objectiveC() throws {
    let code = { (labels: String) in
      "switch ([Lamp sharedLamp].glow) {\n\(labels)\n}"
    }
    let found = try faults(
      code("case GlowWarm: on(); break;\ncase GlowCold: { off(); break; }"), language: "objc")
    #expect(
      found == [
        "docs/de/a.md:4 this `switch` over `Glow` lacks `GlowAutomatic`; add what lacks, or a `default`"
      ])
    for labels in [
      "case GlowWarm:\ncase GlowCold:\ncase GlowAutomatic: on();",
      "case GlowWarm: on();\ndefault: break;", "case GlowWarm: on();\n// …",
      "case 0: on();\ncase GlowWarm: off();",
    ] {
      #expect(try faults(code(labels), language: "objc") == [], "\(labels)")
    }
  }

  @Test("The finding stands at the head of the switch", arguments: ["de", "zh", "ja", "ar"])
  func place(locale: String) throws {
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": Self.source,
      "docs/\(locale)/a.md": """
      # Ä 灯 ランプ مصباح 💡

      ```swift
      /* 灯 💡 */ switch Lamp.shared.glow { case .warm: on() }
      ```
      """,
    ])
    #expect(try project.marked(by: "enum-case-list") == ["switch Lamp.shared.glow"])
  }

  @Test("Equal code in another block moves the finding there")
  func moves() throws {
    let code = "switch Lamp.shared.glow {\ncase .warm: on()\n}"
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": Self.source,
      "docs/de/a.md": "# A\n\n```swift\n\(code)\n```\n\n```swift\n// 💡\n\n\(code)\n```\n",
    ])
    let lines = try project.findings(of: "enum-case-list").map { $0.prefix { $0 != " " } }
    #expect(lines == ["docs/de/a.md:4", "docs/de/a.md:12"])
  }
}
