// Which comment belongs to which case of an enum.

/// Finds the comments of the cases of one enum, in Swift and in the languages of the C family.
///
/// A case has the doc comment before it, else the comment behind it on its line, else a comment
/// directly before it.
package struct CaseComments {
  private let code: [UInt8]
  private let tokens: [CodeToken]

  /// - Parameters:
  ///   - code: The code that the enum stands in.
  ///   - tokens: Its tokens, comments included.
  package init(code: [UInt8], tokens: [CodeToken]) {
    self.code = code
    self.tokens = tokens
  }

  /// The comment of each case, without marks, its lines joined by line breaks.
  ///
  /// - Parameters:
  ///   - names: Where the names of the cases stand, in order.
  ///   - declaration: Where the whole enum stands.
  package func comments(of names: [Range<Int>], in declaration: Range<Int>) -> [String?] {
    var low = tokens.firstIndex(from: declaration.lowerBound)
    let places = names.map { tokens.firstIndex(from: $0.lowerBound) }
    let end = tokens.firstIndex(from: declaration.upperBound)
    return places.indices.map { index in
      let place = places[index]
      let limit = index + 1 < places.count ? places[index + 1] : end
      guard place < limit else { return nil }
      let before = leading(place, from: low)
      let behind = trailing(place, to: limit)
      low = behind.isEmpty ? place + 1 : behind.upperBound
      let isDocumented = before.first.map { text(of: $0).isDocumentation } ?? false
      return joined(isDocumented || behind.isEmpty ? before : behind)
    }
  }

  // MARK: Before the name

  /// The comments directly before the declaration that holds the name.
  private func leading(_ name: Int, from low: Int) -> Range<Int> {
    let start = declarationStart(name, from: low)
    var first = start
    while first > low, tokens[first - 1].kind == .comment {
      let comment = tokens[first - 1]
      if isPragma(first - 1) || text(of: first - 1).pointsBack { break }
      if lineBreaks(comment.range.upperBound..<tokens[first].range.lowerBound) > 1 { break }
      if !comment.startsLine, tokens[first].startsLine { break }
      first -= 1
    }
    return first..<start
  }

  /// Goes back over keywords and attributes: `@available(iOS 13, *) indirect case`.
  private func declarationStart(_ name: Int, from low: Int) -> Int {
    var start = name
    while start > low {
      let before = tokens[start - 1]
      if before.kind == .keyword {
        start -= 1
      } else if before.kind == .punctuation, code[before.range.lowerBound] == 0x29,
        let open = openingBracket(start - 1, from: low), open > low,
        tokens[open - 1].kind == .keyword
      {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }

  private func openingBracket(_ closing: Int, from low: Int) -> Int? {
    var depth = 0
    var index = closing
    while index >= low {
      if tokens[index].kind == .punctuation {
        switch code[tokens[index].range.lowerBound] {
        case 0x29: depth += 1
        case 0x28: depth -= 1
        default: break
        }
        if depth == 0 { return index }
      }
      index -= 1
    }
    return nil
  }

  // MARK: Behind the name

  /// The comments behind the name on its line, and those that go on with them below.
  private func trailing(_ name: Int, to limit: Int) -> Range<Int> {
    var index = name + 1
    var depth = 0
    while index < limit {
      let token = tokens[index]
      if token.kind == .comment {
        let pointsBack = text(of: index).pointsBack
        if isPragma(index) || token.startsLine && !pointsBack { return index..<index }
        if !pointsBack, belongsToNext(index, limit: limit) { return index..<index }
        return index..<continuation(of: index, to: limit)
      }
      if token.startsLine, depth == 0 { break }
      depth += bracketStep(token)
      index += 1
    }
    return name..<name
  }

  /// Whether a comment stands between a comma and the next case on the same line.
  private func belongsToNext(_ comment: Int, limit: Int) -> Bool {
    guard comment + 1 == limit, limit < tokens.count, tokens[limit].kind == .identifier else {
      return false
    }
    return !tokens[limit].startsLine
      && lineBreaks(tokens[comment].range.upperBound..<tokens[limit].range.lowerBound) == 0
  }

  /// The end of the comments that go on with one: line comments below it at the same column, and
  /// those that point back.
  private func continuation(of comment: Int, to limit: Int) -> Int {
    var end = comment + 1
    while end < limit, tokens[end].kind == .comment, tokens[end].startsLine,
      lineBreaks(tokens[end - 1].range.upperBound..<tokens[end].range.lowerBound) == 1,
      text(of: end).pointsBack || continuesLine(comment, end)
    {
      end += 1
    }
    return end
  }

  /// Whether a line comment stands below one that is behind code, at its column.
  private func continuesLine(_ comment: Int, _ below: Int) -> Bool {
    isLineComment(comment) && isLineComment(below) && !tokens[comment].startsLine
      && column(of: below) == column(of: comment)
  }

  private func bracketStep(_ token: CodeToken) -> Int {
    guard token.kind == .punctuation else { return 0 }
    switch code[token.range.lowerBound] {
    case 0x28, 0x5B: return 1
    case 0x29, 0x5D: return -1
    default: return 0
    }
  }

  // MARK: Text

  private func joined(_ comments: Range<Int>) -> String? {
    let texts = comments.map(text(of:)).filter { !$0.isEllipsis && !$0.isForTools }
    let text = texts.flatMap(\.lines).joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  private func text(of comment: Int) -> CommentText { CommentText(code[tokens[comment].range]) }

  private func isPragma(_ comment: Int) -> Bool { code[tokens[comment].range.lowerBound] == 0x23 }

  private func isLineComment(_ comment: Int) -> Bool {
    code[tokens[comment].range].dropFirst().first == 0x2F
  }

  private func column(of token: Int) -> Int {
    let start = tokens[token].range.lowerBound
    var line = start
    while line > 0, code[line - 1] != 0x0A { line -= 1 }
    return start - line
  }

  private func lineBreaks(_ range: Range<Int>) -> Int {
    code[range].count { $0 == 0x0A }
  }
}
