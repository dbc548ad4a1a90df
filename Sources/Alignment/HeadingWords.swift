// The words of headings.

internal import Snippets

/// The words of the headings of a page.
struct HeadingWords {
  /// Those that no translator touches, by heading.
  let names: [Fingerprint]
  /// All that are written in ASCII, by heading.
  let all: [Fingerprint]

  init(_ page: AnalyzedPage) {
    let headings = page.headings
    names = headings.indices.map { Fingerprint(untranslatedWordsIn: headings[$0].text) }
    all = headings.indices.map { Fingerprint(wordsIn: headings[$0].text) }
  }
}
