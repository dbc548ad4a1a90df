// An enum that a snippet declares, to be compared with the one of the API.

/// An enum or option set declared in a snippet, in Swift or Objective-C.
///
/// Ranges are byte offsets of the snippet.
package struct EnumDeclaration: Hashable, Sendable {
  /// How it is declared.
  package enum Kind: String, Codable, Sendable {
    case swiftEnum = "enum"
    case optionSet = "OptionSet"
    case nsEnum = "NS_ENUM"
    case nsOptions = "NS_OPTIONS"
    case nsClosedEnum = "NS_CLOSED_ENUM"
    case nsErrorEnum = "NS_ERROR_ENUM"
    case cEnum = "typedef enum"
  }

  package struct Case: Hashable, Sendable {
    package var name: String
    package var range: Range<Int>
    /// The value as written.
    package var value: String?
    /// The comment that belongs to it, before it or behind it on its line, without marks.
    package var comment: String?

    package init(name: String, range: Range<Int>, value: String? = nil, comment: String? = nil) {
      self.name = name
      self.range = range
      self.value = value
      self.comment = comment
    }
  }

  package var name: String
  package var nameRange: Range<Int>
  package var kind: Kind
  package var rawType: String?
  package var rawTypeRange: Range<Int>?
  /// From its first token to its closing brace.
  package var range: Range<Int>
  /// Whether it stands inside a comment.
  package var isInComment: Bool
  /// Whether the list of cases is cut short by an ellipsis.
  package var isElided: Bool
  package var cases: [Case]

  package init(
    name: String, nameRange: Range<Int>, kind: Kind, rawType: String? = nil,
    rawTypeRange: Range<Int>? = nil, range: Range<Int>, isInComment: Bool = false,
    isElided: Bool = false, cases: [Case] = []
  ) {
    self.name = name
    self.nameRange = nameRange
    self.kind = kind
    self.rawType = rawType
    self.rawTypeRange = rawTypeRange
    self.range = range
    self.isInComment = isInComment
    self.isElided = isElided
    self.cases = cases
  }
}
