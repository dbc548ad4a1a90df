// Offsets as lines and columns, in every script and with every line break.

import Testing

@testable import Diagnostics

@Suite("Line table")
struct LineTableTests {
  /// Where a mark, `‸`, stands once it is taken out of the text.
  private func position(_ marked: String) throws -> TextPosition {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 2)
    return LineTable(Array((parts[0] + parts[1]).utf8)).position(at: parts[0].utf8.count)
  }

  @Test(
    "Columns count bytes, and UTF-16 units beside",
    arguments: [
      ("Größe ‸x", 9, 7), ("大小 ‸x", 8, 4), ("サイズ ‸x", 11, 5), ("حجم ‸x", 8, 5), ("🎈 ‸x", 6, 4),
      ("plain ‸x", 7, 7), ("‸", 1, 1),
    ])
  func columns(text: String, column: Int, utf16Column: Int) throws {
    #expect(
      try position(text) == TextPosition(line: 1, column: column, utf16Column: utf16Column))
    #expect(
      try position("first\r\n" + text)
        == TextPosition(line: 2, column: column, utf16Column: utf16Column))
  }

  @Test(
    "A line ends at LF, CRLF or CR",
    arguments: [
      ("a\nb", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]), ("a\n\r\n\rb", [0, 2, 4, 5]),
    ])
  func breaks(text: String, starts: [Int]) {
    #expect(LineTable(Array(text.utf8)).lineStarts == starts)
  }

  @Test("A text that ends in a line break has an empty last line")
  func lastLine() {
    let table = LineTable(Array("a\n".utf8))
    #expect(table.lineCount == 2)
    #expect(table.content(ofLine: 1) == 0..<1)
    #expect(table.content(ofLine: 2) == 2..<2)
  }

  @Test("The content of a line has no line break", arguments: ["ab\ncd", "ab\r\ncd", "ab\rcd"])
  func content(text: String) {
    let table = LineTable(Array(text.utf8))
    #expect(table.bytes[table.content(ofLine: 1)].elementsEqual("ab".utf8))
    #expect(table.bytes[table.content(ofLine: 2)].elementsEqual("cd".utf8))
  }

  @Test("Columns of a long line are those of a short one", arguments: ["ß", "大", "ج", "🎈", "x"])
  func longLine(letter: String) {
    let (count, bytes) = (3000, letter.utf8.count)
    let table = LineTable(Array(("a\n" + String(repeating: letter, count: count)).utf8))
    for index in [0, 1, 511, 512, 1024, 2047, count] {
      let position = table.position(at: 2 + index * bytes)
      #expect(position.line == 2)
      #expect(position.column == index * bytes + 1)
      #expect(position.utf16Column == index * letter.utf16.count + 1)
    }
  }

  @Test("A range has the positions of its ends, in whatever lines they are")
  func ranges() {
    let table = LineTable(Array("ß大🎈 abcdefgh ج\n大cd\r\n\nef 🎈🎈".utf8))
    for start in 0...table.bytes.count {
      for end in start...table.bytes.count {
        let range = table.range(of: start..<end)
        #expect(range.start == table.position(at: start))
        #expect(range.end == table.position(at: end))
      }
    }
  }

  @Test("Offsets beyond the text are clamped")
  func clamped() {
    let table = LineTable(Array("ab".utf8))
    #expect(table.position(at: 99) == TextPosition(line: 1, column: 3, utf16Column: 3))
    #expect(table.position(at: -1) == .start)
  }

  @Test("Broken UTF-8 has columns too")
  func brokenBytes() {
    let table = LineTable([0x61, 0xFF, 0x80, 0x62])
    #expect(table.position(at: 3).column == 4)
  }

  @Test("Every offset lies in its own line")
  func lines() {
    let table = LineTable(Array("Größe\n大小\r\n🎈\n".utf8))
    for line in 1...table.lineCount {
      for offset in table.content(ofLine: line) { #expect(table.line(at: offset) == line) }
    }
  }
}
