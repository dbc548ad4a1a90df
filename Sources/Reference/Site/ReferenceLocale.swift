// A language that a reference is written in, and where its pages stand.

/// A locale of a reference.
package struct ReferenceLocale: Hashable, Sendable {
  /// A BCP 47 tag.
  package let tag: String
  /// That of the pages and doc comments that all others are translated from.
  let sourceTag: String

  init(_ tag: String, source: String) {
    self.tag = tag
    sourceTag = source
  }

  package var isSource: Bool { tag == sourceTag }

  /// Of its language, else of the source's, else English.
  var labels: ReferenceLabels {
    ReferenceLabels.labels(for: tag) ?? ReferenceLabels.labels(for: sourceTag) ?? .english
  }

  /// The language of its labels: its own tag where the reference speaks it.
  var language: String {
    ReferenceLabels.labels(for: tag) == nil ? labels.language : tag
  }

  /// What the locale calls itself: its language, behind its tag where the reference does not speak
  /// it, or speaks it as another locale does.
  var name: String {
    guard let labels = ReferenceLabels.labels(for: tag) else { return tag }
    return labels.language == tag ? labels.name : "\(labels.name) (\(tag))"
  }

  /// The language of doc comments.
  var commentLanguage: String { sourceTag }

  /// The folder of its pages, ended by a slash; empty for the source locale.
  var folder: String { isSource ? "" : UniqueNames.harmless(tag, keeping: "-") + "/" }

  /// What leads from its pages to the files that all locales share.
  var shared: String { isSource ? "" : "../" }

  /// What leads from its pages to those of another locale.
  func path(to other: ReferenceLocale) -> String { other == self ? "" : shared + other.folder }
}
