// What the rules about translated code have in common: their blocks, places and quotations.

internal import Comparison
internal import Diagnostics
internal import Pages

extension PageContext {
  /// The blocks that can be compared with the source page, in the order of this page.
  var comparedBlocks: [ComparedBlock] { codeComparison?.blocks ?? [] }

  /// What a block of this page is compared with; nil for one that is not compared.
  func comparedBlock(ofTarget block: Int) -> ComparedBlock? {
    let blocks = comparedBlocks
    let index = blocks.indices.partitioningIndex { blocks[$0].target >= block }
    return index < blocks.count && blocks[index].target == block ? blocks[index] : nil
  }

  /// Leaves out the blocks that a fence which went wrong took something from.
  func keepComparableBlocks() {
    guard let blocks = codeComparison?.blocks, !blocks.isEmpty else { return }
    guard let end = comparableEnd else {
      codeComparison?.blocks = []
      return
    }
    guard !page.faults.isEmpty else { return }
    let kept = blocks.filter { block in
      let range = analyzed.codeBlocks[block.target].range
      return range.upperBound <= end && !page.hasFaultyFence(in: range)
    }
    codeComparison?.blocks = kept
  }

  /// The place on the source page that a difference speaks of.
  func sourceNotes(
    _ difference: CodeDifference, in block: ComparedBlock, _ message: String
  ) -> [Note] {
    sourceNotes(at: difference.source, in: block, message)
  }

  /// The place on the source page of a stretch of a block there.
  func sourceNotes(at range: Range<Int>, in block: ComparedBlock, _ message: String) -> [Note] {
    guard let source = alignment?.source.page else { return [] }
    let origin = source.codeBlocks[block.source].code.origin(of: range)
    return [Note(place: source.page.place(origin), message: message)]
  }
}

extension String {
  /// The text as a code span, cut where it is long.
  var quoted: String {
    let longest = 60
    let text = count > longest ? prefix(longest - 1) + "…" : self[...]
    return contains("`") ? "“\(text)”" : "`\(text)`"
  }
}
