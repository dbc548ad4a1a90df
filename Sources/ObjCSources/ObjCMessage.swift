// The shape of a message send.

/// A message send, cut into receiver, selector and arguments by token index.
struct ObjCMessage {
  struct Part {
    /// The word of the selector.
    var name: Int
    /// The argument; empty for a selector without one.
    var argument: Range<Int>
  }

  var open: Int
  var close: Int
  var receiver: Range<Int>
  var parts: [Part]
  var selector: String

  /// Reads the message whose bracket opens at `open`; nil where the bracket opens something else:
  /// a subscript, a list, an array type.
  init?(at open: Int, in tokens: ObjCTokens) {
    guard tokens.isMark(open, "["), !tokens.isMark(open - 1, "@"),
      let close = tokens.partner(open), close > open + 2
    else { return nil }
    self.open = open
    self.close = close
    let end = Self.operandEnd(open + 1, limit: close, in: tokens)
    receiver = open + 1..<end
    parts = []
    guard end > open + 1, end < close, tokens.isWord(end) else { return nil }
    if end + 1 == close {
      parts = [Part(name: end, argument: close..<close)]
      selector = tokens.text(end)
      return
    }
    guard tokens.isMark(end + 1, ":") else { return nil }
    selector = ""
    readParts(from: end, tokens)
    selector = parts.map { tokens.text($0.name) + ":" }.joined()
  }

  private mutating func readParts(from start: Int, _ tokens: ObjCTokens) {
    var index = start
    var choices = 0
    while index < close {
      if choices == 0, tokens.isWord(index), tokens.isMark(index + 1, ":") {
        if let last = parts.indices.last {
          parts[last].argument = parts[last].argument.lowerBound..<index
        }
        parts.append(Part(name: index, argument: index + 2..<close))
        index += 2
        continue
      }
      if tokens.isMark(index, "?") { choices += 1 }
      if tokens.isMark(index, ":"), choices > 0 { choices -= 1 }
      index = tokens.behindGroup(index)
    }
  }

  /// The end of the operand that starts at `start`: a name, a group, a literal, with what hangs
  /// on it.
  private static func operandEnd(_ start: Int, limit: Int, in tokens: ObjCTokens) -> Int {
    var index = start
    if tokens.isMark(index, "("), let close = tokens.partner(index),
      tokens.isWord(close + 1) || tokens.isMark(close + 1, "["),
      close + 2 < limit, !tokens.isMark(close + 2, ":")
    {
      // A cast stands before the operand proper.
      index = close + 1
    }
    if tokens.isMark(index, "@") { index += 1 }
    guard index < limit else { return start }
    let isGroup = tokens.partner(index).map { $0 > index } ?? false
    guard isGroup || tokens.isWord(index) || tokens.kind(index) == .string else { return start }
    index = tokens.behindGroup(index)
    while index < limit {
      if tokens.isMark(index, ".") || tokens.reads(index, "->"), tokens.isWord(index + 1) {
        index += 2
      } else if tokens.isMark(index, "(") || tokens.isMark(index, "[") {
        index = tokens.behindGroup(index)
      } else {
        break
      }
    }
    return min(index, limit)
  }
}

extension ObjCTokens {
  /// Whether a token is an identifier or a keyword made of letters.
  func isWord(_ index: Int) -> Bool {
    kind(index) == .identifier
      || kind(index) == .keyword && byte(index) != 0x40
        && byte(index) != 0x23
  }
}
