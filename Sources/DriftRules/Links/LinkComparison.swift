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
      let plain = { (facts: PageFacts, place: Int) in
        let index = facts.inlines.links[place]
        let path = facts.resolver.plainPath(facts.page.inlines[index].destination ?? "")
        return String(Substring(path))
      }
      findSwaps(
        source.links(in: alignment.source) { plain(source, $0) },
        target.links(in: alignment.target) { plain(target, $0) })
    } else {
      compare(
        source.links(in: alignment.source, key: source.key(ofLink:)),
        target.links(in: alignment.target, key: target.key(ofLink:)))
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
  /// What a link has in common with its counterpart.
  ///
  /// `doc:Set-Up` leads to the heading “Set Up” of its own page where no page is called so.
  fileprivate func key(ofLink place: Int) -> String {
    let target = target(ofLink: place)
    let destination = page.inlines[inlines.links[place]].destination ?? ""
    guard target.kind == .external, destination.hasPrefix("doc:") else { return target.key }
    let anchor = AnchorStyle.docc.slug(LinkPath.percentDecoded(String(destination.dropFirst(4))))
    let isOwn = outline.page.headings.contains { AnchorStyle.docc.slug($0.text) == anchor }
    return isOwn ? "#" : target.key
  }

  /// The links of the page as marks.
  ///
  /// - Parameters:
  ///   - outline: The sections and runs of text that they stand in.
  ///   - key: What the link at a place among `inlines.links` has in common with its counterpart.
  fileprivate func links(in outline: Outline, key: (_ place: Int) -> String) -> [Mark] {
    inlines.links.indices.map { place in
      let index = inlines.links[place]
      return outline.mark(page.inlines[index], index, key: key(place))
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
