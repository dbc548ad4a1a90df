// The lines of a page that findings stand on.

internal import Diagnostics

/// Tells whether findings touch lines, in a time that does not grow with their number.
struct FaultyLines {
  /// How many lines with findings stand in front of a line, by the line; one place more at the end.
  private let countBefore: [Int]

  /// - Parameter lineCount: How many lines the page has.
  init(_ findings: [Diagnostic], lineCount: Int) {
    if findings.isEmpty {
      countBefore = []
      return
    }
    var changes = Array(repeating: 0, count: lineCount + 2)
    for finding in findings {
      let range = finding.place.range
      changes[min(range.start.line, lineCount + 1)] += 1
      changes[min(max(range.start.line, range.end.line) + 1, lineCount + 1)] -= 1
    }
    var open = 0
    var count = 0
    countBefore = changes.map { change in
      defer { count += open > 0 ? 1 : 0 }
      open += change
      return count
    }
  }

  /// Whether a finding touches one of the lines, counted from 1.
  func touch(_ lines: ClosedRange<Int>) -> Bool {
    let last = countBefore.count - 1
    guard lines.lowerBound <= last else { return false }
    return countBefore[min(lines.upperBound + 1, last)] > countBefore[lines.lowerBound]
  }
}
