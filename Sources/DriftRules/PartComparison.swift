// What of a translation can be compared with its source page part by part.

internal import Alignment
internal import Diagnostics
internal import Pages

/// The sections and stretches of two pages in which a lost part has no cause but itself.
///
/// Sections without a counterpart, fences that went wrong and components, tables and rows that are
/// lost are causes of their own: what went with them is not said again.
struct PartComparison: Sendable {
  let alignment: PageAlignment
  /// Whether a section of the source is compared.
  private let isCompared: [Bool]
  /// Stretches of the source that the target lacks as a whole.
  private let lost: Stretches
  /// Stretches of the target that the source lacks as a whole.
  private let added: Stretches

  init(_ alignment: PageAlignment, end: Int) {
    self.alignment = alignment
    let (source, target) = (alignment.source.page.page, alignment.target.page.page)
    isCompared = alignment.targetSections.enumerated().map { index, counterpart in
      guard let counterpart else { return false }
      let range = alignment.target.sections[counterpart].range
      return range.upperBound <= max(end, range.lowerBound) && range.lowerBound <= end
        && !target.hasFaultyFence(in: range)
        && !source.hasFaultyFence(in: alignment.source.sections[index].range)
    }
    let parts = alignment.parts
    let taken = Set(parts.targetContainers.compactMap { $0 })
    lost = Stretches(
      Self.unpairedContainers(alignment.source) { parts.targetContainers[$0] != nil }
        + Self.unpairedCells(
          source,
          parts.tables.map { ($0.source, $0.rows.map(\.source), $0.columns.map(\.source)) }))
    added = Stretches(
      Self.unpairedContainers(alignment.target, except: taken.contains)
        + Self.unpairedCells(
          target,
          parts.tables.map { ($0.target, $0.rows.map(\.target), $0.columns.map(\.target)) }))
  }

  private static func unpairedContainers(
    _ outline: Outline, except isPaired: (Int) -> Bool
  ) -> [Range<Int>] {
    let containers = outline.page.page.containers
    return containers.indices.filter {
      !isPaired($0) && outline.parts.components[$0].role != .layout
    }.map { containers[$0].range }
  }

  /// The tables, rows and cells of columns that have no counterpart.
  private static func unpairedCells(
    _ page: Page, _ pairs: [(table: Int, rows: [Int], columns: [Int])]
  ) -> [Range<Int>] {
    let paired = Dictionary(pairs.map { ($0.table, $0) }) { first, _ in first }
    return page.tables.enumerated().flatMap { index, table -> [Range<Int>] in
      guard let pair = paired[index] else { return [table.range] }
      let (rows, columns) = (Set(pair.rows), Set(pair.columns))
      return table.rows.enumerated().flatMap { index, row in
        guard rows.contains(index) else { return [row.extent] }
        return row.indices.filter { !columns.contains($0) }.map { row[$0].range }
      }
    }
  }

  /// Whether a section of the source page has a counterpart in which all can be compared.
  func compares(_ section: Int) -> Bool { isCompared[section] }

  /// Whether a section of the translation has a counterpart in which all can be compared.
  func compares(target section: Int) -> Bool {
    alignment.sourceSections[section].map { isCompared[$0] } ?? false
  }

  /// Whether a place of the source page went with something larger.
  func isWithinLost(_ offset: Int) -> Bool { lost.contains(offset) }

  /// Whether a place of the translation came with something larger.
  func isWithinAdded(_ offset: Int) -> Bool { added.contains(offset) }

  /// Whether one of the containers around a part of the source page is lost.
  func isWithinLostComponent(_ containers: [Int]) -> Bool {
    containers.contains { index in
      alignment.parts.targetContainers[index] == nil
        && alignment.source.parts.components[index].role != .layout
    }
  }

  /// The place in the translation where a part of the source page should stand: behind the
  /// counterpart of what ends last before it, within its section.
  func place(of offset: Int, in section: Int) -> Int {
    let counterpart = alignment.targetSections[section] ?? 0
    let start = alignment.target.sections[counterpart].range.lowerBound
    let ends = [
      textBefore(offset, in: section), codeBefore(offset, in: section),
      componentBefore(offset, in: section),
    ].compactMap { $0 }
    return ends.max { $0.source < $1.source }.map { max(start, $0.target) } ?? start
  }

  /// Where something ends on either page.
  private typealias End = (source: Int, target: Int)

  private func textBefore(_ offset: Int, in section: Int) -> End? {
    let units = alignment.source.parts.units
    var index = units.firstIndex(startingAt: offset) - 1
    while index >= 0, units[index].section == section {
      if let unit = alignment.parts.targetUnits[index] {
        return (
          units[index].range.upperBound, alignment.target.parts.units[unit].range.upperBound
        )
      }
      index -= 1
    }
    return nil
  }

  private func codeBefore(_ offset: Int, in section: Int) -> End? {
    let (blocks, others) = (alignment.source.page.codeBlocks, alignment.target.page.codeBlocks)
    let found = alignment.source.sections[section].blocks.last {
      blocks[$0].range.upperBound <= offset && alignment.targetBlocks[$0] != nil
    }
    guard let found, let counterpart = alignment.targetBlocks[found] else { return nil }
    return (blocks[found].range.upperBound, others[counterpart].range.upperBound)
  }

  private func componentBefore(_ offset: Int, in section: Int) -> End? {
    let parts = alignment.source.parts
    let containers = alignment.source.page.page.containers
    var best: (end: Int, counterpart: Int)?
    for (index, container) in containers.enumerated()
    where parts.sectionOfContainer[index] == section && container.range.upperBound <= offset {
      guard let counterpart = alignment.parts.targetContainers[index],
        container.range.upperBound > best?.end ?? -1
      else { continue }
      best = (container.range.upperBound, counterpart)
    }
    return best.map {
      ($0.end, alignment.target.page.page.containers[$0.counterpart].range.upperBound)
    }
  }
}

/// Stretches of a page, searched by place.
private struct Stretches: Sendable {
  /// Ascending and apart from each other.
  private var ranges: [Range<Int>] = []

  init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound..<end
      } else {
        self.ranges.append(range)
      }
    }
  }

  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}
