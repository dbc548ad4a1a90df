// A symbol that a later release no longer has.

package import Diagnostics

/// Reports the use of a symbol that an earlier release had and the API no longer has.
///
/// *What it checks*: with `history:` under `api:` in concord.yml, names that the API lacks are
/// looked up in the releases before; a chain of calls is reported once.
///
/// *Why it matters*: the code compiled once and does not any more, and "no such member" does not
/// tell a reader what became of it.
///
/// *Example*: `Lamp.shared.light(true)` where 4.8.0 calls the method `setGlow(_:)`.
///
/// *Instead*: write the successor, which the finding names where one is known: by the deprecation
/// before the removal, or by a new symbol whose name, types and neighbours agree.
package struct RemovedSymbol: PageRule {
  package static let info = RuleInfo(
    id: "removed-symbol",
    family: .api,
    summary: "A use of a symbol that a release removed or renamed.",
    rationale: """
      The page was right for an older release. A reader who copies the code gets an error from the \
      compiler that does not say what took the symbol's place; the history of the API does.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "The name of today",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func setGlow(_ on: Bool) {}
          }
          """,
          "History/4.7.0/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func light(_ on: Bool) {}
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
        "A member that the page adds itself",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func setGlow(_ on: Bool) {}
          }
          """,
          "History/4.7.0/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func light(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          ```swift
          extension Lamp {
            func light(_ on: Bool) { setGlow(on) }
          }
          Lamp.shared.light(true)
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "The name of the release before",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public func setGlow(_ on: Bool) {}
          }
          """,
          "History/4.7.0/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
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
    api?.has(.removed) == true
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    context.outdatedChains(.removed).map { chain, cause in
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
    let lifetime = chain.named.symbol.lifetime
    let fault =
      lifetime?.removedIn.map { "`\(chain.spelling)` was removed in \($0)" }
      ?? "`\(chain.spelling)` is no longer in the API"
    guard let advice = chain.advice else { return fault }
    guard let reason = lifetime?.pairing else { return "\(fault); \(advice)" }
    return "\(fault); \(advice) (\(reason))"
  }
}
