// The Swift blocks of pages that lost their fences.

import Diagnostics
import Foundation
import Pages
import Snippets

extension PageBlock {
  /// The blocks that Concord recovers from a page; none if the page has fences.
  static func recovered(of text: String, page path: String) -> [PageBlock] {
    let page = PageReader.read(Array(text.utf8), file: path, dialect: .mdx)
    let analyzed = PageAnalyzer(api: nil).analyze(page)
    return analyzed.snippets.filter { $0.language == .swift }.compactMap { snippet in
      let block = analyzed.codeBlocks[snippet.block]
      guard block.form == .recovered else { return nil }
      return PageBlock(
        page: path, line: page.lines.line(at: block.code.origin(of: 0)),
        code: block.code.string, showsOlderAPI: false)
    }
  }
}
