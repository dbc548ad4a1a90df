// A block of code beside its counterpart: what differs, and of what kind.

internal import Lexing

/// A difference between two pieces of code.
package struct CodeDifference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Names, labels, types, numbers, keywords or whole statements.
    case code
    /// What stands for a value in a string.
    case literal
  }

  package var kind: Kind
  /// What stands in the source, and in the translation: byte offsets of each code, empty at the
  /// place of what is missing.
  package var source: Range<Int>
  package var target: Range<Int>
  /// The same as one line of text.
  package var sourceText: String
  package var targetText: String
  /// A byte of the translation's statement that differs; none where whole lines are missing, which
  /// belong to no statement of it.
  package var statement: Int?
  /// The steps of the comparison that it consists of, and how many elements earlier it is said to
  /// start; none for strings.
  var run = 0..<0
  var shift = 0
  /// Whether one thing that stands for a value in a string is there in place of one other, and
  /// nothing else of the string differs.
  package var isExchange = false
}

/// A name that the translation calls otherwise throughout.
package struct Renaming: Hashable, Sendable {
  package var source: String
  package var target: String
}

/// Two pieces of code side by side; a reference, since many look at one and none changes it.
package final class BlockComparison: Sendable {
  package let source: CodeStream
  package let target: CodeStream
  let steps: [ElementAlignment.Step]

  package init(source: CodeStream, target: CodeStream) {
    self.source = source
    self.target = target
    let isEqual = source.digest == target.digest
    steps = isEqual ? [] : ElementAlignment.steps(source.elements, target.elements)
  }

  /// Whether both are the same code.
  package var isEqual: Bool { source.digest == target.digest }

  /// What differs, in the order of the code, once some names may be others.
  package func differences(renaming: [String: String]) -> [CodeDifference] {
    var differences: [CodeDifference] = []
    var start = 0
    for index in steps.indices where isEqual(steps[index], renaming) {
      if joins(index, start, renaming) { continue }
      if let difference = difference(of: start..<index) { differences.append(difference) }
      start = index + 1
      if let difference = slotDifference(at: steps[index], renaming) {
        differences.append(difference)
      }
    }
    if let difference = difference(of: start..<steps.count) { differences.append(difference) }
    return differences
  }

  private func isEqual(_ step: ElementAlignment.Step, _ renaming: [String: String]) -> Bool {
    guard let left = step.source, let right = step.target else { return false }
    if source.elements[left].hash == target.elements[right].hash { return true }
    guard source.elements[left].kind == .name, !renaming.isEmpty else { return false }
    return renaming[source.text(left)] == target.text(right)
  }

  /// Whether an equal mark stands between two differences of one expression, which are then one.
  private func joins(_ index: Int, _ start: Int, _ renaming: [String: String]) -> Bool {
    guard start < index, index + 1 < steps.count, let left = steps[index].source,
      let right = steps[index].target, source.elements[left].kind == .mark,
      steps[start..<index].contains(where: { $0.source != nil }),
      steps[start..<index].contains(where: { $0.target != nil }),
      !source.elements[left].startsLine, !target.elements[right].startsLine
    else { return false }
    let next = steps[index + 1]
    return !isEqual(next, renaming) && !(next.source.map(startsLine) ?? false)
  }

  // MARK: Code

  private func difference(of run: Range<Int>) -> CodeDifference? {
    guard !run.isEmpty else { return nil }
    let shift = shiftToLine(run)
    let left = Self.range(steps[run].compactMap(\.source), shift)
    let right = Self.range(steps[run].compactMap(\.target), shift)
    let next = run.upperBound - shift
    guard !CodeProse.isText(source, left, target, right), !isLineEnd(left, right, next) else {
      return nil
    }
    var difference = CodeDifference(
      kind: .code,
      source: left.isEmpty ? gap(in: source, next, \.source) : bytes(source, left),
      target: right.isEmpty ? gap(in: target, next, \.target) : bytes(target, right),
      sourceText: source.text(of: left), targetText: target.text(of: right),
      statement: statement(left, right, before: run.lowerBound - shift))
    difference.run = run
    difference.shift = shift
    return difference
  }

  /// Whether a semicolon stands on one side where the other has a line break.
  private func isLineEnd(_ left: Range<Int>, _ right: Range<Int>, _ next: Int) -> Bool {
    guard left.count + right.count == 1,
      source.language.traits.contains(.optionalSemicolons), steps.indices.contains(next)
    else { return false }
    if let mark = left.first, source.isMark(mark, ";"), let other = steps[next].target {
      return target.elements[other].startsLine
    }
    if let mark = right.first, target.isMark(mark, ";"), let other = steps[next].source {
      return source.elements[other].startsLine
    }
    return false
  }

  /// - Parameter step: The first step that differs.
  private func statement(_ left: Range<Int>, _ right: Range<Int>, before step: Int) -> Int? {
    if let first = right.first { return target.elements[first].range.lowerBound }
    guard let first = left.first else { return nil }
    if source.elements[first].startsLine {
      let isLines = left.upperBound >= source.elements.count || startsLine(left.upperBound)
      return isLines ? nil : gap(in: target, step + left.count, \.target).lowerBound
    }
    return step > 0 ? steps[step - 1].target.map { target.elements[$0].range.lowerBound } : nil
  }

  private func startsLine(_ index: Int) -> Bool {
    source.elements[index].startsLine || source.isMark(index, "}")
  }

  private static func range(_ indices: [Int], _ shift: Int) -> Range<Int> {
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    return first - shift..<last - shift + 1
  }

  private func bytes(_ stream: CodeStream, _ range: Range<Int>) -> Range<Int> {
    stream.elements[range.lowerBound].range
      .lowerBound..<stream.elements[range.upperBound - 1].range.upperBound
  }

  /// Where something is missing: at the element that stands there now, else at the end.
  private func gap(
    in stream: CodeStream, _ next: Int, _ side: KeyPath<ElementAlignment.Step, Int?>
  ) -> Range<Int> {
    if let index = steps[next...].lazy.compactMap({ $0[keyPath: side] }).first {
      return stream.elements[index].range
    }
    let end = stream.elements.last?.range.upperBound ?? 0
    return end..<end
  }

  /// How many elements earlier the same loss or gain may as well start, so that it starts with a
  /// line: of `a(); b();` and `a();` the second call is missing, not `); b(`.
  private func shiftToLine(_ run: Range<Int>) -> Int {
    let isLoss = steps[run].allSatisfy { $0.target == nil }
    guard isLoss || steps[run].allSatisfy({ $0.source == nil }) else { return 0 }
    let stream = isLoss ? source : target
    let indices = steps[run].compactMap { isLoss ? $0.source : $0.target }
    guard let first = indices.first, let last = indices.last else { return 0 }
    for shift in 0...min(indices.count, first, run.lowerBound) {
      if stream.elements[first - shift].startsLine { return shift }
      guard first - shift > 0,
        stream.elements[first - shift - 1].hash == stream.elements[last - shift].hash
      else { break }
    }
    return 0
  }

  // MARK: Strings

  private func slotDifference(
    at step: ElementAlignment.Step, _ renaming: [String: String]
  ) -> CodeDifference? {
    guard let left = step.source, let right = step.target, source.elements[left].kind == .string
    else { return nil }
    let (wanted, found) = (source.slots[left] ?? [], target.slots[right] ?? [])
    guard !wanted.isEmpty || !found.isEmpty,
      let difference = SlotDifference(wanted, found, renames: renaming)
    else { return nil }
    let sourceRange = difference.lost?.range ?? source.elements[left].range
    let targetRange = difference.added?.range ?? target.elements[right].range
    var literal = CodeDifference(
      kind: .literal, source: sourceRange, target: targetRange,
      sourceText: difference.lost.map { Self.text(source, $0.range) } ?? "",
      targetText: difference.added.map { Self.text(target, $0.range) } ?? "",
      statement: targetRange.lowerBound)
    literal.isExchange = difference.isExchange
    return literal
  }

  private static func text(_ stream: CodeStream, _ range: Range<Int>) -> String {
    String(decoding: stream.code[range], as: UTF8.self)
  }
}
