// Comments on a page that allow findings: `concord allow <id>: <reason>`.

internal import Diagnostics
internal import Pages
internal import Snippets

/// What the comments of a page allow.
///
/// `allow` speaks of the next block, `allow-begin` and `allow-end` of what stands between them,
/// `allow-file` of the page. A comment without a reason does not count.
struct Suppressions {
  private struct Allowance {
    var rule: String
    /// Lines of the page, counted from 1.
    var lines: ClosedRange<Int>
  }

  private var allowances: [Allowance] = []

  init(_ analyzed: AnalyzedPage) {
    let page = analyzed.page
    let lastLine = page.lines.lineCount
    var open: [String: Int] = [:]
    var blocks: Blocks?
    for comment in page.comments {
      guard let directive = Directive(comment.text) else { continue }
      let line = page.lines.line(at: comment.range.lowerBound)
      for rule in directive.rules {
        switch directive.verb {
        case .allow:
          let known = blocks ?? Blocks(analyzed)
          blocks = known
          guard let lines = known.lines(behind: comment.range.upperBound) else { break }
          allowances.append(Allowance(rule: rule, lines: lines))
        case .file:
          allowances.append(Allowance(rule: rule, lines: 1...lastLine))
        case .begin:
          open[rule] = line
        case .end:
          guard let start = open.removeValue(forKey: rule) else { break }
          allowances.append(Allowance(rule: rule, lines: start...line))
        }
      }
    }
  }

  /// Whether a finding is allowed.
  func cover(_ diagnostic: Diagnostic) -> Bool { cover(diagnostic.rule, diagnostic.place) }

  /// Whether a finding of a rule at a place is allowed.
  func cover(_ rule: String, _ place: Place) -> Bool {
    allowances.contains { $0.rule == rule && $0.lines.contains(place.range.start.line) }
  }
}

/// The blocks of a page, in the order in which they start, an outer one before what stands in it.
private struct Blocks {
  private let ranges: [Range<Int>]
  private let lines: LineTable

  init(_ analyzed: AnalyzedPage) {
    let page = analyzed.page
    let all =
      analyzed.codeBlocks.map(\.range) + analyzed.headings.map(\.range)
      + page.paragraphs.map(\.range) + page.tables.map(\.range) + page.lists.map(\.range)
      + page.containers.map(\.range)
    ranges = all.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    lines = page.lines
  }

  /// The lines of the block that follows a place.
  func lines(behind offset: Int) -> ClosedRange<Int>? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound >= offset { high = middle } else { low = middle + 1 }
    }
    guard low < ranges.count else { return nil }
    let start = lines.line(at: ranges[low].lowerBound)
    return start...max(start, lines.line(at: ranges[low].upperBound))
  }
}

/// The words of a comment that speaks to this tool.
private struct Directive {
  enum Verb: String {
    case allow
    case begin = "allow-begin"
    case end = "allow-end"
    case file = "allow-file"
  }

  var verb: Verb
  var rules: [String]

  init?(_ comment: String) {
    guard comment.utf8.starts(with: "concord".utf8) else { return nil }
    // Scalars are read much faster than characters, and some pages hold many such comments.
    let words = comment.unicodeScalars.split(maxSplits: 2, whereSeparator: Self.isSpace)
    guard words.count == 3, words[0].elementsEqual("concord".unicodeScalars),
      let verb = Verb(rawValue: String(words[1]))
    else { return nil }
    let parts = words[2].split(separator: ":", maxSplits: 1)
    let hasReason = parts.count == 2 && !parts[1].allSatisfy(Self.isSpace)
    guard verb == .end || hasReason else { return nil }
    self.verb = verb
    rules = parts[0].split { $0 == "," || Self.isSpace($0) }.map { String($0) }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
