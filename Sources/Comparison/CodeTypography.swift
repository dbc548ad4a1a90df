// Typographic characters in code, where a keyboard gives plain ones.

/// A typographic character that stands in code.
package struct TypographicMark: Hashable, Sendable {
  /// Byte offsets of the code.
  package var range: Range<Int>
  package var written: String
  package var plain: String
}

/// Finds what a word processor or an input method puts into code.
package enum CodeTypography {
  /// The marks outside of strings and comments that the source code does not have.
  package static func marks(in target: CodeStream, source: CodeStream) -> [TypographicMark] {
    let found = target.typography
    guard !found.isEmpty else { return [] }
    let allowed = Set(source.typography.map(\.written))
    let isOption = holdsOption(source.code)
    return found.compactMap { mark in
      guard !allowed.contains(mark.written),
        mark.plain == " " || source.code.contains(mark.plain.utf8.first ?? 0)
      else { return nil }
      var mark = mark
      // Word processors turn two hyphens into one dash.
      if mark.plain == "-", isOption { mark.plain = "--" }
      return mark
    }
  }

  /// Whether `--` stands in the code before a letter.
  private static func holdsOption(_ code: [UInt8]) -> Bool {
    code.indices.dropLast(2).contains {
      code[$0] == 0x2D && code[$0 + 1] == 0x2D && code[$0 + 2] | 0x20 >= 0x61
    }
  }

  /// The code with plain characters for the marks; all offsets stay.
  package static func plain(_ code: [UInt8], _ marks: [TypographicMark]) -> [UInt8] {
    var code = code
    for mark in marks {
      for index in mark.range { code[index] = 0x20 }
      // A closing quote stays where it was, an opening one moves to what it opens.
      let opens = mark.written == "“" || mark.written == "‘"
      let place =
        opens ? mark.range.upperBound - mark.plain.utf8.count : mark.range.lowerBound
      for (offset, byte) in mark.plain.utf8.enumerated() { code[place + offset] = byte }
    }
    return code
  }

  /// The marks outside of strings and comments, whether or not another page has them.
  static func candidates(
    in code: [UInt8], _ elements: [CodeStream.Element]
  ) -> [TypographicMark] {
    var found: [TypographicMark] = []
    // What stands between two curly quotes is a string that was meant to be one.
    var quoteEnd = 0
    for token in elements where token.kind == .mark {
      guard code[token.range.lowerBound] >= 0x80, let plain = plainMarks[Array(code[token.range])]
      else { continue }
      let isClosing = token.range.lowerBound == quoteEnd
      guard token.range.lowerBound >= quoteEnd else { continue }
      let written = String(decoding: code[token.range], as: UTF8.self)
      found.append(TypographicMark(range: token.range, written: written, plain: plain))
      if !isClosing, let close = partners[written],
        let end = partner(close, in: code, from: token.range.upperBound)
      {
        quoteEnd = end
      }
    }
    return found
  }

  private static let partners: [String: String] = ["“": "”", "‘": "’", "„": "“", "”": "”"]

  /// Where the closing quote stands on the same line.
  private static func partner(_ close: String, in code: [UInt8], from start: Int) -> Int? {
    let mark = Array(close.utf8)
    let limit = min(code.count, start + 400)
    var index = start
    while index + mark.count <= limit, code[index] != 0x0A {
      if code[index] == mark[0], code[index..<index + mark.count].elementsEqual(mark) {
        return index
      }
      index += 1
    }
    return nil
  }

  private static let plainMarks: [[UInt8]: String] = [
    "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "，": ",",
    "。": ".", "；": ";", "：": ":", "（": "(", "）": ")", "［": "[", "］": "]", "｛": "{",
    "｝": "}", "【": "[", "】": "]", "＝": "=", "＜": "<", "＞": ">", "！": "!", "？": "?",
    "＋": "+", "－": "-", "–": "-", "—": "-", "　": " ", "\u{A0}": " ", "\u{202F}": " ",
    "\u{2009}": " ", "\u{200B}": " ", "、": ",",
  ].reduce(into: [:]) { $0[Array($1.key.utf8)] = $1.value }
}
