// From differences between two pieces of code to edits of one of them.

internal import Lexing

/// Writes the edits that take differences out of the translation's code.
struct PatchWriter {
  private let comparison: BlockComparison
  private let renaming: [String: String]
  private let bringsText: Bool
  private let source: CodeStream
  private let target: CodeStream
  private(set) var edits: [CodeEdit] = []

  init(_ comparison: BlockComparison, _ renaming: [String: String], bringsText: Bool) {
    self.bringsText = bringsText
    self.comparison = comparison
    self.renaming = renaming
    source = comparison.source
    target = comparison.target
  }

  /// Adds the edits for a difference; false where it can't be told what to write.
  mutating func add(_ difference: CodeDifference) -> Bool {
    switch difference.kind {
    case .literal: addSlot(difference)
    case .code: addRun(difference)
    }
  }

  private mutating func addSlot(_ difference: CodeDifference) -> Bool {
    guard difference.isExchange, renaming.isEmpty else { return false }
    edits.append(CodeEdit(range: difference.target, text: Array(source.code[difference.source])))
    return true
  }

  private mutating func addRun(_ difference: CodeDifference) -> Bool {
    let steps = comparison.steps[difference.run]
    let before = comparison.steps[..<difference.run.lowerBound]
    var next = before.last { $0.target != nil }?.target.map { $0 + 1 } ?? 0
    next -= steps.contains { $0.target != nil } ? 0 : difference.shift
    var (lost, added): ([Int], [Int]) = ([], [])
    for step in steps {
      switch (step.source, step.target) {
      case (let left?, let right?):
        guard flush(&lost, &added, next) else { return false }
        next = right + 1
        guard exchange(left, right) else { return false }
      case (let left?, nil): lost.append(left - difference.shift)
      case (nil, let right?):
        added.append(right - difference.shift)
        next = right + 1
      case (nil, nil): break
      }
    }
    return flush(&lost, &added, next)
  }

  /// Writes what was gathered between two pairs of elements.
  ///
  /// - Parameter next: The element of the translation behind it.
  private mutating func flush(_ lost: inout [Int], _ added: inout [Int], _ next: Int) -> Bool {
    defer { (lost, added) = ([], []) }
    if let first = added.first, let last = added.last {
      guard last - first + 1 == added.count, remove(first..<last + 1) else { return false }
    }
    guard let first = lost.first, let last = lost.last else { return true }
    guard last - first + 1 == lost.count else { return false }
    return insert(first..<last + 1, before: (added.first ?? next))
  }

  /// Writes an element of the source in the place of one of the translation.
  private mutating func exchange(_ left: Int, _ right: Int) -> Bool {
    if source.elements[left].hash == target.elements[right].hash { return true }
    guard let text = text(of: left), !text.contains(0x0A) else { return false }
    if target.code[target.elements[right].range].elementsEqual(text) { return true }
    edits.append(CodeEdit(range: target.elements[right].range, text: text))
    return true
  }

  /// An element of the source as the translation writes it; nil for text that people read.
  private func text(of index: Int) -> [UInt8]? {
    let element = source.elements[index]
    let text = source.code[element.range]
    switch element.kind {
    case .name where !renaming.isEmpty:
      return renaming[source.text(index)].map { Array($0.utf8) } ?? Array(text)
    case .string where text.contains(0x20) && !bringsText: return nil
    default: return Array(text)
    }
  }

  /// From one place to another, or nothing where that comes first.
  private func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }

  // MARK: Lines

  private func startsLine(_ index: Int, _ stream: CodeStream) -> Bool {
    index >= stream.elements.count || stream.elements[index].startsLine || stream.isMark(index, "}")
  }

  /// Where the line that holds an offset ends.
  private func lineEnd(_ offset: Int, _ code: [UInt8]) -> Int {
    code[offset...].firstIndex(of: 0x0A) ?? code.count
  }

  private func end(of index: Int, _ stream: CodeStream) -> Int {
    index < 0 ? 0 : stream.elements[index].range.upperBound
  }

  private func start(of index: Int, _ stream: CodeStream) -> Int {
    index < stream.elements.count ? stream.elements[index].range.lowerBound : stream.code.count
  }

  /// The comments between two places.
  private func comments(_ range: Range<Int>, _ stream: CodeStream) -> [Range<Int>] {
    stream.comments.filter { range.contains($0.lowerBound) }
  }

  // MARK: Taking out

  private mutating func remove(_ elements: Range<Int>) -> Bool {
    let range = removedRange(elements)
    guard let range, comments(range, target).isEmpty else { return false }
    edits.append(CodeEdit(range: range, text: []))
    return true
  }

  /// Elements with the white space on one side of them, or with the lines that are theirs alone; nil
  /// where something else stands on these lines.
  private func removedRange(_ elements: Range<Int>) -> Range<Int>? {
    let (before, first) = (end(of: elements.lowerBound - 1, target), elements.lowerBound)
    let range = span(start(of: first, target), end(of: elements.upperBound - 1, target))
    let next = start(of: elements.upperBound, target)
    guard target.elements[first].startsLine else {
      let joins = before == range.lowerBound && !startsLine(elements.upperBound, target)
      return joins ? span(range.lowerBound, next) : span(before, range.upperBound)
    }
    guard startsLine(elements.upperBound, target) else { return span(range.lowerBound, next) }
    let lines =
      target.code.lineStart(before: range.lowerBound)..<lineEnd(range.upperBound, target.code)
    guard lines.lowerBound >= before, lines.upperBound <= next else { return nil }
    return lines.lowerBound..<min(lines.upperBound + 1, target.code.count)
  }

  // MARK: Putting in

  /// - Parameter next: The element of the translation that comes behind.
  private mutating func insert(_ elements: Range<Int>, before next: Int) -> Bool {
    let first = elements.lowerBound
    let isLineStart = source.elements[first].startsLine
    if isLineStart, !startsLine(elements.upperBound, source) {
      return insertAtLineStart(elements, before: next)
    }
    guard
      var text = written(
        span(end(of: first - 1, source), end(of: elements.upperBound - 1, source)))
    else { return false }
    var place = end(of: next - 1, target)
    if text.first == 0x2C, let comma = trailingComma(at: place) {
      // The translation has a comma behind its last element already.
      place = comma + 1
      text = text.dropFirst() + [0x2C]
    }
    if first == 0 || next == 0 { return insertOnTop(text, before: next) }
    guard text.contains(0x0A) else {
      edits.append(CodeEdit(range: place..<place, text: text))
      return true
    }
    return insertLines(text, at: place, after: next - 1, elements)
  }

  /// A comma that is no element, since nothing follows it.
  private func trailingComma(at place: Int) -> Int? {
    let rest = target.code[place...].drop { $0 == 0x20 }
    return rest.first == 0x2C && !target.elements.contains { $0.range.contains(rest.startIndex) }
      ? rest.startIndex : nil
  }

  /// Puts in what stands at the start of a line that goes on: `try`.
  private mutating func insertAtLineStart(_ elements: Range<Int>, before next: Int) -> Bool {
    guard next < target.elements.count, target.elements[next].startsLine,
      let text = written(
        span(start(of: elements.lowerBound, source), start(of: elements.upperBound, source))),
      !text.contains(0x0A)
    else { return false }
    let place = start(of: next, target)
    edits.append(CodeEdit(range: place..<place, text: text))
    return true
  }

  /// Puts in lines before all other code.
  private mutating func insertOnTop(_ text: [UInt8], before next: Int) -> Bool {
    guard next == 0, startsLine(next, target) else { return false }
    let lines = text.drop { $0 == 0x0A || $0 == 0x20 }
    let place = target.code.lineStart(before: start(of: next, target))
    guard comments(0..<place, target).isEmpty else { return false }
    edits.append(CodeEdit(range: place..<place, text: lines + [0x0A]))
    return true
  }

  /// Puts in text of which all but the first line stands on lines of its own, behind an element and
  /// the comment on its line.
  private mutating func insertLines(
    _ text: [UInt8], at place: Int, after last: Int, _ elements: Range<Int>
  ) -> Bool {
    let next = start(of: last + 1, target)
    let head = text.prefix { $0 != 0x0A }
    let rest = text.dropFirst(head.count)
    let lineEnd = min(lineEnd(place, target.code), next)
    guard let gap = gapForLines(after: last, span(lineEnd, next), elements) else { return false }
    guard let lines = indented(Array(rest), like: last, elements) else { return false }
    if gap == place {
      edits.append(CodeEdit(range: gap..<gap, text: head + lines))
      return true
    }
    if !head.isEmpty { edits.append(CodeEdit(range: place..<place, text: Array(head))) }
    edits.append(CodeEdit(range: gap..<gap, text: lines))
    return true
  }

  /// Where in the gap between two elements lines go: the comments of the gap stay with the code that
  /// they were written for.
  private func gapForLines(
    after last: Int, _ gap: Range<Int>, _ elements: Range<Int>
  ) -> Int? {
    let found = comments(gap, target)
    if found.isEmpty { return gap.lowerBound }
    let (left, right) = (elements.lowerBound - 1, elements.upperBound)
    let sourceLine = lineEnd(end(of: left, source), source.code)
    let own = comments(span(sourceLine, start(of: elements.lowerBound, source)), source).count
    let behindLine = lineEnd(end(of: right - 1, source), source.code)
    let following = comments(span(behindLine, start(of: right, source)), source).count
    if found.count == own + following {
      return own == 0 ? gap.lowerBound : found[own - 1].upperBound
    }
    return found.count == following ? gap.lowerBound : nil
  }

  /// Lines of the source with the indentation that the translation has in their place.
  private func indented(_ lines: [UInt8], like last: Int, _ elements: Range<Int>) -> [UInt8]? {
    let theirs = indentation(end(of: elements.lowerBound - 1, source), source.code)
    let ours = indentation(end(of: last, target), target.code)
    if theirs == ours { return lines }
    var result: [UInt8] = []
    for line in lines.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard line.starts(with: theirs) else { return nil }
      result += [0x0A] + ours + line.dropFirst(theirs.count)
    }
    return result
  }

  private func indentation(_ offset: Int, _ code: [UInt8]) -> ArraySlice<UInt8> {
    code[code.lineStart(before: offset)...].prefix { $0 == 0x20 || $0 == 0x09 }
  }

  /// A stretch of the source as the translation writes it: its names, no comments, no empty lines;
  /// nil where text for people stands in it.
  private func written(_ range: Range<Int>) -> [UInt8]? {
    var text: [UInt8] = []
    var place = range.lowerBound
    var rest = comments(range, source)[...]
    let elements = source.elements.indices.filter { range.contains(start(of: $0, source)) }
    for index in elements {
      guard let own = self.text(of: index) else { return nil }
      append(span(place, start(of: index, source)), without: &rest, to: &text)
      text += own
      place = end(of: index, source)
    }
    append(span(place, range.upperBound), without: &rest, to: &text)
    return text
  }

  /// Adds layout: of several line breaks the last one, with the indentation behind it.
  private func append(
    _ range: Range<Int>, without comments: inout ArraySlice<Range<Int>>, to text: inout [UInt8]
  ) {
    var gap: [UInt8] = []
    var place = range.lowerBound
    while let comment = comments.first, comment.lowerBound < range.upperBound {
      gap += source.code[span(place, comment.lowerBound)]
      place = comment.upperBound
      comments.removeFirst()
    }
    if place < range.upperBound { gap += source.code[place..<range.upperBound] }
    if let line = gap.lastIndex(of: 0x0A) {
      text += gap[line...]
    } else {
      text += gap
    }
  }
}
