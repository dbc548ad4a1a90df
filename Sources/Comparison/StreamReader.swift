// From the tokens of a block to what is compared.

internal import Lexing

/// Builds a code stream.
struct StreamReader {
  private let code: [UInt8]
  private let language: CodeLanguage
  private let tokens: [CodeToken]
  private(set) var elements: [CodeStream.Element] = []
  private(set) var slots: [Int: [StringSlot]] = [:]
  private(set) var comments: [Range<Int>] = []
  private var index = 0
  private var isBroken = false

  init(_ code: [UInt8], _ language: CodeLanguage) {
    self.code = code
    self.language = language
    tokens = language.lexer.tokens(of: CodeLines.code(of: code, language))
    elements.reserveCapacity(tokens.count)
  }

  mutating func readAll() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .comment:
        comments.append(token.range)
        isBroken = isBroken || token.startsLine || code[token.range].contains(0x0A)
        index += 1
      case .string: readString()
      case .punctuation where isLayout(): index += 1
      default:
        add(Self.kinds[Int(token.kind.rawValue)], token.range, hash: hash(of: token))
        index += 1
      }
    }
  }

  /// By the raw value of the token's kind.
  private static let kinds: [CodeStream.Element.Kind] = [
    .name, .keyword, .number, .string, .regex, .mark, .mark, .placeholder,
  ]

  private mutating func add(
    _ kind: CodeStream.Element.Kind, _ range: Range<Int>, hash: UInt64
  ) {
    let startsLine = tokens[index].startsLine || isBroken
    isBroken = false
    if language.reading == .columns, startsLine { addColumn(ofLineAt: range.lowerBound) }
    elements.append(.init(kind: kind, range: range, startsLine: startsLine, hash: hash))
  }

  /// In a difference between files: whether the line comes or goes.
  private mutating func addColumn(ofLineAt offset: Int) {
    var start = offset
    while start > 0, code[start - 1] != 0x0A, code[start - 1] != 0x0D { start -= 1 }
    guard start < offset, code[start] == 0x2B || code[start] == 0x2D else { return }
    elements.append(
      .init(kind: .mark, range: start..<start + 1, startsLine: true, hash: UInt64(code[start])))
  }

  // MARK: Words and marks

  private func hash(of token: CodeToken) -> UInt64 {
    let text = code[token.range]
    let seed = UInt64(Self.kinds[Int(token.kind.rawValue)].rawValue)
    switch token.kind {
    case .placeholder: return seed
    case .number: return CodeText.hash(text.lazy.filter { $0 != 0x5F }, seed: seed)
    case .identifier where text.first == 0x60:
      return CodeText.hash(text.dropFirst().dropLast(), seed: seed)
    case .punctuation where text.elementsEqual("…".utf8):
      return CodeText.hash("...".utf8, seed: seed)
    case .identifier, .keyword:
      guard language.traits.contains(.caseless) else { break }
      return CodeText.hash(text.lazy.map(Self.lowercase), seed: seed)
    default: break
    }
    return CodeText.hash(text, seed: seed)
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether the mark changes nothing: a trailing comma, a semicolon at the end of a line, a
  /// backslash that goes on with the next one.
  private func isLayout() -> Bool {
    let token = tokens[index]
    guard token.range.count == 1 else { return false }
    let next = tokens[(index + 1)...].first { $0.kind != .comment }
    switch code[token.range.lowerBound] {
    case 0x2C:
      guard let next else { return true }
      return [0x29, 0x5D, 0x7D].contains(code[next.range.lowerBound]) && !elements.isEmpty
    case 0x3B where language.traits.contains(.optionalSemicolons):
      guard let next else { return true }
      return next.startsLine || tokens[index + 1].startsLine || tokens[index + 1].kind == .comment
        || code[next.range.lowerBound] == 0x7D
    case 0x5C where language.traits.contains(.lineContinuations):
      return next?.startsLine ?? true
    default: return false
    }
  }

  // MARK: Strings

  /// A literal with all its interpolations, which the lexer gives in pieces.
  private mutating func readString() {
    let first = index
    let start = tokens[index].range.lowerBound
    var end = tokens[index].range.upperBound
    var found: [StringSlot] = []
    var texts = [tokens[index].range]
    var next = index + 1
    while next < tokens.count, tokens[next].range.lowerBound == end, opensInterpolation(next) {
      let inner = innerTokens(after: next)
      found.append(
        StringSlot(
          words: words(of: inner), kind: .interpolation,
          range: tokens[next].range.lowerBound..<upperBound(inner)))
      next = inner.upperBound + 1
      end = upperBound(inner)
      guard next < tokens.count, tokens[next].kind == .string, tokens[next].range.lowerBound == end
      else { break }
      texts.append(tokens[next].range)
      end = tokens[next].range.upperBound
      next += 1
    }
    for text in texts { found += StringSlot.slots(in: code, text, language.traits) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    addString(start..<end, found, next: next)
    index = max(next, first + 1)
  }

  private mutating func addString(_ range: Range<Int>, _ found: [StringSlot], next: Int) {
    if namesSomething(range, next: next) {
      let text = code[range].filter { $0 != 0x22 && $0 != 0x27 && $0 != 0x60 }
      return add(.key, range, hash: CodeText.hash(text, seed: 7))
    }
    add(.string, range, hash: code[range.lowerBound] == 0x40 ? 9 : 8)
    let place = elements.count - 1
    elements[place].text = UInt32(truncatingIfNeeded: CodeText.hash(code[range], seed: 0))
    guard !found.isEmpty else { return }
    slots[place] = found
    let values = found.map { $0.words.joined(separator: " ") }.joined(separator: "\n")
    elements[place].values = UInt32(truncatingIfNeeded: CodeText.hash(values.utf8, seed: 0)) | 1
  }

  private func opensInterpolation(_ index: Int) -> Bool {
    tokens[index].kind == .punctuation
      && language.lexer.opensInterpolation(code[tokens[index].range])
  }

  /// The tokens between the mark that opens an interpolation and its partner.
  private func innerTokens(after opening: Int) -> Range<Int> {
    let open = code[tokens[opening].range.upperBound - 1]
    let close: UInt8 = open == 0x28 ? 0x29 : 0x7D
    var depth = 1
    var index = opening + 1
    while index < tokens.count {
      if tokens[index].kind == .punctuation {
        let byte = code[tokens[index].range.upperBound - 1]
        if byte == open { depth += 1 } else if byte == close { depth -= 1 }
        if depth == 0 { break }
      }
      index += 1
    }
    return opening + 1..<index
  }

  private func upperBound(_ inner: Range<Int>) -> Int {
    inner.upperBound < tokens.count ? tokens[inner.upperBound].range.upperBound : code.count
  }

  private func words(of inner: Range<Int>) -> [String] {
    tokens[inner].compactMap { token in
      switch token.kind {
      case .comment: nil
      case .string: "\"\""
      default: String(decoding: code[token.range], as: UTF8.self)
      }
    }
  }

  /// Whether a string is a key, or names a module that is no file beside this one.
  private func namesSomething(_ range: Range<Int>, next: Int) -> Bool {
    if language.traits.contains(.keyedStrings) {
      return next < tokens.count && code[tokens[next].range.lowerBound] == 0x3A
    }
    guard language.traits.contains(.importedStrings), range.count > 2,
      ![0x2E, 0x2F, 0x7E].contains(code[range.lowerBound + 1])
    else { return false }
    return isImport(index - 1) || isImport(index - 2) && code[tokens[index - 1].range].first == 0x28
  }

  private func isImport(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let text = code[tokens[index].range]
    return ["import", "from", "require"].contains { text.elementsEqual($0.utf8) }
  }
}
