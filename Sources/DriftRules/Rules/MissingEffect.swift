// A call without the `try` or `await` that it needs.

internal import APIModel
package import Diagnostics
internal import Snippets

/// Reports a use of what throws or is asynchronous that is not marked so.
///
/// *What it checks*: `try` or `await` stands in front of what the API declares with `throws` or
/// `async`, and of what an actor guards.
///
/// *Why it matters*: the code does not compile.
///
/// *Example*: `let note = notes.create("hi")` where the method is `async throws`.
///
/// *Instead*: write `try await` in front of it.
package struct MissingEffect: PageRule {
  package static let info = RuleInfo(
    id: "missing-effect",
    family: .api,
    summary: "A call without the `try` or `await` that it needs.",
    rationale: """
      A reader who copies the code gets an error from the compiler. The method began to throw, or \
      became asynchronous, after the page was written. Code in closures is judged for itself, since \
      a mark outside does not reach into it; arguments of macros and `async let` need no mark.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Marked as it is declared",
        [
          "Sources/Notes.swift": """
          public final class Notes {
            public init() {}
            public func create(_ text: String) async throws -> Int { 1 }
          }
          """,
          "docs/en/a.md": """
          # Notes

          ```swift
          let id = try await Notes().create("hi")
          ```
          """,
        ]),
      .init(
        "One mark for all that is behind it",
        [
          "Sources/Notes.swift": """
          public final class Notes {
            public init() {}
            public func load(_ file: String) throws -> Int { 1 }
          }
          """,
          "docs/en/a.md": """
          # Notes

          ```swift
          let sum = try Notes().load("a") + Notes().load("b")
          ```
          """,
        ]),
    ],
    drifting: [
      .init(
        "A method that became asynchronous",
        [
          "Sources/Notes.swift": """
          public final class Notes {
            public init() {}
            public func create(_ text: String) async throws -> Int { 1 }
          }
          """,
          "docs/en/a.md": """
          # Notes

          ```swift
          let id = Notes().create("hi")
          ```
          """,
        ]),
      .init(
        "A mark that does not reach into a closure",
        [
          "Sources/Notes.swift": """
          public final class Notes {
            public init() {}
            public func load(_ file: String) throws {}
          }
          """,
          "docs/en/a.md": """
          # Notes

          ```swift
          try ["a", "b"].forEach { file in
            Notes().load(file)
          }
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api else { return [] }
    return context.usesWithoutEffects.compactMap { use in
      guard case .resolved(let handle) = use.value.outcome else { return nil }
      let marks = use.value.missingEffects.map(\.rawValue)
      return context.diagnostic(
        Self.info, at: context.origin(of: use.value.range, inBlock: use.block),
        Wording.message(use.value.name, api.lookup[handle], marks), symbol: use.value.spelling,
        replacement: marks.joined(separator: " ") + " " + use.value.spelling,
        fixes: context.effectFixes(for: use))
    }
  }
}

private enum Wording {
  static func message(_ name: String, _ symbol: Symbol, _ marks: [String]) -> String {
    let nature = reasons(symbol, marks).joined(separator: " and ")
    let marks = marks.joined(separator: " ")
    return "`\(name)` \(nature), and `\(marks)` is missing; write `\(marks)` in front of it"
  }

  private static func reasons(_ symbol: Symbol, _ marks: [String]) -> [String] {
    marks.map { mark in
      if mark == "try" { return "throws" }
      return symbol.isAsync ? "is asynchronous" : "belongs to the actor `\(owner(symbol))`"
    }
  }

  private static func owner(_ symbol: Symbol) -> String {
    symbol.parentPath.joined(separator: ".")
  }
}
