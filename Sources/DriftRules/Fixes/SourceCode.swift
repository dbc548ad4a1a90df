// The code of the source page as a repair of the same place in the translation.

internal import APIModel
internal import Comparison
internal import Diagnostics
internal import Snippets

/// The place of a finding in a code block, whose differences from the source page explain it.
struct FaultyCode {
  var block: Int
  /// One of the differences must lie in one of these, so that the repair mends this and nothing else.
  var core: [Range<Int>]
  /// The differences that are taken out all lie in these.
  var extent: [Range<Int>]
  /// Whether whole lines that are missing before the place may be what the finding is about.
  var takesLines = false

  init(
    block: Int, core: [Range<Int>], extent: [Range<Int>] = [], takesLines: Bool = false
  ) {
    self.block = block
    self.core = core
    self.extent = extent + core
    self.takesLines = takesLines
  }

  /// Whether a difference lies in a stretch.
  fileprivate func lies(_ difference: CodeDifference, in ranges: [Range<Int>]) -> Bool {
    let place = difference.target
    return (takesLines || difference.statement != nil)
      && ranges.contains { place.overlaps($0) || $0.contains(place.lowerBound) }
  }
}

extension PageContext {
  /// The repair that writes what the source page writes in the place of a finding.
  ///
  /// - Parameter explains: Whether a difference in the core is why there is a finding.
  /// - Returns: Nothing where the source page has no other code there, or code at fault as well.
  func fixFromSource(
    _ place: FaultyCode, _ title: String? = nil,
    where explains: (CodeDifference) -> Bool = { _ in true }
  ) -> [FixIt] {
    guard let block = comparedBlock(ofTarget: place.block) else { return [] }
    let near = block.differences.filter {
      $0.kind == .code && place.lies($0, in: place.extent)
    }
    let reasons = near.filter { place.lies($0, in: place.core) && explains($0) }
    let taken = place.extent == place.core ? reasons : near
    guard !reasons.isEmpty, taken.allSatisfy({ isRight($0, in: block) }) else { return [] }
    return fix(taken, in: block, .safe, title).map { [$0] } ?? []
  }

  /// The repair that writes what the source page writes in the place of some differences.
  func fix(
    _ differences: [CodeDifference], in block: ComparedBlock, _ safety: FixIt.Safety,
    _ title: String? = nil
  ) -> FixIt? {
    patch(differences, in: block, bringsText: safety == .review).flatMap {
      fix(title ?? Wording.title(differences), safety, $0.edits, inBlock: block.target)
    }
  }

  private func patch(
    _ differences: [CodeDifference], in block: ComparedBlock, bringsText: Bool
  ) -> SourcePatch? {
    guard let comparison = block.comparison, block.marks.isEmpty else { return nil }
    let work = comparison.source.elements.count * comparison.target.elements.count
    guard patchWork + work <= Self.mostPatchWork else { return nil }
    patchWork += work
    return SourcePatch(
      comparison, taking: differences, renaming: block.renaming, bringsText: bringsText)
  }

  /// Pairs of tokens that may be weighed for the repairs of a page: a patch is proven by comparing
  /// once more, and a page may have thousands of faults in one long block.
  private static let mostPatchWork = 1 << 26

  /// Whether the source page's code has no fault of its own where a difference is.
  private func isRight(_ difference: CodeDifference, in block: ComparedBlock) -> Bool {
    guard let api, let snippet = alignment?.source.page.snippet(ofBlock: block.source) else {
      return true
    }
    return !snippet.findings.uses.contains { use in
      use.range.overlaps(difference.source) && api.isRemarkable(use.outcome)
    }
  }
}

private enum Wording {
  /// A long piece of code says nothing in a title.
  private static let longest = 60

  static func title(_ differences: [CodeDifference]) -> String {
    guard differences.count == 1, !differences[0].sourceText.isEmpty else {
      return "write what the source page writes"
    }
    let text = differences[0].sourceText
    return text.utf8.count > longest
      ? "write what the source page writes" : "write \(text.quoted) like the source page"
  }
}
