// What the comments of a page allow, and what of it was needed.

internal import Diagnostics
internal import DriftRules
internal import Pages
internal import Snippets

/// What the comments of a page allow.
///
/// `allow` speaks of the next block and of what should stand before it, `allow-begin` and
/// `allow-end` of what stands between them, `allow-file` of the page. A comment without a reason
/// does not count.
struct Suppressions: Sendable {
  private struct Allowance: Sendable {
    var rule: String
    var reach: SuppressionFault.Reach
    /// Lines of the page, counted from 1.
    var lines: ClosedRange<Int>
    var reason: String
    /// Where the comment names the rule.
    var place: Place
    var isUsed = false
  }

  /// The beginning of a range.
  private struct Beginning {
    var line: Int
    /// Nil where the comment gives none, so that it does not count.
    var reason: String?
    var place: Place
  }

  private var allowances: [Allowance] = []
  /// The comments that do nothing, whatever is found.
  private(set) var faults: [SuppressionFault] = []

  /// As many comments of a page are heeded.
  private static let mostComments = 2_000

  /// As many rules are heeded that the comments of a page name, each time they do: each finding is
  /// held against all of them.
  private static let mostNames = 2_000

  /// As many rules are heeded that one comment names.
  private static let mostNamesOfOne = 64

  /// How many names of rules were heeded.
  private var nameCount = 0

  /// Reads the comments of a page; nil where none of them speaks to this tool.
  init?(_ analyzed: AnalyzedPage) {
    let comments = analyzed.page.comments.lazy.filter { AllowDirective.mayStand(in: $0.text) }
      .prefix(Self.mostComments)
    guard !comments.isEmpty else { return nil }
    var blocks = NextBlocks(analyzed)
    var open: [String: [Beginning]] = [:]
    for comment in comments {
      guard let directive = AllowDirective(comment.text) else {
        addMisspelling(in: comment, analyzed.page)
        continue
      }
      add(directive, comment, analyzed.page, &blocks, &open)
    }
    for (rule, beginnings) in open {
      faults += beginnings.map { SuppressionFault(.neverEnded, rule, at: $0.place) }
    }
  }

  private mutating func addMisspelling(in comment: PageComment, _ page: Page) {
    guard let misspelling = AllowDirective.misspelling(in: comment.text) else { return }
    var start = comment.range.lowerBound
    let place = page.place(of: misspelling.word, in: comment, from: &start)
    faults.append(
      SuppressionFault(.unknownWord(nearest: misspelling.nearest), misspelling.word, at: place))
  }

  private mutating func add(
    _ directive: AllowDirective, _ comment: PageComment, _ page: Page, _ blocks: inout NextBlocks,
    _ open: inout [String: [Beginning]]
  ) {
    var start = comment.range.lowerBound
    if directive.rules.isEmpty {
      let verb = directive.verb.rawValue
      let place = page.place(of: verb, in: comment, from: &start)
      faults.append(SuppressionFault(.noRule, verb, at: place))
    }
    for rule in directive.rules.prefix(Self.mostNamesOfOne) where nameCount < Self.mostNames {
      nameCount += 1
      let place = page.place(of: rule, in: comment, from: &start)
      add(rule, of: directive, at: place, comment, page, &blocks, &open)
    }
  }

  /// Heeds what a comment says of one rule.
  private mutating func add(
    _ rule: String, of directive: AllowDirective, at place: Place, _ comment: PageComment,
    _ page: Page, _ blocks: inout NextBlocks, _ open: inout [String: [Beginning]]
  ) {
    guard RuleRegistry.knownIDs.contains(rule) else {
      let nearest = NearestName.of(rule, among: RuleRegistry.knownIDs)
      faults.append(SuppressionFault(.unknownRule(nearest: nearest), rule, at: place))
      return
    }
    if directive.verb != .end, directive.reason == nil {
      faults.append(SuppressionFault(.noReason, rule, at: place))
    }
    let line = page.lines.line(at: comment.range.lowerBound)
    let beginning = Beginning(line: line, reason: directive.reason, place: place)
    switch directive.verb {
    case .allow: allow(rule, .block, blocks.lines(from: line, after: comment.range), beginning)
    case .file: allow(rule, .page, 1...page.lines.lineCount, beginning)
    case .begin: open[rule, default: []].append(beginning)
    case .end:
      guard let start = open[rule]?.popLast() else {
        faults.append(SuppressionFault(.neverBegun, rule, at: place))
        return
      }
      allow(rule, .range, start.line...line, start)
    }
  }

  private mutating func allow(
    _ rule: String, _ reach: SuppressionFault.Reach, _ lines: ClosedRange<Int>,
    _ beginning: Beginning
  ) {
    guard let reason = beginning.reason else { return }
    allowances.append(
      Allowance(rule: rule, reach: reach, lines: lines, reason: reason, place: beginning.place))
  }

  // MARK: - What is allowed

  /// Whether findings of a rule are allowed at a place.
  func cover(_ rule: String, _ place: Place) -> Bool {
    allowances.contains { $0.rule == rule && $0.lines.contains(place.range.start.line) }
  }

  /// Why findings of a rule are allowed anywhere on the page; nil where they are not.
  func reason(for rule: String) -> String? { allowances.first { $0.rule == rule }?.reason }

  /// Why findings of a rule are allowed at a line, which the comment is needed for then; nil where
  /// they are not.
  mutating func use(_ rule: String, line: Int) -> String? {
    var reason: String?
    for index in allowances.indices
    where allowances[index].rule == rule && allowances[index].lines.contains(line) {
      allowances[index].isUsed = true
      reason = reason ?? allowances[index].reason
    }
    return reason
  }

  /// Takes down that findings may be there which were not looked for.
  ///
  /// - Parameter isMeant: Whether a rule might have had something to say.
  mutating func excuse(_ lines: ClosedRange<Int>, _ isMeant: (_ rule: String) -> Bool) {
    for index in allowances.indices
    where allowances[index].lines.overlaps(lines) && isMeant(allowances[index].rule) {
      allowances[index].isUsed = true
    }
  }

  /// The comments that do nothing.
  ///
  /// - Parameter hasSpoken: Whether a rule would have said what it has to say about the page.
  func faults(_ hasSpoken: (_ rule: String) -> Bool) -> [SuppressionFault] {
    let unused = allowances.filter { !$0.isUsed && hasSpoken($0.rule) }
    return faults + unused.map { SuppressionFault(.unused($0.reach), $0.rule, at: $0.place) }
  }
}

/// The blocks of a page by where they start, sorted once one is asked for.
private struct NextBlocks {
  private let analyzed: AnalyzedPage
  private lazy var blocks: [Range<Int>] = Self.blocks(of: analyzed)

  init(_ analyzed: AnalyzedPage) { self.analyzed = analyzed }

  /// The lines from a comment to the end of the block that follows it: the outermost that starts
  /// next; to the end of the page where nothing follows.
  mutating func lines(from line: Int, after comment: Range<Int>) -> ClosedRange<Int> {
    let table = analyzed.page.lines
    let next = blocks.partitioningIndex { $0.lowerBound >= comment.upperBound }
    guard next < blocks.count else { return line...table.lineCount }
    return line...max(line, table.line(at: blocks[next].upperBound))
  }

  private static func blocks(of analyzed: AnalyzedPage) -> [Range<Int>] {
    let page = analyzed.page
    let ranges =
      analyzed.codeBlocks.map(\.range) + analyzed.headings.map(\.range)
      + page.paragraphs.map(\.range) + page.tables.map(\.range) + page.lists.map(\.range)
      + page.containers.map(\.range)
    return ranges.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
  }
}

extension Page {
  /// Where a comment writes a word; the start of the comment where it can't be found.
  ///
  /// - Parameter start: From where to look; moves behind the word.
  fileprivate func place(
    of word: String, in comment: PageComment, from start: inout Int
  ) -> Place {
    let text = bytes[start..<comment.range.upperBound]
    let word = Array(word.utf8)
    let first = text.indices.first {
      text[$0...].starts(with: word) && !isWord(before: $0) && !isWord(at: $0 + word.count)
    }
    guard let first else {
      let start = comment.range.lowerBound
      return place(start..<min(start + 4, bytes.count))
    }
    start = first + word.count
    return place(first..<start)
  }

  /// Whether a word goes on to the left of an offset.
  private func isWord(before offset: Int) -> Bool { offset > 0 && isWord(at: offset - 1) }

  /// Whether a byte stands in ids of rules.
  private func isWord(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return byte == 0x2D || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      || byte >= 0x30 && byte <= 0x39
  }
}
