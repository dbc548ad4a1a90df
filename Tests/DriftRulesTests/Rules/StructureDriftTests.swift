// Components, tables, lists, front matter, order of sections.

import Testing

@Suite("Structure drift")
struct StructureDriftTests {
  private func drift(
    _ rule: String, _ source: String, _ target: String, ending: String = "mdx"
  ) throws -> [String] {
    try ExampleProject(files: ["docs/en/a.\(ending)": source, "docs/zh/a.\(ending)": target])
      .findings(of: rule)
  }

  @Test("A tab that was unwrapped is a lost tab, behind the tab before it")
  func unwrappedTab() throws {
    let tab = { (label: String) in
      "<TabItem label=\"\(label)\">\n```swift\nlet a = 1\n```\n</TabItem>\n"
    }
    let source = "# A\n\n<Tabs>\n\(tab("Swift"))\(tab("C"))</Tabs>\n"
    let target = "# A\n\n<Tabs>\n\(tab("Swift"))</Tabs>\n\n```swift\nlet a = 1\n```\n"
    #expect(
      try drift("component-drift", source, target) == [
        "docs/zh/a.mdx:8 the tab “C” of the source page is missing here"
      ])
  }

  @Test("Components that differ in syntax or place are there")
  func components() throws {
    let source = "# A\n\n:::note\nOne.\n:::\n\nText.\n"
    #expect(try drift("component-drift", source, "# A\n\nText.\n\n<Aside>\n一。\n</Aside>\n") == [])
    #expect(
      try drift("component-drift", source, "# A\n\n<div>\n\n:::info\n一。\n:::\n\n</div>\n") == [])
  }

  @Test("Several components of one name are one finding")
  func grouped() throws {
    let cards = (1...4).map { "<Card title=\"\($0)\" />\n" }.joined()
    #expect(
      try drift("component-drift", "# A\n\n\(cards)\nText.\n", "# A\n\n文。\n") == [
        "docs/zh/a.mdx:1 4 components `Card` of the source page are missing here:"
          + " “1”, “2”, “3” and more"
      ])
  }

  @Test("A lost row stands behind the row before it")
  func rows() throws {
    let head = "# A\n\n| N | V |\n| --- | --- |\n"
    #expect(
      try drift(
        "table-drift", head + "| `a` | x |\n| `b` | y |\n| `c` | z |\n",
        head + "| `a` | 甲 |\n| `c` | 丙 |\n", ending: "md") == [
          "docs/zh/a.md:5 a row of this table is missing here: `b`"
        ])
  }

  @Test("An extra row and a lost column are said")
  func extraRows() throws {
    let source = "# A\n\n| N | V |\n| --- | --- |\n| `a` | x |\n"
    #expect(
      try drift("table-drift", source, source + "| `b` | y |\n", ending: "md") == [
        "docs/zh/a.md:6 the source page's table has no such row: `b`"
      ])
    #expect(
      try drift("table-drift", source, "# A\n\n| N |\n| --- |\n| `a` |\n", ending: "md") == [
        "docs/zh/a.md:3 this table has 1 column; the source page's has 2"
      ])
  }

  @Test("An item whose link is lost is not said again")
  func items() throws {
    let source = "# A\n\n- One.\n- [Two](https://two.test)\n- Three.\n"
    #expect(try drift("list-drift", source, "# A\n\n- 一。\n- 三。\n", ending: "md") == [])
  }

  @Test("A nested key that is missing with its parent is said once")
  func frontMatter() throws {
    let source = "---\ntitle: A\nhero:\n  tagline: B\n  image: C\n---\n\nText.\n"
    #expect(
      try drift("front-matter-drift", source, "---\ntitle: 甲\n---\n\n文。\n") == [
        "docs/zh/a.mdx:2 the key `hero` of the source page's front matter is missing here"
      ])
    #expect(
      try drift(
        "front-matter-drift", source, "---\ntitle: 甲\nhero:\n  tagline: 乙\n---\n\n文。\n") == [
          "docs/zh/a.mdx:4 the key `hero.image` of the source page's front matter is missing here"
        ])
  }

  @Test("A title may stand as a heading")
  func title() throws {
    let source = "---\ntitle: Keys\n---\n\nText.\n"
    #expect(try drift("front-matter-drift", source, "# 密钥\n\n文。\n") == [])
  }

  @Test("A section that moved with its subsections is one finding")
  func order() throws {
    let one = "## `one`\n\nTakes `a1`.\n\n### `inner`\n\nTakes `b2`.\n\n"
    let two = "## `two`\n\nTakes `c3`.\n\n"
    let three = "## `three`\n\nTakes `d4`.\n\n"
    #expect(
      try drift("section-order", "# A\n\n\(one)\(two)\(three)", "# A\n\n\(two)\(three)\(one)")
        .count == 1)
  }
}
