// Repairs in memory: each is kept only where the files are better for it.

import Diagnostics
import Fixing
import Testing

/// Files in which words are at fault: each word of `faults` is to be its counterpart.
private struct Words {
  var files: [String: String]
  /// What is wrong, what to write instead, and whether that is safe.
  var faults: [(word: String, instead: String, safety: FixIt.Safety)]

  /// A fault at every place of a word.
  func findings(_ changed: [String: [UInt8]] = [:]) -> [Diagnostic] {
    files.keys.sorted().flatMap { file -> [Diagnostic] in
      let bytes = changed[file] ?? Array((files[file] ?? "").utf8)
      let lines = LineTable(bytes)
      return faults.flatMap { fault in
        places(of: Array(fault.word.utf8), in: bytes).map { start in
          let range = start..<start + fault.word.utf8.count
          let place = Place(file: file, range: lines.range(of: range))
          let edit = FixIt.Edit(place: place, text: fault.instead)
          return Diagnostic(
            rule: "word", severity: .error, page: "a", place: place,
            message: "`\(fault.word)` is wrong",
            fixes: [FixIt(title: "write \(fault.instead)", safety: fault.safety, edits: [edit])])
        }
      }
    }.sorted()
  }

  private func places(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard bytes.count >= word.count else { return [] }
    return (0...(bytes.count - word.count)).filter {
      bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }

  func run(
    isWanted: @escaping (Diagnostic) -> Bool = { _ in true },
    refusal: @escaping (String) -> String? = { _ in nil }
  ) throws -> FixOutcome {
    var run = try FixRun(
      FixProject(
        load: { [UInt8]((files[$0] ?? "").utf8) }, check: { findings($0) },
        isWanted: isWanted, refusal: { refusal($1) }))
    return try run.run()
  }
}

extension FixOutcome {
  fileprivate func text(_ file: String) -> String? {
    changed[file].map { String(decoding: $0, as: UTF8.self) }
  }
}

@Suite("Repair runs")
struct FixRunTests {
  @Test("What is safe is made, what is not is offered, the rest is left")
  func kinds() throws {
    let outcome = try Words(
      files: ["a.md": "rot 🚦 gelb\r\nblau"],
      faults: [("rot", "red", .safe), ("gelb", "yellow", .review)]
    ).run()
    #expect(outcome.text("a.md") == "red 🚦 gelb\r\nblau")
    #expect(outcome.fixed.map(\.message) == ["`rot` is wrong"])
    #expect(outcome.offered.map(\.finding.message) == ["`gelb` is wrong"])
    #expect(outcome.refused.isEmpty && outcome.left.isEmpty)
    #expect(outcome.original.mapValues { $0.count } == ["a.md": 19])
  }

  @Test("Without a repair nothing changes")
  func none() throws {
    let outcome = try Words(files: ["a.md": "blau"], faults: [("rot", "red", .safe)]).run()
    #expect(outcome.changed.isEmpty && outcome.fixed.isEmpty)
  }

  @Test("Of two repairs of the same bytes the first is made")
  func conflicts() throws {
    let words = Words(
      files: ["a.md": "abc"], faults: [("abc", "one", .safe), ("bc", "two", .safe)])
    let outcome = try words.run()
    #expect(outcome.text("a.md") == "one")
    #expect(outcome.fixed.count == 2)
    #expect(outcome.refused.isEmpty)
  }

  @Test("A repair that lays open another fault is not made; the others are")
  func newFinding() throws {
    let words = Words(
      files: ["a.md": "eins\nzwei\ndrei"],
      faults: [("eins", "one", .safe), ("zwei", "bad", .safe), ("bad", "worse", .review)])
    let outcome = try words.run()
    #expect(outcome.text("a.md") == "one\nzwei\ndrei")
    #expect(outcome.refused.map(\.finding.message) == ["`zwei` is wrong"])
    guard case .raises(let finding) = try #require(outcome.refused.first).reason else {
      Issue.record("no new finding is named")
      return
    }
    #expect(finding.message == "`bad` is wrong")
  }

  @Test("A repair that leaves its finding is not made")
  func withoutEffect() throws {
    let outcome = try Words(files: ["a.md": "rot"], faults: [("rot", "rot!", .safe)]).run()
    #expect(outcome.changed.isEmpty)
    #expect(outcome.refused.map(\.reason) == [.withoutEffect])
  }

  @Test("A repair that puts one fault in the place of another is not made")
  func replacedFault() throws {
    let words = Words(
      files: ["a.md": "x\nrot"], faults: [("rot", "red", .safe), ("red", "crimson", .safe)])
    let outcome = try words.run()
    #expect(outcome.changed.isEmpty)
    #expect(outcome.refused.count == 1)
  }

  @Test("A repair that another one was in the way of is made in the next round")
  func rounds() throws {
    let words = Words(files: ["a.md": "abc"], faults: [("abc", "Xbc", .safe), ("bc", "Y", .safe)])
    #expect(try words.run().text("a.md") == "XY")
  }

  @Test("Equal faults on several lines are told apart")
  func equalFaults() throws {
    let words = Words(
      files: ["a.md": "rot\nrot\n", "b.md": "rot"], faults: [("rot", "red", .safe)])
    for (line, text) in [(1, "red\nrot\n"), (2, "rot\nred\n")] {
      let outcome = try words.run { $0.place.file == "a.md" && $0.place.range.start.line == line }
      #expect(outcome.text("a.md") == text)
      #expect(outcome.fixed.map(\.place.range.start.line) == [line])
      #expect(outcome.text("b.md") == nil)
    }
  }

  @Test("Files that are to be left are left, and it is said why")
  func refusal() throws {
    let words = Words(files: ["a.md": "rot", "b.md": "rot"], faults: [("rot", "red", .safe)])
    let outcome = try words.run(refusal: { $0 == "b.md" ? "generated" : nil })
    #expect(outcome.changed.keys.sorted() == ["a.md"])
    #expect(outcome.refused.map(\.reason) == [.file("generated")])
  }

  @Test("Thousands of repairs of one file take no longer than each by itself")
  func many() throws {
    let words = Words(
      files: ["a.md": String(repeating: "rot\nblau ", count: 5_000)],
      faults: [("rot", "red\nand", .safe)])
    let outcome = try words.run()
    #expect(outcome.fixed.count == 5_000)
    #expect(outcome.text("a.md") == String(repeating: "red\nand\nblau ", count: 5_000))
  }

  /// What becomes of `A 灯\nB\n}` by a repair of these edits of its second line.
  private func made(_ edits: [(columns: Range<Int>, text: String)]) throws -> FixOutcome {
    let text = "A 灯\nB\n}"
    let place = { (columns: Range<Int>) in
      Place(
        file: "a.md",
        range: TextRange(
          start: TextPosition(
            line: 2, column: columns.lowerBound, utf16Column: columns.lowerBound),
          end: TextPosition(
            line: 2, column: columns.upperBound, utf16Column: columns.upperBound)))
    }
    let fix = FixIt(
      title: "add C", safety: .safe,
      edits: edits.map { edit in
        FixIt.Edit(place: place(edit.columns), text: edit.text)
      })
    let fault = Diagnostic(
      rule: "word", severity: .error, page: "a", place: place(1..<2), message: "`C` is missing",
      fixes: [fix])
    var run = try FixRun(
      FixProject(load: { _ in Array(text.utf8) }, check: { $0.isEmpty ? [fault] : [] }))
    return try run.run()
  }

  @Test("What one repair puts in at one place comes in its order")
  func onePlace() throws {
    let outcome = try made([(2..<2, ","), (2..<2, "\n  C"), (2..<2, "!")])
    #expect(outcome.text("a.md") == "A 灯\nB,\n  C!\n}")
  }

  @Test("A repair whose edits are in each other's way is not made")
  func overlap() throws {
    for other in [1..<2, 1..<3] {
      let outcome = try made([(other, "X"), (1..<2, "Y")])
      #expect(outcome.changed.isEmpty)
      #expect(outcome.refused.map(\.reason) == [.conflict])
    }
  }

  @Test(
    "Text goes beside what another repair replaces, and not into it",
    arguments: [(2, "aXd"), (3, "aX!d")])
  func insertion(offset: Int, result: String) throws {
    let text = Array("abcd".utf8)
    let faults = [(1..<3, "X"), (offset..<offset, "!")].map { range, text in
      let place = Place(file: "a.md", range: LineTable(Array("abcd".utf8)).range(of: range))
      return Diagnostic(
        rule: "word", severity: .error, page: "a", place: place, message: "`\(text)` is missing",
        fixes: [FixIt(title: text, safety: .safe, edits: [.init(place: place, text: text)])])
    }
    var run = try FixRun(
      FixProject(load: { _ in text }, check: { $0.isEmpty ? faults : [] }))
    #expect(try run.run().text("a.md") == result)
  }

  @Test("Two findings that one edit mends get it once")
  func equalEdits() throws {
    let words = Words(
      files: ["a.md": "rot"], faults: [("rot", "red", .safe), ("rot", "red", .safe)])
    #expect(try words.run().text("a.md") == "red")
  }

  @Test("A finding right behind a line that is taken out is known by the line that it moves to")
  func lineTakenOut() throws {
    let lines = LineTable(Array("a\nb\n".utf8))
    let finding = { (range: Range<Int>, message: String, fixes: [FixIt]) in
      Diagnostic(
        rule: "word", severity: .error, page: "a",
        place: Place(file: "a.md", range: lines.range(of: range)), message: message, fixes: fixes)
    }
    let place = Place(file: "a.md", range: lines.range(of: 0..<2))
    let fix = FixIt(title: "take out", safety: .safe, edits: [.init(place: place, text: "")])
    let before = [finding(0..<1, "`a` is wrong", [fix]), finding(2..<3, "`b` follows `a`", [])]
    var run = try FixRun(
      FixProject(
        load: { _ in lines.bytes },
        check: { $0.isEmpty ? before : [finding(0..<1, "`b` comes first", [])] }))
    #expect(try run.run().text("a.md") == "b\n")
  }

  @Test("Edits keep positions right on lines of any script")
  func scripts() throws {
    for line in ["Größe rot schön", "颜色 rot 漂亮", "色は rot です", "لون rot جميل", "🎨 rot 👩‍🎨"] {
      let words = Words(files: ["a.md": "\(line)\n\(line)"], faults: [("rot", "red", .safe)])
      let wanted = line.replacing("rot", with: "red")
      #expect(try words.run().text("a.md") == "\(wanted)\n\(wanted)")
    }
  }
}
