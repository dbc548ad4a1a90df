// Tests of the marked lines of the text report.

import Diagnostics
import Reports
import Testing

struct SourceExcerptTests {
  /// The two lines below a finding at `spot` of a page that is one line.
  private func excerpt(_ line: String, spot: String) throws -> [Substring] {
    let table = LineTable(Array(line.utf8))
    let range = try #require(line.firstRange(of: spot))
    let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    let place = Place(
      file: "a.md", range: table.range(of: start..<start + spot.utf8.count))
    let report = Report(
      toolVersion: "1", coverage: [:],
      diagnostics: [Diagnostic(rule: "r", severity: .error, place: place, message: "m")])
    let bytes = try TextReport().render(report, ReportContext { _ in table })
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")[1...2].map {
      $0.dropFirst(5)
    }
  }

  @Test(arguments: [
    ("let größe = top", "top", "            ^~~"),
    ("let 标题 = top", "top", "           ^~~"),
    ("let 標題 = top", "標題", "    ^~~~"),
    ("見出し top", "top", "       ^~~"),
    ("🎉 top", "top", "   ^~~"),
    ("👩‍🚀❤️ top", "top", "     ^~~"),
    ("e\u{301}a top", "top", "   ^~~"),
    ("عنوان top", "top", "      ^~~"),
    ("\ttop", "top", "    ^~~"),
    ("ab\ttop", "top", "    ^~~"),
    ("a\u{1B}b top", "top", "         ^~~"),
  ])
  func markStandsUnderTheSpot(_ line: String, _ spot: String, _ mark: String) throws {
    #expect(try excerpt(line, spot: spot)[1] == mark)
  }

  @Test func emptySpotGetsOneMark() throws {
    let table = LineTable(Array("abc".utf8))
    let place = Place(file: "a", range: table.range(of: 3..<3))
    let report = Report(
      toolVersion: "1", coverage: [:],
      diagnostics: [Diagnostic(rule: "r", severity: .error, place: place, message: "m")])
    let bytes = try TextReport().render(report, ReportContext { _ in table })
    #expect(String(decoding: bytes, as: UTF8.self).contains("\n   |    ^\n"))
  }

  @Test func longLinesAreCutAroundTheSpot() throws {
    let line = String(repeating: "长", count: 500) + "top" + String(repeating: "x", count: 500)
    let excerpt = try excerpt(line, spot: "top")
    #expect(excerpt[0].hasPrefix("…长"))
    #expect(excerpt[0].hasSuffix("x…"))
    #expect(excerpt[0].contains("长topx"))
    #expect(excerpt[1].hasSuffix("  ^~~"))
    #expect(excerpt[1].count < 60)
  }

  @Test func spotThatIsTooLongIsCut() throws {
    let spot = String(repeating: "y", count: 300)
    let excerpt = try excerpt("a " + spot + " b", spot: spot)
    #expect(excerpt[0].count <= 75)
    #expect(excerpt[0].hasSuffix("y…"))
  }

  @Test(.timeLimit(.minutes(10))) func hugeLineTakesShort() throws {
    let table = LineTable(Array(repeating: UInt8(ascii: "z"), count: 20_000_000))
    let start = table.bytes.count - 3
    let position = TextPosition(line: 1, column: start + 1, utf16Column: start + 1)
    let end = TextPosition(line: 1, column: start + 4, utf16Column: start + 4)
    let place = Place(file: "a", range: TextRange(start: position, end: end))
    let report = Report(
      toolVersion: "1", coverage: [:],
      diagnostics: [Diagnostic(rule: "r", severity: .error, place: place, message: "m")])
    let bytes = try TextReport().render(report, ReportContext { _ in table })
    #expect(bytes.count < 1000)
  }
}
