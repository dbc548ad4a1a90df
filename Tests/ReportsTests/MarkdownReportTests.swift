// Tests of the Markdown report's length and order.

import Diagnostics
import Foundation
import Reports
import Testing

struct MarkdownReportTests {
  private func render(_ diagnostics: [Diagnostic]) throws -> String {
    let report = Report(
      toolVersion: "1", coverage: [.english: .init(pages: 5)], diagnostics: diagnostics)
    return String(
      decoding: try MarkdownReport().render(report, ReportContext { _ in nil }), as: UTF8.self)
  }

  private func finding(
    _ index: Int, file: String = "a.md", severity: Severity = .error, message: String = "wrong"
  ) -> Diagnostic {
    let position = TextPosition(line: index + 1, column: 1, utf16Column: 1)
    return Diagnostic(
      rule: "r", severity: severity, locale: .english,
      place: Place(file: file, range: TextRange(start: position, end: position)), message: message,
      cause: "cause \(index % 500)")
  }

  @Test func neverLongerThanACommentMayBe() throws {
    let text = try render(
      (0..<20_000).map {
        finding($0, file: "docs/\($0 % 300)/🎉.md", message: String(repeating: "标<|", count: 300))
      })
    #expect(text.utf16.count <= 65_536)
    #expect(text.utf16.count > 60_000)
    let shown = text.components(separatedBy: "\n- **error**").count - 1
    #expect(text.contains("**\(20_000 - shown) findings left out**"))
    #expect(
      text.components(separatedBy: "<details>").count
        == text.components(separatedBy: "</details>").count)
  }

  @Test func nothingIsLeftOutWithoutNeed() throws {
    let text = try render((0..<100).map { finding($0) })
    #expect(text.components(separatedBy: "\n- **error**").count == 101)
    #expect(!text.contains("left out"))
  }

  @Test func worstPageComesFirst() throws {
    let text = try render([
      finding(0), finding(1, severity: .note), finding(0, file: "b.md"), finding(1, file: "b.md"),
    ])
    let worst = try #require(text.range(of: "| `b.md` | 2 | 0 | 0 |\n| `a.md` | 1 | 0 | 1 |"))
    let section = try #require(text.range(of: "<summary><code>b.md</code>: 2 errors</summary>"))
    #expect(worst.upperBound < section.lowerBound)
  }

  @Test func codeOfMessagesIsCode() throws {
    #expect(
      try render([finding(0, message: "write `a_b|c` *now*")]).contains("write `a_b|c` \\*now\\*"))
  }
}
