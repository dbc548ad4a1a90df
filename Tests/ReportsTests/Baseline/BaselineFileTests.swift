// The baseline as a file: what is written is read again, and nothing else is.

import Diagnostics
import Testing

@testable import Reports

@Suite("Baseline files")
struct BaselineFileTests {
  private func baseline(_ file: String) -> Baseline {
    let diagnostic = Diagnostic(
      rule: "r", severity: .error, locale: .english,
      place: Place(file: file, range: .fileStart), message: "m")
    return Baseline([(file, Baseline.Finding(diagnostic, .none))])
  }

  @Test(
    "The path of every finding is read again",
    arguments: [
      "docs/en/a.md", "/elsewhere/Kit/A.swift", "docs/b\tc.md", "docs/b\u{1B}c.md",
      "docs/\u{301}a.md", "docs/größe 标题 見出し عنوان 🎉.md", "docs/...", "docs/a\\b.md",
    ])
  func everyPath(_ file: String) throws {
    let baseline = baseline(file)
    #expect(try BaselineFile.read(try BaselineFile.text(baseline)) == baseline)
  }

  @Test(
    "A path that a run never has is refused",
    arguments: ["", "/", "../a.md", "docs/../a.md", "./a.md", "a//b.md", "//a", "/a/../b", "a\0b"])
  func noPath(_ file: String) throws {
    let text = try BaselineFile.text(baseline(file))
    #expect(throws: BaselineError.self) { try BaselineFile.read(text) }
  }
}
