// Which language a block is read in.

internal import Pages

/// What the page says of a block's language: its info string, or the tab that it stands in.
struct LanguageChoice: Hashable {
  /// The language that the page names, if it is one that we read.
  var named: Snippet.Language?
  /// Whether the code itself may tell, since the page names no other language.
  var isOpen: Bool

  init(_ block: CodeBlock, on page: Page) {
    let tag = block.language
    named = Self.languages[tag]
    isOpen = tag.isEmpty || tag == "m" || named != nil
    if tag.isEmpty {
      named =
        block.containers.reversed().lazy.compactMap { container in
          page.containers.indices.contains(container)
            ? Self.language(ofTab: page.containers[container].label) : nil
        }.first
    }
  }

  /// The language to read code in: the one that it is for certain, else the one that is named.
  func language(of code: [UInt8]) -> Snippet.Language? {
    guard isOpen else { return nil }
    return LanguageEvidence(code).certain ?? named
  }

  private static let languages: [String: Snippet.Language] = [
    "swift": .swift, "objc": .objectiveC, "objective-c": .objectiveC, "objectivec": .objectiveC,
    "obj-c": .objectiveC, "objective_c": .objectiveC, "mm": .objectiveC, "objc++": .objectiveC,
    "objective-c++": .objectiveC, "objectivecpp": .objectiveC,
  ]

  /// The language that the label of a tab names: `Swift`, `Swift (UIKit)`, `Objective-C`.
  static func language(ofTab label: String?) -> Snippet.Language? {
    let word = (label ?? "").lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    return word == "swiftui" ? .swift : languages[String(word)]
  }
}
