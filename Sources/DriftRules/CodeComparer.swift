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
  /// - Parameter locale: The locale of the translation.
  package func compare(_ alignment: PageAlignment, locale: LanguageTag) -> PageComparison {
    let blocks = alignment.targetBlocks.indices.compactMap { index in
      alignment.targetBlocks[index].flatMap { compare(index, $0, alignment) }
    }
    return PageComparison(
      blocks.sorted { $0.target < $1.target }, locale: locale, isAPI: isAPI)
  }

  /// The code of a block, read once for all blocks that are equal.
  func stream(_ code: [UInt8], _ language: CodeLanguage) -> CodeStream {
    var key = CodeHash(bytes: code, seed: 6)
    for name in language.names.prefix(3) {
      for byte in name.utf8 { key.add(UInt64(byte)) }
    }
    if let known = streams[key] { return known }
    let stream = CodeStream(code, language)
    streams.store(stream, for: key, weight: code.count + stream.elements.count * 32)
    return stream
  }

  private func compare(
    _ left: Int, _ right: Int, _ alignment: PageAlignment
  ) -> ComparedBlock? {
    let (source, target) = (
      alignment.source.page.codeBlocks[left], alignment.target.page.codeBlocks[right]
    )
    let language = Self.language(left, right, alignment)
    guard Self.isComparable(source), Self.isComparable(target), language.reading != .prose,
      Self.hasColumns(source) == Self.hasColumns(target)
    else { return nil }
    var block = ComparedBlock(source: left, target: right, language: language)
    guard source.code.bytes != target.code.bytes else { return block }
    let left = stream(source.code.bytes, language)
    var right = stream(target.code.bytes, language)
    block.marks = CodeTypography.marks(in: right, source: left)
    if !block.marks.isEmpty {
      right = CodeStream(CodeTypography.plain(target.code.bytes, block.marks), language)
    }
    block.comparison = BlockComparison(source: left, target: right)
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
    if let snippet = snippet(left, alignment.source) ?? snippet(right, alignment.target) {
      return snippet.language == .swift ? .swift : .objectiveC
    }
    if block.language.isEmpty { return .untagged }
    let named = CodeLanguage.named(block.language) ?? .unknown
    guard named.reading == .columns else { return named }
    return InfoString(block.info).innerLanguage.flatMap(CodeLanguage.named)?.columns ?? named
  }

  private static func snippet(_ block: Int, _ outline: Outline) -> Snippet? {
    outline.page.snippets.first { $0.block == block }
  }
}

extension InfoString {
  /// `js` of `diff lang="js"`.
  fileprivate var innerLanguage: String? { attribute("lang")?.lowercased() }
}
