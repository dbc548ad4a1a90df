// Lists, and where their items stand.

import Testing

@testable import Pages

struct ListTests {
  private func summary(_ page: Page) -> [String] {
    page.lists.map { list in
      let items = list.items.map { page.text($0.textRange) }
      return (list.isOrdered ? "1. " : "- ") + items.joined(separator: " | ")
    }
  }

  @Test func readsNestedListsInTheOrderOfThePage() {
    let page = read("- a\n  1. b\n  2. c\n- d\n\ne\n")
    #expect(summary(page) == ["- a | d", "1. b | c"])
    #expect(page.lists[0].items.map { page.text($0.range) } == ["- a\n  1. b\n  2. c", "- d"])
  }

  @Test func keepsListsApartThatStandInDifferentTabs() {
    let page = read("<Tab>\n1. a\n</Tab>\n<Tab>\n1. b\n</Tab>\n", .mdx)
    #expect(summary(page) == ["1. a", "1. b"])
    #expect(page.lists.map(\.container) == [0, 1])
  }

  @Test func anItemWithoutAParagraphHasNoText() {
    let page = read("- ```sh\n  a\n  ```\n- b\n")
    #expect(summary(page) == ["-  | b"])
  }
}
