// A page beside its counterpart: which section and which code block answers to which.

internal import Snippets

/// A source page and one translation of it, brought side by side.
package final class PageAlignment {
  /// A heading of the source page that has no counterpart, while its section stands among others.
  package struct LostHeading: Sendable {
    /// The index into the headings of the source page.
    package var heading: Int
    /// From the heading to the next, in bytes of the source page.
    package var range: Range<Int>
    /// Whether its text is there.
    package var isThere: Bool
  }

  /// The source page; what stands under a lost heading belongs to the section before it.
  package let source: Outline
  package let target: Outline
  /// In the order of the source page.
  package let lostHeadings: [LostHeading]
  /// The section of the target for every section of the source.
  package let targetSections: [Int?]
  /// The section of the source for every section of the target.
  package let sourceSections: [Int?]
  /// The code block of the target for every code block of the source.
  package let targetBlocks: [Int?]
  /// The code block of the source for every code block of the target.
  package let sourceBlocks: [Int?]
  /// Running text, tables and components side by side.
  package let parts: PartAlignment

  package init(source: Outline, target: Outline) {
    _ = target.code(beside: source)
    let sections = SectionAlignment(source, target)
    let merged = sections.merged.map(\.section)
    let whole = source
    let source = merged.isEmpty ? source : source.merging(Set(merged))
    self.source = source
    self.target = target
    if sections.isInStep {
      targetSections = source.ownAlignment.sections
      sourceSections = targetSections
    } else {
      (targetSections, sourceSections) = Self.maps(
        sections.pairs(without: merged), source.sections.count, target.sections.count)
    }
    if let blocks = Self.alignBlocks(source, target, targetSections) {
      (targetBlocks, sourceBlocks) = Self.maps(
        blocks, source.page.codeBlocks.count, target.page.codeBlocks.count)
    } else {
      targetBlocks = source.ownAlignment.blocks
      sourceBlocks = targetBlocks
    }
    parts = PartAlignment(source, target, targetSections, areSectionsInStep: sections.isInStep)
    let (parts, targetBlocks) = (parts, targetBlocks)
    let isCovered = { (section: Section) in
      section.blocks.isEmpty
        ? parts.coversHalf(of: section.range, in: source)
        : section.blocks.contains { targetBlocks[$0] != nil }
    }
    lostHeadings = sections.merged.compactMap { merged in
      let section = whole.sections[merged.section]
      return section.heading.map {
        LostHeading(
          heading: $0, range: section.range,
          isThere: merged.isThere ?? isCovered(section))
      }
    }
  }

  /// How many code blocks have a counterpart.
  package var comparedBlockCount: Int { targetBlocks.count { $0 != nil } }

  private static func maps(
    _ pairs: [(Int, Int)], _ count: Int, _ otherCount: Int
  ) -> ([Int?], [Int?]) {
    var forward = [Int?](repeating: nil, count: count)
    var backward = [Int?](repeating: nil, count: otherCount)
    for (left, right) in pairs {
      forward[left] = right
      backward[right] = left
    }
    return (forward, backward)
  }

  /// The pairs of code blocks; nil where all answer to those at the same place.
  private static func alignBlocks(
    _ source: Outline, _ target: Outline, _ targetSections: [Int?]
  ) -> [(Int, Int)]? {
    let affinity = BlockAffinity(source, target, targetSections)
    let (left, right) = (source.page.codeBlocks, target.page.codeBlocks)
    if left.count == right.count, left.indices.allSatisfy({ affinity.isEvident($0, $0) }) {
      return nil
    }
    let inOrder = SequenceAlignment.pairs(
      left.count, right.count, greatest: BlockAffinity.greatestScore, score: affinity.score)
    let paired = inOrder + between(inOrder, left.count, right.count, affinity.isReplaced)
    if paired.count == min(left.count, right.count) { return paired }
    return paired
      + Strays.pairs(beside: paired, Set(left.indices), Set(right.indices)) {
        affinity.isMoved($0, $1) ? affinity.score($0, $1) : 0
      }
  }

  /// Pairs what stands alone on both sides between two pairs.
  private static func between(
    _ pairs: [(Int, Int)], _ count: Int, _ otherCount: Int, _ isPair: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    zip([(-1, -1)] + pairs, pairs + [(count, otherCount)]).compactMap { before, after in
      guard after.0 == before.0 + 2, after.1 == before.1 + 2,
        isPair(before.0 + 1, before.1 + 1)
      else { return nil }
      return (before.0 + 1, before.1 + 1)
    }
  }
}

extension PartAlignment {
  /// Whether most of the running text in a stretch of the source has a counterpart.
  fileprivate func coversHalf(of range: Range<Int>, in source: Outline) -> Bool {
    let first = source.parts.units.firstIndex(startingAt: range.lowerBound)
    let units = source.parts.units.indices[first...].prefix {
      source.parts.units[$0].range.lowerBound < range.upperBound
    }.filter { source.parts.units[$0].kind != .heading }
    return 2 * units.count { targetUnits[$0] != nil } >= units.count
  }
}
