// Findings beside known ones, page by page.

import Diagnostics
import Testing

@testable import Reports

@Suite("Baseline comparison")
struct BaselineComparisonTests {
  /// A page whose findings are the words `old()` and `bad()`.
  private static func findings(
    _ files: [String: String], words: [String] = ["old()", "bad()"]
  ) -> [PlacedFinding] {
    var contexts = FindingContexts { files[$0].map { LineTable(Array($0.utf8)) } }
    return files.sorted { $0.key < $1.key }.flatMap { file, text in
      let lines = LineTable(Array(text.utf8))
      return words.flatMap { word in
        text.ranges(of: word).map { range -> PlacedFinding in
          let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
          let place = Place(file: file, range: lines.range(of: start..<start + word.utf8.count))
          let diagnostic = Diagnostic(
            rule: "deprecated-symbol", severity: .error, locale: .english, page: file,
            place: place, message: "`\(word)` is deprecated; write `new()`", symbol: word)
          return PlacedFinding(diagnostic, contexts.context(of: diagnostic))
        }
      }
    }
  }

  private static func baseline(_ findings: [PlacedFinding]) -> Baseline {
    Baseline(
      findings.map { ($0.diagnostic.place.file, Baseline.Finding($0.diagnostic, $0.context)) })
  }

  private func compare(
    _ before: [String: String], _ after: [String: String],
    lookedFor: (String) -> Bool = { _ in true }
  ) throws -> BaselineComparison {
    let known = Self.baseline(Self.findings(before))
    let read = try BaselineFile.read(try BaselineFile.text(known))
    #expect(read == known)
    return BaselineComparison(
      read, Self.findings(after), isThere: { after[$0] != nil },
      wasLookedFor: { file, _ in lookedFor(file) })
  }

  private func counts(_ comparison: BaselineComparison) -> [Int] {
    [comparison.new.count, comparison.known.count, comparison.gone.findingCount]
  }

  private let page = """
    # 标题 😀

    Erst Größe: old() und weiter, Schritt eins der Anleitung.

    Dann noch einmal, в другом месте, old() снова, шаг второй.

    最後に もう一度 old() を 使います おわり ください。

    """

  @Test(
    "Nothing is new where only the place changes",
    arguments: [
      { "\n\nNeu. جديد 🎉\n\n\($0)" }, { $0.replacing("\n", with: "\r\n") },
      { $0.replacing(" ", with: "\n") }, { $0.replacing("\n\n", with: "\n\n    ") },
      { $0.replacing("Schritt", with: "Stufe") }, { "\u{FEFF}\($0)" },
      { $0.split(separator: "\n\n").reversed().joined(separator: "\n\n") },
    ] as [@Sendable (String) -> String])
  func movedText(_ change: @Sendable (String) -> String) throws {
    #expect(counts(try compare(["a.md": page], ["a.md": change(page)])) == [0, 3, 0])
  }

  @Test("Of three equal ones, one is mended and another kind is added")
  func mendedAndAdded() throws {
    let changed = page.replacing("в другом месте, old()", with: "в другом месте, new()")
    #expect(counts(try compare(["a.md": page], ["a.md": changed])) == [0, 2, 1])
    let more = try compare(["a.md": page], ["a.md": changed + "\nUnd bad() steht auch da.\n"])
    #expect(more.new.map(\.diagnostic.symbol) == ["bad()"])
    #expect(counts(more) == [1, 2, 1])
  }

  @Test("One is mended, and an equal one is added in other surroundings: that is new")
  func mendedAndEqualAdded() throws {
    let changed =
      page.replacing("в другом месте, old()", with: "в другом месте, new()")
      + "\nGanz woanders und mit völlig anderen Worten davor steht jetzt old() am Ende von allem.\n"
    let comparison = try compare(["a.md": page], ["a.md": changed])
    #expect(counts(comparison) == [1, 2, 1])
    #expect(comparison.new.map(\.diagnostic.place.range.start.line) == [9])
  }

  @Test("Equal lines are counted")
  func equalLines() throws {
    let line = "Rufe hier die Funktion old() auf, so wie es immer schon war.\n\n"
    let three = String(repeating: line, count: 3)
    #expect(counts(try compare(["a.md": three], ["a.md": three + line])) == [1, 3, 0])
    #expect(counts(try compare(["a.md": three], ["a.md": line])) == [0, 1, 2])
  }

  @Test("Of equal known findings the first of the file is taken first")
  func firstOfEqual() throws {
    let finding = { (before: UInt32, number: Int) in
      var context = FindingContext()
      (context.line, context.before) = (1, before)
      return PlacedFinding(
        Diagnostic(
          rule: "r", severity: .error, locale: .english, page: "a",
          place: Place(file: "a.md", range: .fileStart), message: "`a` stands \(number) times"),
        context)
    }
    let comparison = BaselineComparison(
      Self.baseline([finding(1, 2), finding(2, 3)]), [finding(9, 4)], isThere: { _ in true },
      wasLookedFor: { _, _ in true })
    #expect(comparison.gone.map(\.finding.message) == ["`a` stands 3 times"])
  }

  @Test("What very many pages have says nothing of which page was renamed")
  func widespread() {
    for (count, known) in [(2_000, 1), (2_001, 0)] {
      let found = { (file: String) in
        PlacedFinding(
          Diagnostic(
            rule: "r", severity: .error, locale: .english,
            place: Place(file: file, range: .fileStart), message: "`x`"), .none)
      }
      let comparison = BaselineComparison(
        Self.baseline([found("old/a.md")]), (1...count).map { found("new/\($0)/a.md") },
        isThere: { $0.hasPrefix("new/") }, wasLookedFor: { _, _ in true })
      #expect(comparison.known.count == known)
    }
  }

  @Test("A page that was renamed and edited is the same page")
  func renamed() throws {
    let edited = "# Neu\n\n" + page + "\nUnd bad().\n"
    let comparison = try compare(
      ["old/a.md": page, "old/b.md": "# B\n\nJust bad() here.\n"],
      ["new/c.md": edited, "old/b.md": "# B\n\nJust bad() here.\n"])
    #expect(counts(comparison) == [1, 4, 0])
    #expect(comparison.new.map(\.diagnostic.symbol) == ["bad()"])
    #expect(comparison.kept.pages.map(\.file) == ["new/c.md", "old/b.md"])
  }

  @Test("Two pages that changed places of folders keep what is theirs")
  func movedTree() throws {
    let other = "# C\n\nBefore it all you call old() once, and then never again at all.\n"
    let comparison = try compare(
      ["old/a/index.md": page, "old/b/index.md": other],
      ["site/new/b/index.md": other, "site/new/a/index.md": page])
    #expect(counts(comparison) == [0, 4, 0])
  }

  @Test("A page that is gone takes its findings along; one that came brings new ones")
  func deletedPage() throws {
    let comparison = try compare(
      ["a.md": page], ["b.md": "# Other\n\nIn quite another text, old() comes once.\n"])
    #expect(counts(comparison) == [1, 0, 3])
  }

  @Test("A page that shares little with one that is gone is another page, whatever it is called")
  func otherPageOfTheSameName() {
    let words = ["one()", "two()", "three()", "four()", "five()"]
    let found = { (file: String, words: ArraySlice<String>) in
      let text = words.map { "Call \($0) here.\n\n" }.joined()
      return Self.findings([file: text], words: Array(words))
    }
    for (count, known) in [(2, 1), (3, 0)] {
      let comparison = BaselineComparison(
        Self.baseline(found("old/a.md", words.prefix(count))),
        found("new/a.md", words.dropFirst(count - 1).prefix(count)),
        isThere: { $0 == "new/a.md" }, wasLookedFor: { _, _ in true })
      #expect(comparison.known.count == known)
    }
  }

  @Test("What is new comes in the order of every report")
  func order() throws {
    let pages = (10...40).map { ("\($0).md", "# A\n\nCall old() here.\n") }
    let comparison = try compare([:], Dictionary(uniqueKeysWithValues: pages))
    #expect(comparison.new.map(\.diagnostic.place.file) == pages.map(\.0))
  }

  @Test("Of a long text on the source page the first lines tell a finding")
  func longSource() {
    let context = { (lines: [String]) in
      let texts = ["a": "Hier old().\n", "b": lines.joined(separator: "\n")]
      var contexts = FindingContexts { texts[$0].map { LineTable(Array($0.utf8)) } }
      let range = LineTable(Array((texts["b"] ?? "").utf8)).range(
        of: 0..<(texts["b"] ?? "").utf8.count)
      var diagnostic = Self.findings(["a": texts["a"] ?? ""])[0].diagnostic
      diagnostic.related = [Note(place: Place(file: "b", range: range), message: "there")]
      return contexts.context(of: diagnostic).source
    }
    let lines = (1...20).map { "Line \($0)" }
    let changed = { (line: Int) in lines.map { $0 == "Line \(line)" ? "Another" : $0 } }
    #expect(context(lines) == context(changed(9)))
    #expect(context(lines) != context(changed(8)))
  }

  @Test("A page that is still there was not renamed")
  func copiedPage() throws {
    let comparison = try compare(["a.md": page], ["a.md": "# A\n", "b.md": page])
    #expect(counts(comparison) == [3, 0, 3])
  }

  @Test("What was not looked for stays in the file")
  func notLookedFor() throws {
    let comparison = try compare(
      ["a.md": page, "b.md": page], ["a.md": "# A\n", "b.md": "# B\n"],
      lookedFor: { $0 == "a.md" })
    #expect(comparison.gone.findingCount == 3)
    #expect(comparison.unchecked.findingCount == 3)
    #expect(comparison.kept.pages.map(\.file) == ["b.md"])
  }

  @Test("A finding that names less at the same place is half mended; one that names another is new")
  func halfMended() throws {
    var context = FindingContext()
    (context.line, context.before, context.after) = (1, 2, 3)
    let finding = { (names: [String], line: UInt32) in
      context.line = line
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      return PlacedFinding(
        Diagnostic(
          rule: "r", severity: .error, locale: .english, page: "a",
          place: Place(file: "a.md", range: .fileStart), message: "`E` lacks \(list); mend it"),
        context)
    }
    let known = Self.baseline([finding(["a", "b"], 1)])
    let compare = { (found: PlacedFinding) in
      counts(
        BaselineComparison(
          known, [found], isThere: { _ in true }, wasLookedFor: { _, _ in true }))
    }
    #expect(compare(finding(["b"], 1)) == [0, 1, 0])
    #expect(compare(finding(["b"], 4)) == [0, 1, 0])
    #expect(compare(finding(["c"], 1)) == [1, 0, 1])
    #expect(compare(finding(["a", "b", "c"], 1)) == [1, 0, 1])
    context.before = 9
    #expect(compare(finding(["b"], 4)) == [1, 0, 1])
  }

  @Test("Very many equal findings take no longer than they must", .timeLimit(.minutes(1)))
  func manyFindings() throws {
    let diagnostic = { (index: Int) in
      Diagnostic(
        rule: "r", severity: .error, locale: .english, page: "a",
        place: Place(file: "a\(index % 300).md", range: .fileStart), message: "`x`")
    }
    var context = FindingContext()
    let found = (0..<20_000).map { index in
      context.line = UInt32(index + 1)
      return PlacedFinding(diagnostic(index), context)
    }
    let known = Self.baseline(
      found.map { finding in
        var moved = finding
        moved.diagnostic.place.file = "b" + finding.diagnostic.place.file
        return moved
      })
    let comparison = BaselineComparison(
      known, found, isThere: { $0.hasPrefix("a") }, wasLookedFor: { _, _ in true })
    #expect(counts(comparison) == [0, 20_000, 0])
  }
}
