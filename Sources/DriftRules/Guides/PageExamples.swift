// The examples of a page: blocks of code that say the same in both languages, side by side.

package import APIModel
package import Snippets

/// Blocks of a page that are one example, as indices of the page's snippets in its order.
package struct PageExample: Hashable, Sendable {
  package let snippets: [Int]

  /// The examples of a page, in its order.
  ///
  /// Tabs that stand in one group are one example, and so are two blocks in different languages
  /// that follow each other and use the same of the API.
  package static func all(on context: PageContext) -> [PageExample] {
    let page = context.analyzed
    let tabs = context.facts.tabPairs.map { ($0.swift + $0.objectiveC).sorted() }
    let inTabs = Set(tabs.joined())
    var examples = tabs
    var last: Int?
    for index in page.snippets.indices where !inTabs.contains(index) {
      if let before = last, isAnswer(index, to: before, context) {
        examples[examples.count - 1].append(index)
        last = nil
      } else {
        examples.append([index])
        last = index
      }
    }
    return examples.sorted { $0[0] < $1[0] }.map(PageExample.init)
  }

  /// Whether a block says in the other language what the block before it says.
  private static func isAnswer(_ index: Int, to before: Int, _ context: PageContext) -> Bool {
    let (left, right) = (context.analyzed.snippets[before], context.analyzed.snippets[index])
    guard right.block == left.block + 1, left.language != right.language,
      context.outline.sectionOfBlock[left.block] == context.outline.sectionOfBlock[right.block]
    else { return false }
    let (used, answered) = (left.shownSymbols, right.shownSymbols)
    let shared = used.intersection(answered).count
    return shared > 0 && shared * 2 >= min(used.count, answered.count)
  }
}

extension Snippet {
  /// What of the API the code shows: what it uses, and the requirements that it meets.
  package var shownSymbols: Set<SymbolHandle> {
    var found = Set(findings.met.map(\.requirement))
    for use in findings.uses {
      if case .resolved(let handle) = use.outcome { found.insert(handle) }
    }
    return found
  }
}
