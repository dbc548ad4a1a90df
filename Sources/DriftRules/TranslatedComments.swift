// Which comments of a page's code are translated, and which were left.

internal import Alignment
internal import Comparison
internal import Diagnostics
internal import Pages

/// A comment that stands in the translation as it stands on the source page.
struct LeftComment {
  var block: ComparedBlock
  /// Byte offsets of each code.
  var source: Range<Int>
  var target: Range<Int>
  var text: String
}

extension PageContext {
  /// The comments left in the source language, where at least two others are translated.
  var untranslatedComments: [LeftComment] {
    guard let sourceLocale, sourceLocale.language != locale.language else { return [] }
    let blocks = comparedBlocks
    let translated = blocks.lazy.compactMap(\.comparison).map(Self.translatedCount).reduce(0, +)
    guard translated >= 2 else { return [] }
    return blocks.flatMap { left(in: $0, sourceLocale) }
  }

  /// How many comments of a block are others than in the source, in number and words.
  private static func translatedCount(_ comparison: BlockComparison) -> Int {
    let source = comparison.source.prose.map(\.prose)
    let target = comparison.target.prose.map(\.prose)
    let (known, wanted) = (Set(source), Set(target))
    return min(
      target.count { $0.hasLetters && !known.contains($0) },
      source.count { $0.isSentence && !wanted.contains($0) })
  }

  private func left(in block: ComparedBlock, _ sourceLocale: LanguageTag) -> [LeftComment] {
    let target = block.comparison?.target ?? stream(ofBlock: block)
    let source = block.comparison?.source ?? target
    guard !target.comments.isEmpty else { return [] }
    let strings = target.stringWords
    let places = Dictionary(source.prose.map { ($0.prose, $0.range) }) { first, _ in first }
    return target.prose.compactMap { comment in
      guard let place = places[comment.prose], comment.prose.isSentence,
        !comment.prose.quotes(strings),
        sourceLocale.language != "en" || comment.prose.isEnglish
      else { return nil }
      return LeftComment(
        block: block, source: place, target: comment.range, text: comment.prose.text)
    }
  }

  /// The code of a block that is equal to its counterpart.
  private func stream(ofBlock block: ComparedBlock) -> CodeStream {
    CodeStream(analyzed.codeBlocks[block.target].code.bytes, block.language)
  }
}
