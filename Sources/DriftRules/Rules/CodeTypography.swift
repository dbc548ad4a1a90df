// Typographic characters in code.

internal import Comparison
package import Diagnostics

/// Reports curly quotes, full-width punctuation, long dashes and special spaces in code where the
/// source page has the plain characters.
///
/// *What it checks*: outside of strings and comments, code has the punctuation of the source page.
///
/// *Why it matters*: the code does not compile, and the eye hardly sees why.
///
/// *Example*: a full-width colon between a key and its value.
///
/// *Instead*: write the character that a keyboard for code gives.
package struct CodeTypographyRule: PageRule {
  package static let info = RuleInfo(
    id: "code-typography",
    family: .page,
    summary: "Curly quotes, full-width punctuation or special spaces in code.",
    rationale: """
      Word processors and input methods put typographic characters where code needs plain ones. \
      Compilers refuse them or, with special spaces, complain of something else entirely.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Typographic characters in strings and comments",
        [
          "docs/en/a.md": """
          # Dictionary

          ```swift
          // Two of them
          let names = ["a": "one, two"]
          ```
          """,
          "docs/zh/a.md": """
          # 字典

          ```swift
          // 两个：“一”和“二”
          let names = ["a": "一，二"]
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A full-width colon and curly quotes",
        [
          "docs/en/a.md": """
          # Dictionary

          ```swift
          let names = ["a": 1]
          ```
          """,
          "docs/zh/a.md": """
          # 字典

          ```swift
          let names = [“a”：1]
          ```
          """,
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    let blocks = context.comparedBlocks
    return blocks.indices.compactMap { index in
      guard let first = blocks[index].marks.first else { return nil }
      let block = blocks[index]
      let further = block.marks.dropFirst().prefix(Self.mostPlaces).map { mark in
        Note(
          place: context.page.place(context.origin(of: mark.range, inBlock: block.target)),
          message: Wording.message(mark))
      }
      return context.diagnostic(
        Self.info, at: context.origin(of: first.range, inBlock: block.target),
        Wording.message(first), replacement: first.plain, related: Array(further),
        fixes: Self.fix(block, context).map { [$0] } ?? [])
    }
  }

  /// All marks of the block as plain characters.
  private static func fix(_ block: ComparedBlock, _ context: PageContext) -> FixIt? {
    let edits = block.marks.map { CodeEdit(range: $0.range, text: Array($0.plain.utf8)) }
    return context.fix(Wording.plain(block.marks), .safe, edits, inBlock: block.target)
  }

  /// How many further places a finding names.
  private static let mostPlaces = 8
}

private enum Wording {
  static func message(_ mark: TypographicMark) -> String {
    let plain = mark.plain == " " ? "a plain space" : "`\(mark.plain)`"
    return "\(name(mark.written)) stands in the code; write \(plain)"
  }

  static func plain(_ marks: [TypographicMark]) -> String {
    marks.count == 1 && marks[0].plain != " "
      ? "write `\(marks[0].plain)`" : "write plain characters in this block"
  }

  private static func name(_ written: String) -> String {
    switch written {
    case "\u{A0}": "a no-break space"
    case "\u{3000}": "a full-width space"
    case "\u{200B}": "a space without width"
    case "\u{202F}", "\u{2009}": "a thin space"
    default: "`\(written)`"
    }
  }
}
