// What a rule finds: a value that says what is wrong, where, and what to write instead.

/// How bad a finding is.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A place that helps to understand a finding, such as the code of the source page.
package struct Note: Hashable, Sendable {
  package var place: Place
  package var message: String

  package init(place: Place, message: String) {
    self.place = place
    self.message = message
  }
}

/// A repair of one finding.
package struct FixIt: Hashable, Sendable {
  /// Whether the repair can be made without a person looking at it.
  package enum Safety: String, Codable, Sendable {
    case safe, review
  }

  /// A stretch of a file and the text that replaces it.
  package struct Edit: Hashable, Sendable {
    package var place: Place
    package var text: String

    package init(place: Place, text: String) {
      self.place = place
      self.text = text
    }
  }

  package var title: String
  package var safety: Safety
  package var edits: [Edit]

  package init(title: String, safety: Safety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// A finding: the documentation is wrong at a place.
///
/// Trouble that keeps the tool from its work is no diagnostic but a thrown error.
package struct Diagnostic: Hashable, Sendable {
  /// The id of the rule that found it.
  package var rule: String
  package var severity: Severity
  /// The locale of the page, absent where the finding is about code.
  package var locale: LanguageTag?
  /// The key that pairs the page with its translations, such as `guide/start`.
  package var page: String?
  package var place: Place
  package var message: String
  /// The API symbol that the finding is about, in the spelling of the page's language.
  package var symbol: String?
  /// What to write instead.
  package var replacement: String?
  /// Whether the source page has the same fault, so that the translator is not to blame.
  package var alsoInSource: Bool
  /// What several findings have in common, such as the release that a page was written for.
  package var cause: String?
  package var related: [Note]
  package var fixes: [FixIt]

  package init(
    rule: String, severity: Severity, locale: LanguageTag? = nil, page: String? = nil,
    place: Place, message: String, symbol: String? = nil, replacement: String? = nil,
    alsoInSource: Bool = false, cause: String? = nil, related: [Note] = [], fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.locale = locale
    self.page = page
    self.place = place
    self.message = message
    self.symbol = symbol
    self.replacement = replacement
    self.alsoInSource = alsoInSource
    self.cause = cause
    self.related = related
    self.fixes = fixes
  }
}

extension Diagnostic: Comparable {
  /// By file, place and rule: the order of every report.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.place.file != right.place.file { return left.place.file < right.place.file }
    if left.place.range != right.place.range { return left.place.range < right.place.range }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
