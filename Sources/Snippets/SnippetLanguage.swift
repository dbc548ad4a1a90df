// The languages that the API has a spelling in, by the names that pages give them.

package import Lexing

extension Snippet.Language {
  /// The language that the first word of an info string names, in lower case; nil for any other.
  package init?(tag: String) {
    // Most blocks are told by the names that most pages use.
    switch tag {
    case "swift": self = .swift
    case "objective-c": self = .objectiveC
    default:
      guard CodeLanguage.objectiveC.names.contains(tag) else { return nil }
      self = .objectiveC
    }
  }

  /// The language that the label of a tab names: `Swift`, `Swift (UIKit)`, `Objective-C`.
  package init?(tabLabel label: String) {
    let word = label.utf8.prefix(while: Self.isOfName).map { $0 < 0x80 ? $0 | 0x20 : $0 }
    let tag = String(decoding: word, as: UTF8.self)
    self.init(tag: tag == "swiftui" ? "swift" : tag)
  }

  /// Whether a byte can stand in the name of a language: a letter of any script or `-`.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"): true
    default: false
    }
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
