// What a lexer must know of a language: its comments, strings, words and operators.

/// The lexical grammar of a language, as data; `Lexer` reads any language that it can describe.
package struct LexicalGrammar: Sendable {
  /// A form of comment.
  package struct CommentForm: Sendable {
    package var open: String
    /// What ends it; absent where the line does.
    package var close: String?
    package var nests: Bool

    package init(open: String, close: String? = nil, nests: Bool = false) {
      self.open = open
      self.close = close
      self.nests = nests
    }
  }

  /// A form of string literal.
  package struct QuoteForm: Sendable {
    package var open: String
    package var close: String
    /// Whether it may go on after the end of a line.
    package var isMultiline: Bool
    package var escape: Unicode.Scalar?
    /// What opens code inside it; the partner of its last bracket ends that code.
    package var interpolation: String?
    /// Whether `#` before and behind it makes it raw, as in Swift.
    package var takesPounds: Bool

    package init(
      _ open: String, _ close: String, isMultiline: Bool = false, escape: Unicode.Scalar? = "\\",
      interpolation: String? = nil, takesPounds: Bool = false
    ) {
      self.open = open
      self.close = close
      self.isMultiline = isMultiline
      self.escape = escape
      self.interpolation = interpolation
      self.takesPounds = takesPounds
    }
  }

  /// What else a language has.
  package struct Features: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Editor placeholders: `<#…#>`.
    package static let placeholders = Features(rawValue: 1)
    /// A word with `#` in front is one keyword.
    package static let poundWords = Features(rawValue: 2)
    /// A word with `@` in front is one keyword.
    package static let atWords = Features(rawValue: 4)
    /// `#import <path>` holds a path, and `#pragma mark` a comment.
    package static let preprocessor = Features(rawValue: 8)
    /// Regular expressions between slashes, with `#` around them or without.
    package static let regexes = Features(rawValue: 16)
    /// A word between backticks is an identifier.
    package static let quotedWords = Features(rawValue: 32)
  }

  package var comments: [CommentForm]
  /// The longer of two that start alike first.
  package var quotes: [QuoteForm]
  package var keywords: [String]
  /// Operators of more than one character.
  package var operators: [String]
  package var features: Features

  package init(
    comments: [CommentForm], quotes: [QuoteForm], keywords: [String], operators: [String],
    features: Features
  ) {
    self.comments = comments
    self.quotes = quotes
    self.keywords = keywords
    self.operators = operators
    self.features = features
  }
}
