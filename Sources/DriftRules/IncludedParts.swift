// Parts that one of two pages takes in and the other may have written out.

internal import Alignment
internal import Pages

extension PageAlignment {
  /// Whether the translation takes in more pages than its source page: what it seems to lack may
  /// stand there.
  var targetIncludesMore: Bool { shownCount(target) > shownCount(source) }

  /// Whether the source page takes in more pages than the translation, which may have written out
  /// what seems to be added.
  var sourceIncludesMore: Bool { shownCount(source) > shownCount(target) }

  private func shownCount(_ outline: Outline) -> Int {
    outline.page.page.includes.count(where: \.isShown)
  }

  /// The components of the source page that stand for pages which the translation seems to have
  /// written out: it has parts that the source page lacks.
  var writtenOutNames: Set<String> {
    guard sourceIncludesMore, sourceSections.contains(nil) || sourceBlocks.contains(nil) else {
      return []
    }
    return Set(source.page.page.includes.flatMap(\.names))
  }
}
