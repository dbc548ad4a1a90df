// What could not be checked is counted, with the reason.

import Checking
import Diagnostics
import DriftRules
import Pages
import Testing

@Suite("What was not checked")
struct UncheckedTests {
  private func skipped(_ text: String) throws -> [String: Int] {
    let english = try #require(LanguageTag("en"))
    let entry = DocumentationTree.Entry(key: "a", source: "a.md", translations: [:])
    let site = SiteMap(
      [.init(id: .init(key: "a", locale: english), file: "a.md", spelling: "en")],
      sourceLocale: english, roots: [], isRootKnown: false, searched: ["a.md"], otherFiles: [])
    let checker = Checker(api: nil, load: { _ in Array(text.utf8) }, dialect: { _ in .plain })
    let result = try checker.check(
      DocumentationTree(
        sourceLocale: english, targetLocales: [], entries: [entry],
        expectedFile: { _, _ in nil }, site: site))
    return result.counts[english]?.skipped ?? [:]
  }

  @Test("Links on a line of endless length are counted")
  func longLine() throws {
    let line = String(repeating: "[a](b.md) ", count: 8_000)
    #expect(try skipped("# A\n\n\(line)\n") == ["too-many-links": 8_000])
    #expect(try skipped("# A\n\n[a](a.md)\n").isEmpty)
  }

  @Test("A page with more nesting than anybody can read is counted")
  func nesting() throws {
    let marks = String(repeating: ">", count: 100_000)
    #expect(try skipped("# A\n\n\(marks) x\n\n\(marks) y\n") == ["nested-too-deep": 1])
    #expect(try skipped("# A\n\n> > x\n").isEmpty)
  }
}
