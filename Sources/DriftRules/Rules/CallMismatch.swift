// A call that no declaration takes.

internal import APIModel
package import Diagnostics
internal import Snippets

/// Reports a call whose labels or arguments no declaration of that name takes.
///
/// *What it checks*: labels, number of arguments and trailing closures fit one of the
/// declarations of the name; nothing local hides it.
///
/// *Why it matters*: the code does not compile.
///
/// *Example*: `setGlow(on: true)` where the method is `setGlow(_:)`.
///
/// *Instead*: call it as the API declares it.
package struct CallMismatch: PageRule {
  package static let info = RuleInfo(
    id: "call-mismatch",
    family: .api,
    summary: "A call that no declaration of that name takes.",
    rationale: """
      A reader who copies the call gets an error from the compiler: a label was added, removed or \
      renamed, an argument is gone, or a parameter of the same name hides the method.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Default arguments may be left out",
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
          Lamp.shared.fade(to: 0.5)
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A label that the method does not have",
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
          Lamp.shared.setGlow(on: true)
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    return context.uses(where: \.isMismatch).compactMap { use in
      guard case .mismatch(let candidates, let fault) = use.value.outcome,
        let nearest = candidates.first.map({ api.lookup[$0] }), nearest.state != .removed
      else { return nil }
      let range = Self.range(of: fault, in: use.value)
      return context.diagnostic(
        Self.info, at: context.origin(of: range, inBlock: use.block),
        Wording.message(
          use.value.name, fault, use.mention(of: nearest), isOnly: candidates.count == 1)
          + (fault == .trailingClosure && nearest.isAsync ? Wording.asynchronous : ""),
        symbol: use.value.spelling, replacement: Wording.replacement(fault, use.name(of: nearest)),
        fixes: context.fixes(for: use, fault, only: candidates.count == 1 ? nearest : nil))
    }
  }

  /// The label or argument that is at fault, else the name.
  private static func range(of fault: SymbolUse.CallFault, in use: SymbolUse) -> Range<Int> {
    switch fault {
    case .label(let argument, _, _), .extraArgument(let argument, _),
      .closureParameters(let argument, _, _), .literal(let argument, _, _):
      guard use.labelRanges.indices.contains(argument) else { return use.range }
      let range = use.labelRanges[argument]
      return range.isEmpty ? use.range : range
    default: return use.range
    }
  }
}

private enum Wording {
  static let asynchronous = ", which is asynchronous: `await` its result"

  static func message(
    _ name: String, _ fault: SymbolUse.CallFault, _ declared: String, isOnly: Bool
  ) -> String {
    let advice = isOnly ? "the API has \(declared)" : "the nearest is \(declared)"
    switch fault {
    case .label(_, nil, let expected?):
      return "`\(name)` lacks the label `\(expected):`; \(advice)"
    case .label(_, let written?, nil):
      return "`\(name)` has the label `\(written):`, which the API does not know; \(advice)"
    case .label(_, let written?, let expected?):
      return "`\(name)` has the label `\(written):` in place of `\(expected):`; \(advice)"
    case .label: return "`\(name)` has other labels than the API; \(advice)"
    case .missingArgument(let label):
      let argument = label.map { "the argument `\($0):`" } ?? "an argument"
      return "`\(name)` lacks \(argument); \(advice)"
    case .extraArgument(_, let label):
      let argument = label.map { "the argument `\($0):`" } ?? "more arguments"
      return "`\(name)` has \(argument), which the API does not know; \(advice)"
    case .trailingClosure:
      return "`\(name)` is called with a closure that the API does not take; \(advice)"
    case .notCalled: return "`\(name)` is a function and lacks its parentheses; \(advice)"
    case .instanceMember:
      return "`\(name)` belongs to a value of its type and is used on the type; \(advice)"
    case .staticMember:
      return "`\(name)` belongs to its type and is used on a value; \(advice)"
    case .notCallable: return "`\(name)` can't be called like this; \(advice)"
    case .closureParameters(_, let written, let expected):
      return "`\(name)` is given a closure with \(parameters(written)), and calls it with"
        + " \(expected); \(advice)"
    case .literal(_, let written, let expected):
      return "`\(name)` is given \(written) where the API takes `\(expected)`; \(advice)"
    case .notSettable: return "`\(name)` can't be set; \(advice)"
    case .notUnwrapped:
      return "`\(name)` is used on an optional that may be `nil`; unwrap it with `?` first"
    case .notOptional: return "`\(name)` is no optional; leave out the `?` or `!` behind it"
    case .hidden:
      return "a parameter or local named `\(name.prefix { $0 != "(" })` hides the method here;"
        + " write `self.\(name.prefix { $0 != "(" })` to call \(declared)"
    }
  }

  private static func parameters(_ count: Int) -> String {
    count == 1 ? "1 parameter" : "\(count) parameters"
  }

  /// What to write instead of the name that was called.
  static func replacement(_ fault: SymbolUse.CallFault, _ declared: String) -> String {
    fault == .hidden ? "self.\(declared)" : declared
  }
}
