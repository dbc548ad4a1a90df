// Which element of one piece of code answers to which of another.

/// Brings two sequences of elements side by side with the fewest changes.
enum ElementAlignment {
  /// A step through both sequences: an element of each, or of one alone.
  struct Step {
    var source: Int?
    var target: Int?
  }

  /// The steps from the start of both sequences to their ends.
  static func steps(
    _ source: [CodeStream.Element], _ target: [CodeStream.Element]
  ) -> [Step] {
    let limit = min(source.count, target.count)
    var head = 0
    while head < limit, source[head].isSame(as: target[head]) { head += 1 }
    head = lineStart(head, source, target)
    var tail = 0
    while tail < limit - head,
      source[source.count - 1 - tail].isSame(as: target[target.count - 1 - tail])
    {
      tail += 1
    }
    let left = head..<source.count - tail
    let right = head..<target.count - tail
    return (0..<head).map { Step(source: $0, target: $0) }
      + middle(source, left, target, right)
      + (0..<tail).map { Step(source: left.upperBound + $0, target: right.upperBound + $0) }
  }

  /// The start of the line that first differs, so that lines that begin alike are weighed as wholes.
  private static func lineStart(
    _ head: Int, _ source: [CodeStream.Element], _ target: [CodeStream.Element]
  ) -> Int {
    guard head < source.count, head < target.count else { return head }
    var start = head
    while start > 0, head - start < 64, !source[start].startsLine || !target[start].startsLine {
      start -= 1
    }
    return start
  }

  /// More pairs than these are not weighed one by one.
  private static let mostPairs = 1 << 22

  private static func middle(
    _ source: [CodeStream.Element], _ left: Range<Int>,
    _ target: [CodeStream.Element], _ right: Range<Int>
  ) -> [Step] {
    guard !left.isEmpty, !right.isEmpty, left.count * right.count <= mostPairs else {
      return left.map { Step(source: $0) } + right.map { Step(target: $0) }
    }
    var table = AlignmentTable(source[left], target[right])
    table.fill()
    return table.walk().map {
      Step(
        source: $0.source.map { $0 + left.lowerBound },
        target: $0.target.map { $0 + right.lowerBound })
    }
  }
}

/// The cheapest ways through two sequences, after Gotoh: a gap costs more to open than to go on
/// with, and less to open where a line starts, so that whole lines are taken for
/// lost or new, but not where a line is lost and another one new.
private struct AlignmentTable {
  /// What the last step is: an element of both, of the source alone, of the target alone.
  private enum Way: UInt8, CaseIterable { case both, source, target }

  private let source: [CodeStream.Element]
  private let target: [CodeStream.Element]
  private let width: Int
  /// For every pair of beginnings and every last way the way before it, two bits each.
  private var before: [UInt8]

  private static let never = Int32.max / 2
  private static let fullOpening: Int32 = 5

  init(_ source: ArraySlice<CodeStream.Element>, _ target: ArraySlice<CodeStream.Element>) {
    self.source = Array(source)
    self.target = Array(target)
    width = target.count + 1
    before = Array(repeating: 0, count: (source.count + 1) * width)
  }

  /// The costs of one pair of beginnings, by the last way.
  private struct Costs {
    var both = never
    var source = never
    var target = never

    /// The cheapest, and its way, when a gap on one side costs so much to open.
    func best(sourceGap: Int32, targetGap: Int32, bothGap: Int32) -> (cost: Int32, way: Way) {
      let (a, b, c) = (both + bothGap, source + sourceGap, target + targetGap)
      if a <= b, a <= c { return (a, .both) }
      return b <= c ? (b, .source) : (c, .target)
    }
  }

  mutating func fill() {
    var row = [Costs](repeating: Costs(), count: width)
    row[0].both = 0
    for column in 1..<width {
      let open = Self.opening(target[column - 1])
      let best = row[column - 1].best(sourceGap: open, targetGap: 0, bothGap: open)
      row[column].target = best.cost + 1
      note(column, .target, best.way)
    }
    for (line, left) in source.enumerated() { fill(&row, line + 1, left) }
    last = row[width - 1].best(sourceGap: 0, targetGap: 0, bothGap: 0).way
  }

  private var last = Way.both

  private mutating func fill(_ row: inout [Costs], _ line: Int, _ left: CodeStream.Element) {
    var diagonal = row[0]
    let open = Self.opening(left)
    row[0] = next(above: row[0], open, line * width)
    for column in 1..<width {
      let right = target[column - 1]
      let above = row[column]
      var costs = next(above: above, open, line * width + column)
      let both = diagonal.best(sourceGap: 0, targetGap: 0, bothGap: 0)
      costs.both = both.cost + Self.cost(left, right)
      note(line * width + column, .both, both.way)
      let opening = Self.opening(right)
      let gap = row[column - 1].best(
        sourceGap: Self.fullOpening, targetGap: 0, bothGap: opening)
      costs.target = gap.cost + 1
      note(line * width + column, .target, gap.way)
      diagonal = above
      row[column] = costs
    }
  }

  private mutating func next(above: Costs, _ open: Int32, _ place: Int) -> Costs {
    let best = above.best(sourceGap: 0, targetGap: Self.fullOpening, bothGap: open)
    note(place, .source, best.way)
    return Costs(source: best.cost + 1)
  }

  private mutating func note(_ place: Int, _ way: Way, _ previous: Way) {
    before[place] |= previous.rawValue << (way.rawValue * 2)
  }

  private static func opening(_ element: CodeStream.Element) -> Int32 {
    element.startsLine ? 3 : fullOpening
  }

  /// What it costs that one element answers to another.
  private static func cost(_ left: CodeStream.Element, _ right: CodeStream.Element) -> Int32 {
    if left.hash == right.hash {
      return left.values != right.values ? 2 : left.text != right.text ? 1 : 0
    }
    if left.kind == right.kind { return left.kind == .mark ? 5 : 3 }
    return left.kind == .mark || right.kind == .mark ? 12 : 5
  }

  /// The steps from the start to the end.
  func walk() -> [ElementAlignment.Step] {
    var (line, column) = (source.count, target.count)
    var way = last
    var steps: [ElementAlignment.Step] = []
    while line > 0 || column > 0 {
      let bits = before[line * width + column] >> (way.rawValue * 2) & 3
      switch way {
      case .both:
        line -= 1
        column -= 1
        steps.append(.init(source: line, target: column))
      case .source:
        line -= 1
        steps.append(.init(source: line, target: nil))
      case .target:
        column -= 1
        steps.append(.init(source: nil, target: column))
      }
      way = Way(rawValue: bits) ?? .both
    }
    return steps.reversed()
  }
}
