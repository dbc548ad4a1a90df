// A name that the API does not have.

internal import APIModel
package import Diagnostics
internal import Snippets

/// Reports a member that its type does not have.
///
/// *What it checks*: names that are looked up in a type of the API exist there, or in what the
/// type inherits. Where a chain starts with what is deprecated or removed, that is said instead.
///
/// *Why it matters*: the code does not compile.
///
/// *Example*: `ring.addShared(secret:bits:)` where the method is called `add(shared:bits:)`.
///
/// *Instead*: write the name of the API, which the finding gives where one is near.
package struct UnknownSymbol: PageRule {
  package static let info = RuleInfo(
    id: "unknown-symbol",
    family: .api,
    summary: "A member that its type does not have.",
    rationale: """
      A reader who copies the code gets an error from the compiler. The name was renamed or \
      removed after the page was written, or was never right.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Members that are there",
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
        "A type of one's own",
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
          let desk = Desk()
          desk.setGlow()
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "A method of another name",
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
          Lamp.shared.glow(true)
          ```
          """,
        ]),
      .init(
        "A method that the translation writes otherwise",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public static let shared = Lamp()
            public init() {}
            public func setGlow(_ on: Bool) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          ```swift
          Lamp.shared.setGlow(true)
          ```
          """,
          "docs/de/a.md": """
          # Lampe

          ```swift
          Lamp.shared.setzeGlow(true)
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    let unknown = context.uses(where: \.isUnknown)
    guard !unknown.isEmpty else { return [] }
    let spoken = Set(context.outdatedChains.filter(context.isSpokenFor).map(\.named.use.chain))
    return unknown.compactMap { use in
      guard !spoken.contains(use.chain), let fault = Self.fault(of: use, in: api.lookup) else {
        return nil
      }
      return context.diagnostic(
        Self.info, at: context.origin(of: use.value.range, inBlock: use.block),
        Wording.message(use.value.name, fault.scope, fault.nearest.map(use.mention)),
        symbol: use.value.spelling, replacement: fault.nearest.map(use.name),
        fixes: context.fixes(for: use, nearest: fault.nearest.map(use.name)))
    }
  }

  /// Where a name is looked up in vain, and the name that was probably meant.
  private static func fault(
    of use: SnippetUse, in api: APILookup
  ) -> (scope: Scope, nearest: Symbol?)? {
    switch use.value.outcome {
    case .unknownMember(let type):
      let owner = api[type]
      guard !use.isCase(of: owner) else { return nil }
      let nearest = nearestMember(to: use, of: type, in: api).map { api[$0] }
      return (.owner(use.name(of: owner)), nearest)
    case .unknownName(let module):
      if use.language == .swift,
        let meant = api.objcType(named: use.value.baseName)
          ?? api.objcFunctions(named: use.value.baseName).first
      {
        return (.swift, api[meant])
      }
      return (.owner(module), nearestName(to: use, in: api).map { api[$0] })
    case .resolved, .mismatch, .almostMeets, .unknownReceiver:
      return nil
    }
  }

  private static func nearestMember(
    to use: SnippetUse, of type: SymbolHandle, in api: APILookup
  ) -> SymbolHandle? {
    switch use.language {
    case .swift: api.nearestMembers(to: use.value.baseName, of: type).first
    case .objectiveC: api.nearestMembers(toSelector: use.value.name, of: type).first
    }
  }

  private static func nearestName(to use: SnippetUse, in api: APILookup) -> SymbolHandle? {
    let name = use.value.baseName
    guard use.language == .objectiveC else { return api.nearestTypes(to: name).first }
    return api.objcNearMiss(name, .type) ?? api.objcNearMiss(name, .function)
      ?? api.objcNearMiss(name, .constant)
      ?? api.nearestTypes(to: name).first
  }
}

/// Where a name is looked up.
private enum Scope {
  /// In a type or a module, by its name.
  case owner(String)
  /// In Swift, which has another name for what Objective-C calls so.
  case swift
}

private enum Wording {
  static func message(_ name: String, _ scope: Scope, _ nearest: String?) -> String {
    let advice = nearest.map { "; write \($0) instead" } ?? ""
    return switch scope {
    case .owner(let owner): "`\(owner)` has no member `\(name)`\(advice)"
    case .swift: "Swift does not call it `\(name)`" + advice
    }
  }
}
