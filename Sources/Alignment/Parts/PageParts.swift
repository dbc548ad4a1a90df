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
  /// The unit that every link, image and code span stands in; absent within HTML.
  package let unitOfInline: [Int?]
  /// The section of every link, image and code span.
  package let sectionOfInline: [Int]
  /// The section of every table.
  package let sectionOfTable: [Int]
  /// The section that every container opens in.
  package let sectionOfContainer: [Int]
  /// What every container is, whatever the syntax.
  package let components: [Component]

  init(_ page: AnalyzedPage, _ sections: [Section]) {
    let starts = sections.map(\.range.lowerBound)
    units = Self.units(page, starts)
    var unitOfInline = [Int?](repeating: nil, count: page.page.inlines.count)
    for (index, unit) in units.enumerated() {
      for inline in unit.inlines { unitOfInline[inline] = index }
    }
    self.unitOfInline = unitOfInline
    let section = { (place: Int) in max(0, starts.partitioningIndex { $0 > place } - 1) }
    sectionOfInline = page.page.inlines.map { section($0.range.lowerBound) }
    sectionOfTable = page.page.tables.map { section($0.range.lowerBound) }
    sectionOfContainer = page.page.containers.map { section($0.openingRange.lowerBound) }
    components = page.page.containers.map { Component.of($0) }
  }

  /// The unit that starts at a place of the page.
  package func unit(at offset: Int) -> Int? {
    let index = units.firstIndex(startingAt: offset)
    return index < units.count && units[index].range.lowerBound == offset ? index : nil
  }

  /// The running text of a page; code that lost its fences is none.
  private static func units(_ page: AnalyzedPage, _ starts: [Int]) -> [TextUnit] {
    var found = page.headings.map { TextUnit(.heading, $0.range) }
    found.reserveCapacity(found.count + page.page.paragraphs.count)
    let cells = page.page.tables.flatMap { $0.rows.joined().map { $0.range.lowerBound } }.sorted()
    let items = page.page.lists.flatMap { $0.items.map { $0.textRange.lowerBound } }.sorted()
    for paragraph in page.page.paragraphs where !page.holdsRecovered(paragraph.range) {
      let start = paragraph.range.lowerBound
      let kind: TextUnit.Kind =
        cells.holdsSorted(start) ? .cell : items.holdsSorted(start) ? .item : .paragraph
      found.append(TextUnit(kind, paragraph.range))
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    let inlines = page.page.inlines
    var (section, inline) = (0, 0)
    for index in found.indices {
      let range = found[index].range
      while section + 1 < starts.count, starts[section + 1] <= range.lowerBound { section += 1 }
      while inline < inlines.count, inlines[inline].range.lowerBound < range.lowerBound {
        inline += 1
      }
      let first = inline
      while inline < inlines.count, inlines[inline].range.lowerBound < range.upperBound {
        inline += 1
      }
      found[index].section = section
      found[index].inlines = first..<inline
    }
    return found
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

extension [Int] {
  /// Whether it holds a number, given that it ascends.
  fileprivate func holdsSorted(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }

  /// The indices of the elements, sorted by what the elements are.
  func indices(byValueBelow count: Int) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: count)
    for (index, value) in enumerated() { groups[value].append(index) }
    return groups
  }
}
