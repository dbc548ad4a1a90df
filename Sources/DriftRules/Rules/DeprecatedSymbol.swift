// A symbol that is deprecated.

internal import APIModel
package import Diagnostics
internal import Snippets

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
    guard let api = context.api else { return [] }
    return context.uses(where: api.isDeprecated).grouped.compactMap { chain in
      let deprecated = chain.compactMap { use -> (use: SnippetUse, symbol: Symbol)? in
        guard case .resolved(let handle) = use.value.outcome else { return nil }
        return (use, api.lookup[handle])
      }
      guard let first = deprecated.first else { return nil }
      // A type and the static member that gives the value are one name to a reader.
      let isTypeAndValue = deprecated.count > 1 && first.symbol.kind.isType
      let named = isTypeAndValue ? deprecated[1] : first
      let last = deprecated[deprecated.count - 1]
      let successor = (named.symbol.successor ?? first.symbol.successor).map {
        SuccessorPath($0, in: api.lookup)
      }
      let call = last.use == named.use ? nil : last.symbol
      let instead = call?.successor.map { SuccessorPath($0, in: api.lookup) }
      return context.diagnostic(
        Self.info, at: context.origin(of: named.use.value.chainRange, inBlock: named.use.block),
        Wording.message(
          named.use.value.spelling, successor.map(named.use.spelling),
          named.symbol.availability.message, call: call.map(named.use.name),
          instead: instead.map(named.use.spelling)),
        symbol: named.use.value.spelling, replacement: successor.map(named.use.spelling),
        cause: (successor?.release ?? instead?.release).map(Wording.cause))
    }
  }
}

private enum Wording {
  static func message(
    _ symbol: String, _ successor: String?, _ reason: String?, call: String?, instead: String?
  ) -> String {
    guard let successor else {
      return "`\(symbol)` is deprecated" + (reason.map { ": \($0)" } ?? "")
    }
    let advice = "`\(symbol)` is deprecated; write `\(successor)` instead"
    guard let call, let instead, instead != successor else { return advice }
    return "\(advice), and `\(instead)` for `\(call)`"
  }

  static func cause(_ release: String) -> String {
    "documents the API from before \(release)"
  }
}
