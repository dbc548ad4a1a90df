// What speaks for code not being meant to parse.

internal import Lexing

/// Habits of documentation in a block that the parser does not understand.
///
/// Something is left out, the block shows a difference, a session or output, an example is said to
/// be wrong, or placeholders stand in it.
struct SyntaxIntent {
  /// Whether nothing says that the block is more, or less, than code.
  let isWhole: Bool
  /// Whether the last thing in the block is a comment, which may stand for what follows.
  let endsWithComment: Bool
  private let code: [UInt8]

  init(_ code: [UInt8]) {
    self.code = code
    let tokens = Lexer.swift.tokens(of: code)
    endsWithComment = tokens.last?.kind == .comment
    isWhole =
      !Self.startsMidway(code, tokens) && !Self.holdsElision(code, tokens)
      && !Self.isSaidToBeWrong(code, tokens) && !Self.holdsForeignLines(code)
  }

  /// Whether the line of a fault holds what explains it: a placeholder, a typographic sign.
  func explains(_ offset: Int) -> Bool {
    let line = line(at: offset)
    return Self.holdsPlaceholder(line) || Self.holdsTypography(line)
  }

  /// The line that an offset stands in; the last one for the end of the code.
  func line(at offset: Int) -> ArraySlice<UInt8> {
    let place = min(offset, code.count)
    let start = code.lineStart(before: place)
    let end = code[place...].firstIndex(of: 0x0A) ?? code.count
    return code[start..<max(start, end)]
  }

  // MARK: What is left out

  /// Whether the block begins in the middle: with a closing bracket, a case, a prompt.
  private static func startsMidway(_ code: [UInt8], _ tokens: [CodeToken]) -> Bool {
    guard let first = tokens.first(where: { $0.kind != .comment }) else { return true }
    let text = String(decoding: code[first.range].prefix(16), as: UTF8.self)
    if ["}", ")", "]", "case", "default", "else", "catch", "{", "[", "$", ">", "%", "."]
      .contains(text)
    {
      return true
    }
    // `targets: [`: an argument of a call that stands elsewhere.
    if first.kind == .identifier, code[first.range.upperBound...].first == UInt8(ascii: ":") {
      return true
    }
    // What is indented throughout stands inside of something else.
    return code.first == 0x20 || code.first == 0x09
  }

  /// Whether dots stand for code that is left out, other than as statements of a block.
  private static func holdsElision(_ code: [UInt8], _ tokens: [CodeToken]) -> Bool {
    for token in tokens {
      let bytes = code[token.range]
      switch token.kind {
      case .comment:
        if bytes.containsEllipsis { return true }
      case .string: continue
      default:
        guard bytes.containsEllipsis else { continue }
        if bytes.first == 0xE2 || !isRange(token.range, in: code) { return true }
      }
    }
    return false
  }

  /// Whether three dots belong to what stands right before or behind them: `1...`, `Int...`.
  private static func isRange(_ range: Range<Int>, in code: [UInt8]) -> Bool {
    func isOperand(_ index: Int) -> Bool {
      guard code.indices.contains(index) else { return false }
      return code[index].isWordByte || [0x29, 0x5D, 0x3E, 0x3F].contains(code[index])
    }
    return isOperand(range.lowerBound - 1)
      || (isOperand(range.upperBound) && code[range.upperBound].isWordByte)
  }

  // MARK: Wrong examples

  private static func isSaidToBeWrong(_ code: [UInt8], _ tokens: [CodeToken]) -> Bool {
    tokens.contains { token in
      guard token.kind == .comment else { return false }
      return WrongExample.isNamed(in: CommentText(code[token.range]).lines.joined(separator: " "))
    }
  }

  // MARK: What is no code

  /// Whether a line is one of a difference, a session, output or a compiler's message.
  private static func holdsForeignLines(_ code: [UInt8]) -> Bool {
    code.split(separator: 0x0A).contains { line in
      guard let first = line.first else { return false }
      let rest = line.dropFirst()
      switch first {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "%"):
        return true
      case UInt8(ascii: "@"): return rest.first == UInt8(ascii: "@")
      case UInt8(ascii: "$"): return rest.first == 0x20
      default: break
      }
      let text = line.drop { $0 == 0x20 }
      return text.starts(with: "swift>".utf8) || text.first == UInt8(ascii: "^")
        || text.starts(with: "error:".utf8) || text.starts(with: "=>".utf8)
        || text.starts(with: "->".utf8) || text.starts(with: [0xE2, 0x94])
    }
  }

  /// Whether a line holds what a reader is to replace: `<your key>`, `{{ key }}`, `${KEY}`.
  private static func holdsPlaceholder(_ line: ArraySlice<UInt8>) -> Bool {
    for index in line.indices.dropLast() {
      let (byte, next) = (line[index], line[index + 1])
      switch (byte, next) {
      case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "$"), UInt8(ascii: "{")),
        (UInt8(ascii: "<"), UInt8(ascii: "#")), (UInt8(ascii: "%"), UInt8(ascii: "{")):
        return true
      case (UInt8(ascii: "<"), _):
        if isAngled(line[(index + 1)...]) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a `>` follows, and what stands before it is no type: `YOUR_KEY`, `number of days`.
  private static func isAngled(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end > rest.startIndex else {
      return false
    }
    let text = rest[rest.startIndex..<end]
    let isShouted = text.count > 1 && !text.contains { (0x61...0x7A).contains($0) }
    let isPhrase = text.contains(0x20) || text.contains(UInt8(ascii: "-"))
    let isPlain = text.allSatisfy { $0.isWordByte || $0 == 0x20 || $0 == UInt8(ascii: "-") }
    return isPlain && (isShouted || isPhrase || (0x61...0x7A).contains(text[text.startIndex]))
  }

  /// Whether curly quotes or full-width signs stand in a line: they have a rule of their own.
  private static func holdsTypography(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.dropLast().contains { index in
      let (byte, next) = (line[index], line[index + 1])
      return (byte == 0xE2 && next >= 0x80 && next < 0x90) || (byte == 0xE3 && next == 0x80)
        || (byte == 0xEF && next >= 0xBC) || (byte == 0xC2 && (next == 0xA0 || next == 0xAB))
    }
  }
}

/// Words that call an example wrong.
package enum WrongExample {
  /// Whether a text, in one of some languages, says that code is wrong or does not compile.
  package static func isNamed(in text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }

  private static let words = [
    "wrong", "incorrect", "invalid", "compile", "syntax", "error", "don't", "don’t", "do not",
    "bad", "avoid", "broken", "illegal", "not allowed", "won't", "won’t", "❌", "✗", "✘", "🚫",
    "⛔", "👎", "✖", "falsch", "fehler", "ungültig", "неверн", "неправил", "ошибк", "错误", "錯誤",
    "无效", "不要", "잘못", "오류", "エラー", "誤", "間違", "erreur", "mauvais", "incorrec", "erro",
    "inválid", "errado", "خطأ", "sbagliat", "errat", "fout", "błęd", "yanlış", "hata",
  ]
}

extension ArraySlice<UInt8> {
  /// Whether `...` or `…` stands in it.
  fileprivate var containsEllipsis: Bool {
    var index = startIndex
    while index + 2 < endIndex {
      if self[index] == 0x2E, self[index + 1] == 0x2E, self[index + 2] == 0x2E { return true }
      if self[index] == 0xE2, self[index + 1] == 0x80, self[index + 2] == 0xA6 { return true }
      index += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is one of a name.
  var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
