// Code that is not the code of the source page.

internal import APIModel
internal import Alignment
internal import Comparison
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a code block that differs from its counterpart on the source page as code.
///
/// *What it checks*: names, labels, types, numbers, keywords and statements are those of the source
/// block. Comments, white space, the text of strings, editor placeholders and the names that code
/// declares for itself may differ.
///
/// *Why it matters*: readers copy code that no longer works, or that does something else.
///
/// *Example*: the source page awaits a call that became asynchronous, the translation does not.
///
/// *Instead*: take the code over from the source page and translate its comments.
package struct CodeDrift: PageRule {
  package static let info = RuleInfo(
    id: "code-drift",
    family: .translation,
    summary: "Code that differs from that of the source page in more than words for people.",
    rationale: """
      Code is not translated: where it differs from the source page, the source page was mended and \
      the translation was not, or the code was hurt on the way. Readers copy it either way.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Comments and texts are translated, the layout is another",
        [
          "docs/en/a.md": """
          # Token

          ```swift
          // Ask for a token
          let token = try client.fetchToken(scopes: ["read", "write"])
          print("Got \\(token)")
          ```
          """,
          "docs/es/a.md": """
          # Token

          ```swift
          // Pide un token
          let token = try client.fetchToken(
            scopes: ["read", "write"],
          )
          print("Recibido: \\(token)")
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A method was translated",
        [
          "docs/en/a.md": """
          # Token

          ```swift
          // Ask for a token
          let token = try client.fetchToken()
          ```
          """,
          "docs/es/a.md": """
          # Token

          ```swift
          // Pide un token
          let token = try client.obtenerToken()
          ```
          """,
        ]),
      .init(
        "A statement is missing",
        [
          "docs/en/a.md": """
          # Set up

          ```kotlin
          val kit = Kit(context)
          kit.setRegion("eu")
          kit.start()
          ```
          """,
          "docs/de/a.md": """
          # Einrichten

          ```kotlin
          val kit = Kit(context)
          kit.start()
          ```
          """,
        ]),
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    let blocks = context.comparedBlocks
    return blocks.indices.compactMap { index in
      // Most blocks are equal to the byte.
      if blocks[index].comparison == nil { return nil }
      let block = blocks[index]
      let differences = block.differences.filter { $0.kind == .code }
      guard let first = differences.first else { return Self.brokenLayout(block, context) }
      let fault = Self.fault(block, context)
      let further = differences.dropFirst().prefix(Self.mostPlaces).map { difference in
        Note(
          place: context.page.place(context.origin(of: difference.target, inBlock: block.target)),
          message: Wording.further)
      }
      return context.diagnostic(
        Self.info, at: context.origin(of: first.target, inBlock: block.target),
        Wording.message(first, fault?.message), replacement: Self.replacement(first),
        related: context.sourceNotes(first, in: block, Wording.source) + further,
        fixes: Self.fixes(differences, isBroken: fault != nil, in: block, context))
    }
  }

  /// A keyword that has a slip and breaks the code is mended; all else is an offer: whoever changed
  /// the code may have meant it.
  private static func fixes(
    _ differences: [CodeDifference], isBroken: Bool, in block: ComparedBlock,
    _ context: PageContext
  ) -> [FixIt] {
    let isSlip =
      isBroken && differences.count == 1
      && NearMiss.isOneSlip(differences[0].sourceText, differences[0].targetText)
    if isSlip { return context.fix(differences, in: block, .safe).map { [$0] } ?? [] }
    let all = block.differences.filter { $0.kind == .code || $0.isExchange }
    return context.fix(all, in: block, .review, Wording.offer).map { [$0] } ?? []
  }

  /// How many further places a finding names.
  private static let mostPlaces = 8

  private static func replacement(_ difference: CodeDifference) -> String? {
    difference.sourceText.isEmpty || difference.sourceText.utf8.count > 200
      ? nil : difference.sourceText
  }

  /// Where the same tokens no longer parse, since a line break was lost.
  private static func brokenLayout(_ block: ComparedBlock, _ context: PageContext) -> Diagnostic? {
    guard block.differences.isEmpty, block.marks.isEmpty, block.comparison != nil,
      let fault = fault(block, context)
    else { return nil }
    let place = context.origin(of: fault.offset..<fault.offset, inBlock: block.target)
    return context.diagnostic(Self.info, at: place, Wording.broken(fault.message))
  }

  private static func fault(_ block: ComparedBlock, _ context: PageContext) -> SnippetFault? {
    guard let target = context.analyzed.snippet(ofBlock: block.target), !target.findings.isComplete,
      let source = context.alignment?.source.page.snippet(ofBlock: block.source)
    else { return nil }
    return SnippetFault(
      in: context.analyzed.codeBlocks[block.target].code.bytes, target, source: source)
  }
}

private enum Wording {
  static let source = "the code of the source page"
  static let offer = "the source page's block with this page's comments and strings kept in place"
  static let further = "this differs from the source page as well"

  static func message(_ difference: CodeDifference, _ fault: String?) -> String {
    let (source, target) = (difference.sourceText.quoted, difference.targetText.quoted)
    let parts =
      difference.targetText.isEmpty
      ? "the source page writes \(source), which is missing here"
      : difference.sourceText.isEmpty
        ? "this page writes \(target), which the source page does not have"
        : "the source page writes \(source), this page \(target)"
    return parts
      + (fault.map { "; the parser says: \($0)" } ?? "; take over the source page's code")
  }

  static func broken(_ fault: String) -> String {
    "this code no longer parses, other than on the source page; the parser says: \(fault)"
  }
}
