// The words of a comment that speaks to this tool: `concord allow <id>: <reason>`.

internal import Diagnostics
internal import DriftRules

/// What a comment allows, as it says it.
struct AllowDirective {
  enum Verb: String, CaseIterable {
    case allow
    case begin = "allow-begin"
    case end = "allow-end"
    case file = "allow-file"
  }

  /// The word that almost is a verb of this tool, and the verb.
  struct Misspelling {
    var word: String
    var nearest: String
  }

  var verb: Verb
  /// The ids of rules as written.
  var rules: [String]
  /// In one line; nil where there is none.
  var reason: String?

  /// Whether a comment may speak to this tool: a quick look.
  static func mayStand(in comment: String) -> Bool { comment.utf8.starts(with: "concord".utf8) }

  /// Reads a comment; nil where it does not speak to this tool.
  ///
  /// Scalars are read much faster than characters, and some pages hold many such comments.
  init?(_ comment: String) {
    guard let (word, rest) = Self.verb(of: comment), let verb = Verb(rawValue: word) else {
      return nil
    }
    self.verb = verb
    let colon = rest.firstIndex(where: Self.isColon)
    let words = rest[..<(colon ?? rest.endIndex)].split(whereSeparator: Self.separatesRules)
      .map { String($0) }
    if let colon {
      reason = Self.line(rest[rest.index(after: colon)...].drop(while: Self.isSpace))
      rules = words
    } else {
      // What follows on the rules is a reason whose colon is missing.
      let known = words.prefix { RuleRegistry.knownIDs.contains($0) }
      rules = Array(known.isEmpty ? words.prefix(1) : known)
    }
  }

  /// The misspelt verb of a comment that names a rule behind it.
  static func misspelling(in comment: String) -> Misspelling? {
    guard let (word, rest) = verb(of: comment), Verb(rawValue: word) == nil,
      let nearest = NearestName.of(word, among: Verb.allCases.map(\.rawValue)),
      let rule = rest.split(whereSeparator: { isColon($0) || separatesRules($0) }).first,
      RuleRegistry.knownIDs.contains(String(rule))
    else { return nil }
    return Misspelling(word: word, nearest: nearest)
  }

  /// The word behind the tool's name, and what follows on it.
  private static func verb(of comment: String) -> (word: String, rest: Scalars)? {
    guard mayStand(in: comment) else { return nil }
    let text = comment.unicodeScalars.dropFirst("concord".count)
    let words = text.drop(while: isSpace)
    guard words.startIndex > text.startIndex else { return nil }
    let word = words.prefix { !isSpace($0) && !isColon($0) }
    return word.isEmpty ? nil : (String(word), words[word.endIndex...])
  }

  /// A text with one space between its words; nil where it has none.
  ///
  /// - Parameter text: It does not start with a space.
  private static func line(_ text: Scalars) -> String? {
    if text.isEmpty { return nil }
    if isLine(Substring(text).utf8) { return String(Substring(text)) }
    return text.split(whereSeparator: isSpace).map { String($0) }.joined(separator: " ")
  }

  /// Whether a text is in ASCII and has one space between its words already, as most have.
  private static func isLine(_ text: Substring.UTF8View) -> Bool {
    var isSpace = false
    for byte in text {
      if byte >= 0x80 || byte < 0x20 || isSpace && byte == 0x20 { return false }
      isSpace = byte == 0x20
    }
    return !isSpace
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// Whether a reason starts behind a colon, that of Chinese and Japanese included.
  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ":" || scalar == "\u{FF1A}"
  }

  private static func separatesRules(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "\u{FF0C}" || isSpace(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
