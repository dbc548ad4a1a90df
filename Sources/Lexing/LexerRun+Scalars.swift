// Values without quotes, as YAML and XML write them.

extension LexerRun {
  /// Reads a language whose values need no quotes.
  mutating func readScalars(_ classes: UnsafeBufferPointer<Lexer.ByteClass>) {
    while cursor < count {
      if code[cursor] > 0x20, readPlainScalar() { continue }
      readNext(classes)
    }
  }

  /// At the start of a plain value: reads it to the end of the line, if one stands here.
  ///
  /// A value is a number, a name such as `actions/checkout@v4`, or text for people.
  private mutating func readPlainScalar() -> Bool {
    guard startsValue, !Self.marks.contains(code[cursor]) else { return false }
    var end = cursor
    while end < count, !isLineEnd(at: end) {
      if code[end] == 0x23, end > cursor, code[end - 1] <= 0x20 { break }
      if code[end] == 0x3A, end + 1 >= count || code[end + 1] <= 0x20 { return false }
      end += 1
    }
    let text = trimmed(cursor..<end)
    guard !text.isEmpty else { return false }
    cursor = text.upperBound
    emit(scalarKind(text, isName: false), from: text.lowerBound)
    return true
  }

  /// What opens a value of another form: quotes, brackets, anchors, block texts, comments.
  private static let marks = Array("\"'[]{}&*|>!#,".utf8)

  /// Whether a value may start at the cursor: behind `key: ` or `- `, outside of brackets.
  private var startsValue: Bool {
    guard let last = tokens.last, last.range.count == 1,
      last.range.upperBound < cursor, !atLineStart
    else { return false }
    let mark = code[last.range.lowerBound]
    return mark == 0x3A || mark == 0x2D && last.startsLine
  }

  /// What a value is: a number, a name that no translator touches, or text.
  func scalarKind(_ text: Range<Int>, isName: Bool) -> CodeToken.Kind {
    if isName { return .identifier }
    var hasMark = false
    var isNumber = true
    for byte in code[text] {
      if byte <= 0x20 || byte >= 0x80 { return .string }
      let isDigit = (0x30...0x39).contains(byte)
      hasMark = hasMark || isDigit || [0x2E, 0x2F, 0x3A, 0x40, 0x5F].contains(byte)
      isNumber = isNumber && (isDigit || byte == 0x2E)
    }
    if isNumber { return .number }
    let word = UnsafeBufferPointer(rebasing: code[text])
    return hasMark || lexer.words.contains(word) ? .identifier : .string
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, code[start] <= 0x20 { start += 1 }
    while end > start, code[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
