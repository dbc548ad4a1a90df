// A string that lost what stands for a value.

internal import Comparison
package import Diagnostics

/// Reports a string whose interpolations or format specifiers are not those of the source page.
///
/// *What it checks*: a translated string keeps every `\(name)`, `%@`, `{name}` of its source.
///
/// *Why it matters*: the code no longer compiles, or prints the wrong thing.
///
/// *Example*: `\(name)` became `\(nom)`, which the code does not declare.
///
/// *Instead*: translate the text around it and leave what stands for a value.
package struct LiteralDrift: PageRule {
  package static let info = RuleInfo(
    id: "literal-drift",
    family: .translation,
    summary: "A string that lost or changed what stands for a value in it.",
    rationale: """
      Text in strings may be translated, an interpolation or a format specifier in it is code: where \
      it is lost or renamed, the code does not compile or prints the wrong thing.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "The text alone is translated",
        [
          "docs/en/a.md": """
          # Greeting

          ```swift
          print("Hello, \\(name)")
          ```
          """,
          "docs/fr/a.md": """
          # Salutation

          ```swift
          print("Bonjour \\(name)")
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "The interpolation was translated",
        [
          "docs/en/a.md": """
          # Greeting

          ```swift
          print("Hello, \\(name)")
          ```
          """,
          "docs/fr/a.md": """
          # Salutation

          ```swift
          print("Bonjour \\(nom)")
          ```
          """,
        ]),
      .init(
        "A format specifier lost its type",
        [
          "docs/en/a.md": """
          # Greeting

          ```python
          print("%(count)d files" % values)
          ```
          """,
          "docs/fr/a.md": """
          # Salutation

          ```python
          print("%(count) fichiers" % values)
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    let blocks = context.comparedBlocks
    var found: [Diagnostic] = []
    for index in blocks.indices where !blocks[index].differences.isEmpty {
      let block = blocks[index]
      found += block.differences.filter { $0.kind == .literal }.map { difference in
        context.diagnostic(
          Self.info, at: context.origin(of: difference.target, inBlock: block.target),
          Wording.message(difference),
          replacement: difference.sourceText.isEmpty ? nil : difference.sourceText,
          related: context.sourceNotes(difference, in: block, Wording.source),
          fixes: context.fix([difference], in: block, .safe).map { [$0] } ?? [])
      }
    }
    return found
  }
}

private enum Wording {
  static let source = "the string of the source page"

  static func message(_ difference: CodeDifference) -> String {
    let (source, target) = (difference.sourceText.quoted, difference.targetText.quoted)
    if difference.targetText.isEmpty {
      return "this string lost \(source) of the source page; what stands for a value stays"
    }
    return difference.sourceText.isEmpty
      ? "this string holds \(target), which the source page does not have; take it out"
      : "the source page writes \(source) in this string, this page \(target); write \(source)"
  }
}
