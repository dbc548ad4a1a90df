// Examples that a page shows in Swift and in Objective-C, side by side in tabs.

internal import Lexing
internal import Pages
internal import Snippets

/// What the label of a tab promises to hold.
struct TabLabel {
  /// Nil for anything but the two languages of the API.
  let language: Snippet.Language?

  init(_ label: String) {
    // Nearly all labels of such tabs are written like this.
    switch label {
    case "Swift": language = .swift
    case "Objective-C": language = .objectiveC
    default: language = Snippet.Language(tabLabel: label)
    }
  }
}

/// The tabs of one example: what it says in either language, as indices of the page's snippets.
struct TabPair {
  let swift: ArraySlice<Int>
  let objectiveC: ArraySlice<Int>

  /// The indices of the code blocks of both tabs.
  func blocks(of page: AnalyzedPage) -> [Int] {
    (swift + objectiveC).map { page.snippets[$0].block }
  }

  /// The examples of a page that stand in exactly one tab for each language.
  static func all(on facts: PageFacts) -> [TabPair] {
    let page = facts.outline.page
    let snippets = page.snippets
    guard snippets.contains(where: { $0.language == .objectiveC }),
      snippets.contains(where: { $0.language == .swift })
    else { return [] }
    var members: [Member] = []
    members.reserveCapacity(snippets.count)
    let tabs = facts.tabs
    var runs = TabRuns(page: facts.page)
    for index in snippets.indices {
      let block = snippets[index].block
      guard let tab = page.codeBlocks[block].container,
        let group = group(of: tab, tabs, &runs)
      else { continue }
      // In a group of code the blocks themselves are the tabs.
      members.append(
        Member(
          group: group, tab: group == tab ? -block - 1 : tab,
          isSwift: snippets[index].language == .swift, snippet: index))
    }
    members.sort()
    return pairs(members)
  }

  /// A snippet in a tab of an example.
  private struct Member: Comparable {
    /// The container that holds the tabs of the example.
    let group: Int
    let tab: Int
    let isSwift: Bool
    let snippet: Int

    /// By examples, and what is Swift of each first.
    static func < (left: Member, right: Member) -> Bool {
      if left.group != right.group { return left.group < right.group }
      return left.isSwift == right.isSwift ? left.snippet < right.snippet : left.isSwift
    }
  }

  /// - Parameter members: In their order.
  private static func pairs(_ members: [Member]) -> [TabPair] {
    let snippets = members.map(\.snippet)
    var pairs: [TabPair] = []
    var start = 0
    for end in members.indices
    where end + 1 == members.count || members[end + 1].group != members[end].group {
      let example = start...end
      start = end + 1
      guard areTwoTabs(members[example]), members[example.lowerBound].isSwift,
        let second = example.first(where: { !members[$0].isSwift })
      else { continue }
      pairs.append(
        TabPair(swift: snippets[example.lowerBound..<second], objectiveC: snippets[second...end]))
    }
    return pairs
  }

  private static func areTwoTabs(_ members: ArraySlice<Member>) -> Bool {
    guard let first = members.first?.tab,
      let other = members.first(where: { $0.tab != first })?.tab
    else { return false }
    return members.allSatisfy { $0.tab == first || $0.tab == other }
  }

  /// What holds the tabs of an example: the container around the tab, or the first of tabs that
  /// follow each other.
  ///
  /// - Parameter tabs: What each container promises to hold.
  private static func group(of tab: Int, _ tabs: [TabLabel?], _ runs: inout TabRuns) -> Int? {
    if isCodeGroup(runs.page.containers[tab].name) { return tab }
    guard tabs[tab]?.language != nil else { return nil }
    if let parent = runs.page.containers[tab].parent, tabs[parent] == nil { return parent }
    return runs.first(of: tab)
  }

  private static func isCodeGroup(_ name: String) -> Bool {
    name.utf8.count == 10 && name.lowercased() == "code-group"
  }
}

/// Tabs that follow each other with nothing around them.
private struct TabRuns {
  let page: Page
  /// The first of the run, by each tab that was asked for.
  private var firsts: [Int: Int] = [:]

  init(page: Page) { self.page = page }

  /// The first tab of the run that a tab is in.
  mutating func first(of tab: Int) -> Int {
    var first = tab
    while firsts[first] == nil, let before = self.tab(before: first) { first = before }
    first = firsts[first] ?? first
    firsts[tab] = first
    return first
  }

  /// The tab that ends where another one starts.
  private func tab(before tab: Int) -> Int? {
    let containers = page.containers
    let parent = containers[tab].parent
    let siblings = (parent.map { $0 + 1 } ?? 0)..<tab
    guard
      let before = siblings.last(where: { containers[$0].parent == parent }),
      containers[before].label != nil
    else { return nil }
    let (end, start) = (containers[before].range.upperBound, containers[tab].range.lowerBound)
    let isNext = end <= start && page.bytes[end..<start].allSatisfy { $0 <= 0x20 || $0 == 0x3D }
    return isNext ? before : nil
  }
}
