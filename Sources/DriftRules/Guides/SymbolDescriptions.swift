// What a page says of single symbols: beside cases in code, in rows of tables, in entries of lists.

package import APIModel
internal import Pages
internal import Snippets

/// A stretch of a page that describes one symbol.
package struct SymbolDescription: Sendable {
  package var symbol: SymbolHandle
  /// As it is written, without what names the symbol.
  package var markdown: String
  /// The row, the entry or the case, in bytes of the page.
  package var range: Range<Int>
}

extension PageContext {
  /// The descriptions of symbols in the order of the page.
  package var symbolDescriptions: [SymbolDescription] {
    guard let api else { return [] }
    let spans = CodeSpanSearch(page)
    var found = page.tables.flatMap { descriptions(in: $0, spans, api) }
    for list in page.lists { found += list.items.compactMap { description(in: $0, spans, api) } }
    found += analyzed.snippets.flatMap { descriptions(in: $0, api) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: - Tables

  /// The rows whose first cell is a symbol that the table has once.
  private func descriptions(
    in table: Table, _ spans: CodeSpanSearch, _ api: APICatalog
  ) -> [SymbolDescription] {
    let found = table.rows.dropFirst().compactMap { row -> SymbolDescription? in
      guard let first = row.first, let last = row.last,
        let name = spans.text(filling: first.range), let symbol = api.symbol(described: name)
      else { return nil }
      let cells = row.dropFirst().map { page.text($0.range).trimmed }.filter(\.isProse)
      guard let text = cells.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
      return SymbolDescription(
        symbol: symbol, markdown: text, range: first.range.lowerBound..<last.range.upperBound)
    }
    let counts = Dictionary(grouping: found, by: \.symbol).mapValues(\.count)
    return found.filter { counts[$0.symbol] == 1 }
  }

  // MARK: - Lists

  /// `` `name`: what it does ``.
  private func description(
    in item: List.Item, _ spans: CodeSpanSearch, _ api: APICatalog
  ) -> SymbolDescription? {
    guard let span = spans.first(in: item.textRange), let symbol = api.symbol(described: span.text)
    else { return nil }
    let before = page.text(item.textRange.lowerBound..<span.range.lowerBound)
    let rest = page.text(span.range.upperBound..<item.textRange.upperBound)
      .drop { "*_ ".contains($0) }
    guard before.allSatisfy({ "*_ ".contains($0) }), let mark = rest.first,
      Self.separators.contains(mark)
    else { return nil }
    let text = String(rest.dropFirst().drop { "*_".contains($0) }).trimmed
    return text.isProse
      ? SymbolDescription(symbol: symbol, markdown: text, range: item.textRange) : nil
  }

  private static let separators: Set<Character> = [":", "：", "—", "–", "-", "→", "="]

  // MARK: - Code

  /// The comments beside the cases of an enum of the API.
  private func descriptions(in snippet: Snippet, _ api: APICatalog) -> [SymbolDescription] {
    snippet.findings.enums.flatMap { declared in
      declared.cases.compactMap { item in
        guard let text = item.comment?.trimmed, text.isProse,
          let symbol = api.handle(of: item.name, in: declared)
        else { return nil }
        return SymbolDescription(
          symbol: symbol, markdown: text, range: origin(of: item.range, inBlock: snippet.block))
      }
    }
  }
}

/// The code spans of a page, found by where they start.
private struct CodeSpanSearch {
  private let page: Page
  private let spans: [Inline]

  init(_ page: Page) {
    self.page = page
    spans = page.inlines.filter { $0.kind == .code }
  }

  /// The first span that starts in a stretch.
  func first(in range: Range<Int>) -> Inline? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < spans.count, spans[low].range.upperBound <= range.upperBound else { return nil }
    return spans[low]
  }

  /// The text of the span that is all of a stretch.
  func text(filling range: Range<Int>) -> String? {
    guard let span = first(in: range) else { return nil }
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    return page.bytes[range.lowerBound..<span.range.lowerBound].allSatisfy(isSpace)
      && page.bytes[span.range.upperBound..<range.upperBound].allSatisfy(isSpace)
      ? span.text : nil
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether people wrote it for people: it starts with a word, and is more than a name or a value.
  fileprivate var isProse: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return contains(" ") || !utf8.allSatisfy { $0 < 0x80 }
  }
}
