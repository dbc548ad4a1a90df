// Examples that a page shows in Swift and in Objective-C, side by side in tabs.

internal import Lexing
internal import Pages
internal import Snippets

/// The tabs of one example: what it says in either language.
struct TabPair {
  var swift: [Snippet] = []
  var objectiveC: [Snippet] = []

  /// The indices of the code blocks of both tabs.
  var blocks: Set<Int> { Set((swift + objectiveC).map(\.block)) }

  /// The examples of a page that stand in exactly one tab for each language.
  static func all(on page: AnalyzedPage) -> [TabPair] {
    guard page.snippets.contains(where: { $0.language == .objectiveC }),
      page.snippets.contains(where: { $0.language == .swift })
    else { return [] }
    var groups: [Int: TabPair] = [:]
    var tabs: [Int: Set<Int>] = [:]
    for snippet in page.snippets {
      guard let tab = page.codeBlocks[snippet.block].containers.last,
        let group = group(of: tab, on: page.page)
      else { continue }
      // In a group of code the blocks themselves are the tabs.
      tabs[group, default: []].insert(group == tab ? -snippet.block - 1 : tab)
      switch snippet.language {
      case .swift: groups[group, default: TabPair()].swift.append(snippet)
      case .objectiveC: groups[group, default: TabPair()].objectiveC.append(snippet)
      }
    }
    return groups.keys.sorted().compactMap { key in
      guard let pair = groups[key], !pair.swift.isEmpty, !pair.objectiveC.isEmpty,
        tabs[key]?.count == 2
      else { return nil }
      return pair
    }
  }

  /// What holds the tabs of an example: the container around the tab, or the first of tabs that
  /// follow each other.
  private static func group(of tab: Int, on page: Page) -> Int? {
    let container = page.containers[tab]
    if container.name.lowercased() == "code-group" { return tab }
    guard let label = container.label, Snippet.Language(tabLabel: label) != nil else { return nil }
    if let parent = container.containers.last, page.containers[parent].label == nil {
      return parent
    }
    return first(of: tab, on: page)
  }

  private static func first(of tab: Int, on page: Page) -> Int {
    var first = tab
    while let before = page.containers[..<first].lastIndex(where: {
      $0.containers == page.containers[tab].containers
    }) {
      let start = page.containers[first].range.lowerBound
      let end = page.containers[before].range.upperBound
      guard page.containers[before].label != nil, end <= start,
        page.bytes[end..<start].allSatisfy({ $0 <= 0x20 || $0 == 0x3D })
      else { break }
      first = before
    }
    return first
  }
}
