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
    named = Snippet.Language(tag: tag)
    isOpen = tag.isEmpty || tag == "m" || named != nil
    if tag.isEmpty {
      named =
        block.containers.reversed().lazy.compactMap { container in
          page.containers.indices.contains(container)
            ? page.containers[container].label.flatMap(Snippet.Language.init(tab:)) : nil
        }.first
    }
  }

  /// The language to read code in: the one that it is for certain, else the one that is named.
  func language(of code: [UInt8]) -> Snippet.Language? {
    guard isOpen else { return nil }
    return LanguageEvidence(code).certain ?? named
  }
}
