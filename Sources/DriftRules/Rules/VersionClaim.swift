// A page that names another release than the API as the one which brought a symbol.

internal import APIModel
package import Diagnostics

/// Reports sentences that say a symbol is there since a release, where the API says otherwise.
///
/// *What it checks*: "since 4.6.0", "available from", "introduced in" and their like in the
/// languages that are known well enough, in a sentence with a code span that names a symbol, and
/// numbers in a table column that is headed so, with a code span in their row; against `- Since:` in
/// the symbol's doc comment, else against the history.
///
/// *Why it matters*: readers decide by it which release they need, or whether they may use a symbol
/// at all.
///
/// *Example*: "`setGlow(_:)` is available since 4.7.0" where its doc comment says 4.6.0.
///
/// *Instead*: write the release that brought the symbol.
package struct VersionClaimRule: PageRule {
  package static let info = RuleInfo(
    id: "version-claim",
    family: .api,
    summary: "A symbol is said to be there since another release than the API says.",
    rationale: """
      A reader on an older release skips what would work, or uses what is not there. The number \
      was a guess, or was carried over when the sentence was copied.
      """,
    severity: .warning,
    fix: .sometimes,
    clean: [
      .init(
        "The release that brought it",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            /// Switches the lamp.
            ///
            /// - Since: 4.6.0
            public func setGlow(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          `setGlow(_:)` is available since version 4.6.0.
          """,
        ]),
      .init(
        "A release that changed it",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            /// Switches the lamp.
            ///
            /// - Since: 4.6.0
            public func setGlow(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          Since 4.7.0 `setGlow(_:)` no longer waits.
          """,
        ]),
    ],
    drifting: [
      .init(
        "Another release",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            /// Switches the lamp.
            ///
            /// - Since: 4.6.0
            public func setGlow(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          `setGlow(_:)` is available since version 4.7.0.
          """,
        ]),
      .init(
        "Another release in a table",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            /// Switches the lamp.
            ///
            /// - Since: 4.6.0
            public func setGlow(_ on: Bool) {}
            /// - Since: 4.7.0
            public func dim() {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          | Method | Since |
          | --- | --- |
          | `setGlow(_:)` | 4.7.0 |
          """,
        ]),
    ])

  package func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool {
    api?.hasReleases == true
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api, api.hasReleases,
      let claims = VersionClaims(context, api)
    else { return [] }
    return claims.all.flatMap { claims in
      Self.wrong(claims).map { claim in
        context.diagnostic(
          Self.info, at: claim.range, Wording.message(claim), symbol: claim.spelling,
          replacement: claim.symbol.introduction?.release.description,
          fixes: Self.fixes(claim, context))
      }
    }
  }

  /// The wrong ones among the claims of a sentence.
  ///
  /// It has one number for what a code span names; a number further away is of something else.
  private static func wrong(_ claims: [VersionClaim]) -> [VersionClaim] {
    let right = Set(claims.filter(\.isRight).map(\.symbol.id))
    let wrong = claims.filter { !$0.isRight && !right.contains($0.symbol.id) }
    return wrong.filter { claim in
      !wrong.contains { $0.subject == claim.subject && $0.distance < claim.distance }
    }
  }
}

extension VersionClaimRule {
  /// The release of the API, where the source page's text names it too.
  private static func fixes(_ claim: VersionClaim, _ context: PageContext) -> [FixIt] {
    guard case .release(let release) = claim.symbol.introduction else { return [] }
    let number = release.description
    let isAgreed = context.sourceSays(number, besides: claim.range)
    return context.fixes(
      replacing: claim.range, with: number, safety: isAgreed ? .safe : .review)
  }
}

extension VersionClaim {
  /// Whether nothing that is known speaks against it.
  fileprivate var isRight: Bool { symbol.introduction?.agrees(with: release) ?? true }
}

private enum Wording {
  static func message(_ claim: VersionClaim) -> String {
    let fault = "`\(claim.spelling)` is said to be there since \(claim.release)"
    switch claim.symbol.introduction {
    case .release(let release): return "\(fault); the API says \(release)"
    case .atLatest(let release): return "\(fault); \(release) has it already"
    case nil: return fault
    }
  }
}
