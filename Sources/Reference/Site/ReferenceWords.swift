// The labels of formats that speak one language, and how pages are sorted for an index.

internal import APIModel

extension OwnPage {
  package var title: String { ReferenceLabels.english.title(of: self) }

  /// A sentence on what the page holds.
  var lead: String { ReferenceLabels.english.lead(of: self) }
}

extension ReferenceState {
  /// `Deprecated since 7.0.14`.
  var title: String { ReferenceLabels.english.title(of: self) }
}

extension TypeRelations {
  /// The relations that a type has, each with its title.
  var rows: [(title: String, links: [ReferenceLink])] { ReferenceLabels.english.rows(of: self) }
}

extension ReferenceSite {
  /// How many symbols there are, in which languages, and how many are outdated, as one sentence.
  var lead: String { Self.lead(of: entries) }

  static func lead(of entries: [ReferenceEntry]) -> String {
    ReferenceLabels.english.lead(of: entries)
  }
}

extension ReferencePage {
  package var title: String { ReferenceLabels.english.title(of: self) }
}

extension MemberKind {
  package var title: String { ReferenceLabels.english.title(of: self) }
}

extension ReferenceEntry {
  /// The release that brought it, in words.
  package var sinceText: String? { sinceText(.english) }

  /// `6.7.5 or earlier`, where nothing older is known.
  func sinceText(_ labels: ReferenceLabels) -> String? {
    since.map { isSinceAtLatest ? labels.entry.orEarlier.filled($0) : $0 }
  }
}

extension ReferenceEntry.Parameter {
  /// The name as it is explained: that inside the body, which a comment speaks of.
  var shownName: String { name.isEmpty ? label ?? "_" : name }
}

extension ReleaseChanges {
  /// The number of the release.
  var title: String { ReferenceLabels.english.title(of: self) }
}

extension ReleaseChanges.Section {
  package var title: String { ReferenceLabels.english.title(of: kind) }
}

extension GuidePlace {
  /// Page and heading: `Positions › Full screen`.
  var name: String { heading.map { "\(title) › \($0)" } ?? title }
}

extension [GuideFault] {
  /// The rules that found something, each with how often: `deprecated-symbol × 3`.
  var rules: String {
    let counts = Dictionary(grouping: self, by: \.rule).mapValues(\.count)
    return counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}

/// The kinds of pages, in the order of an index.
enum PageSection: CaseIterable {
  case classes, actors, protocols, structs, enums, globals, extensions

  init(of page: ReferencePage) {
    switch page.subject {
    case .globals: self = .globals
    case .extensions: self = .extensions
    case .type(let entry):
      switch entry.kind {
      case .class: self = .classes
      case .actor: self = .actors
      case .protocol: self = .protocols
      case .enum: self = .enums
      default: self = .structs
      }
    }
  }

  var title: String { ReferenceLabels.english.title(of: self) }
}
