// Doc comments: found before a declaration, and read without their marks.

internal import SwiftSyntax

/// The doc comment of a declaration.
struct DocComment {
  /// The text without `///`, `/** */` and common indentation.
  let text: String

  /// Reads the doc comment in the trivia before a token.
  ///
  /// As the compiler has it: an ordinary comment in between, or a blank line between two doc
  /// comments, drops what stands before; a comment on the line of the token before belongs to
  /// that token.
  init?(before token: TokenSyntax) {
    self.init(token.leadingTrivia, isFileStart: token.position.utf8Offset == 0)
  }

  private init?(_ trivia: Trivia, isFileStart: Bool) {
    var lines: [String] = []
    var isOnOwnLine = isFileStart
    var newlines = 0
    for piece in trivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        isOnOwnLine = true
        newlines += count
      case .docLineComment(let comment) where isOnOwnLine:
        if newlines > 1 { lines = [] }
        lines.append(Self.content(ofLine: comment))
        newlines = 0
      case .docBlockComment(let comment) where isOnOwnLine:
        if newlines > 1 { lines = [] }
        lines += Self.content(ofBlock: comment)
        newlines = 0
      case .lineComment, .blockComment:
        lines = []
        newlines = 0
      default: continue
      }
    }
    let text = Self.dedented(lines).joined(separator: "\n")
    if text.isEmpty { return nil }
    self.text = text
  }

  /// The release in `- Since: 7.0.14`.
  static func since(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      let words = line.drop { " -*+".contains($0) }
      guard words.count < line.count, words.lowercased().hasPrefix("since:") else { continue }
      let rest = words.dropFirst("since:".count).split(separator: " ")
      guard let word = rest.first(where: { $0.contains(where: \.isNumber) }) else { continue }
      return String(word.last.map(",.;".contains) ?? false ? word.dropLast() : word)
    }
    return nil
  }

  private static func content(ofLine comment: String) -> String {
    String(comment.dropFirst(3)).trimmingTrailingSpace
  }

  /// The lines of a `/** */`; a column of stars is taken away where every line has one.
  private static func content(ofBlock comment: String) -> [String] {
    var body = comment.dropFirst(3)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).trimmingTrailingSpace }
    let inner = lines.dropFirst().filter { !$0.isEmpty }
    let isStarred =
      !inner.isEmpty && inner.allSatisfy { $0.drop { " \t".contains($0) }.hasPrefix("*") }
    if isStarred {
      for index in lines.indices.dropFirst() {
        lines[index] = String(lines[index].drop { " \t".contains($0) }.dropFirst())
      }
    }
    if let first = lines.first { lines[0] = String(first.drop { " \t".contains($0) }) }
    let indentation = isStarred ? 0 : Self.indentation(lines.dropFirst())
    for index in lines.indices.dropFirst() {
      lines[index] = String(lines[index].dropFirst(indentation))
    }
    return lines
  }

  /// The lines without their common indentation and the empty lines at both ends.
  private static func dedented(_ lines: [String]) -> [String] {
    let indentation = indentation(lines[...])
    let dedented = lines.map { String($0.dropFirst(indentation)) }
    guard let first = dedented.firstIndex(where: { !$0.isEmpty }),
      let last = dedented.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(dedented[first...last])
  }

  /// The indentation that all lines with content have.
  private static func indentation(_ lines: ArraySlice<String>) -> Int {
    lines.filter { !$0.isEmpty }.map { $0.prefix { " \t".contains($0) }.count }.min() ?? 0
  }
}

extension String {
  /// The string without spaces and tabs at its end.
  fileprivate var trimmingTrailingSpace: String {
    var view = self[...]
    while let last = view.last, last == " " || last == "\t" || last == "\r" { view.removeLast() }
    return String(view)
  }
}
