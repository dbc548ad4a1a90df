// The tokens of code, whatever its language.

/// A token of a code block: where it stands, and what it is.
///
/// Twelve bytes, since a run keeps many of them; code beyond 4 GB is not read.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case identifier, keyword, number
    /// A string literal, or a stretch of one between interpolations: its quotes included, empty
    /// where two interpolations touch.
    case string
    /// A regular expression literal.
    case regex
    /// Brackets, operators, and the marks that open and close an interpolation.
    case punctuation
    /// `// …`, `/* … */`, nested where the language nests.
    case comment
    /// `<#…#>`
    case placeholder
  }

  package var kind: Kind
  /// Whether a line break stands between the token before and this one.
  package var startsLine: Bool
  private var start: UInt32
  private var end: UInt32

  package init(kind: Kind, range: Range<Int>, startsLine: Bool) {
    self.kind = kind
    self.startsLine = startsLine
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Byte offsets of the code.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

extension [CodeToken] {
  /// The tokens without the comments; a line break beside or inside a comment counts for the
  /// token after it.
  ///
  /// - Parameter code: The bytes that the tokens were read from.
  package func withoutComments(in code: [UInt8]) -> [CodeToken] {
    var kept: [CodeToken] = []
    kept.reserveCapacity(count)
    var isBroken = false
    for token in self {
      if token.kind == .comment {
        isBroken = isBroken || token.startsLine || code[token.range].contains(0x0A)
        continue
      }
      var token = token
      token.startsLine = token.startsLine || isBroken
      isBroken = false
      kept.append(token)
    }
    return kept
  }

  /// The index of the first token that starts at `offset` or behind it; `count` where none does.
  package func firstIndex(from offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
