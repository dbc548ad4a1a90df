// The items of lists that stand in comments of code.

internal import Snippets

/// A comment in code that holds a list.
struct CommentItems {
  struct Item {
    var name: String
    /// In bytes of the code.
    var range: Range<Int>
  }

  /// In bytes of the code.
  var range: Range<Int>
  /// What stands before the list.
  var opening: String
  var items: [Item]

  /// The comments of a snippet that hold a list of two items or more.
  static func all(in code: [UInt8], _ language: Snippet.Language) -> [CommentItems] {
    guard mayHoldItems(code) else { return [] }
    return comments(of: code, language).compactMap { comment in
      let lines = lines(of: comment, in: code)
      let items = lines.compactMap { line in
        name(in: code[line]).map { name in
          Item(name: String(decoding: name, as: UTF8.self), range: name.indices)
        }
      }
      guard items.count > 1, let first = items.first else { return nil }
      let opening = code[comment.lowerBound..<first.range.lowerBound]
      return CommentItems(
        range: comment, opening: String(decoding: opening, as: UTF8.self), items: items)
    }
  }

  /// Whether reading the code is worthwhile: two lines look like items, and may be comments.
  private static func mayHoldItems(_ code: [UInt8]) -> Bool {
    code.withUnsafeBufferPointer { mayCommentItems($0) && hasItems($0) }
  }

  /// Whether there are two comments that look like items, or one that may go over lines.
  private static func mayCommentItems(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    var start = 0
    while let slash = code.place(of: 0x2F, from: start), slash + 1 < code.count {
      start = slash + 1
      if code[start] == 0x2A { return true }
      guard code[start] == 0x2F else { continue }
      while start < code.count, code[start] == 0x2F || code[start] <= 0x20 && code[start] != 0x0A {
        start += 1
      }
      if start < code.count, isBullet(code[start]) { count += 1 }
      if count == 2 { return true }
    }
    return false
  }

  /// Whether two lines look like items.
  private static func hasItems(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    var isStart = true
    for byte in code {
      if byte == 0x0A {
        isStart = true
      } else if isStart, byte > 0x20, byte != 0x2F {
        if isBullet(byte) { count += 1 }
        isStart = false
      }
      if count == 2 { return true }
    }
    return false
  }

  private static func isBullet(_ byte: UInt8) -> Bool {
    byte == 0x2A || byte == 0x2D || byte == 0x60
  }

  /// The comments of a text; line comments on neighbouring lines are one.
  private static func comments(of code: [UInt8], _ language: Snippet.Language) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    for token in language.lexer.tokens(of: code) where token.kind == .comment {
      let isLineComment = code[token.range].starts(with: [0x2F, 0x2F])
      if isLineComment, let last = comments.last,
        code[last.upperBound..<token.range.lowerBound].allSatisfy({ $0 <= 0x20 })
      {
        comments[comments.count - 1] = last.lowerBound..<token.range.upperBound
      } else {
        comments.append(token.range)
      }
    }
    return comments
  }

  private static func lines(of comment: Range<Int>, in code: [UInt8]) -> [Range<Int>] {
    code[comment].split(separator: 0x0A).map(\.indices)
  }

  /// The name behind the bullet of a line: `` - `top`: at the top ``.
  private static func name(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line.drop { $0 <= 0x20 || $0 == 0x2F }
    if rest.first == 0x2A, rest.dropFirst().first.map({ $0 <= 0x20 }) == true {
      rest = rest.dropFirst().drop { $0 <= 0x20 }
    }
    guard let bullet = rest.first, isBullet(bullet) else { return nil }
    if bullet != 0x60 { rest = rest.dropFirst().drop { $0 <= 0x20 } }
    if rest.first == 0x60 { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isNameByte }
    return name.isEmpty ? nil : name
  }
}

extension UInt8 {
  /// Whether it can stand in a name with a path: letters, digits, `_` and `.`.
  fileprivate var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E: true
    default: false
    }
  }
}
