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
    var translated = 0
    for index in blocks.indices where translated < 2 {
      guard let comparison = blocks[index].comparison else { continue }
      translated += comparison.translatedComments(upTo: 2 - translated)
    }
    guard translated >= 2 else { return [] }
    let isEnglish = sourceLocale.language == "en"
    var found: [LeftComment] = []
    for index in blocks.indices
    where blocks[index].comparison != nil
      || blocks[index].language.lexer.mayHoldComments(
        analyzed.codeBlocks[blocks[index].target].code.bytes)
    {
      found += left(in: blocks[index], isEnglish: isEnglish)
    }
    return found
  }

  private func left(in block: ComparedBlock, isEnglish: Bool) -> [LeftComment] {
    let code = analyzed.codeBlocks[block.target].code.bytes
    let target = block.comparison?.target ?? CodeStream(code, block.language)
    let kept = block.comparison?.keptComments ?? target.comments.map { ($0, $0) }
    var strings: Set<String>?
    return kept.compactMap { comment in
      let code = target.code[comment.target]
      guard CommentProse.isSentence(code), case let prose = CommentProse(code),
        !isEnglish || prose.isEnglish
      else { return nil }
      let words = strings ?? target.stringWords
      strings = words
      guard !prose.quotes(words) else { return nil }
      return LeftComment(
        block: block, source: comment.source, target: comment.target, text: prose.text)
    }
  }
}
