// Code in, tokens out, for any language with a lexical grammar.

/// A lexer for one language, made from its grammar.
///
/// It reads any bytes in one pass and never fails: what is not closed ends with its line or with
/// the code.
package final class Lexer: Sendable {
  /// What a byte can begin.
  enum ByteClass: UInt8, Sendable {
    case space, newline, word, digit, operation, special, wide
  }

  struct Comment: Sendable {
    var open: [UInt8]
    var close: [UInt8]?
    var nests: Bool
    var followsSpace: Bool
  }

  struct Quote: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var isMultiline: Bool
    var escape: UInt8?
    /// What opens an interpolation, less the escape before it; empty where there is none.
    var interpolation: [UInt8]
    /// Whether the escape stands before an interpolation.
    var escapesInterpolation: Bool
    var takesPounds: Bool
  }

  let classes: [ByteClass]
  let comments: [Comment]
  let quotes: [Quote]
  /// By their first byte, longest first.
  let operators: [[[UInt8]]]
  let words: WordTable
  /// What belongs to words beside letters, digits, `_` and `$`.
  let wordMarks: [UInt8]
  let features: LexicalGrammar.Features
  let markup: LexicalGrammar.Markup?
  /// The lexers of the elements that hold code, by name.
  let embedded: [String: Lexer]

  package init(_ grammar: LexicalGrammar) {
    comments = grammar.comments.map {
      Comment(
        open: Array($0.open.utf8), close: $0.close.map { Array($0.utf8) }, nests: $0.nests,
        followsSpace: $0.followsSpace)
    }
    quotes = grammar.quotes.map(Quote.init)
    var operators: [[[UInt8]]] = Array(repeating: [], count: 256)
    for text in grammar.operators.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let bytes = Array(text.utf8)
      operators[Int(bytes.first ?? 0)].append(bytes)
    }
    self.operators = operators
    words = WordTable(grammar.keywords)
    wordMarks = Array(grammar.wordMarks.utf8)
    features = grammar.features
    markup = grammar.markup
    embedded = (grammar.markup?.embedded ?? [:]).mapValues { Lexer($0) }
    classes = Self.classes(
      comments: comments, quotes: quotes, wordMarks: wordMarks, features: features)
  }

  /// The tokens of `code`, comments included, in its order.
  package func tokens(of code: [UInt8]) -> [CodeToken] {
    code.withUnsafeBufferPointer { tokens(of: $0) }
  }

  /// The tokens of `code`, comments included, in its order.
  package func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    var run = LexerRun(lexer: self, code: code)
    run.readAll()
    return run.tokens
  }

  /// Whether a comment may open somewhere in `code`.
  package func mayHoldComments(_ code: [UInt8]) -> Bool {
    code.withUnsafeBufferPointer { bytes in
      comments.contains { comment in
        let last = bytes.count - comment.open.count
        guard let first = comment.open.first, last >= 0 else { return false }
        for start in 0...last where bytes[start] == first {
          if bytes[start...].starts(with: comment.open) { return true }
        }
        return false
      }
    }
  }

  /// Whether the text of a token opens code within a string.
  package func opensInterpolation(_ text: ArraySlice<UInt8>) -> Bool {
    quotes.contains { quote in
      guard !quote.interpolation.isEmpty else { return false }
      return quote.escapesInterpolation
        ? text.first == quote.escape && text.last == quote.interpolation.last
        : text.elementsEqual(quote.interpolation)
    }
  }

  private static func classes(
    comments: [Comment], quotes: [Quote], wordMarks: [UInt8], features: LexicalGrammar.Features
  ) -> [ByteClass] {
    var classes = (0..<256).map { byte -> ByteClass in
      switch UInt8(byte) {
      case 0x0A, 0x0D: .newline
      case 0...0x20, 0x7F: .space
      case 0x30...0x39: .digit
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: .word
      case 0x80...0xFF: .wide
      default: .operation
      }
    }
    for mark in wordMarks { classes[Int(mark)] = .word }
    var openings = comments.map(\.open) + quotes.map(\.open)
    if !features.isDisjoint(with: [.placeholders, .anglePlaceholders]) { openings.append([0x3C]) }
    if features.contains(.regexes) { openings.append([0x2F]) }
    if features.contains(.atWords) { openings.append([0x40]) }
    if features.contains(.quotedWords) { openings.append([0x60]) }
    if features.contains(.poundWords) { openings.append([0x23]) }
    for opening in openings { classes[Int(opening.first ?? 0)] = .special }
    return classes
  }
}

extension Lexer.Quote {
  init(_ form: LexicalGrammar.QuoteForm) {
    open = Array(form.open.utf8)
    close = Array(form.close.utf8)
    isMultiline = form.isMultiline
    escape = form.escape.map { UInt8(truncatingIfNeeded: $0.value) }
    let mark = form.interpolation ?? ""
    escapesInterpolation = mark.hasPrefix("\\")
    interpolation = Array(mark.utf8.drop { $0 == 0x5C })
    takesPounds = form.takesPounds
  }
}
