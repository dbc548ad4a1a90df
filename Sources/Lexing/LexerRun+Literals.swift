// Literals and what looks like them: strings, numbers, regexes, placeholders, `#` words.

extension LexerRun {
  // MARK: Strings

  /// Reads a string literal whose opening stands after `pounds` marks, if one does.
  mutating func startsQuote(pounds: Int) -> Bool {
    for index in lexer.quotes.indices {
      guard pounds == 0 || lexer.quotes[index].takesPounds,
        stands(lexer.quotes[index].open, at: cursor + pounds)
      else { continue }
      let start = cursor
      cursor += pounds + lexer.quotes[index].open.count
      readQuoteBody(index, pounds: pounds, from: start)
      return true
    }
    return false
  }

  /// Reads on inside a string literal, to its end or its next interpolation.
  ///
  /// - Parameter start: Where the token starts.
  mutating func readQuoteBody(_ index: Int, pounds: Int, from start: Int) {
    let quote = lexer.quotes[index]
    let close = quote.close.first ?? 0
    while cursor < count {
      let byte = code[cursor]
      if byte == close, stands(quote.close, at: cursor),
        hasPounds(pounds, at: cursor + quote.close.count)
      {
        cursor += quote.close.count + pounds
        break
      }
      if !quote.escapesInterpolation, byte == quote.interpolation.first {
        if isDoubled(quote) {
          cursor += 2
          continue
        }
        if opensInterpolation(quote, index, pounds: pounds, from: start) { return }
      }
      if byte == quote.escape, hasPounds(pounds, at: cursor + 1) {
        if quote.escapesInterpolation,
          opensInterpolation(quote, index, pounds: pounds, from: start)
        {
          return
        }
        cursor = min(cursor + pounds + (isLineEnd(at: cursor + pounds + 1) ? 1 : 2), count)
        continue
      }
      if !quote.isMultiline, byte == 0x0A || byte == 0x0D { break }
      cursor += 1
    }
    emit(.string, from: start)
  }

  /// Whether a lone bracket that opens code is doubled, and so stands for itself.
  private func isDoubled(_ quote: Lexer.Quote) -> Bool {
    quote.interpolation.count == 1 && cursor + 1 < count
      && code[cursor + 1] == quote.interpolation[0]
  }

  func isLineEnd(at offset: Int) -> Bool {
    offset < count && (code[offset] == 0x0A || code[offset] == 0x0D)
  }

  private func hasPounds(_ number: Int, at offset: Int) -> Bool {
    guard offset + number <= count else { return false }
    for index in 0..<number where code[offset + index] != 0x23 { return false }
    return true
  }

  /// At an escape, or the first byte of an interpolation's mark: whether an interpolation follows,
  /// whose code is then read next.
  private mutating func opensInterpolation(
    _ quote: Lexer.Quote, _ index: Int, pounds: Int, from start: Int
  ) -> Bool {
    let escape = quote.escapesInterpolation ? 1 + pounds : 0
    guard let bracket = quote.interpolation.last,
      stands(quote.interpolation, at: cursor + escape)
    else { return false }
    emit(.string, from: start)
    let mark = cursor
    cursor += escape + quote.interpolation.count
    emit(.punctuation, from: mark)
    let partner: UInt8 = bracket == 0x28 ? 0x29 : 0x7D
    interpolations.append(
      Interpolation(quote: index, pounds: pounds, open: bracket, close: partner, depth: 0))
    return true
  }

  // MARK: Numbers

  mutating func readNumber() {
    let start = cursor
    let isRadix = code[cursor] == 0x30 && cursor + 1 < count && code[cursor + 1] | 0x20 == 0x78
    while cursor < count {
      let byte = code[cursor]
      if isWordByte(byte) || continuesNumber(byte, isRadix: isRadix) {
        cursor += 1
      } else {
        break
      }
    }
    emit(.number, from: start)
  }

  /// Whether a point or sign goes on with the number: `1.5`, `1e-3`, but not `1...5` or `1.max`.
  private func continuesNumber(_ byte: UInt8, isRadix: Bool) -> Bool {
    if byte == 0x2E { return cursor + 1 < count && (0x30...0x39).contains(code[cursor + 1]) }
    guard byte == 0x2B || byte == 0x2D else { return false }
    let before = code[cursor - 1] | 0x20
    return before == 0x70 && isRadix
      || before == 0x65 && !isRadix && cursor + 1 < count
        && (0x30...0x39).contains(code[cursor + 1])
  }

  // MARK: Marks

  /// At `#`: a raw string, a regex, a directive.
  mutating func readPounds() -> Bool {
    var pounds = 1
    while cursor + pounds < count, code[cursor + pounds] == 0x23 { pounds += 1 }
    if startsQuote(pounds: pounds) { return true }
    if lexer.features.contains(.regexes), cursor + pounds < count, code[cursor + pounds] == 0x2F {
      readRawRegex(pounds: pounds)
      return true
    }
    if pounds > 1 {
      let start = cursor
      cursor += pounds
      emit(.punctuation, from: start)
      return true
    }
    return lexer.features.contains(.preprocessor) ? readDirective() : readMarkedWord(.poundWords)
  }

  /// A line of the preprocessor: `#import <path>` gives a keyword and a string, `#pragma mark …`
  /// a comment.
  private mutating func readDirective() -> Bool {
    guard atLineStart else { return readMarkedWord(.poundWords) }
    let start = cursor
    cursor += 1
    skipBlanks()
    let word = cursor
    while cursor < count, isWordByte(code[cursor]) { cursor += 1 }
    let end = cursor
    skipBlanks()
    if stands(Array("pragma".utf8), at: word), stands(Array("mark".utf8), at: cursor) {
      skipLine()
      emit(.comment, from: start)
      return true
    }
    let path = cursor
    cursor = end
    emit(.keyword, from: start)
    if path < count, code[path] == 0x3C, isImport(word..<end) {
      cursor = path
      while cursor < count, code[cursor] != 0x3E, !isLineEnd(at: cursor) { cursor += 1 }
      if cursor < count, code[cursor] == 0x3E { cursor += 1 }
      emit(.string, from: path)
    }
    return true
  }

  private func isImport(_ word: Range<Int>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: code[word])
    return text.elementsEqual("import".utf8) || text.elementsEqual("include".utf8)
  }

  private mutating func skipBlanks() {
    while cursor < count, code[cursor] == 0x20 || code[cursor] == 0x09 { cursor += 1 }
  }

  /// `<#…#>` on one line.
  mutating func readPlaceholder() -> Bool {
    guard lexer.features.contains(.placeholders), cursor >= noPlaceholder, cursor + 1 < count,
      code[cursor + 1] == 0x23
    else { return false }
    var end = cursor + 2
    while end + 1 < count, !isLineEnd(at: end), !(code[end] == 0x23 && code[end + 1] == 0x3E) {
      end += 1
    }
    guard end + 1 < count, !isLineEnd(at: end) else {
      noPlaceholder = end
      return false
    }
    let start = cursor
    cursor = end + 2
    emit(.placeholder, from: start)
    return true
  }

  /// `<your name>` on one line: words with a letter at the start.
  mutating func readAnglePlaceholder() -> Bool {
    guard lexer.features.contains(.anglePlaceholders), cursor + 1 < count else { return false }
    let first = code[cursor + 1]
    guard isWordByte(first) && !(0x30...0x39).contains(first) || first >= 0x80 else { return false }
    var end = cursor + 1
    while end < min(count, cursor + 80), code[end] != 0x3E, code[end] != 0x3C, code[end] != 0x3D,
      !isLineEnd(at: end)
    {
      end += 1
    }
    guard end < count, code[end] == 0x3E else { return false }
    let start = cursor
    cursor = end + 1
    emit(.placeholder, from: start)
    return true
  }

  // MARK: Regexes

  /// `/…/` where an operand may stand: on one line, with no space at either end.
  mutating func readRegex() -> Bool {
    guard lexer.features.contains(.regexes), cursor >= noRegex, cursor + 2 < count,
      takesOperand, !isSpace(code[cursor + 1])
    else { return false }
    var end = cursor + 1
    var isInClass = false
    while end < count, isInClass || code[end] != 0x2F, !isLineEnd(at: end) {
      if code[end] == 0x5B { isInClass = true } else if code[end] == 0x5D { isInClass = false }
      end += code[end] == 0x5C && !isLineEnd(at: end + 1) ? 2 : 1
    }
    guard end < count, code[end] == 0x2F else {
      noRegex = end
      return false
    }
    guard !isSpace(code[end - 1]) else { return false }
    let start = cursor
    cursor = end + 1
    emit(.regex, from: start)
    return true
  }

  /// `#/…/#`, which may span lines and hold `/`.
  private mutating func readRawRegex(pounds: Int) {
    let start = cursor
    cursor += pounds + 1
    while cursor < count {
      if code[cursor] == 0x5C {
        cursor = min(cursor + 2, count)
      } else if code[cursor] == 0x2F, hasPounds(pounds, at: cursor + 1) {
        cursor += 1 + pounds
        break
      } else {
        cursor += 1
      }
    }
    emit(.regex, from: start)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether an operand is expected at the cursor.
  var takesOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .comment: return atLineStart
    case .keyword: return !endsOperand(last)
    case .punctuation: return !isClosing(code[last.range.upperBound - 1])
    default: return false
    }
  }

  /// Whether a keyword is an operand by itself: `self`, `nil`.
  private func endsOperand(_ token: CodeToken) -> Bool {
    let text = UnsafeBufferPointer(rebasing: code[token.range])
    return ["self", "Self", "super", "nil", "true", "false", "init", "this", "null"].contains {
      text.elementsEqual($0.utf8)
    }
  }

  /// Whether a mark ends an operand; where markup is, `!` and `?` stand before one.
  private func isClosing(_ byte: UInt8) -> Bool {
    [0x29, 0x5D, 0x7D].contains(byte) || lexer.markup == nil && [0x21, 0x3F].contains(byte)
  }
}
