// Whether pages are better for a set of repairs, and which of them are to blame where they are not.

internal import Diagnostics

/// What makes a finding the same one before and after a repair.
struct FindingKey: Hashable {
  let file: String
  let rule: String
  let message: String

  init(_ finding: Diagnostic) {
    file = finding.place.file
    rule = finding.rule
    message = finding.message
  }
}

/// One of several findings that say the same, by its line.
struct FindingID: Hashable {
  let key: FindingKey
  var line: Int

  init(_ finding: Diagnostic) {
    key = FindingKey(finding)
    line = finding.place.range.start.line
  }

  /// The finding once lines have moved.
  func moved(_ shifts: [String: LineShift]) -> FindingID {
    var moved = self
    moved.line = shifts[key.file]?.line(after: line) ?? line
    return moved
  }
}

/// The findings before and after repairs.
struct Judgement {
  private let plan: FixPlan
  private let shifts: [String: LineShift]
  /// How often each finding is still there.
  private let remaining: [FindingKey: Int]
  private let earlier: [FindingKey: Int]
  /// The findings that were not there before.
  private let new: [Diagnostic]
  /// The repairs of the plan that touch a file, as indices of its items.
  private let itemsOfFile: [String: [Int]]
  /// The repairs of findings on a page in any language, as indices of the plan's items.
  private let itemsOfPage: [String: [Int]]

  init(_ plan: FixPlan, before: [Diagnostic], after: [Diagnostic]) {
    self.plan = plan
    shifts = plan.lineShifts
    earlier = Self.counts(before)
    remaining = Self.counts(after)
    new = Self.new(plan, shifts, before, after)
    var (files, pages): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, item) in plan.items.enumerated() where !new.isEmpty {
      for file in Set(item.fix.edits.map(\.place.file)) { files[file, default: []].append(index) }
      if let page = item.finding.page { pages[page, default: []].append(index) }
    }
    (itemsOfFile, itemsOfPage) = (files, pages)
  }

  private static func counts(_ findings: [Diagnostic]) -> [FindingKey: Int] {
    findings.reduce(into: [:]) { $0[FindingKey($1), default: 0] += 1 }
  }

  /// The findings that no finding from before accounts for: not the same one, nor one of its rule at
  /// its line that no repair is for, and that now says something else.
  private static func new(
    _ plan: FixPlan, _ shifts: [String: LineShift], _ before: [Diagnostic], _ after: [Diagnostic]
  ) -> [Diagnostic] {
    var known = counts(before)
    let strangers = after.filter { finding in
      let key = FindingKey(finding)
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
    guard !strangers.isEmpty else { return [] }
    let targets = Set(plan.items.map { FindingID($0.finding) })
    var gone: [LineKey: Int] = [:]
    for finding in before where !targets.contains(FindingID(finding)) {
      let key = FindingKey(finding)
      guard let count = known[key], count > 0 else { continue }
      known[key] = count - 1
      gone[LineKey(finding, shifts), default: 0] += 1
    }
    return strangers.filter { finding in
      let key = LineKey(finding)
      guard let count = gone[key], count > 0 else { return true }
      gone[key] = count - 1
      return false
    }
  }

  /// A rule's finding on a line.
  private struct LineKey: Hashable {
    let file: String
    let rule: String
    let line: Int

    init(_ finding: Diagnostic, _ shifts: [String: LineShift] = [:]) {
      file = finding.place.file
      rule = finding.rule
      let start = finding.place.range.start.line
      line = shifts[file]?.line(after: start) ?? start
    }
  }

  /// The repairs that are not to be made, with the reason.
  ///
  /// - Parameter isLast: Whether all that may be to blame is named, and not only what most likely is.
  func faults(isLast: Bool) -> [FindingID: Refusal] {
    var faults: [FindingID: Refusal] = [:]
    for finding in new {
      for item in isLast ? suspects(of: finding) : likeliest(for: finding) {
        faults[FindingID(item.finding)] = .raises(finding)
      }
    }
    guard faults.isEmpty else { return faults }
    for item in plan.items {
      let key = FindingKey(item.finding)
      if remaining[key, default: 0] >= earlier[key, default: 0] {
        faults[FindingID(item.finding)] = .withoutEffect
      }
    }
    return faults
  }

  private typealias Item = (finding: Diagnostic, fix: FixIt)

  /// The repairs that touch the file of a finding, else its page in another language, else any.
  private func suspects(of finding: Diagnostic) -> [Item] {
    let near = itemsOfFile[finding.place.file] ?? finding.page.flatMap { itemsOfPage[$0] }
    return near.map { $0.map { plan.items[$0] } } ?? plan.items
  }

  /// The repair that is nearest to a finding, or to what the finding refers to.
  private func likeliest(for finding: Diagnostic) -> [Item] {
    let places = [finding.place] + finding.related.map(\.place)
    let ranked = suspects(of: finding).map { item in
      let distances = item.fix.edits.flatMap { edit in
        places.filter { $0.file == edit.place.file }.map { place in
          let start = edit.place.range.start.line
          let line = shifts[edit.place.file]?.line(after: start) ?? start
          return abs(line - place.range.start.line)
        }
      }
      return (item: item, distance: distances.min() ?? .max)
    }
    guard let least = ranked.map(\.distance).min() else { return [] }
    if least == .max { return ranked.map(\.item) }
    return ranked.filter { $0.distance == least }.map(\.item)
  }
}
