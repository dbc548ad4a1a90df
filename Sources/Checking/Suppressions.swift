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
    for comment in page.comments {
      guard let directive = Directive(comment.text) else { continue }
      let line = page.lines.line(at: comment.range.lowerBound)
      for rule in directive.rules {
        switch directive.verb {
        case .allow:
          guard let lines = Self.nextBlock(after: comment.range.upperBound, analyzed) else { break }
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

  /// The lines of the block that follows a place: the outermost that starts next.
  private static func nextBlock(after offset: Int, _ analyzed: AnalyzedPage) -> ClosedRange<Int>? {
    let page = analyzed.page
    let ranges =
      analyzed.codeBlocks.map(\.range) + analyzed.headings.map(\.range)
      + page.paragraphs.map(\.range) + page.tables.map(\.range) + page.lists.map(\.range)
      + page.containers.map(\.range)
    let next = ranges.filter { $0.lowerBound >= offset }.min {
      ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound)
    }
    guard let next else { return nil }
    let start = page.lines.line(at: next.lowerBound)
    return start...max(start, page.lines.line(at: next.upperBound))
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
    let words = comment.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == "concord", let verb = Verb(rawValue: String(words[1]))
    else { return nil }
    let parts = words[2].split(separator: ":", maxSplits: 1)
    let reason = parts.count == 2 ? parts[1] : ""
    guard verb == .end || reason.contains(where: { !$0.isWhitespace }) else { return nil }
    self.verb = verb
    rules = parts[0].split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}
