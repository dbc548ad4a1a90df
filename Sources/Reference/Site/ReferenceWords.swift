// What a reference says in words of its own: the labels of all formats.

internal import APIModel

extension OwnPage {
  package var title: String {
    switch self {
    case .index: "API reference"
    case .changes: "Changes"
    case .migration: "Migration"
    case .coverage: GuideWords.coverage
    }
  }

  /// A sentence on what the page holds.
  var lead: String {
    switch self {
    case .index: "Every type of the API."
    case .changes: "What each release added, deprecated, renamed and removed."
    case .migration: "Every outdated symbol, and what to write instead."
    case .coverage: GuideWords.coverageLead
    }
  }
}

extension ReferenceState {
  /// `Deprecated since 7.0.14`.
  var title: String {
    word.rawValue.capitalized + (since.map { " since \($0)" } ?? "")
  }
}

extension TypeRelations {
  /// The relations that a type has, each with its title.
  var rows: [(title: String, links: [ReferenceLink])] {
    [
      ("Inherits from", [superclass].compactMap { $0 }),
      ("Raw values", [rawType].compactMap { $0 }),
      ("Conforms to", conformances), ("Inherited by", subclasses), ("Refined by", refinements),
      ("Conforming types", conformers),
    ]
    .filter { !$0.1.isEmpty }
  }
}

extension ReferenceSite {
  /// How many symbols there are, in which languages, and how many are outdated, as one sentence.
  var lead: String { Self.lead(of: entries) }

  static func lead(of entries: [ReferenceEntry]) -> String {
    let outdated = entries.count { $0.state != nil }
    let hasObjectiveC = entries.contains { $0.objcName != nil || $0.objc != nil }
    let languages = hasObjectiveC ? " in Swift and Objective-C" : ""
    return "\(entries.count) \(entries.count == 1 ? "symbol" : "symbols")\(languages)"
      + (outdated > 0 ? ", \(outdated) of them outdated." : ".")
  }
}

extension ReferenceEntry.Parameter {
  /// The name as it is explained: that inside the body, which a comment speaks of.
  var shownName: String { name.isEmpty ? label ?? "_" : name }
}

extension ReleaseChanges {
  /// The number of the release.
  var title: String { release ?? "Not released yet" }
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

  var title: String {
    switch self {
    case .classes: "Classes"
    case .actors: "Actors"
    case .protocols: "Protocols"
    case .structs: "Structs"
    case .enums: "Enums"
    case .globals: "Globals"
    case .extensions: "Extensions"
    }
  }
}
