// One pass of a lexer over a piece of code.

/// The state of one pass.
struct LexerRun {
  /// Code inside a string literal or markup: which literal goes on after it, none for markup, and
  /// how deep its brackets are.
  struct Interpolation {
    var quote: Int?
    var pounds: Int
    var open: UInt8
    var close: UInt8
    var depth: Int
  }

  let lexer: Lexer
  let code: UnsafeBufferPointer<UInt8>
  let count: Int
  var cursor = 0
  var tokens: [CodeToken] = []
  var atLineStart = true
  var interpolations: [Interpolation] = []
  /// The markup that is open, and the code in it; empty in plain code.
  var frames: [MarkupFrame] = []
  /// Up to here a search for the end of a placeholder, or of a regex, is known to find nothing.
  var noPlaceholder = 0
  var noRegex = 0

  init(lexer: Lexer, code: UnsafeBufferPointer<UInt8>) {
    self.lexer = lexer
    self.code = code
    count = min(code.count, Int(UInt32.max))
    tokens.reserveCapacity(min(count / 4 + 8, 1 << 16))
  }

  mutating func readAll() {
    lexer.classes.withUnsafeBufferPointer { classes in
      if lexer.markup != nil { return readMarkup(classes) }
      if lexer.features.contains(.plainScalars) { return readScalars(classes) }
      while cursor < count { readNext(classes) }
    }
  }

  mutating func readNext(_ classes: UnsafeBufferPointer<Lexer.ByteClass>) {
    switch classes[Int(code[cursor])] {
    case .space: cursor += 1
    case .newline:
      atLineStart = true
      cursor += 1
    case .word: readWord(from: cursor)
    case .digit: readNumber()
    case .special: readSpecial()
    case .operation: readOperator()
    case .wide: readWide()
    }
  }

  /// Adds the token that ends at the cursor.
  mutating func emit(_ kind: CodeToken.Kind, from start: Int) {
    tokens.append(CodeToken(kind: kind, range: start..<cursor, startsLine: atLineStart))
    atLineStart = false
  }

  /// Whether `text` stands at `offset`.
  @inline(__always)
  func stands(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset + text.count <= count else { return false }
    for index in 0..<text.count where code[offset + index] != text[index] { return false }
    return true
  }

  // MARK: Words and operators

  mutating func readWord(from start: Int) {
    while cursor < count {
      let byte = code[cursor]
      if byte >= 0x80 {
        guard let length = wideLetter(at: cursor) else { break }
        cursor += length
      } else {
        guard isWordByte(byte) || lexer.wordMarks.contains(byte) else { break }
        cursor += 1
      }
    }
    let isMember = start > 0 && code[start - 1] == 0x2E
    let word = UnsafeBufferPointer(rebasing: code[start..<cursor])
    emit(!isMember && lexer.words.contains(word) ? .keyword : .identifier, from: start)
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte == 0x24
  }

  private mutating func readWide() {
    let start = cursor
    if wideLetter(at: cursor) != nil { return readWord(from: start) }
    cursor = min(cursor + scalarLength(at: cursor), count)
    emit(.punctuation, from: start)
  }

  /// The length of the letter outside ASCII at `offset`; nil for punctuation such as `…` or `“`.
  private func wideLetter(at offset: Int) -> Int? {
    let length = scalarLength(at: offset)
    guard offset + length <= count else { return count - offset }
    let second = length > 1 ? code[offset + 1] : 0
    switch code[offset] {
    case 0xC2 where second < 0xC0: return nil
    case 0xE2 where second == 0x80 || second == 0x81: return nil
    case 0xE3 where second == 0x80 && code[offset + 2] != 0x85 && code[offset + 2] != 0x87:
      return nil
    case 0xEF where second == 0xBC && !isWideAlphanumeric(code[offset + 2]): return nil
    default: return length
    }
  }

  /// Whether the last byte of a full-width form is that of a digit or letter.
  private func isWideAlphanumeric(_ byte: UInt8) -> Bool {
    byte >= 0x90 && byte <= 0x99 || byte >= 0xA1 && byte <= 0xBA
  }

  private func scalarLength(at offset: Int) -> Int {
    switch code[offset] {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  mutating func readOperator() {
    let start = cursor
    let byte = code[cursor]
    if !interpolations.isEmpty, closesInterpolation(byte) {
      cursor += 1
      emit(.punctuation, from: start)
      let ended = interpolations.removeLast()
      if let quote = ended.quote { return readQuoteBody(quote, pounds: ended.pounds, from: cursor) }
      frames.removeLast()
      return
    }
    cursor += 1
    for text in lexer.operators[Int(byte)] where stands(text, at: start) {
      cursor = start + text.count
      break
    }
    emit(.punctuation, from: start)
  }

  /// Counts the brackets of the innermost interpolation; true at the one that ends it.
  private mutating func closesInterpolation(_ byte: UInt8) -> Bool {
    let last = interpolations.count - 1
    if byte == interpolations[last].open {
      interpolations[last].depth += 1
    } else if byte == interpolations[last].close {
      if interpolations[last].depth == 0 { return true }
      interpolations[last].depth -= 1
    }
    return false
  }

  // MARK: What may begin a comment, a string or a marked word

  private mutating func readSpecial() {
    for comment in lexer.comments where stands(comment.open, at: cursor) {
      if comment.followsSpace, cursor > 0, code[cursor - 1] > 0x20 { continue }
      return readComment(comment)
    }
    if !isApostrophe, startsQuote(pounds: 0) { return }
    switch code[cursor] {
    case 0x23 where readPounds(): return
    case 0x3C where readPlaceholder() || readAnglePlaceholder(): return
    case 0x40 where readMarkedWord(.atWords): return
    case 0x60 where readQuotedWord(): return
    case 0x2F where readRegex(): return
    case let byte where isWordByte(byte) || lexer.wordMarks.contains(byte): readWord(from: cursor)
    default: readOperator()
    }
  }

  /// Whether the quote at the cursor stands behind a letter, so that it opens nothing.
  private var isApostrophe: Bool {
    guard lexer.features.contains(.apostrophes), cursor > 0 else { return false }
    return isWordByte(code[cursor - 1]) || code[cursor - 1] >= 0x80
  }

  private mutating func readComment(_ comment: Lexer.Comment) {
    let start = cursor
    cursor += comment.open.count
    if let close = comment.close {
      skipBlockComment(open: comment.open, close: close, nests: comment.nests)
    } else {
      skipLine()
    }
    emit(.comment, from: start)
  }

  private mutating func skipBlockComment(open: [UInt8], close: [UInt8], nests: Bool) {
    var depth = 1
    let first = close.first ?? 0
    let nested = nests ? open.first ?? 0 : first
    while cursor < count {
      let byte = code[cursor]
      if byte == first, stands(close, at: cursor) {
        cursor += close.count
        depth -= 1
        if depth == 0 { return }
      } else if nests, byte == nested, stands(open, at: cursor) {
        cursor += open.count
        depth += 1
      } else {
        cursor += 1
      }
    }
  }

  /// Moves to the end of the line, its break not included.
  mutating func skipLine() {
    while cursor < count, code[cursor] != 0x0A, code[cursor] != 0x0D { cursor += 1 }
  }

  /// `@word` or `#word`, one token.
  mutating func readMarkedWord(_ feature: LexicalGrammar.Features) -> Bool {
    let start = cursor
    guard lexer.features.contains(feature), start + 1 < count, isWordByte(code[start + 1]),
      !(0x30...0x39).contains(code[start + 1])
    else { return false }
    cursor += 1
    while cursor < count, isWordByte(code[cursor]) { cursor += 1 }
    emit(.keyword, from: start)
    return true
  }

  /// An identifier between backticks.
  private mutating func readQuotedWord() -> Bool {
    guard lexer.features.contains(.quotedWords) else { return false }
    var end = cursor + 1
    while end < count, isWordByte(code[end]) || code[end] >= 0x80 { end += 1 }
    guard end > cursor + 1, end < count, code[end] == 0x60 else { return false }
    let start = cursor
    cursor = end + 1
    emit(.identifier, from: start)
    return true
  }
}
