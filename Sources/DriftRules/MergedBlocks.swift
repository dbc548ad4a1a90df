// Code blocks that stand within longer blocks of the other page.

internal import Alignment

extension PageAlignment {
  /// Whether the code of a block of the source page stands within a longer one of a section of the
  /// translation.
  func isMerged(sourceBlock block: Int, into section: Int) -> Bool {
    target.holds(
      source.fingerprint(ofBlock: block), inOneOf: target.sections[section].blocks,
      counterparts: sourceBlocks, of: source)
  }

  /// Whether the code of a block of the translation stands within a longer one of a section of the
  /// source page.
  func isSplit(targetBlock block: Int, from section: Int) -> Bool {
    source.holds(
      target.fingerprint(ofBlock: block), inOneOf: source.sections[section].blocks,
      counterparts: targetBlocks, of: target)
  }
}

extension Outline {
  /// Whether words stand in one of some blocks, and not in the block which that one answers to as
  /// well: tabs say the same in two languages.
  fileprivate func holds(
    _ words: Fingerprint, inOneOf blocks: Range<Int>, counterparts: [Int?], of other: Outline
  ) -> Bool {
    guard words.count >= 8 else { return false }
    return blocks.contains { index in
      guard words.containment(in: fingerprint(ofBlock: index)) >= 0.9 else { return false }
      return counterparts[index].map {
        words.containment(in: other.fingerprint(ofBlock: $0)) < 0.9
      } ?? true
    }
  }
}
