// A code block that is looked into, and what was found in it.

package import APIModel
internal import Diagnostics
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
  /// In the order of their blocks.
  package var snippets: [Snippet]
  /// The code spans in running text that name something of the API, or were meant to; those that
  /// are right are left out.
  package var spans: [CodeSpanUse] = []
  /// How much was not looked into, by reason: blocks for `ignore`, `too-long` and `too-complex`,
  /// names for `unknown-receiver`.
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

  /// The index of the snippet that a block is; nil for one that was not looked into.
  package func snippetIndex(ofBlock block: Int) -> Int? {
    let index = snippets.indices.partitioningIndex { snippets[$0].block >= block }
    return index < snippets.count && snippets[index].block == block ? index : nil
  }

  /// The snippet that a block is; nil for one that was not looked into.
  package func snippet(ofBlock block: Int) -> Snippet? {
    snippetIndex(ofBlock: block).map { snippets[$0] }
  }
}
