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

  /// Longer code is not compared; no page's code comes near.
  private static let longestCode = 1 << 20

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
    let blocks = alignment.targetBlocks.indices.compactMap { index in
      alignment.targetBlocks[index].flatMap { compare(index, $0, alignment, source) }
    }
    return PageComparison(
      blocks.sorted { $0.target < $1.target }, locale: locale, isAPI: isAPI)
  }

  /// The code of a block, read once for all blocks that are equal.
  func stream(_ block: Int, on page: AnalyzedPage, _ language: CodeLanguage) -> CodeStream {
    let code = page.codeBlocks[block].code.bytes
    var key = page.codeHashes[block]
    for name in language.names.prefix(3) {
      for byte in name.utf8 { key.add(UInt64(byte)) }
    }
    if let known = streams[key] { return known }
    let stream = CodeStream(code, language)
    streams.store(stream, for: key, weight: code.count + stream.elements.count * 32)
    return stream
  }

  private func compare(
    _ left: Int, _ right: Int, _ alignment: PageAlignment, _ facts: PageFacts?
  ) -> ComparedBlock? {
    let (blocks, others) = (alignment.source.page.codeBlocks, alignment.target.page.codeBlocks)
    let language = Self.language(left, right, alignment)
    guard Self.isComparable(blocks[left]), Self.isComparable(others[right]),
      language.reading != .prose,
      blocks[left].language == others[right].language
        || Self.hasColumns(blocks[left]) == Self.hasColumns(others[right])
    else { return nil }
    var block = ComparedBlock(source: left, target: right, language: language)
    let (code, other) = (blocks[left].code.bytes, others[right].code.bytes)
    guard code != other else { return block }
    func readSource() -> CodeStream { stream(left, on: alignment.source.page, language) }
    let source = facts?.stream(ofBlock: left, language, readSource) ?? readSource()
    var target = stream(right, on: alignment.target.page, language)
    block.marks = CodeTypography.marks(in: target, source: source)
    if !block.marks.isEmpty {
      target = CodeStream(CodeTypography.plain(other, block.marks), language)
    }
    block.comparison = BlockComparison(source: source, target: target)
    return block
  }

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
    let block = alignment.source.page.codeBlocks[left]
    if let known = snippet(left, alignment.source) ?? snippet(right, alignment.target) {
      return known == .swift ? .swift : .objectiveC
    }
    if block.language.isEmpty { return .untagged }
    let named = CodeLanguage.named(block.language) ?? .unknown
    guard named.reading == .columns else { return named }
    return InfoString(block.info).innerLanguage.flatMap(CodeLanguage.named)?.columns ?? named
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
