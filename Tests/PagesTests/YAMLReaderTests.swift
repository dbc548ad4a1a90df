// Tests of YAMLReader: what it reads, and what it refuses.

import Pages
import Testing

struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLValue {
    try YAMLReader.read(Array(text.utf8))
  }

  private func failure(_ text: String) -> YAMLError? {
    #expect(throws: YAMLError.self) { try read(text) }
  }

  @Test func scalarsStayText() throws {
    #expect(
      try read("a: true\nb: 007\nc: ~\nd: \"\"\ne:\nf: 'x: y'\n")
        == .mapping([
          .init(key: "a", value: .scalar("true"), line: 1),
          .init(key: "b", value: .scalar("007"), line: 2),
          .init(key: "c", value: .scalar("~"), line: 3),
          .init(key: "d", value: .scalar(""), line: 4),
          .init(key: "e", value: .null, line: 5),
          .init(key: "f", value: .scalar("x: y"), line: 6),
        ]))
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "\u{FEFF}"])
  func emptyTextsAreNull(_ text: String) throws {
    #expect(try read(text) == .null)
  }

  @Test func nestedValuesKeepTheirOrder() throws {
    #expect(
      try read("\u{FEFF}b: [1, {c: 2}]\r\na:\r\n  - x\r\n")
        == .mapping([
          .init(
            key: "b",
            value: .sequence([
              .scalar("1"), .mapping([.init(key: "c", value: .scalar("2"), line: 1)]),
            ]), line: 1),
          .init(key: "a", value: .sequence([.scalar("x")]), line: 2),
        ]))
  }

  @Test(arguments: ["Überschrift", "标题", "見出し", "عنوان", "🎉"])
  func positionsCountCharacters(_ word: String) {
    let error = failure("\(word): 1\n\(word): 2\n")
    #expect(error?.line == 2)
    #expect(error?.column == 1)
    #expect(error?.message == "the key '\(word)' stands twice")
    #expect(failure("a: [\(word), *x]")?.column == 7 + word.unicodeScalars.count)
  }

  @Test func aliasesAreExpanded() throws {
    guard case .mapping(let entries) = try read("a: &x [1]\nb: *x\n") else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.value) == [.sequence([.scalar("1")]), .sequence([.scalar("1")])])
  }

  @Test func aliasInsideItsOwnAnchorIsRefused() {
    #expect(failure("a: &x [*x]\n")?.message.contains("'x' is not defined") == true)
  }

  @Test func billionLaughsIsRefused() {
    var text = "a0: &a0 [x]\n"
    for level in 1...40 {
      let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(failure(text)?.message == "aliases expand to more than 100000 values")
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failure(deep)?.message == "nested deeper than 64 levels")
    #expect(failure(String(repeating: "- ", count: 100_000))?.message.contains("64") == true)
  }

  @Test func depthCountsThroughAliases() {
    var text = "a0: &a0 [x]\n"
    for level in 1...80 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(failure(text)?.message == "nested deeper than 64 levels")
  }

  @Test(arguments: [
    ("a: 1\n---\nb: 2\n", 2, "a second document starts here"),
    ("{[a]: 1}", 1, "a key must be a scalar"),
    ("a: b: c\n", 1, "mapping values are not allowed in this context"),
    ("a: 1\nb: \"x\n", 3, "found unexpected end of stream"),
  ])
  func faultsNameTheirLine(_ text: String, _ line: Int, _ message: String) {
    let error = failure(text)
    #expect(error?.line == line)
    #expect(error?.message == message)
  }

  @Test func brokenBytesNameTheirPlace() {
    let error = #expect(throws: YAMLError.self) {
      try YAMLReader.read(Array("a: ü\nb: ä".utf8) + [0xFF, 0x0A])
    }
    #expect(error?.line == 2)
    #expect(error?.column == 5)
  }

  @Test func nulIsRefused() {
    #expect(failure("a: \0\n") != nil)
  }
}
