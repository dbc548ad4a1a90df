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
/// It has the properties of `Fields`. They stand behind one reference, since findings are sorted and
/// handed on; one that is changed gets fields of its own, as any value. Trouble that keeps the tool
/// from its work is no diagnostic but a thrown error.
@dynamicMemberLookup
package struct Diagnostic: Sendable {
  /// What is said of a finding.
  package struct Fields: Hashable, Sendable {
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
  }

  @usableFromInline
  final class Storage: @unchecked Sendable {
    /// Changed by a finding that has the storage for itself, and by no other.
    @exclusivity(unchecked) @usableFromInline var fields: Fields

    @usableFromInline
    init(_ fields: Fields) { self.fields = fields }
  }

  @usableFromInline var storage: Storage

  package init(
    rule: String, severity: Severity, locale: LanguageTag? = nil, page: String? = nil,
    place: Place, message: String, symbol: String? = nil, replacement: String? = nil,
    alsoInSource: Bool = false, cause: String? = nil, related: [Note] = [], fixes: [FixIt] = []
  ) {
    storage = Storage(
      Fields(
        rule: rule, severity: severity, locale: locale, page: page, place: place,
        message: message, symbol: symbol, replacement: replacement, alsoInSource: alsoInSource,
        cause: cause, related: related, fixes: fixes))
  }

  @inlinable
  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.fields[keyPath: field] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      storage.fields[keyPath: field] = newValue
    }
  }
}

extension Diagnostic: Hashable {
  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  package func hash(into hasher: inout Hasher) { storage.fields.hash(into: &hasher) }
}

extension Diagnostic: Comparable {
  /// By file, place and rule: the order of every report.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.place.file != right.place.file { return left.place.file < right.place.file }
    if left.place.range != right.place.range { return left.place.range < right.place.range }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
