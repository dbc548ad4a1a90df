// The links of a translation beside those of its source page.

internal import Alignment
internal import Diagnostics
internal import Pages

/// What differs between the links of two pages.
struct LinkComparison {
  /// Links of the source page that are nowhere in the translation.
  private(set) var lost: [Mark] = []
  /// Links that lead elsewhere than their counterparts.
  private(set) var changed: [(source: Mark, target: Mark)] = []
  /// Links whose destinations were exchanged, once for each pair.
  private(set) var swapped: [(first: Mark, second: Mark)] = []

  private let comparison: PartComparison

  /// - Parameters:
  ///   - source: The source page of the comparison.
  ///   - target: The translation.
  init(_ comparison: PartComparison, _ source: PageFacts, _ target: PageFacts) {
    self.comparison = comparison
    let (paths, others) = (source.plainLinks, target.plainLinks)
    if paths == others { return }
    let alignment = comparison.alignment
    if paths.sorted() == others.sorted() {
      findSwaps(
        source.links(in: alignment.source, source.plainPaths),
        target.links(in: alignment.target, target.plainPaths))
    } else if !Self.areCounterparts(source, target, alignment) {
      compare(
        source.links(in: alignment.source, source.linkKeys),
        target.links(in: alignment.target, target.linkKeys))
    }
  }

  /// Whether the links of both pages answer to each other one by one, each in the counterpart of
  /// its text, so that nothing is lost or exchanged.
  private static func areCounterparts(
    _ source: PageFacts, _ target: PageFacts, _ alignment: PageAlignment
  ) -> Bool {
    guard source.linkKeys == target.linkKeys else { return false }
    let (links, others) = (source.inlines.links, target.inlines.links)
    let (parts, otherParts) = (alignment.source.parts, alignment.target.parts)
    return links.indices.allSatisfy { place in
      let unit = parts.unit(ofInline: links[place])
      let otherUnit = otherParts.unit(ofInline: others[place])
      return unit.flatMap { alignment.parts.targetUnits[$0] } == otherUnit
        && (unit == nil) == (otherUnit == nil)
    }
  }

  private mutating func compare(_ left: [Mark], _ right: [Mark]) {
    let alignment = comparison.alignment
    let matching = MarkMatching(left, right, alignment)
    var added = matching.added.filter {
      comparison.compares(target: $0.section) && !comparison.isWithinAdded($0.range.lowerBound)
    }
    for mark in matching.lost
    where comparison.compares(mark.section) && !comparison.isWithinLost(mark.range.lowerBound) {
      guard let place = counterpart(of: mark, among: added) else {
        lost.append(mark)
        continue
      }
      let counterpart = added.remove(at: place)
      if Self.isChange(mark.key, counterpart.key) { changed.append((mark, counterpart)) }
    }
    findSwaps(left, right)
  }

  /// The link that stands in the place of a lost one.
  private func counterpart(of mark: Mark, among added: [Mark]) -> Int? {
    let alignment = comparison.alignment
    if let unit = mark.unit.flatMap({ alignment.parts.targetUnits[$0] }) {
      return added.firstIndex { $0.unit == unit }
    }
    let isExternal = mark.key.hasPrefix("//")
    return added.firstIndex {
      $0.section == alignment.targetSections[mark.section] && isExternal == $0.key.hasPrefix("//")
    }
  }

  /// Whether one destination in place of another is drift: pages of other sites have
  /// counterparts in other languages that nothing tells from strangers.
  private static func isChange(_ key: String, _ other: String) -> Bool {
    let isExternal = key.hasPrefix("//")
    guard isExternal || other.hasPrefix("//") else { return key != "#" && other != "#" }
    return false
  }

  /// Finds paragraphs that exchanged one of their links.
  private mutating func findSwaps(_ left: [Mark], _ right: [Mark]) {
    let alone = differences(left, right)
    guard alone.count > 1 else { return }
    var partners: [[String]: [Int]] = [:]
    for (unit, pair) in alone {
      partners[[pair.source.key, pair.target.key], default: []].append(unit)
    }
    for (unit, pair) in alone.sorted(by: { $0.key < $1.key }) {
      guard let found = partners[[pair.target.key, pair.source.key]], found.count == 1,
        found[0] > unit, let partner = alone[found[0]], isSwap(pair, partner)
      else { continue }
      swapped.append((pair.target, partner.target))
    }
  }

  /// The paragraphs that have one link of their counterpart less, and another one more.
  private func differences(
    _ left: [Mark], _ right: [Mark]
  ) -> [Int: (source: Mark, target: Mark)] {
    let runs = Dictionary(right.runsByUnit) { first, _ in first }
    var found: [Int: (source: Mark, target: Mark)] = [:]
    for (unit, run) in left.runsByUnit {
      guard let counterpart = comparison.alignment.parts.targetUnits[unit],
        let other = runs[counterpart], run.count == other.count
      else { continue }
      let (marks, others) = (left[run], right[other])
      if zip(marks, others).allSatisfy({ $0.key == $1.key }) { continue }
      let (keys, otherKeys) = (Set(marks.map(\.key)), Set(others.map(\.key)))
      let lost = marks.filter { !otherKeys.contains($0.key) }
      let gained = others.filter { !keys.contains($0.key) }
      if lost.count == 1, gained.count == 1 { found[unit] = (lost[0], gained[0]) }
    }
    return found
  }

  /// Whether two paragraphs exchanged links alone, and not their texts with them.
  private func isSwap(
    _ first: (source: Mark, target: Mark), _ second: (source: Mark, target: Mark)
  ) -> Bool {
    first.source.text != second.target.text && second.source.text != first.target.text
  }
}

extension PageFacts {
  /// What the destinations of the links say, but for locale and anchor.
  fileprivate var plainPaths: [String] {
    inlines.links.map { resolver.plainPath(page.inlines[$0].destination ?? "") }
  }

  /// The links of the page as marks.
  ///
  /// - Parameters:
  ///   - outline: The sections and runs of text that they stand in.
  ///   - keys: What each link has in common with its counterpart.
  fileprivate func links(in outline: Outline, _ keys: [String]) -> [Mark] {
    inlines.links.indices.map { place in
      let index = inlines.links[place]
      return outline.mark(page.inlines[index], index, key: keys[place])
    }
  }
}

extension [Mark] {
  /// The runs of text that hold marks, each with the stretch of its marks: all that stand in one
  /// follow each other.
  fileprivate var runsByUnit: [(unit: Int, marks: Range<Int>)] {
    var runs: [(unit: Int, marks: Range<Int>)] = []
    var start = 0
    for index in indices where index + 1 == count || self[index + 1].unit != self[index].unit {
      if let unit = self[index].unit { runs.append((unit, start..<index + 1)) }
      start = index + 1
    }
    return runs
  }
}
