// Lists, tables and comments that may enumerate the cases of an enum.

internal import Diagnostics
internal import Pages
internal import Snippets

/// A list, a table column or a comment whose items may be the cases of an enum.
struct CaseListing {
  /// The name at the head of an item.
  struct Item {
    var name: String
    /// In bytes of the page.
    var range: Range<Int>
    /// Whether it is marked as code, so that it must be a name of the API.
    var isCode: Bool
  }

  enum Form: String {
    case list, table, comment
  }

  var form: Form
  var items: [Item]
  /// The list, the table or the comment, in bytes of the page.
  var range: Range<Int>
  /// What the listing itself says of the enum: the header cell, what stands before the list in a
  /// comment, and the declaration behind it.
  var ownTitles: [String]
}

extension PageContext {
  /// What on this page may enumerate cases of the API.
  func caseListings(_ api: APICatalog) -> [CaseListing] {
    listListings(api) + tableListings(api) + commentListings
  }

  /// Whether the items of a list hold the names of two cases.
  private func mayListCases(_ items: [List.Item], _ api: APICatalog) -> Bool {
    page.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in items.indices where count < 2 {
        count += Self.nameCount(bytes, items[index].textRange, api)
      }
      return count > 1
    }
  }

  /// Whether the cells of a column hold the names of two cases.
  private func mayListCases(_ column: Int, of table: Table, _ api: APICatalog) -> Bool {
    page.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for row in table.rows.indices.dropFirst()
      where count < 2 && column < table.rows[row].count {
        count += Self.nameCount(bytes, table.rows[row][column].range, api)
      }
      return count > 1
    }
  }

  /// As far from the start of an item its name is looked for.
  private static let reach = 256

  private static func nameCount(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, _ api: APICatalog
  ) -> Int {
    var count = 0
    var index = text.lowerBound
    let end = min(text.upperBound, index + reach)
    while index < end {
      var hash = ByteHash.empty
      while index < text.upperBound, bytes[index].isOfName {
        hash = ByteHash.adding(bytes[index], to: hash)
        index += 1
      }
      if hash != ByteHash.empty, api.mayBeCase(hash) { count += 1 }
      index += 1
    }
    return count
  }

  private func listListings(_ api: APICatalog) -> [CaseListing] {
    page.lists.compactMap { list in
      guard mayListCases(list.items, api) else { return nil }
      return CaseListing(
        form: .list, items: list.items.flatMap { items(at: $0.textRange) }, range: list.range,
        ownTitles: [])
    }
  }

  private func tableListings(_ api: APICatalog) -> [CaseListing] {
    page.tables.flatMap { table -> [CaseListing] in
      guard let header = table.rows.first, table.rows.count > 1 else { return [] }
      return header.indices.compactMap { column in
        guard mayListCases(column, of: table, api) else { return nil }
        let cells = table.rows.dropFirst().compactMap { row in
          column < row.count ? row[column].range : nil
        }
        return CaseListing(
          form: .table, items: cells.flatMap { items(inCell: $0) }, range: table.range,
          ownTitles: [page.text(header[column].range)])
      }
    }
  }

  private var commentListings: [CaseListing] {
    let (snippets, blocks) = (analyzed.snippets, analyzed.codeBlocks)
    return snippets.indices.flatMap { index -> [CaseListing] in
      let code = blocks[snippets[index].block].code
      return CommentItems.all(in: code.bytes, snippets[index].language).map { comment in
        let declared = snippets[index].findings.enums.first {
          $0.range.lowerBound >= comment.range.upperBound
        }
        return CaseListing(
          form: .comment,
          items: comment.items.map { item in
            CaseListing.Item(
              name: item.name, range: code.origin(of: item.range), isCode: item.isCode)
          },
          range: code.origin(of: comment.range),
          ownTitles: (declared.map { [$0.name] } ?? []) + [comment.opening])
      }
    }
  }

  /// The names at the head of a cell; an empty cell holds its place with none.
  private func items(inCell range: Range<Int>) -> [CaseListing.Item] {
    range.isEmpty ? [.init(name: "", range: range, isCode: false)] : items(at: range)
  }

  /// The names at the head of an item: the code spans it starts with, else its first word.
  private func items(at range: Range<Int>) -> [CaseListing.Item] {
    var spans: [CaseListing.Item] = []
    var end = range.lowerBound
    for inline in page.inlines(in: range) where inline.kind == .code {
      guard !page.bytes[end..<inline.range.lowerBound].contains(where: \.isLetter) else { break }
      spans.append(.init(name: inline.text, range: inline.range, isCode: true))
      end = inline.range.upperBound
    }
    if !spans.isEmpty { return spans }
    guard let start = page.bytes[range].firstIndex(where: \.isLetter) else { return [] }
    let word = page.bytes[start..<range.upperBound].prefix { $0.isASCIIWord }
    return [.init(name: page.text(word.indices), range: word.indices, isCode: false)]
  }

  /// The texts that may name the enum of a listing: its own, the heading and the sentence before.
  func titles(of listing: CaseListing) -> [String] {
    listing.form == .comment
      ? listing.ownTitles : listing.ownTitles + titles(before: listing.range)
  }

  /// The names that stand near a listing, so that it need not repeat them.
  func mentions(of listing: CaseListing) -> Set<String> {
    listing.form == .comment ? [] : mentions(around: listing.range)
  }

  /// The heading of the section, and the paragraph directly before.
  private func titles(before range: Range<Int>) -> [String] {
    var titles: [String] = []
    let heading = analyzed.headings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    if heading > 0 { titles.append(analyzed.headings[heading - 1].text) }
    let next = page.paragraphs.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    if next > 0 {
      let paragraph = page.paragraphs[next - 1].range
      let between = page.bytes[min(paragraph.upperBound, range.lowerBound)..<range.lowerBound]
      if between.allSatisfy({ $0 <= 0x20 }) { titles.append(page.text(paragraph)) }
    }
    return titles
  }

  /// The code spans of the section, outside of the list or table itself.
  private func mentions(around range: Range<Int>) -> Set<String> {
    let section = outline.sections.last { $0.range.lowerBound <= range.lowerBound }
    guard let section else { return [] }
    return Set(
      page.inlines(in: section.range)
        .filter { $0.kind == .code && !range.contains($0.range.lowerBound) }.map(\.text))
  }
}

extension UInt8 {
  /// Whether a name can start with it, or it is a byte of a letter beyond ASCII.
  fileprivate var isLetter: Bool { isOfName && !isASCIIDigit }
}
