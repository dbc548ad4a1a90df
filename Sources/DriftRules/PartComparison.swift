// What of a translation can be compared with its source page part by part.

internal import Alignment
internal import Diagnostics
internal import Pages

/// The sections and stretches of two pages in which a lost part has no cause but itself.
///
/// Sections without a counterpart, fences that went wrong and components, tables and rows that are
/// lost are causes of their own: what went with them is not said again.
final class PartComparison {
  /// Longer pages are not compared part by part; no page comes near.
  static let longestPage = 1 << 22

  let alignment: PageAlignment
  /// Whether a section of the source is compared; nil where all that have a counterpart are.
  private let isCompared: [Bool]?
  /// Stretches of the source that the target lacks as a whole.
  private lazy var lost = Stretches(
    Self.unpairedContainers(alignment.source) { alignment.parts.targetContainers[$0] != nil }
      + Self.unpairedCells(
        alignment.source.page.page,
        alignment.parts.tables.map {
          ($0.source, $0.rows.map(\.source), $0.columns.map(\.source))
        })
      + alignment.lostHeadings.map {
        $0.isThere ? alignment.source.page.headings[$0.heading].range : $0.range
      })
  /// Stretches of the source whose headings are lost: their text may stand at several places.
  private lazy var headless = Stretches(alignment.lostHeadings.map(\.range))
  /// Stretches of the target that the source lacks as a whole.
  private lazy var added = Stretches(
    Self.unpairedContainers(
      alignment.target, except: Set(alignment.parts.targetContainers.compactMap { $0 }).contains)
      + Self.unpairedCells(
        alignment.target.page.page,
        alignment.parts.tables.map {
          ($0.target, $0.rows.map(\.target), $0.columns.map(\.target))
        }))
  /// The ends of what has a counterpart, found out when the first part is missing.
  private lazy var ends = alignment.ends

  init(_ alignment: PageAlignment, end: Int) {
    self.alignment = alignment
    isCompared = Self.isCompared(alignment, end: end)
  }

  private static func isCompared(_ alignment: PageAlignment, end: Int) -> [Bool]? {
    let (source, target) = (alignment.source.page.page, alignment.target.page.page)
    if source.faults.isEmpty, target.faults.isEmpty, end >= target.bytes.count { return nil }
    return alignment.targetSections.indices.map { index in
      guard let counterpart = alignment.targetSections[index] else { return false }
      let range = alignment.target.sections[counterpart].range
      return range.upperBound <= max(end, range.lowerBound) && range.lowerBound <= end
        && !target.hasFaultyFence(in: range)
        && !source.hasFaultyFence(in: alignment.source.sections[index].range)
    }
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
      if table.hasAll(pair.rows, pair.columns) { return [] }
      let (rows, columns) = (Set(pair.rows), Set(pair.columns))
      return table.rows.enumerated().flatMap { index, row in
        guard rows.contains(index) else { return [row.extent] }
        return row.indices.filter { !columns.contains($0) }.map { row[$0].range }
      }
    }
  }

  /// Whether a section of the source page has a counterpart in which all can be compared.
  func compares(_ section: Int) -> Bool {
    isCompared?[section] ?? (alignment.targetSections[section] != nil)
  }

  /// Whether a section of the translation has a counterpart in which all can be compared.
  func compares(target section: Int) -> Bool {
    alignment.sourceSections[section].map { compares($0) } ?? false
  }

  /// Whether a place of the source page went with something larger.
  func isWithinLost(_ offset: Int) -> Bool { lost.contains(offset) }

  /// Whether a place of the source page stands under a heading that is lost.
  func isHeadless(_ offset: Int) -> Bool { headless.contains(offset) }

  /// Whether a place of the translation came with something larger.
  func isWithinAdded(_ offset: Int) -> Bool { added.contains(offset) }

  /// Whether one of the containers around a part of the source page is lost.
  ///
  /// - Parameter container: The innermost of them.
  func isWithinLostComponent(_ container: Int?) -> Bool {
    let lost = alignment.source.page.page.container(around: container) { index in
      alignment.parts.targetContainers[index] == nil
        && alignment.source.parts.components[index].role != .layout
    }
    return lost != nil
  }

  /// The place in the translation where a lost mark should stand: behind the counterpart of its
  /// paragraph, in that of its cell, else behind that of what stands before it.
  func place(of mark: Mark) -> Int {
    if let unit = mark.unit.flatMap({ alignment.parts.targetUnits[$0] }) {
      return alignment.target.parts.units[unit].range.upperBound
    }
    return emptyCell(of: mark) ?? place(of: mark.range.lowerBound, in: mark.section)
  }

  /// The end of the cell that answers to the cell of a mark.
  private func emptyCell(of mark: Mark) -> Int? {
    let (tables, others) = (alignment.source.page.page.tables, alignment.target.page.page.tables)
    let place = mark.range.lowerBound
    guard
      let pair = alignment.parts.tables.first(where: { tables[$0.source].range.contains(place) }),
      let row = pair.rows.first(where: {
        tables[pair.source].rows[$0.source].extent.contains(place)
      }),
      let column = pair.columns.first(where: {
        $0.source < tables[pair.source].rows[row.source].count
          && tables[pair.source].rows[row.source][$0.source].range.contains(place)
      }), column.target < others[pair.target].rows[row.target].count
    else { return nil }
    return others[pair.target].rows[row.target][column.target].range.upperBound
  }

  /// The place in the translation where a part of the source page should stand: behind the
  /// counterpart of what ends last before it, within its section.
  func place(of offset: Int, in section: Int) -> Int {
    let counterpart = alignment.targetSections[section] ?? 0
    let start = alignment.target.sections[counterpart].range.lowerBound
    let next = ends.partitioningIndex { ($0.section, $0.source) > (section, offset) }
    guard next > 0, ends[next - 1].section == section else { return start }
    return max(start, ends[next - 1].target)
  }
}

/// Where something of the source page ends, or a container opens, and where its counterpart does.
private struct End {
  var section: Int
  var source: Int
  var target: Int
}

extension PageAlignment {
  /// The ends of everything that has a counterpart, by section and place.
  fileprivate var ends: [End] {
    var ends: [End] = []
    let (units, others) = (source.parts.units, target.parts.units)
    for (index, counterpart) in parts.targetUnits.enumerated() {
      guard let counterpart else { continue }
      ends.append(
        End(
          section: units[index].section, source: units[index].range.upperBound,
          target: others[counterpart].range.upperBound))
    }
    for (index, counterpart) in targetBlocks.enumerated() {
      guard let counterpart else { continue }
      ends.append(
        End(
          section: source.sectionOfBlock[index],
          source: source.page.codeBlocks[index].range.upperBound,
          target: target.page.codeBlocks[counterpart].range.upperBound))
    }
    let (containers, otherContainers) = (source.page.page.containers, target.page.page.containers)
    for (index, counterpart) in parts.targetContainers.enumerated() {
      guard let counterpart else { continue }
      let section = source.parts.sectionOfContainer[index]
      let (container, other) = (containers[index], otherContainers[counterpart])
      ends.append(
        End(
          section: section, source: container.openingRange.upperBound,
          target: other.openingRange.upperBound))
      ends.append(
        End(
          section: section, source: container.range.upperBound, target: other.range.upperBound))
    }
    return ends.sorted { ($0.section, $0.source) < ($1.section, $1.source) }
  }
}

extension Table {
  /// Whether these are all of its rows, and all columns of each row.
  fileprivate func hasAll(_ rows: [Int], _ columns: [Int]) -> Bool {
    rows.elementsEqual(self.rows.indices) && columns.elementsEqual(columns.indices)
      && self.rows.allSatisfy { $0.count <= columns.count }
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
    let index = ranges.partitioningIndex { $0.upperBound > offset }
    return index < ranges.count && ranges[index].contains(offset)
  }
}
