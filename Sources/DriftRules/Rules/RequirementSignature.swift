// A delegate method that almost matches, so that it is never called.

internal import APIModel
package import Diagnostics
internal import Lexing
internal import Snippets

/// Reports a member that was meant to meet a requirement of a protocol, and does not.
///
/// *What it checks*: in a type that conforms to a protocol of the API, a member whose name, labels
/// or types are nearly those of a requirement meets it.
///
/// *Why it matters*: where the requirement has a default or is optional, the compiler says nothing,
/// and the method is never called.
///
/// *Example*: `func lamp(_ lamp: Lamp, didGlow part: Part?)` where the requirement has `Part`.
///
/// *Instead*: declare it as the protocol does.
package struct RequirementSignature: PageRule {
  package static let info = RuleInfo(
    id: "requirement-signature",
    family: .api,
    summary: "A method that almost meets a requirement of a protocol, and is never called.",
    rationale: """
      A reader who copies the code sees it compile, and waits for a call that never comes: the \
      requirement has a default, and a method with another label, type or optionality is just one \
      more method. Where the requirement has no default the code does not compile.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "The requirement as it is declared, and a helper",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.md": """
          # Lamp

          ```swift
          class Watcher: LampDelegate {
            func lamp(_ lamp: Lamp, didGlow level: Double) { note(level) }
            func note(_ level: Double) {}
          }
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A label that the requirement does not have",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.md": """
          # Lamp

          ```swift
          class Watcher: LampDelegate {
            func lamp(_ lamp: Lamp, didGlowAt level: Double) {}
          }
          ```
          """,
        ]),
      .init(
        "An optional where the requirement has none",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.md": """
          # Lamp

          ```swift
          class Watcher: LampDelegate {
            func lamp(_ lamp: Lamp!, didGlow level: Double) {}
          }
          ```
          """,
        ]),
      .init(
        "A translation that kept the signature of long ago",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.md": """
          # Lamp

          ```swift
          class Watcher: LampDelegate {
            func lamp(_ lamp: Lamp, didGlow level: Double) {}
          }
          ```
          """,
          "docs/de/a.md": """
          # Lampe

          ```swift
          class Watcher: LampDelegate {
            func lamp(_ lamp: Lamp!, didGlow level: Double) {}
          }
          ```
          """,
        ]),
    ])

  private static let api = """
    public final class Lamp {
      public init() {}
      public weak var delegate: LampDelegate?
    }
    public protocol LampDelegate: AnyObject {
      func lamp(_ lamp: Lamp, didGlow level: Double)
    }
    extension LampDelegate {
      public func lamp(_ lamp: Lamp, didGlow level: Double) {}
    }
    """

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    return context.uses(where: \.isAlmostMeeting).compactMap { use in
      guard case .almostMeets(let handle, let fault) = use.value.outcome else { return nil }
      let requirement = api.lookup[handle]
      return context.diagnostic(
        Self.info, at: context.origin(of: use.value.range, inBlock: use.block),
        Wording(use: use, requirement: requirement).message(fault),
        symbol: requirement.qualifiedName, replacement: use.declaration(of: requirement),
        cause: Self.cause(of: fault, requirement), fixes: Self.fixes(for: use, context))
    }
  }
}

extension RequirementSignature {
  /// The head of the declaration as the source page writes it.
  private static func fixes(for use: SnippetUse, _ context: PageContext) -> [FixIt] {
    guard let block = use.block else { return [] }
    let code = context.analyzed.codeBlocks[block].code.bytes
    let start = use.value.range.lowerBound
    let end = code[start...].firstIndex { $0 == 0x7B || $0 == 0x3B } ?? code.count
    let line = code.lineStart(before: start)..<end
    return context.fixFromSource(FaultyCode(block: block, core: [line]))
  }

  /// The release that changed the requirement, where the page writes what it was before.
  private static func cause(
    of fault: SymbolUse.RequirementFault, _ requirement: Symbol
  ) -> String? {
    guard let lifetime = requirement.lifetime, let release = lifetime.changedIn else { return nil }
    switch fault {
    case .parameter(_, let written, _):
      return lifetime.formerTypes.contains(written) ? ReleaseCause.before(release) : nil
    case .result(let written?, _):
      return lifetime.formerTypes.contains(written) ? ReleaseCause.before(release) : nil
    default: return nil
    }
  }
}

private struct Wording {
  let use: SnippetUse
  let requirement: Symbol

  private var name: String { use.value.name }

  private var owner: String { requirement.parentPath.joined(separator: ".") }

  func message(_ fault: SymbolUse.RequirementFault) -> String {
    let advice = advice(fault)
    switch fault {
    case .name:
      let verb = requirement.kind == .method ? "called" : "asked for"
      return
        "`\(name)` is almost `\(use.name(of: requirement))` of `\(owner)`, and is never \(verb);"
        + " \(advice)"
    case .parameter(let index, let written, let expected):
      return
        "`\(name)` \(consequence), because its parameter `\(requirement.parameters[index].name)`"
        + " is `\(written)` where `\(owner)` has `\(expected)`; \(advice)"
    case .result(let written, let expected):
      return
        "`\(name)` \(consequence), because it gives \(type(written)) where `\(owner)` asks for"
        + " \(type(expected)); \(advice)"
    case .staticness:
      let nature = requirement.isStatic ? "the type" : "its values"
      return "`\(name)` is never called, because `\(owner)` asks \(nature) for it; \(advice)"
    case .effect(let effect):
      return "`\(name)` is never called, because it is `\(effect)` and the requirement of"
        + " `\(owner)` is not; \(advice)"
    case .kind:
      let nature = requirement.kind == .method ? "a method" : "a property"
      return "`\(name)` is never asked for, because the requirement of `\(owner)` is \(nature);"
        + " \(advice)"
    case .conformsAbove(let superclass):
      return "`\(name)` is never called, because `\(superclass)` conforms to `\(owner)` and left it"
        + " to the default; \(advice)"
    }
  }

  /// In Objective-C the selector decides what is called, whatever the types.
  private var consequence: String {
    use.language == .swift ? "is never called" : "does not understand its caller"
  }

  private func advice(_ fault: SymbolUse.RequirementFault) -> String {
    if case .conformsAbove(let superclass) = fault {
      return "declare it in `\(superclass)` and override it here"
    }
    return "write `\(use.declaration(of: requirement))`"
  }

  private func type(_ spelling: String?) -> String {
    spelling.map { "`\($0)`" } ?? "nothing"
  }
}
