// A report with findings of many kinds, for the golden files.

import Diagnostics
import Foundation
import Reports

enum SampleReport {
  /// Lines with tabs, wide characters, emoji, Arabic, control characters, and one that is long.
  static let page = """
    # Größe
    \tlet 标题 = Window.shared().见出し(on: "🎉👩‍🚀") // عنوان
    a\u{1B}[31mb\u{202E}c
    \(String(repeating: "长 ", count: 100))Window.shared()\(String(repeating: " tail", count: 100))

    """

  static var report: Report {
    get throws {
      let table = LineTable(Array(page.utf8))
      return Report(
        toolVersion: "1.2.3",
        coverage: [
          try tag("ru"): .init(
            pages: 1, codeBlocks: 9, comparedBlocks: 7, references: 41, resolvedReferences: 33,
            skipped: ["ignore": 1, "unknown-receiver": 8]),
          try tag("en"): .init(pages: 1, codeBlocks: 9),
        ],
        diagnostics: try diagnostics(table), remarks: ["no API is configured"],
        documents: [
          Report.Page(key: "a", files: [try tag("ru"): "docs/ru/a.md", .english: "docs/en/a.md"]),
          Report.Page(key: "c", files: [try tag("ru"): "docs/ru/c.md", .english: "docs/en/c.md"]),
        ],
        rules: ["deprecated-symbol", "call-mismatch"].map(rule),
        allowed: [
          Report.Allowed(
            Diagnostic(
              rule: "call-mismatch", severity: .error, locale: try tag("ru"), page: "c",
              place: Place(file: "docs/ru/c.md", range: .fileStart), message: "no label 'to'"),
            reason: "the old release, on purpose")
        ])
    }
  }

  private static func rule(_ id: String) -> RuleInfo {
    RuleInfo(
      id: id, family: .api, summary: "What \(id) reports.", rationale: "Why \(id) matters.",
      severity: .error, clean: [], drifting: [])
  }

  private struct NoTag: Error {}

  static func tag(_ text: String) throws -> LanguageTag {
    guard let tag = LanguageTag(text) else { throw NoTag() }
    return tag
  }

  static func place(_ text: String, in table: LineTable) throws -> Place {
    guard let range = page.range(of: text) else { throw NoTag() }
    let start = page.utf8.distance(from: page.startIndex, to: range.lowerBound)
    return Place(file: "docs/ru/a.md", range: table.range(of: start..<start + text.utf8.count))
  }

  private static func diagnostics(_ table: LineTable) throws -> [Diagnostic] {
    let russian = try tag("ru")
    let cause = "documents the API from before 7.0.14"
    return [
      Diagnostic(
        rule: "unfenced-code", severity: .warning, locale: russian, page: "a",
        place: Place(file: "docs/ru/a.md", range: .fileStart), message: "no fence", cause: cause),
      Diagnostic(
        rule: "deprecated-symbol", severity: .error, locale: russian, page: "a",
        place: try place("Window.shared()", in: table),
        message: "'Window.shared()' is deprecated", symbol: "Window.shared()",
        replacement: "Media.window", cause: cause,
        related: [
          Note(
            place: Place(file: "docs/en/a.md", range: .fileStart),
            message: "the source page writes `Media.window` <b>")
        ],
        fixes: [
          FixIt(
            title: "write Media.window", safety: .safe,
            edits: [.init(place: try place("Window.shared()", in: table), text: "Media.window")])
        ]),
      Diagnostic(
        rule: "call-mismatch", severity: .error, locale: russian, page: "a",
        place: try place("见出し(on: \"🎉👩‍🚀\")", in: table), message: "no label 'on'"),
      Diagnostic(
        rule: "code-typography", severity: .error, locale: russian, page: "a",
        place: try place("b\u{202E}c", in: table), message: "<script>\u{1B}[0m</script>",
        alsoInSource: true),
      Diagnostic(
        rule: "unknown-symbol", severity: .note, locale: russian, page: "a",
        place: try lastWindow(table), message: "far to the right"),
      Diagnostic(
        rule: "missing-page", severity: .warning, locale: russian, page: "b",
        place: Place(file: "docs/ru/b.md", range: .fileStart), message: "the page is missing"),
    ]
  }

  private static func lastWindow(_ table: LineTable) throws -> Place {
    guard let range = page.range(of: "Window.shared()", options: .backwards) else { throw NoTag() }
    let start = page.utf8.distance(from: page.startIndex, to: range.lowerBound)
    return Place(file: "docs/ru/a.md", range: table.range(of: start..<start + 15))
  }

  static func context(isColoured: Bool = false) -> ReportContext {
    ReportContext(isColoured: isColoured) { file in
      file == "docs/ru/a.md" ? LineTable(Array(page.utf8)) : nil
    }
  }
}
