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
    // `m` is Objective-C to some and MATLAB to others.
    isOpen = tag.isEmpty || tag == "m" || named != nil
    if tag.isEmpty {
      for container in page.containers(around: block.container).reversed() where named == nil {
        named = page.containers[container].label.flatMap { Snippet.Language(tabLabel: $0) }
      }
    }
  }

  /// The language to read code in: the one that it is for certain, else the one that is named.
  func language(of code: [UInt8]) -> Snippet.Language? {
    isOpen ? Snippet.Language.certain(of: code) ?? named : nil
  }
}
