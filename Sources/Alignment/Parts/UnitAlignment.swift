// Which paragraph, list item or cell of a translation answers to which of its source page.

internal import Diagnostics
internal import Pages

/// Pairs the runs of text of two pages within paired sections.
struct UnitAlignment {
  let source: Outline
  let target: Outline
  /// The rows and columns of tables that are pairs.
  let tables: [TablePair]

  /// The unit of the target for every unit of the source.
  func targetUnits(_ targetSections: [Int?]) -> [Int?] {
    var result = [Int?](repeating: nil, count: source.parts.units.count)
    let (left, right) = (RunningUnits(source.parts), RunningUnits(target.parts))
    for (section, counterpart) in targetSections.enumerated() {
      guard let counterpart else { continue }
      pair(left.units(inSection: section), right.units(inSection: counterpart), &result)
    }
    pairCells(&result)
    return result
  }

  private func pair(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>, _ result: inout [Int?]) {
    let (a, b) = (source.parts.units, target.parts.units)
    if left.count == right.count, zip(left, right).allSatisfy({ a[$0].kind == b[$1].kind }) {
      for (i, j) in zip(left, right) { result[i] = j }
    } else {
      for (i, j) in pairs(Array(left), Array(right)) { result[i] = j }
    }
  }

  /// Pairs the units of two sections that do not simply go one by one.
  private func pairs(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    let (a, b) = (source.parts.units, target.parts.units)
    let (keys, others) = (
      left.map(source.fingerprint(ofUnit:)), right.map(target.fingerprint(ofUnit:))
    )
    let (within, otherWithin) = (source.areContained(left), target.areContained(right))
    let (marks, otherMarks) = (source.punctuation(of: left), target.punctuation(of: right))
    let (numbers, otherNumbers) = (
      source.writtenNumbers(of: left), target.writtenNumbers(of: right)
    )
    let isNumbered = Self.skips(numbers) || Self.skips(otherNumbers)
    let scale = Double(source.page.page.bytes.count) / Double(max(1, target.page.page.bytes.count))
    let found = SequenceAlignment.pairs(left.count, right.count, limit: 250_000) { i, j in
      let (unit, other) = (a[left[i]], b[right[j]])
      guard (unit.kind == .heading) == (other.kind == .heading) else { return 0 }
      var score = unit.kind == other.kind ? 0.25 : 0
      if within[i] != otherWithin[j] { score -= 0.2 }
      if keys[i].isEmpty, others[j].isEmpty {
        score += 0.3 * marks[i].similarity(to: otherMarks[j])
        if isNumbered, numbers[i] > 0, numbers[i] == otherNumbers[j] { score += 0.3 }
      }
      let length = Int(Double(other.range.count) * scale)
      return score + Affinity.score(keys[i], others[j], unit.range.count, length)
    }
    return found.map { (left[$0.0], right[$0.1]) }
  }

  /// Whether the numbers of list items leave one out, so that they tell which item is gone.
  private static func skips(_ numbers: [Int]) -> Bool {
    zip([0] + numbers, numbers).contains { $1 > $0 + 1 }
  }

  private func pairCells(_ result: inout [Int?]) {
    for pair in tables {
      let (rows, otherRows) = (
        source.page.page.tables[pair.source].rows, target.page.page.tables[pair.target].rows
      )
      for (row, otherRow) in pair.rows {
        for (column, other) in pair.columns {
          guard column < rows[row].count, other < otherRows[otherRow].count,
            let cell = source.parts.unit(at: rows[row][column].range.lowerBound),
            let otherCell = target.parts.unit(at: otherRows[otherRow][other].range.lowerBound)
          else { continue }
          result[cell] = otherCell
        }
      }
    }
  }
}

/// The units of a page but for cells, section by section.
private struct RunningUnits {
  private var indices: [Int] = []
  /// Where the units of each section end in `indices`.
  private var ends: [Int] = []

  init(_ parts: PageParts) {
    indices.reserveCapacity(parts.units.count)
    // Units stand in the order of the page, and so in that of its sections.
    for (index, unit) in parts.units.enumerated() where unit.kind != .cell {
      while ends.count < unit.section { ends.append(indices.count) }
      indices.append(index)
    }
  }

  func units(inSection section: Int) -> ArraySlice<Int> {
    let start = section == 0 ? 0 : end(ofSection: section - 1)
    return indices[start..<end(ofSection: section)]
  }

  private func end(ofSection section: Int) -> Int {
    section < ends.count ? ends[section] : indices.count
  }
}

/// How well two runs of text go together.
enum Affinity {
  /// Above 0 where two texts may be a pair: by the names and numbers in them, else by length.
  static func score(_ a: Fingerprint, _ b: Fingerprint, _ length: Int, _ other: Int) -> Double {
    let ratio = Double(min(length, other)) / Double(max(length, other, 1))
    switch (a.isEmpty, b.isEmpty) {
    case (true, true): return 0.35 * ratio
    case (false, false): return 2 * a.similarity(to: b) - 0.45 + 0.1 * ratio
    default: return 0.2 * ratio - 0.1 * Double(max(a.count, b.count))
    }
  }
}

extension Outline {
  fileprivate func punctuation(of units: [Int]) -> [Punctuation] {
    units.map { Punctuation(page.page.bytes[parts.units[$0].range]) }
  }

  /// The numbers that ordered list items are written with, 0 for other text.
  fileprivate func writtenNumbers(of units: [Int]) -> [Int] {
    units.map { unit in
      guard parts.units[unit].kind == .item else { return 0 }
      return page.page.bytes.numberBefore(parts.units[unit].range.lowerBound)
    }
  }

  /// Whether each of some units, ascending, stands in a container: what does rarely answers to what
  /// does not.
  fileprivate func areContained(_ units: [Int]) -> [Bool] {
    let containers = page.page.containers
    var next = 0
    var end = 0
    return units.map { unit in
      let start = parts.units[unit].range.lowerBound
      while next < containers.count, containers[next].range.lowerBound <= start {
        if parts.components[next].role != .layout {
          end = max(end, containers[next].range.upperBound)
        }
        next += 1
      }
      return start < end
    }
  }

  /// What stands the same in every language in a run of text: code spans, targets of links and
  /// media, names and numbers.
  func fingerprint(ofUnit index: Int) -> Fingerprint {
    let unit = parts.units[index]
    return fingerprint(of: unit.range, inlines: unit.inlines)
  }
}

extension [UInt8] {
  /// The number of a list item whose text starts at a place, 0 where it has none.
  fileprivate func numberBefore(_ offset: Int) -> Int {
    var index = offset - 1
    while index >= 0, self[index] == 0x20 { index -= 1 }
    guard index >= 0, self[index] == 0x2E || self[index] == 0x29 else { return 0 }
    index -= 1
    var (number, unit) = (0, 1)
    while index >= 0, (0x30...0x39).contains(self[index]), unit < 1_000_000 {
      number += Int(self[index] - 0x30) * unit
      unit *= 10
      index -= 1
    }
    return number
  }
}
