// What a lexer must know of a language: its comments, strings, words and operators.

/// The lexical grammar of a language, as data; `Lexer` reads any language that it can describe.
package struct LexicalGrammar: Sendable {
  /// A form of comment.
  package struct CommentForm: Sendable {
    package var open: String
    /// What ends it; absent where the line does.
    package var close: String?
    package var nests: Bool
    /// Whether it begins only behind space or at the start of a line: `#` in shells.
    package var followsSpace: Bool

    package init(
      open: String, close: String? = nil, nests: Bool = false, followsSpace: Bool = false
    ) {
      self.open = open
      self.close = close
      self.nests = nests
      self.followsSpace = followsSpace
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
    ///
    /// A lone `{` that is doubled stands for itself.
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
    /// A quote behind a letter or digit is an apostrophe.
    package static let apostrophes = Features(rawValue: 64)
    /// Words between angle brackets on one line stand for what the reader writes: `<your name>`.
    package static let anglePlaceholders = Features(rawValue: 128)
    /// Values without quotes, as in YAML: text to the end of the line.
    package static let plainScalars = Features(rawValue: 256)
  }

  /// How the language mixes code and markup.
  package struct Markup: Sendable {
    /// Where the markup is.
    package enum Extent: Sendable {
      /// Within code, where an operand may stand.
      case operands
      /// Everywhere.
      case everywhere
      /// Everywhere but for code between two lines of `---` at the head.
      case behindFrontMatter
    }

    package var extent: Extent
    /// Whether `{…}` in it is code.
    package var hasExpressions: Bool
    /// Whether text between tags is a value, as in XML, and not prose.
    package var hasValues: Bool
    /// The languages of the elements that hold code, by name.
    package var embedded: [String: LexicalGrammar]

    package init(
      _ extent: Extent, hasExpressions: Bool = false, hasValues: Bool = false,
      embedded: [String: LexicalGrammar] = [:]
    ) {
      self.extent = extent
      self.hasExpressions = hasExpressions
      self.hasValues = hasValues
      self.embedded = embedded
    }
  }

  package var comments: [CommentForm]
  /// The longer of two that start alike first.
  package var quotes: [QuoteForm]
  package var keywords: [String]
  /// Operators of more than one character.
  package var operators: [String]
  /// What belongs to words beside letters, digits, `_` and `$`.
  package var wordMarks: String
  package var features: Features
  package var markup: Markup?

  package init(
    comments: [CommentForm], quotes: [QuoteForm], keywords: [String] = [], operators: [String] = [],
    wordMarks: String = "", features: Features = [], markup: Markup? = nil
  ) {
    self.comments = comments
    self.quotes = quotes
    self.keywords = keywords
    self.operators = operators
    self.wordMarks = wordMarks
    self.features = features
    self.markup = markup
  }
}

extension LexicalGrammar.CommentForm {
  /// A comment `// …`.
  package static let slashes = Self(open: "//")
  /// A comment `/* … */`.
  package static let slashStar = Self(open: "/*", close: "*/")
  /// A comment `# …`.
  package static let number = Self(open: "#")
  /// A comment `# …` behind space.
  package static let spacedNumber = Self(open: "#", followsSpace: true)
  /// A comment `<!-- … -->`.
  package static let markup = Self(open: "<!--", close: "-->")
}

extension LexicalGrammar.QuoteForm {
  /// A string `"…"`.
  package static let double = Self("\"", "\"")
  /// A string `'…'`.
  package static let single = Self("'", "'")
}

extension [String] {
  /// The operators that languages of the C family share.
  package static let operatorsOfC: [String] = [
    "...", "<<=", ">>=", "->", "++", "--", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "<<", "::", "=>", "??", "?.",
  ]
}
