// Lists, tables and comments that may enumerate the cases of an enum.

internal import Diagnostics
internal import Pages
internal import Snippets

/// A list, a table column or a comment whose items may be the cases of an enum.
struct CaseListing {
  /// The name at the head of an item.
  struct Item {
    /// The hash of the name as `caseName` reads it: names are only ever held against those of the
    /// API, for every list of every page.
    var name: UInt64
    /// In bytes of the page.
    var range: Range<Int>
  }

  enum Form: String {
    case list, table, comment
  }

  var form: Form
  var items: [Item]
  /// The list, the table or the comment, in bytes of the page.
  var range: Range<Int>
  /// The cell at the head of the column.
  var header: Range<Int>?
  /// What a comment itself says of the enum: the declaration behind it, and what stands before
  /// the list.
  var ownTitles: [String] = []

  /// The hash of the name of a case as pages write it: `top` of `.top`, `Position.top` and
  /// `top(offset:)`.
  static func caseName(_ spelling: String) -> UInt64 {
    var spelling = spelling
    return spelling.withUTF8 { caseName($0[...]) }
  }

  static func caseName(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var hash = ByteHash.empty
    for byte in spelling {
      if byte == 0x20 || byte == 0x28 || byte == 0x3D { break }
      hash = byte == 0x2E ? ByteHash.empty : ByteHash.adding(byte, to: hash)
    }
    return hash
  }
}

extension PageContext {
  /// What on this page may enumerate cases of the API: of the items of each, two may be cases.
  func caseListings(_ api: APICatalog) -> [CaseListing] {
    var found: [CaseListing] = []
    addLists(api, to: &found)
    addTables(api, to: &found)
    addComments(api, to: &found)
    return found
  }

  private func addLists(_ api: APICatalog, to found: inout [CaseListing]) {
    var items: [CaseListing.Item] = []
    for index in page.lists.indices {
      for item in page.lists[index].items { addItems(at: item.textRange, to: &items) }
      if items.mayBeCases(api) {
        found.append(CaseListing(form: .list, items: items, range: page.lists[index].range))
      }
      items.removeAll(keepingCapacity: true)
    }
  }

  private func addTables(_ api: APICatalog, to found: inout [CaseListing]) {
    var items: [CaseListing.Item] = []
    for index in page.tables.indices {
      let rows = page.tables[index].rows
      guard rows.count > 1 else { continue }
      items.reserveCapacity(rows.count)
      for column in rows[0].indices {
        for row in rows.dropFirst() where column < row.count {
          addItems(inCell: row[column].range, to: &items)
        }
        if items.mayBeCases(api) {
          found.append(
            CaseListing(
              form: .table, items: items, range: page.tables[index].range,
              header: rows[0][column].range))
        }
        items.removeAll(keepingCapacity: true)
      }
    }
  }

  private func addComments(_ api: APICatalog, to found: inout [CaseListing]) {
    let (snippets, blocks) = (analyzed.snippets, analyzed.codeBlocks)
    for index in snippets.indices {
      let block = snippets[index].block
      for comment in CommentItems.all(in: blocks[block].code.bytes, snippets[index].language) {
        let code = blocks[block].code
        let items = comment.items.map { item in
          CaseListing.Item(
            name: CaseListing.caseName(item.name), range: code.origin(of: item.range))
        }
        guard items.mayBeCases(api) else { continue }
        let declared = snippets[index].findings.enums.first {
          $0.range.lowerBound >= comment.range.upperBound
        }
        found.append(
          CaseListing(
            form: .comment, items: items, range: code.origin(of: comment.range),
            ownTitles: (declared.map { [$0.name] } ?? []) + [comment.opening]))
      }
    }
  }

  /// The names at the head of a cell; an empty cell holds its place with none.
  private func addItems(inCell range: Range<Int>, to items: inout [CaseListing.Item]) {
    if range.isEmpty {
      items.append(.init(name: ByteHash.empty, range: range))
    } else {
      addItems(at: range, to: &items)
    }
  }

  /// The names at the head of an item: the code spans it starts with, else its first word.
  private func addItems(at range: Range<Int>, to items: inout [CaseListing.Item]) {
    page.bytes.withUnsafeBufferPointer { bytes in
      let count = items.count
      var end = range.lowerBound
      var next = page.inlines.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
      while next < page.inlines.count, page.inlines[next].range.lowerBound < range.upperBound {
        if page.inlines[next].kind == .code {
          let span = page.inlines[next].range
          if bytes[end..<max(end, span.lowerBound)].contains(where: \.isLetter) { break }
          items.append(.init(name: CaseListing.caseName(page.inlines[next].text), range: span))
          end = span.upperBound
        }
        next += 1
      }
      guard items.count == count,
        let start = range.first(where: { bytes[$0].isLetter })
      else { return }
      var word = start..<start
      while word.upperBound < range.upperBound, bytes[word.upperBound].isASCIIWord {
        word = start..<word.upperBound + 1
      }
      items.append(.init(name: CaseListing.caseName(bytes[word]), range: word))
    }
  }

  /// Whether a text that may name the enum of a listing holds one of some names: its own, the
  /// heading of the section, or the paragraph directly before.
  func isTitled(_ listing: CaseListing, byOneOf names: [[UInt8]]) -> Bool {
    if listing.form == .comment {
      return listing.ownTitles.contains { $0.holdsWord(oneOf: names) }
    }
    if let header = listing.header, page.holdsWord(oneOf: names, in: header) { return true }
    let place = listing.range.lowerBound
    let heading = analyzed.headings.partitioningIndex { $0.range.lowerBound >= place }
    if heading > 0, analyzed.headings[heading - 1].text.holdsWord(oneOf: names) { return true }
    let next = page.paragraphs.partitioningIndex { $0.range.lowerBound >= place }
    guard next > 0 else { return false }
    let paragraph = page.paragraphs[next - 1].range
    let between = page.bytes[min(paragraph.upperBound, place)..<place]
    return between.allSatisfy { $0 <= 0x20 } && page.holdsWord(oneOf: names, in: paragraph)
  }

  /// The names that stand near a listing, so that it need not repeat them: the code spans of the
  /// section, outside of the list or table itself.
  func mentions(of listing: CaseListing) -> Set<UInt64> {
    guard listing.form != .comment,
      let section = outline.sections.last(where: {
        $0.range.lowerBound <= listing.range.lowerBound
      })
    else { return [] }
    return Set(
      page.inlines(in: section.range)
        .filter { $0.kind == .code && !listing.range.contains($0.range.lowerBound) }
        .map { CaseListing.caseName($0.text) })
  }
}

extension [CaseListing.Item] {
  /// Whether two of them may be cases of the API.
  fileprivate func mayBeCases(_ api: APICatalog) -> Bool {
    var count = 0
    for index in indices where api.mayBeCase(self[index].name) {
      count += 1
      if count == 2 { return true }
    }
    return false
  }
}

extension Page {
  /// Whether one of some words stands in a stretch of the page.
  fileprivate func holdsWord(oneOf words: [[UInt8]], in range: Range<Int>) -> Bool {
    words.contains { bytes.range(ofWord: $0, in: range) != nil }
  }
}

extension String {
  /// Whether one of some words stands in the text.
  fileprivate func holdsWord(oneOf words: [[UInt8]]) -> Bool {
    let bytes = Array(utf8)
    return words.contains { bytes.range(ofWord: $0, in: bytes.indices) != nil }
  }
}

extension UInt8 {
  /// Whether a name can start with it, or it is a byte of a letter beyond ASCII.
  fileprivate var isLetter: Bool { isOfName && !isASCIIDigit }
}
