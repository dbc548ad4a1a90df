// A code block that is looked into, and what was found in it.

package import APIModel
package import Pages

/// A code block in a language that the API has a spelling in.
package struct Snippet: Sendable {
  package enum Language: String, Sendable {
    case swift, objectiveC
  }

  /// The index into `AnalyzedPage.codeBlocks`.
  package var block: Int
  package var language: Language
  /// Ranges in it count bytes of the block's code.
  package var findings: SnippetFindings

  package init(block: Int, language: Language, findings: SnippetFindings) {
    self.block = block
    self.language = language
    self.findings = findings
  }
}

/// A page and what its code means.
package struct AnalyzedPage: Sendable {
  package var page: Page
  /// The blocks of the page in its order, recovered ones among them.
  package var codeBlocks: [CodeBlock]
  /// The headings of the page in its order, recovered ones among them.
  package var headings: [Heading]
  /// Whether the page lost its fences, so that blocks and headings are recovered.
  package var isUnfenced: Bool
  package var snippets: [Snippet]
  /// How much was not looked into, by reason: blocks for `ignore`, `too-long` and `too-complex`, names for
  /// `unknown-receiver`.
  package var skipped: [String: Int]

  package init(
    page: Page, codeBlocks: [CodeBlock], headings: [Heading], isUnfenced: Bool = false,
    snippets: [Snippet] = [], skipped: [String: Int] = [:]
  ) {
    self.page = page
    self.codeBlocks = codeBlocks
    self.headings = headings
    self.isUnfenced = isUnfenced
    self.snippets = snippets
    self.skipped = skipped
  }
}
