// What is wrong with the comments of a page that allow findings.

package import Diagnostics

/// A comment that allows findings, or means to, and does nothing.
package struct SuppressionFault: Hashable, Sendable {
  /// What a comment speaks of.
  package enum Reach: Sendable {
    case block, range, page
  }

  package enum Kind: Hashable, Sendable {
    /// The rule finds nothing there.
    case unused(Reach)
    /// No rule has that id.
    case unknownRule(nearest: String?)
    case noReason
    case noRule
    /// A word that is almost one that this tool knows.
    case unknownWord(nearest: String)
    /// The end of a range that no comment begins.
    case neverBegun
    /// The beginning of a range that no comment ends.
    case neverEnded
  }

  package var kind: Kind
  /// The id, or the word, as the comment writes it.
  package var name: String
  package var place: Place

  package init(_ kind: Kind, _ name: String, at place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

/// The comments of one page that do nothing.
package struct SuppressionFaults: Sendable {
  /// Absent where the comments stand in the code of the API.
  package var locale: LanguageTag?
  /// What pairs the page with its translations.
  package var key: String?
  package var faults: [SuppressionFault]

  package init(locale: LanguageTag?, key: String?, faults: [SuppressionFault]) {
    self.locale = locale
    self.key = key
    self.faults = faults
  }
}
