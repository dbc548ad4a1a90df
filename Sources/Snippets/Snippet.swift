// A code block that is looked into, and what was found in it.

package import APIModel
internal import Diagnostics
package import Lexing
package import Pages

/// A code block in a language that the API has a spelling in.
package struct Snippet: Sendable {
  package enum Language: String, Sendable {
    case swift, objectiveC
  }

  /// The index into `AnalyzedPage.codeBlocks`.
  package let block: Int
  package let language: Language
  /// Ranges in it count bytes of the block's code.
  package let findings: SnippetFindings

  package init(block: Int, language: Language, findings: SnippetFindings) {
    self.block = block
    self.language = language
    self.findings = findings
  }
}

/// A page and what its code means.
package final class AnalyzedPage: Sendable {
  package let page: Page
  /// The blocks of the page in its order, recovered ones among them.
  package let codeBlocks: [CodeBlock]
  /// The hashes of their code, by which whoever reads code remembers it.
  package let codeHashes: [CodeHash]
  /// The headings of the page in its order, recovered ones among them.
  package let headings: [Heading]
  /// Whether the page lost its fences, so that blocks and headings are recovered.
  package let isUnfenced: Bool
  /// In the order of their blocks.
  package let snippets: [Snippet]
  /// The code spans in running text that name something of the API, or were meant to; those that
  /// are right are left out.
  package let spans: [CodeSpanUse]
  /// How much was not looked into, by reason: blocks for `ignore`, `too-long` and `too-complex`,
  /// names for `unknown-receiver`.
  package let skipped: [String: Int]

  package convenience init(page: Page, codeBlocks: [CodeBlock], headings: [Heading]) {
    self.init(page: page, codeBlocks: codeBlocks, headings: headings, isUnfenced: false)
  }

  init(page: Page, codeBlocks: [CodeBlock], headings: [Heading], isUnfenced: Bool) {
    self.page = page
    self.codeBlocks = codeBlocks
    codeHashes = codeBlocks.map { CodeHash(bytes: $0.code.bytes) }
    self.headings = headings
    self.isUnfenced = isUnfenced
    snippets = []
    spans = []
    skipped = [:]
  }

  /// A page whose code was looked into.
  init(
    _ plain: AnalyzedPage, snippets: [Snippet], spans: [CodeSpanUse], skipped: [String: Int]
  ) {
    page = plain.page
    codeBlocks = plain.codeBlocks
    codeHashes = plain.codeHashes
    headings = plain.headings
    isUnfenced = plain.isUnfenced
    self.snippets = snippets
    self.spans = spans
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
