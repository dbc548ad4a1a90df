// The languages that a reference speaks.

extension ReferenceLabels {
  /// All languages.
  package static let all: [ReferenceLabels] = [
    english, german, chinese, russian, korean, japanese, french, spanish, portuguese, arabic,
  ]

  /// The labels for a locale: of the language that its tag starts with; nil for other languages.
  static func labels(for locale: String) -> ReferenceLabels? {
    let language = primary(locale)
    return all.first { primary($0.language) == language }
  }

  /// `pt` of `pt-BR`.
  private static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
