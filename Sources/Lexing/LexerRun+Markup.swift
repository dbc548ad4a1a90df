// Markup: tags, text between them, and the code that stands in either.

/// Markup that is open, or code within it.
enum MarkupFrame {
  /// Text between tags; `depth` elements are open in it. The outermost text of a page never ends.
  case text(depth: Int, isOutermost: Bool)
  /// The inside of a tag.
  case tag(name: Range<Int>, isClosing: Bool)
  /// `{…}`
  case expression
  /// Code at the head of a file, up to a line of `---`.
  case frontMatter
}

extension LexerRun {
  /// Reads a language that mixes code and markup.
  mutating func readMarkup(_ classes: UnsafeBufferPointer<Lexer.ByteClass>) {
    openMarkup()
    while cursor < count {
      switch frames.last {
      case .text(let depth, let isOutermost): readText(depth, isOutermost)
      case .tag(let name, let isClosing): readInsideTag(name, isClosing)
      case .frontMatter where readFence(): frames.removeLast()
      case nil where opensElement(), .expression where opensElement():
        frames.append(.text(depth: 0, isOutermost: false))
      case nil, .expression, .frontMatter: readNext(classes)
      }
    }
  }

  private mutating func openMarkup() {
    guard let extent = lexer.markup?.extent, extent != .operands else { return }
    frames = [.text(depth: 0, isOutermost: true)]
    guard extent == .behindFrontMatter else { return }
    while cursor < count, code[cursor] <= 0x20 { cursor += 1 }
    if readFence() { frames.append(.frontMatter) }
  }

  /// Reads `---` at the start of a line.
  private mutating func readFence() -> Bool {
    let isAtStart = cursor == 0 || isLineEnd(at: cursor - 1) || tokens.isEmpty
    guard isAtStart, stands(Array("---".utf8), at: cursor) else { return false }
    let start = cursor
    cursor += 3
    atLineStart = true
    emit(.punctuation, from: start)
    return true
  }

  /// Whether a tag opens at the cursor, in code.
  private func opensElement() -> Bool {
    guard code[cursor] == 0x3C, cursor + 1 < count, atLineStart || takesOperand else {
      return false
    }
    return isTagStart(at: cursor + 1) && code[cursor + 1] != 0x2F
  }

  private func isTagStart(at offset: Int) -> Bool {
    guard offset < count else { return false }
    let byte = code[offset]
    return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x2F || byte == 0x3E
  }

  // MARK: Text

  private mutating func readText(_ depth: Int, _ isOutermost: Bool) {
    let start = cursor
    while cursor < count {
      let byte = code[cursor]
      if byte == 0x3C, stands(Self.comment, at: cursor) || isMark(at: cursor + 1) { break }
      if byte == 0x7B, lexer.markup?.hasExpressions == true { break }
      cursor += 1
    }
    emitValue(start..<cursor)
    guard cursor < count else { return }
    if code[cursor] == 0x7B { return openExpression() }
    if stands(Self.comment, at: cursor) { return readMarkupComment() }
    if code[cursor + 1] == 0x21 || code[cursor + 1] == 0x3F { return skipDeclaration() }
    openTag()
  }

  private static let comment = Array("<!--".utf8)

  /// Whether what stands behind `<` makes it a tag or a declaration.
  private func isMark(at offset: Int) -> Bool {
    guard offset < count else { return false }
    return isTagStart(at: offset) || code[offset] == 0x21 || code[offset] == 0x3F
  }

  private mutating func openExpression() {
    let start = cursor
    cursor += 1
    emit(.punctuation, from: start)
    interpolations.append(
      Interpolation(quote: nil, pounds: 0, open: 0x7B, close: 0x7D, depth: 0))
    frames.append(.expression)
  }

  private mutating func readMarkupComment() {
    let start = cursor
    cursor += 4
    let close = Array("-->".utf8)
    while cursor < count, !stands(close, at: cursor) { cursor += 1 }
    cursor = min(cursor + 3, count)
    emit(.comment, from: start)
  }

  /// Passes `<!DOCTYPE html>` and `<?xml … ?>`; what stands in CDATA is text.
  private mutating func skipDeclaration() {
    if stands(Array("<![CDATA[".utf8), at: cursor) {
      cursor += 9
      return
    }
    while cursor < count, code[cursor] != 0x3E { cursor += 1 }
    cursor = min(cursor + 1, count)
  }

  /// The text of an XML element: a number, a name, or text for people.
  private mutating func emitValue(_ range: Range<Int>) {
    guard lexer.markup?.hasValues == true else { return }
    let text = trimmed(range)
    guard !text.isEmpty else { return }
    let end = cursor
    cursor = text.upperBound
    emit(scalarKind(text, isName: isKey(before: range.lowerBound)), from: text.lowerBound)
    cursor = end
  }

  /// Whether the tag before an offset is `<key>`.
  private func isKey(before offset: Int) -> Bool {
    let key = Array("<key>".utf8)
    return offset >= key.count && stands(key, at: offset - key.count)
  }

  // MARK: Tags

  /// Reads `<name`, `</name` or `<>`.
  private mutating func openTag() {
    let start = cursor
    let isClosing = code[cursor + 1] == 0x2F
    cursor += isClosing ? 2 : 1
    emit(.punctuation, from: start)
    let name = cursor
    while cursor < count, isNameByte(code[cursor]) { cursor += 1 }
    if cursor > name { emit(.identifier, from: name) }
    frames.append(.tag(name: name..<cursor, isClosing: isClosing))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte >= 0x80 || [0x2D, 0x3A, 0x2E, 0x40, 0x23, 0x7C].contains(byte)
  }

  private mutating func readInsideTag(_ name: Range<Int>, _ isClosing: Bool) {
    let start = cursor
    let byte = code[cursor]
    switch byte {
    case 0x0A, 0x0D:
      atLineStart = true
      cursor += 1
    case 0...0x20: cursor += 1
    case 0x3E:
      cursor += 1
      emit(.punctuation, from: start)
      closeTag(name, isClosing: isClosing, isEmpty: false)
    case 0x2F where stands([0x2F, 0x3E], at: cursor):
      cursor += 2
      emit(.punctuation, from: start)
      closeTag(name, isClosing: isClosing, isEmpty: true)
    case 0x7B where lexer.markup?.hasExpressions == true: openExpression()
    case 0x22, 0x27, 0x60: readAttribute(byte)
    case 0x3C: frames.removeLast()
    case _ where isNameByte(byte):
      while cursor < count, isNameByte(code[cursor]) { cursor += 1 }
      emit(.identifier, from: start)
    default:
      cursor += 1
      emit(.punctuation, from: start)
    }
  }

  /// Reads a value in quotes: text for people, or a number or, in XML, a name, which are code
  /// whatever quotes stand around them.
  private mutating func readAttribute(_ quote: UInt8) {
    let start = cursor
    cursor += 1
    while cursor < count, code[cursor] != quote { cursor += 1 }
    let text = trimmed(start + 1..<cursor)
    let end = min(cursor + 1, count)
    let kind = text.isEmpty ? .string : scalarKind(text, isName: false)
    if kind == .number || kind == .identifier && lexer.markup?.hasValues == true {
      cursor = text.upperBound
      emit(kind, from: text.lowerBound)
      cursor = end
    } else {
      cursor = end
      emit(.string, from: start)
    }
  }

  private mutating func closeTag(_ name: Range<Int>, isClosing: Bool, isEmpty: Bool) {
    frames.removeLast()
    guard case .text(var depth, let isOutermost) = frames.last else { return }
    let element = String(decoding: UnsafeBufferPointer(rebasing: code[name]), as: UTF8.self)
    if isClosing {
      depth -= 1
    } else if !isEmpty, !Self.emptyElements.contains(element) {
      depth += 1
    }
    frames.removeLast()
    if isOutermost || depth > 0 {
      frames.append(.text(depth: max(depth, 0), isOutermost: isOutermost))
    }
    if !isClosing, !isEmpty, let language = lexer.embedded[element] {
      readEmbedded(language, in: element)
    }
  }

  private static let emptyElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The code of an element such as `<script>`, to its closing tag.
  private mutating func readEmbedded(_ language: Lexer, in element: String) {
    let close = Array("</\(element)".utf8)
    let start = cursor
    while cursor < count, code[cursor] != 0x3C || !stands(close, at: cursor) { cursor += 1 }
    let inner = language.tokens(of: UnsafeBufferPointer(rebasing: code[start..<cursor]))
    for token in inner {
      tokens.append(
        CodeToken(
          kind: token.kind,
          range: token.range.lowerBound + start..<token.range.upperBound + start,
          startsLine: token.startsLine))
    }
  }
}
