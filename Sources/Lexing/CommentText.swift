// What a comment says, without the marks that make it one.

/// A comment of code, read from its bytes.
package struct CommentText: Sendable {
  /// The lines without marks and surrounding white space, empty ones at either end left out.
  package let lines: [String]
  /// Whether it documents what follows: `///`, `//!`, `/**`, `/*!`.
  package let isDocumentation: Bool
  /// Whether it documents what stands before it: `///<`, `/**<`.
  package let pointsBack: Bool

  /// - Parameter comment: The comment with its marks.
  package init(_ comment: ArraySlice<UInt8>) {
    let isBlock = comment.dropFirst().first == 0x2A
    var body = comment.dropFirst(2)
    if isBlock, body.count >= 2, body.suffix(2).elementsEqual("*/".utf8) { body = body.dropLast(2) }
    let third = body.first
    isDocumentation = third == 0x21 || third == (isBlock ? 0x2A : 0x2F) && body.count > 1
    body = body.drop { $0 == (isBlock ? 0x2A : 0x2F) || $0 == 0x21 }
    pointsBack = isDocumentation && body.first == 0x3C
    if pointsBack { body = body.dropFirst() }
    let rows = body.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    lines = Self.withoutEmptyEnds(rows.map { Self.plain($0, isBlock: isBlock) })
  }

  /// Whether it holds nothing but an ellipsis, which stands for what was left out.
  package var isEllipsis: Bool {
    lines.count == 1 && ["...", "…", "etc.", "...,"].contains(lines[0])
  }

  /// Whether it is written for a tool, or divides a file: `// MARK: - Edges`.
  package var isForTools: Bool {
    lines.first.map { $0.hasPrefix("MARK:") || $0.hasPrefix("swiftlint:") } ?? false
  }

  private static func plain(_ row: ArraySlice<UInt8>, isBlock: Bool) -> String {
    var row = trimmed(row)
    if isBlock, row.first == 0x2A, row.count == 1 || row.dropFirst().first == 0x20 {
      row = trimmed(row.dropFirst())
    }
    if isBlock {
      // A row of stars may close the comment; stars right behind a word are part of the text.
      var rest = row
      while rest.last == 0x2A { rest = rest.dropLast() }
      if rest.last.map({ $0 <= 0x20 }) ?? true { row = trimmed(rest) }
    }
    return String(decoding: row, as: UTF8.self)
  }

  private static func trimmed(_ row: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var row = row.drop { $0 <= 0x20 }
    while let last = row.last, last <= 0x20 { row = row.dropLast() }
    return row
  }

  private static func withoutEmptyEnds(_ lines: [String]) -> [String] {
    var lines = lines[...]
    while lines.first?.isEmpty == true { lines = lines.dropFirst() }
    while lines.last?.isEmpty == true { lines = lines.dropLast() }
    return Array(lines)
  }
}
