// A symbol that another has taken the place of, though nothing marks it.

package import Diagnostics

/// Reports the use of a symbol that is still there, and that the API says not to use.
///
/// *What it checks*: code on pages does not use symbols whose doc comment names a successor ("Use
/// X instead", "Prefer X"), or that `superseded:` under `api:` in concord.yml names; a chain of
/// calls is reported once, and not where one of its names does not exist.
///
/// *Why it matters*: no compiler warns of such a symbol, so that only documentation can lead
/// readers away from it.
///
/// *Example*: `PWModalWindowConfiguration.shared()` where `Pushwoosh.media.modalRichMedia` took
/// its place without a deprecation.
///
/// *Instead*: write the successor, which the finding names.
package struct SupersededSymbol: PageRule {
  package static let info = RuleInfo(
    id: "superseded-symbol",
    family: .api,
    summary: "A use of a symbol that another has taken the place of.",
    rationale: """
      The code compiles without a warning, and still is not what the API's authors want new code \
      to use. The doc comment says so, where few readers look before they copy an example.
      """,
    severity: .warning,
    fix: .sometimes,
    clean: [
      .init(
        "The successor",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func setGlow(_ on: Bool) {}
            /// Switches the lamp. Use ``setGlow(_:)`` instead.
            public func light(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          ```swift
          Lamp.shared.setGlow(true)
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "The older method",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func setGlow(_ on: Bool) {}
            /// Switches the lamp. Use ``setGlow(_:)`` instead.
            public func light(_ on: Bool) {}
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

  package func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool {
    api?.has(.superseded) == true
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    let chains = context.outdatedChains(.superseded)
    guard !chains.isEmpty else { return [] }
    let broken = Set(context.uses(where: \.isUnknown).map(\.chain))
    return chains.compactMap { chain, cause in
      guard !broken.contains(chain.named.use.chain) else { return nil }
      return context.diagnostic(
        Self.info,
        at: context.origin(of: chain.named.use.value.chainRange, inBlock: chain.named.use.block),
        Wording.message(chain), symbol: chain.spelling, replacement: chain.replacement,
        cause: cause, fixes: context.fixes(for: chain, of: Self.info))
    }
  }
}

private enum Wording {
  static func message(_ chain: OutdatedChain) -> String {
    let fault = "`\(chain.spelling)` is superseded"
    return chain.advice.map { "\(fault); \($0)" } ?? fault
  }
}
