// Code blocks beside their counterparts, a page at a time.

package import Alignment
internal import Comparison
package import Diagnostics
internal import Lexing
internal import Pages
internal import Snippets

/// Compares the code of translations with that of their source pages; one value serves a whole run,
/// from any thread, and reads equal code once.
package final class CodeComparer: Sendable {
  private let streams = CodeCache<CodeStream>(limit: 1 << 23)
  private let isAPI: @Sendable (String) -> Bool

  /// - Parameter api: The API, whose names are nobody's own.
  package init(api: APICatalog?) {
    isAPI = { name in api?.lookup.type(named: [name]) != nil }
  }

  /// What differs between the blocks of two pages that answer to each other.
  ///
  /// - Parameters:
  ///   - locale: The locale of the translation.
  ///   - source: The source page, which keeps its code for its other translations.
  package func compare(
    _ alignment: PageAlignment, locale: LanguageTag, source: PageFacts? = nil
  ) -> PageComparison {
    var blocks: [ComparedBlock] = []
    blocks.reserveCapacity(alignment.sourceBlocks.count)
    for (target, counterpart) in alignment.sourceBlocks.enumerated() {
      guard let counterpart else { continue }
      if let block = compare(counterpart, target, alignment, source) { blocks.append(block) }
    }
    return PageComparison(blocks, locale: locale, isAPI: isAPI)
  }

  /// The code of a block, read once for all blocks that are equal.
  private func stream(_ block: Int, on page: AnalyzedPage, _ language: CodeLanguage) -> CodeStream {
    let code = page.codeBlocks[block].code.bytes
    let key = page.codeHashes[block].seeded(language.key)
    if let known = streams[key] { return known }
    let stream = CodeStream(code, language)
    streams.store(stream, for: key, weight: code.count + stream.elements.count * 32)
    return stream
  }

  private func compare(
    _ left: Int, _ right: Int, _ alignment: PageAlignment, _ facts: PageFacts?
  ) -> ComparedBlock? {
    let (source, target) = (alignment.source.page, alignment.target.page)
    let (block, other) = (source.codeBlocks[left], target.codeBlocks[right])
    let language = Self.language(left, right, alignment)
    guard Self.isComparable(block), Self.isComparable(other), language.reading != .prose,
      block.language == other.language || Self.hasColumns(block) == Self.hasColumns(other)
    else { return nil }
    var compared = ComparedBlock(source: left, target: right, language: language)
    if source.codeHashes[left] == target.codeHashes[right] { return compared }
    func readSource() -> CodeStream { stream(left, on: source, language) }
    let code = facts?.stream(ofBlock: left, language, readSource) ?? readSource()
    compared.compare(code, stream(right, on: target, language))
    return compared
  }

  /// Longer code is not compared; no page's code comes near.
  private static let longestCode = 1 << 20

  private static func isComparable(_ block: CodeBlock) -> Bool {
    block.form != .recovered && block.isClosed && block.code.bytes.count <= longestCode
      && !block.isSkipped
  }

  /// Whether the first column of a block says which lines come and go.
  private static func hasColumns(_ block: CodeBlock) -> Bool {
    CodeLanguage.named(block.language)?.reading == .columns
  }

  /// The language of a pair of blocks: what the source block says, or is.
  private static func language(
    _ left: Int, _ right: Int, _ alignment: PageAlignment
  ) -> CodeLanguage {
    if let known = snippet(left, alignment.source) ?? snippet(right, alignment.target) {
      return known == .swift ? .swift : .objectiveC
    }
    let blocks = alignment.source.page.codeBlocks
    if blocks[left].language.isEmpty { return .untagged }
    let named = CodeLanguage.named(blocks[left].language) ?? .unknown
    guard named.reading == .columns else { return named }
    return InfoString(blocks[left].info).innerLanguage.flatMap(CodeLanguage.named)?.columns ?? named
  }

  /// The language that a block was looked into in; nil for one that was not.
  private static func snippet(_ block: Int, _ outline: Outline) -> Snippet.Language? {
    outline.page.snippetIndex(ofBlock: block).map { outline.page.snippets[$0].language }
  }
}

extension InfoString {
  /// `js` of `diff lang="js"`.
  fileprivate var innerLanguage: String? { attribute("lang")?.lowercased() }
}
