// The parts of a page that are compared one by one: running text, tables, components.

internal import Diagnostics
internal import Pages
internal import Snippets

/// A run of text: a heading, a paragraph, the text of a list item, a table cell.
package struct TextUnit: Hashable, Sendable {
  package enum Kind: Sendable {
    case heading, paragraph, item, cell
  }

  package var kind: Kind
  /// In bytes of the page.
  package var range: Range<Int>
  /// The index of its section.
  package var section: Int
  /// The links, images and code spans in it, as indices into `Page.inlines`.
  package var inlines: Range<Int>
}

/// What a page consists of, sorted into its sections.
package struct PageParts: Sendable {
  /// In the order of the page.
  package let units: [TextUnit]
  /// The section of every table.
  package let sectionOfTable: [Int]
  /// The section that every container opens in.
  package let sectionOfContainer: [Int]
  /// What every container is, whatever the syntax.
  package let components: [Component]
  /// Whether the cells of all tables hold text, and no row has more or fewer than the header.
  let areTablesFull: Bool
  /// Where each section starts.
  private let starts: [Int]

  init(_ page: AnalyzedPage, _ sections: [Section]) {
    starts = sections.indices.map { sections[$0].range.lowerBound }
    let (tables, containers) = (page.page.tables, page.page.containers)
    let cells = tables.cellStarts
    units = Self.units(page, starts, cells: cells)
    areTablesFull = tables.areRegular && units.count { $0.kind == .cell } == cells.count
    var cursor = SectionCursor(starts)
    sectionOfTable = tables.indices.map { cursor.section(at: tables[$0].range.lowerBound) }
    sectionOfContainer = containers.indices.map {
      cursor.section(at: containers[$0].openingRange.lowerBound)
    }
    if containers.isEmpty {
      components = []
    } else {
      var reader = ComponentReader()
      components = containers.map { reader.component($0) }
    }
  }

  /// The unit that starts at a place of the page.
  package func unit(at offset: Int) -> Int? {
    let index = units.firstIndex(startingAt: offset)
    return index < units.count && units[index].range.lowerBound == offset ? index : nil
  }

  /// The unit that a link, image or code span stands in; absent within HTML.
  package func unit(ofInline inline: Int) -> Int? {
    let index = units.partitioningIndex { $0.inlines.upperBound > inline }
    return index < units.count && units[index].inlines.contains(inline) ? index : nil
  }

  /// The section at a place of the page.
  package func section(at offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }

  /// The running text of a page; code that lost its fences is none.
  private static func units(
    _ page: AnalyzedPage, _ starts: [Int], cells: [Int]
  ) -> [TextUnit] {
    var units = stretches(of: page)
    var sections = SectionCursor(starts)
    var (cells, items) = (NumberCursor(cells), NumberCursor(page.page.lists.itemStarts))
    let inlines = page.page.inlines
    var inline = 0
    units.withUnsafeMutableBufferPointer { units in
      for index in units.indices {
        let range = units[index].range
        if units[index].kind != .heading {
          units[index].kind =
            cells.hold(range.lowerBound) ? .cell : items.hold(range.lowerBound) ? .item : .paragraph
        }
        units[index].section = sections.section(at: range.lowerBound)
        while inline < inlines.count, inlines[inline].range.lowerBound < range.lowerBound {
          inline += 1
        }
        let first = inline
        while inline < inlines.count, inlines[inline].range.lowerBound < range.upperBound {
          inline += 1
        }
        units[index].inlines = first..<inline
      }
    }
    return units
  }

  /// The headings and paragraphs of a page in its order.
  private static func stretches(of page: AnalyzedPage) -> [TextUnit] {
    let (headings, paragraphs) = (page.headings, page.page.paragraphs)
    var found: [TextUnit] = []
    found.reserveCapacity(headings.count + paragraphs.count)
    var heading = 0
    for index in paragraphs.indices {
      let range = paragraphs[index].range
      while heading < headings.count, headings[heading].range.lowerBound <= range.lowerBound {
        found.append(TextUnit(.heading, headings[heading].range))
        heading += 1
      }
      if !page.holdsRecovered(range) { found.append(TextUnit(.paragraph, range)) }
    }
    for index in heading..<headings.count {
      found.append(TextUnit(.heading, headings[index].range))
    }
    let isAscending = found.indices.dropFirst().allSatisfy {
      found[$0 - 1].range.lowerBound <= found[$0].range.lowerBound
    }
    if !isAscending { found.sort { $0.range.lowerBound < $1.range.lowerBound } }
    return found
  }
}

/// Tells whether numbers, asked for in ascending order, are among some that ascend.
private struct NumberCursor {
  private let numbers: [Int]
  private var index = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  mutating func hold(_ number: Int) -> Bool {
    while index < numbers.count, numbers[index] < number { index += 1 }
    return index < numbers.count && numbers[index] == number
  }
}

/// Tells the sections of places; quick where each place stands behind the one before.
private struct SectionCursor {
  private let starts: [Int]
  private var section = 0

  init(_ starts: [Int]) { self.starts = starts }

  mutating func section(at place: Int) -> Int {
    if place < starts[section] { section = max(0, starts.partitioningIndex { $0 > place } - 1) }
    while section + 1 < starts.count, starts[section + 1] <= place { section += 1 }
    return section
  }
}

extension TextUnit {
  fileprivate init(_ kind: Kind, _ range: Range<Int>) {
    self.init(kind: kind, range: range, section: 0, inlines: 0..<0)
  }
}

extension AnalyzedPage {
  /// Whether a paragraph is code or a heading that was recovered.
  fileprivate func holdsRecovered(_ range: Range<Int>) -> Bool {
    guard isUnfenced else { return false }
    return codeBlocks.contains { $0.range.overlaps(range) }
      || headings.contains { $0.range.overlaps(range) }
  }
}

extension [TextUnit] {
  /// The first unit that starts at a place or behind it.
  package func firstIndex(startingAt offset: Int) -> Int {
    partitioningIndex { $0.range.lowerBound >= offset }
  }
}

extension [Table] {
  /// Where the cells start, ascending.
  fileprivate var cellStarts: [Int] {
    var starts: [Int] = []
    for table in indices {
      let rows = self[table].rows
      for row in rows.indices {
        for cell in rows[row].indices { starts.append(rows[row][cell].range.lowerBound) }
      }
    }
    starts.sort()
    return starts
  }

  /// Whether all rows of each table have as many cells as its header.
  fileprivate var areRegular: Bool {
    indices.allSatisfy { table in
      let rows = self[table].rows
      return rows.indices.allSatisfy { rows[$0].count == rows[0].count }
    }
  }
}

extension [List] {
  /// Where the texts of the items start, ascending.
  fileprivate var itemStarts: [Int] {
    var starts: [Int] = []
    for list in indices {
      let items = self[list].items
      for item in items.indices { starts.append(items[item].textRange.lowerBound) }
    }
    starts.sort()
    return starts
  }
}

extension [Int] {
  /// The indices of the elements, sorted by what the elements are.
  func indices(byValueBelow count: Int) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: count)
    for (index, value) in enumerated() { groups[value].append(index) }
    return groups
  }
}
