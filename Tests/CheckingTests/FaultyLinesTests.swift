// Tests of the lines that findings stand on.

import Diagnostics
import Testing

@testable import Checking

struct FaultyLinesTests {
  private static let ranges: [[ClosedRange<Int>]] = [
    [], [1...1], [5...5], [2...3], [1...5], [2...4, 3...3], [1...2, 4...5], [3...9],
  ]

  private func finding(_ lines: ClosedRange<Int>) -> Diagnostic {
    let start = TextPosition(line: lines.lowerBound, column: 1, utf16Column: 1)
    let end = TextPosition(line: lines.upperBound, column: 1, utf16Column: 1)
    return Diagnostic(
      rule: "code-drift", severity: .error,
      place: Place(file: "a.md", range: TextRange(start: start, end: end)),
      message: "a")
  }

  @Test("Lines are touched where a finding overlaps them", arguments: ranges)
  func touches(ranges: [ClosedRange<Int>]) {
    let faulty = FaultyLines(ranges.map(finding), lineCount: 5)
    for first in 1...5 {
      for last in first...5 {
        let overlaps = ranges.contains { $0.overlaps(first...last) }
        #expect(faulty.touch(first...last) == overlaps, "\(first)...\(last)")
      }
    }
  }
}
