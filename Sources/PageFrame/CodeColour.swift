// The colours of code: which tokens are told apart, and the class that each has in a page.

package import Lexing

/// A colour of code, by the class of its elements.
package enum CodeColour: String, Hashable, Sendable {
  case keyword = "k"
  case string = "s"
  case number = "n"
  case comment = "c"

  /// Nil for tokens in the colour of text.
  package init?(_ kind: CodeToken.Kind) {
    switch kind {
    case .keyword: self = .keyword
    case .string, .regex: self = .string
    case .number: self = .number
    case .comment: self = .comment
    case .identifier, .punctuation, .placeholder: return nil
    }
  }
}
