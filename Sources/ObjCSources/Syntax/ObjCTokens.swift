// The tokens of an Objective-C snippet, as its parsers look at them.

internal import Lexing

/// The tokens of a snippet without its comments, asked by index; any index may be asked.
struct ObjCTokens {
  let code: [UInt8]
  /// Comments included.
  let all: [CodeToken]
  /// Without comments.
  let tokens: [CodeToken]
  /// For an opening bracket the index of its closing one, and the other way round; -1 for any
  /// other token and for brackets without a partner.
  let partners: [Int32]

  init(code: [UInt8], tokens all: [CodeToken]) {
    self.code = code
    self.all = all
    tokens = all.withoutComments(in: code)
    partners = Self.partners(of: tokens, code: code)
  }

  var count: Int { tokens.count }

  /// The first byte of a token; 0 past either end.
  func byte(_ index: Int) -> UInt8 {
    tokens.indices.contains(index) ? code[tokens[index].range.lowerBound] : 0
  }

  /// Whether a token is this punctuation mark of one byte.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
    let range = tokens[index].range
    return range.count == 1 && UInt32(code[range.lowerBound]) == mark.value
  }

  /// Whether a token reads exactly like this.
  func reads(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8.count else {
      return false
    }
    return code[tokens[index].range].elementsEqual(text.utf8)
  }

  func kind(_ index: Int) -> CodeToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: code[tokens[index].range], as: UTF8.self) : ""
  }

  func range(_ index: Int) -> Range<Int> { tokens[index].range }

  /// The bytes from the first of these tokens to the end of the last; there must be one.
  func bytes(_ indices: Range<Int>) -> Range<Int> {
    range(indices.lowerBound).lowerBound..<range(indices.upperBound - 1).upperBound
  }

  /// The code of these tokens as it stands there; there must be one.
  func source(_ indices: Range<Int>) -> String {
    String(decoding: code[bytes(indices)], as: UTF8.self)
  }

  /// The partner of a bracket, if it has one.
  func partner(_ index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The index behind a bracketed group that may start at `index`.
  func behindGroup(_ index: Int) -> Int {
    if let close = partner(index), close > index { return close + 1 }
    return index + 1
  }

  private static func partners(of tokens: [CodeToken], code: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch code[tokens[index].range.lowerBound] {
      case 0x28, 0x5B, 0x7B: open.append(index)
      case 0x29, 0x5D, 0x7D:
        guard let last = open.last else { continue }
        let wanted = code[tokens[last].range.lowerBound] == 0x28 ? 1 : 2
        let opening = Int(code[tokens[last].range.lowerBound])
        guard Int(code[tokens[index].range.lowerBound]) == opening + wanted else { continue }
        open.removeLast()
        partners[last] = Int32(index)
        partners[index] = Int32(last)
      default: break
      }
    }
    return partners
  }
}

extension ObjCTokens {
  /// Whether a token is an identifier or a keyword made of letters.
  func isWord(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: true
    case .keyword: byte(index) != 0x40 && byte(index) != 0x23
    default: false
    }
  }

  /// Whether a token is a macro: all upper case with a `_`, or with two of them in front.
  func isAttribute(_ index: Int) -> Bool {
    guard isIdentifier(index) else { return false }
    let text = code[range(index)]
    if text.starts(with: "__".utf8) { return true }
    return text.contains(0x5F) && !text.contains { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
  }

  /// Whether a token begins a line of the preprocessor.
  func isDirective(_ index: Int) -> Bool { kind(index) == .keyword && byte(index) == 0x23 }

  /// The first token behind the line that a token begins.
  func behindLine(_ start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit, !tokens[index].startsLine { index += 1 }
    return index
  }
}
