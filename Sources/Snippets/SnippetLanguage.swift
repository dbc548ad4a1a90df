// The languages that the API has a spelling in, by the names that pages give them.

package import Lexing

extension Snippet.Language {
  /// The language that the first word of an info string names, in lower case; nil for any other.
  package init?(tag: String) {
    switch CodeLanguage.named(tag)?.name {
    case CodeLanguage.swift.name: self = .swift
    case CodeLanguage.objectiveC.name: self = .objectiveC
    default: return nil
    }
  }

  /// The language that the label of a tab names: `Swift`, `Swift (UIKit)`, `Objective-C`.
  package init?(tabLabel label: String) {
    let word = label.lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    self.init(tag: word == "swiftui" ? "swift" : String(word))
  }

  /// The language that a piece of code is in for certain; nil where that cannot be said, and for
  /// every other language.
  package static func certain(of code: [UInt8]) -> Snippet.Language? {
    LanguageEvidence(code).certain
  }

  /// The name for people.
  package var title: String {
    switch self {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    }
  }

  /// The tag that highlighters know.
  package var tag: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objective-c"
    }
  }

  /// What cuts the language into tokens.
  package var lexer: Lexer {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    }
  }
}
