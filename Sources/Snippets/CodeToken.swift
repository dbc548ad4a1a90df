// The tokens of code, whatever its language.

/// A token of a code block: where it stands, and what it is.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case identifier, keyword, number
    /// A string literal, or the stretch of one between interpolations.
    case string
    case punctuation
    /// `// …`, `/* … */`, nested where the language nests.
    case comment
    /// `<#…#>`
    case placeholder
  }

  package var kind: Kind
  /// Byte offsets of the code.
  package var range: Range<Int>
  /// Whether a line break stands between the token before and this one.
  package var startsLine: Bool

  package init(kind: Kind, range: Range<Int>, startsLine: Bool) {
    self.kind = kind
    self.range = range
    self.startsLine = startsLine
  }
}
