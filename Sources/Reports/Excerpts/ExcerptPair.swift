// A finding's page and the source page beside each other.

internal import Diagnostics
internal import Lexing

/// What a page says, and what its source page says there.
struct ExcerptPair {
  let target: Excerpt
  let targetPlace: Place
  let source: Excerpt?
  let sourcePlace: Place?
  /// The source page's code block, to be copied; nil where it is wrong itself, or no code.
  let rightBlock: [UInt8]?

  /// - Parameter sourceFile: The source page; nil where the finding is in it.
  /// - Returns: nil where the page cannot be read.
  init?(_ diagnostic: Diagnostic, sourceFile: String?, _ page: (String) -> ReportedPage?) {
    guard let target = page(diagnostic.place.file).flatMap({ PageText(diagnostic.place, on: $0) })
    else { return nil }
    targetPlace = diagnostic.place
    sourcePlace = sourceFile.flatMap { file in
      diagnostic.related.first { $0.place.file == file }?.place
    }
    let source = sourcePlace.flatMap { place in
      page(place.file).flatMap { PageText(place, on: $0) }
    }
    let (tokens, sourceTokens) = (target.tokens, source?.tokens ?? [])
    let differing = source.flatMap { Self.differing(($0, sourceTokens), (target, tokens)) }
    self.target = Excerpt(target, tokens: tokens, differing: differing?.target ?? [])
    self.source = source.map {
      Excerpt($0, tokens: sourceTokens, differing: differing?.source ?? [])
    }
    rightBlock =
      diagnostic.alsoInSource ? nil : source.flatMap { $0.language == nil ? nil : $0.bytes }
  }

  private typealias Side = (text: PageText, tokens: [CodeToken])

  /// What either side does not have of the other: tokens of code, words of text.
  ///
  /// Text in two languages has few words in common, so that marks would say nothing: there none
  /// are made.
  private static func differing(
    _ source: Side, _ target: Side
  ) -> (source: [Range<Int>], target: [Range<Int>])? {
    let isCode = source.text.language != nil
    guard isCode == (target.text.language != nil) else { return nil }
    let left = isCode ? code(source) : words(source.text)
    let right = isCode ? code(target) : words(target.text)
    guard let unpaired = SequenceDifference.unpaired(left.map(\.text), right.map(\.text)) else {
      return nil
    }
    guard (left.count - unpaired.left.count) * 2 >= max(left.count, right.count) else { return nil }
    return (ranges(unpaired.left, of: left), ranges(unpaired.right, of: right))
  }

  private static func ranges(_ unpaired: Set<Int>, of words: [Word]) -> [Range<Int>] {
    SequenceDifference.slid(unpaired, in: words.map(\.text)) { words[$0].startsLine }
      .map { words[$0].range }
  }

  private typealias Word = (text: ArraySlice<UInt8>, range: Range<Int>, startsLine: Bool)

  private static func words(_ text: PageText) -> [Word] {
    text.words.map { (text.bytes[$0], $0, false) }
  }

  /// The tokens; comments are for people, and translated, and so is what stands in strings: where
  /// a rule says something of it, the finding itself stands there.
  private static func code(_ side: Side) -> [Word] {
    side.tokens.compactMap { token in
      guard token.kind != .comment, !token.range.isEmpty else { return nil }
      return (
        token.kind == .string ? [] : side.text.bytes[token.range], token.range, token.startsLine
      )
    }
  }
}
