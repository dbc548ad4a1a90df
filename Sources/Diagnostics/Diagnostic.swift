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
/// Its fields stand behind one reference, since findings are sorted and handed on; one that is
/// changed gets fields of its own, as any value. Trouble that keeps the tool from its work is no
/// diagnostic but a thrown error.
package struct Diagnostic: Sendable {
  private struct Fields: Hashable {
    var rule: String
    var severity: Severity
    var locale: LanguageTag?
    var page: String?
    var place: Place
    var message: String
    var symbol: String?
    var replacement: String?
    var alsoInSource: Bool
    var cause: String?
    var related: [Note]
    var fixes: [FixIt]
  }

  /// What is said of a finding, behind one reference.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  /// The storage, which belongs to this finding alone and so may be changed.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      return storage
    }
  }

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

  /// The id of the rule that found it.
  package var rule: String {
    get { storage.fields.rule }
    set { own.fields.rule = newValue }
  }
  package var severity: Severity {
    get { storage.fields.severity }
    set { own.fields.severity = newValue }
  }
  /// The locale of the page, absent where the finding is about code.
  package var locale: LanguageTag? {
    get { storage.fields.locale }
    set { own.fields.locale = newValue }
  }
  /// The key that pairs the page with its translations, such as `guide/start`.
  package var page: String? {
    get { storage.fields.page }
    set { own.fields.page = newValue }
  }
  package var place: Place {
    get { storage.fields.place }
    set { own.fields.place = newValue }
  }
  package var message: String {
    get { storage.fields.message }
    set { own.fields.message = newValue }
  }
  /// The API symbol that the finding is about, in the spelling of the page's language.
  package var symbol: String? {
    get { storage.fields.symbol }
    set { own.fields.symbol = newValue }
  }
  /// What to write instead.
  package var replacement: String? {
    get { storage.fields.replacement }
    set { own.fields.replacement = newValue }
  }
  /// Whether the source page has the same fault, so that the translator is not to blame.
  package var alsoInSource: Bool {
    get { storage.fields.alsoInSource }
    set { own.fields.alsoInSource = newValue }
  }
  /// What several findings have in common, such as the release that a page was written for.
  package var cause: String? {
    get { storage.fields.cause }
    set { own.fields.cause = newValue }
  }
  package var related: [Note] {
    get { storage.fields.related }
    set { own.fields.related = newValue }
  }
  package var fixes: [FixIt] {
    get { storage.fields.fixes }
    set { own.fields.fixes = newValue }
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
