// Pages that are read before the check: as long as there is time, and once each.

import Diagnostics
import DriftRules
import Pages
import Synchronization
import Testing

@testable import Checking

@Suite("Pages read ahead")
struct PagesAheadTests {
  private struct Unreadable: Error {}

  private func page(_ file: String) -> Page {
    PageReader.read(Array("# Seite 標題 🎉 \(file)\n".utf8), file: file, dialect: .plain)
  }

  @Test("Reading ends with the time, and passes over what can't be read")
  func time() {
    var asked = 0
    let ahead = PagesAhead(
      ["a.md", "b.md", "c.md", "d.md"],
      while: {
        asked += 1
        return asked <= 3
      },
      read: { file in
        guard file != "b.md" else { throw Unreadable() }
        return page(file)
      })
    #expect(ahead.take("a.md")?.file == "a.md")
    #expect(ahead.take("b.md") == nil)
    #expect(ahead.take("c.md")?.file == "c.md")
    #expect(ahead.take("d.md") == nil)
  }

  @Test("A page is given away once")
  func once() {
    let ahead = PagesAhead(["a.md"], while: { true }, read: page)
    #expect(ahead.take("a.md") != nil)
    #expect(ahead.take("a.md") == nil)
  }

  @Test("No more is read than a run may hold")
  func limit() {
    let text = Array(String(repeating: "Zeile\n", count: 1 << 18).utf8)
    var read = 0
    _ = PagesAhead(
      (0..<100).map { "\($0).md" }, while: { true },
      read: { file in
        read += 1
        return PageReader.read(text, file: file, dialect: .plain)
      })
    #expect(read == 3)
  }

  @Test("A check reads no page again, and finds the same")
  func check() throws {
    let english = try #require(LanguageTag("en"))
    let text = "# A\n\n[a](#nowhere)\n"
    let site = SiteMap(
      [.init(id: .init(key: "a", locale: english), file: "a.md", spelling: "en")],
      sourceLocale: english, roots: [], isRootKnown: false, searched: [""], otherFiles: [])
    let tree = DocumentationTree(
      sourceLocale: english, targetLocales: [],
      entries: [.init(key: "a", source: "a.md", translations: [:])],
      expectedFile: { _, _ in nil }, site: site)
    let reads = Atomic(0)
    var checker = Checker(
      api: nil,
      load: { _ in
        reads.add(1, ordering: .relaxed)
        return Array(text.utf8)
      }, dialect: { _ in .plain })
    let found = try checker.check(tree).diagnostics
    #expect(found.map(\.rule) == ["broken-link"])
    #expect(reads.load(ordering: .relaxed) == 1)
    checker.ahead = PagesAhead(
      ["a.md"], while: { true },
      read: { PageReader.read(Array(text.utf8), file: $0, dialect: .plain) })
    #expect(try checker.check(tree).diagnostics == found)
    #expect(reads.load(ordering: .relaxed) == 1)
  }
}
