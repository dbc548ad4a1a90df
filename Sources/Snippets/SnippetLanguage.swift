// The languages that the API has a spelling in, by the names that pages give them.

package import Lexing

extension Snippet.Language {
  /// The language that a fence's tag names: `swift`, `objc`, `objective-c`.
  package init?(tag: String) {
    guard let language = Self.byTag[tag] else { return nil }
    self = language
  }

  /// The language that the label of a tab names: `Swift`, `Swift (UIKit)`, `Objective-C`.
  package init?(tab label: String) {
    let word = label.lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    self.init(tag: word == "swiftui" ? "swift" : String(word))
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

  private static let byTag: [String: Snippet.Language] = [
    "swift": .swift, "objc": .objectiveC, "objective-c": .objectiveC, "objectivec": .objectiveC,
    "obj-c": .objectiveC, "objective_c": .objectiveC, "mm": .objectiveC, "objc++": .objectiveC,
    "objective-c++": .objectiveC, "objectivecpp": .objectiveC,
  ]
}
