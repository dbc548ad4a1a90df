// The repair of a fence that nothing closes.

internal import Comparison
internal import Diagnostics
internal import Lexing
internal import Pages

extension PageContext {
  /// The closing fence behind the code of the source page's block, where this page's block starts with
  /// the same code.
  func closingFix(ofFenceAt offset: Int) -> [FixIt] {
    guard
      let block = page.codeBlocks.firstIndex(where: { $0.range.lowerBound == offset }),
      let source = alignment?.source.page.page.codeBlocks, source.indices.contains(block),
      source[block].isClosed, source[block].info == page.codeBlocks[block].info,
      let end = end(of: page.codeBlocks[block], like: source[block])
    else { return [] }
    let mark = page.bytes[offset]
    let fence = page.bytes[offset...].prefix { $0 == mark }
    guard mark == 0x60 || mark == 0x7E else { return [] }
    let edit = CodeEdit(range: end..<end, text: fence + [0x0A])
    return fix(Wording.close, .safe, [edit], inBlock: block).map { [$0] } ?? []
  }

  /// Where as many lines of code as the source block has are over, if they hold the same code.
  private func end(of block: CodeBlock, like source: CodeBlock) -> Int? {
    let code = block.code.bytes
    var end = 0
    for _ in 0..<source.code.bytes.count(where: { $0 == 0x0A }) {
      guard let line = code[end...].firstIndex(of: 0x0A) else { return nil }
      end = line + 1
    }
    guard end > 0 else { return nil }
    let language = CodeLanguage.named(block.language) ?? .untagged
    let isSame =
      language.reading == .prose
      ? code[..<end].elementsEqual(source.code.bytes)
      : CodeStream(Array(code[..<end]), language).digest
        == CodeStream(source.code.bytes, language).digest
    return isSame ? end : nil
  }
}

private enum Wording {
  static let close = "close the fence where the code of the source page's block ends"
}
