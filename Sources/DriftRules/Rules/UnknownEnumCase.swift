// A case that the enum does not have.

internal import APIModel
package import Diagnostics
internal import Snippets

/// Reports a case or option that its enum does not have.
///
/// *What it checks*: cases that are looked up in an enum or option set of the API exist there.
///
/// *Why it matters*: the code does not compile.
///
/// *Example*: `.radio` where the case is called `.kindRadio`.
///
/// *Instead*: write a case of the enum, which the finding gives where one is near.
package struct UnknownEnumCase: PageRule {
  package static let info = RuleInfo(
    id: "unknown-enum-case",
    family: .api,
    summary: "A case that its enum does not have.",
    rationale: """
      A reader who copies the code gets an error from the compiler. The case was renamed or \
      removed, or its name was translated or guessed.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "A case that is there",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public init() {}
            public func setGlow(_ on: Bool) {}
            public func fade(to level: Double, seconds: Double = 1) {}
            @available(*, deprecated, renamed: "setGlow(_:)") public func light(_ on: Bool) {}
            public var mode: Mode = .steady
          }
          public enum Mode: Int {
            case steady, blinking, off
          }
          """,
          "docs/en/a.md": """
          # Lamp

          ```swift
          Lamp.shared.mode = .blinking
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A misspelt case",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public init() {}
            public func setGlow(_ on: Bool) {}
            public func fade(to level: Double, seconds: Double = 1) {}
            @available(*, deprecated, renamed: "setGlow(_:)") public func light(_ on: Bool) {}
            public var mode: Mode = .steady
          }
          public enum Mode: Int {
            case steady, blinking, off
          }
          """,
          "docs/en/a.md": """
          # Lamp

          ```swift
          Lamp.shared.mode = .blinkin
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    return context.uses(where: \.isUnknown).compactMap { use in
      guard case .unknownMember(let type) = use.value.outcome else { return nil }
      let owner = api.lookup[type]
      guard use.isCase(of: owner) else { return nil }
      let cases = api.lookup.cases(of: type).map { use.name(of: api.lookup[$0]) }
      let nearest = NearestCase.of(use.value.name, among: cases)
      return context.diagnostic(
        Self.info, at: context.origin(of: use.value.range, inBlock: use.block),
        Wording.message(use.value.name, use.name(of: owner), nearest, cases),
        symbol: use.value.spelling, replacement: nearest,
        fixes: context.fixes(for: use, nearest: nearest))
    }
  }
}

private enum Wording {
  static func message(
    _ name: String, _ owner: String, _ nearest: String?, _ cases: [String]
  ) -> String {
    let fault = "`\(owner)` has no case `\(name)`"
    if let nearest { return "\(fault); write `\(nearest)` instead" }
    guard !cases.isEmpty, cases.count <= 8 else { return fault }
    return "\(fault); it has \(cases.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
