// A doc comment as a page, and where its lines stand in the source file.

internal import APIModel
internal import Diagnostics
internal import Pages

/// The doc comment of a symbol, read like a page.
struct CommentPage {
  let page: Page
  /// Where each line of the page stands: the line of the source file, counted from 1, and how many
  /// bytes stand before it there, all of them ASCII.
  private let origins: [(line: Int, column: Int)]

  /// Reads the doc comment of a symbol; nil where it is not found in the file.
  init?(_ symbol: Symbol, in source: LineTable) {
    guard let text = symbol.documentation, let file = symbol.file, let line = symbol.line else {
      return nil
    }
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let origins = Self.origins(of: lines, above: line, in: source) else { return nil }
    self.origins = origins
    page = PageReader.read(bytes, file: file, dialect: .docc)
  }

  /// Whether code without a language is Swift: where a line starts with a type of the API.
  static func isSwift(_ block: CodeBlock, _ api: APILookup) -> Bool {
    block.code.string.split(separator: "\n").contains { line in
      let name = line.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return !name.isEmpty && api.type(named: [String(name)]) != nil
    }
  }

  /// A finding on the page as one in the source file.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    var moved = diagnostic
    moved.locale = nil
    moved.page = nil
    moved.place = self.moved(diagnostic.place)
    moved.related = diagnostic.related.map { note in
      Note(place: self.moved(note.place), message: note.message)
    }
    moved.fixes = diagnostic.fixes.map { fix in
      FixIt(
        title: fix.title, safety: fix.safety,
        edits: fix.edits.map { FixIt.Edit(place: self.moved($0.place), text: $0.text) })
    }
    return moved
  }

  private func moved(_ place: Place) -> Place {
    guard place.file == page.file else { return place }
    return Place(
      file: place.file,
      range: TextRange(start: moved(place.range.start), end: moved(place.range.end)))
  }

  private func moved(_ position: TextPosition) -> TextPosition {
    let origin = origins[min(max(position.line - 1, 0), origins.count - 1)]
    return TextPosition(
      line: origin.line, column: position.column + origin.column,
      utf16Column: position.utf16Column + origin.column)
  }

  // MARK: - Finding the comment

  /// Between a comment and its declaration stand attributes and conditions, but no more lines.
  private static let farthest = 40

  /// Where the lines of a comment stand: the nearest place above a declaration where all of them
  /// follow on each other.
  private static func origins(
    of lines: [ArraySlice<UInt8>], above declaration: Int, in source: LineTable
  ) -> [(line: Int, column: Int)]? {
    guard declaration <= source.lineCount else { return nil }
    let last = max(lines.count, declaration - farthest)
    for end in stride(from: declaration, through: last, by: -1) {
      let first = end - lines.count + 1
      guard column(of: lines[lines.count - 1], in: source, line: end) != nil else { continue }
      let columns = lines.indices.map { column(of: lines[$0], in: source, line: first + $0) }
      guard !columns.contains(where: { $0 == nil }) else { continue }
      return columns.enumerated().map { (first + $0.offset, $0.element ?? 0) }
    }
    return nil
  }

  /// How many bytes stand before a line of a comment in a line of the file; nil where that line
  /// holds something else.
  private static func column(
    of text: ArraySlice<UInt8>, in source: LineTable, line: Int
  ) -> Int? {
    var content = source.bytes[source.content(ofLine: line)]
    trimEnd(&content)
    if content.count < text.count || !content.suffix(text.count).elementsEqual(text),
      content.suffix(2).elementsEqual("*/".utf8)
    {
      content.removeLast(2)
      trimEnd(&content)
    }
    guard content.suffix(text.count).elementsEqual(text) else { return nil }
    let marks = content.dropLast(text.count)
    let isMarked = marks.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
    let isInBlock = !text.isEmpty || content.isEmpty
    guard isMarked || isInBlock, marks.allSatisfy(isMark) else { return nil }
    return marks.count
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }

  private static func trimEnd(_ content: inout ArraySlice<UInt8>) {
    while let last = content.last, last == 0x20 || last == 0x09 { content.removeLast() }
  }
}
