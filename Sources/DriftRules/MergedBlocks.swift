// Code blocks that stand within longer blocks of the other page.

internal import Alignment

extension PageAlignment {
  /// Whether the code of a block of the source page stands within a longer one of a section of the
  /// translation.
  func isMerged(sourceBlock block: Int, into section: Int) -> Bool {
    Self.holds(
      source.blockFingerprints[block], target.sections[section].blocks,
      target.blockFingerprints, counterparts: sourceBlocks, source.blockFingerprints)
  }

  /// Whether the code of a block of the translation stands within a longer one of a section of the
  /// source page.
  func isSplit(targetBlock block: Int, from section: Int) -> Bool {
    Self.holds(
      target.blockFingerprints[block], source.sections[section].blocks,
      source.blockFingerprints, counterparts: targetBlocks, target.blockFingerprints)
  }

  /// Whether words stand in one of some blocks, and not in the block which that one answers to as
  /// well: tabs say the same in two languages.
  private static func holds(
    _ words: Fingerprint, _ blocks: Range<Int>, _ fingerprints: [Fingerprint],
    counterparts: [Int?], _ others: [Fingerprint]
  ) -> Bool {
    guard words.count >= 8 else { return false }
    return blocks.contains { index in
      guard words.containment(in: fingerprints[index]) >= 0.9 else { return false }
      return counterparts[index].map { words.containment(in: others[$0]) < 0.9 } ?? true
    }
  }
}
