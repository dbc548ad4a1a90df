// A symbol that is deprecated.

package import Diagnostics

/// Reports the use of a symbol that the API marks as deprecated.
///
/// *What it checks*: code on pages uses current symbols; a chain of calls is reported once.
///
/// *Why it matters*: readers start with what is going to be removed.
///
/// *Example*: `PWModalWindowConfiguration.shared()` where `Pushwoosh.media.modalRichMedia` took
/// its place.
///
/// *Instead*: write the successor, which the finding names.
package struct DeprecatedSymbol: PageRule {
  package static let info = RuleInfo(
    id: "deprecated-symbol",
    family: .api,
    summary: "A use of a symbol that is marked as deprecated.",
    rationale: """
      Documentation teaches what to write today. A deprecated symbol makes every new project start \
      with warnings, and with code that breaks when the symbol is removed.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "The successor",
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
          Lamp.shared.setGlow(true)
          ```
          """,
        ]),
      .init(
        "A page that shows the older API on purpose",
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
          # Move on

          <!-- concord allow deprecated-symbol: the code to move away from -->
          ```swift
          Lamp.shared.light(true)
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "The older method",
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
          Lamp.shared.light(true)
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.outdatedChains(.deprecated).map { chain, cause in
      context.diagnostic(
        Self.info,
        at: context.origin(of: chain.named.use.value.chainRange, inBlock: chain.named.use.block),
        Wording.message(chain), symbol: chain.spelling, replacement: chain.replacement,
        cause: cause, fixes: context.fixes(for: chain, of: Self.info))
    }
  }
}

private enum Wording {
  static func message(_ chain: OutdatedChain) -> String {
    let fault = "`\(chain.spelling)` is deprecated"
    if let advice = chain.advice { return "\(fault); \(advice)" }
    return fault + (chain.named.symbol.availability.message.map { ": \($0)" } ?? "")
  }
}
