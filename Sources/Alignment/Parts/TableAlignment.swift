// Which table of a translation answers to which of its source page, row by row.

internal import Diagnostics
internal import Pages

/// Two tables that are counterparts, as indices into `Page.tables`.
package struct TablePair: Sendable {
  package var source: Int
  package var target: Int
  /// The rows that answer to each other, the header first.
  package var rows: [(source: Int, target: Int)]
  package var columns: [(source: Int, target: Int)]
}

/// Pairs the tables of two pages within paired sections.
struct TableAlignment {
  let source: Outline
  let target: Outline

  func pairs(_ targetSections: [Int?]) -> [TablePair] {
    let (left, right) = (source.page.page.tables, target.page.page.tables)
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let groups = source.parts.sectionOfTable.indices(byValueBelow: targetSections.count)
    let others = target.parts.sectionOfTable.indices(byValueBelow: target.sections.count)
    return targetSections.enumerated().flatMap { section, counterpart -> [TablePair] in
      guard let counterpart else { return [] }
      return pairs(groups[section], others[counterpart]).map {
        pair(left[$0.0], right[$0.1], $0.0, $0.1)
      }
    }
  }

  private func pairs(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    if left.count == right.count { return Array(zip(left, right)) }
    let (tables, others) = (source.page.page.tables, target.page.page.tables)
    let keys = left.map { source.fingerprint(of: tables[$0].range) }
    let otherKeys = right.map { target.fingerprint(of: others[$0].range) }
    return SequenceAlignment.pairs(left.count, right.count, limit: 10_000) { i, j in
      let (a, b) = (tables[left[i]].range.count, others[right[j]].range.count)
      return Affinity.score(keys[i], otherKeys[j], a, b)
    }.map { (left[$0.0], right[$0.1]) }
  }

  private func pair(_ left: Table, _ right: Table, _ index: Int, _ other: Int) -> TablePair {
    TablePair(
      source: index, target: other,
      rows: aligned(left.rows.map(\.extent), right.rows.map(\.extent)),
      columns: columns(left, right))
  }

  /// The first column, which names the rows, goes with the first; the others by what they share.
  private func columns(_ left: Table, _ right: Table) -> [(source: Int, target: Int)] {
    guard let header = left.rows.first, let other = right.rows.first else { return [] }
    guard header.count != other.count else { return header.indices.map { ($0, $0) } }
    let keys = header.indices.dropFirst().map { source.fingerprint(of: left, column: $0) }
    let others = other.indices.dropFirst().map { target.fingerprint(of: right, column: $0) }
    let pairs = SequenceAlignment.pairs(keys.count, others.count, limit: 10_000) { i, j in
      Affinity.score(keys[i], others[j], 1, 1)
    }
    return [(0, 0)] + pairs.map { ($0.0 + 1, $0.1 + 1) }
  }

  /// The header goes with the header, the other rows by what they share.
  private func aligned(
    _ left: [Range<Int>], _ right: [Range<Int>]
  ) -> [(source: Int, target: Int)] {
    guard left.count != right.count else { return left.indices.map { ($0, $0) } }
    let keys = left.dropFirst().map(source.fingerprint(of:))
    let others = right.dropFirst().map(target.fingerprint(of:))
    let pairs = SequenceAlignment.pairs(keys.count, others.count, limit: 250_000) { i, j in
      Affinity.score(keys[i], others[j], left[i + 1].count, right[j + 1].count)
    }
    return [(0, 0)] + pairs.map { ($0.0 + 1, $0.1 + 1) }
  }
}

extension [Table.Cell] {
  /// From the first cell to the last.
  package var extent: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.range.lowerBound..<Swift.max(first.range.lowerBound, last.range.upperBound)
  }
}

extension Outline {
  /// What stands the same in every language in a stretch of the page.
  func fingerprint(of range: Range<Int>) -> Fingerprint {
    let inlines = page.page.inlines
    let first = inlines.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = inlines.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return fingerprint(of: range, inlines: first..<max(first, end))
  }

  fileprivate func fingerprint(of table: Table, column: Int) -> Fingerprint {
    Fingerprint.union(
      table.rows.compactMap { row in
        column < row.count ? fingerprint(of: row[column].range) : nil
      })
  }
}
