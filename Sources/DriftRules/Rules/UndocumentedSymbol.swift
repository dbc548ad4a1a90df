// Public API that no page mentions.

internal import APIModel
package import Diagnostics

/// Reports types of the API, and members of types, that no page of the source locale mentions.
///
/// *What it checks*: the names of public types, their members, functions and constants stand
/// somewhere on a page. There is one finding for a type with all that is missing of it, and one for
/// the functions and constants of a file. What is deprecated or superseded, initializers, and what
/// comes from protocols of the standard library may be left out. With `--locale`, the pages of that
/// locale are asked for what the source pages mention.
///
/// *Why it matters*: what nobody describes, nobody uses.
///
/// *Example*: `Lamp.fade(to:)` was added, and no page tells of it.
///
/// *Instead*: describe it, or make it internal; `rules: { undocumented-symbol: off }` where pages
/// do not aim at the whole API.
package struct UndocumentedSymbol: CoverageRule {
  package static let info = RuleInfo(
    id: "undocumented-symbol",
    family: .api,
    summary: "A public symbol that no page mentions.",
    rationale: """
      A symbol is added with code and tests, and the page about it is left for later. From then on \
      only readers of the source know that it exists.
      """,
    severity: .warning,
    clean: [
      .init(
        "Every symbol is mentioned",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public func setGlow(_ on: Bool) {}
            public func fade(to level: Double) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          Call `setGlow(_:)` on a `Lamp`, and `fade(to:)` after it.
          """,
        ])
    ],
    drifting: [
      .init(
        "A method that no page knows",
        [
          "Sources/Lamp.swift": """
          public final class Lamp {
            public func setGlow(_ on: Bool) {}
            public func fade(to level: Double) {}
          }
          """,
          "docs/en/a.md": """
          # Lamp

          Call `setGlow(_:)` on a `Lamp`.
          """,
        ])
    ])

  package func check(
    _ api: APICatalog, _ mentions: MentionedSymbols, locale: LanguageTag?,
    lines: (_ file: String) -> LineTable?
  ) -> [Diagnostic] {
    APICoverage(api.lookup, mentions).gaps.compactMap { gap in
      guard let place = gap.first.place(lines) else { return nil }
      return Diagnostic(
        rule: Self.info.id, severity: Self.info.severity, locale: locale, place: place,
        message: Wording.message(gap, locale), symbol: gap.subject)
    }
  }
}

extension Symbol {
  /// Where the name stands that the symbol is declared by; nil where the file is not known.
  fileprivate func place(_ lines: (_ file: String) -> LineTable?) -> Place? {
    guard let file, let line, line > 0 else { return nil }
    let start = TextPosition(line: line, column: 1, utf16Column: 1)
    let whole = Place(file: file, range: TextRange(start: start, end: start))
    guard let text = lines(file), line <= text.lineCount else { return whole }
    let content = text.content(ofLine: line)
    guard let found = text.bytes.range(ofWord: Array(baseName.utf8), in: content) else {
      return whole
    }
    return Place(file: file, range: text.range(of: found))
  }
}

private enum Wording {
  static func message(_ gap: APICoverage.Gap, _ locale: LanguageTag?) -> String {
    let page = locale.map { "no page in \($0)" } ?? "no page"
    let names = gap.names.prefix(longestList).map { "`\($0)`" }.joined(separator: ", ")
    let rest = gap.names.count - longestList
    let list = rest > 0 ? "\(names) and \(rest) more" : names
    switch gap.kind {
    case .type where gap.names.isEmpty: return "\(page) mentions `\(gap.subject)`"
    case .type:
      let members = gap.names.count == 1 ? "its member" : "its members"
      return "\(page) mentions `\(gap.subject)`, nor \(members) \(list)"
    case .members: return "\(page) mentions \(list) of `\(gap.subject)`"
    case .globals: return "\(page) mentions \(list)"
    }
  }

  /// As many names are listed.
  private static let longestList = 8
}
