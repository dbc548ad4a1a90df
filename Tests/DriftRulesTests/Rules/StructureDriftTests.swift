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

  @Test("As many rows are missing as the table is shorter: another one may be a changed one")
  func changedRow() throws {
    let head = "# A\n\n| N | V |\n| --- | --- |\n"
    #expect(
      try drift(
        "table-drift", head + "| `aaa` | x |\n| `bbb` | y |\n| `ccc` | z |\n",
        head + "| `bbb` | 乙 |\n| `ddd` `eee` `fff` | 丁 |\n", ending: "md"
      ).count == 1)
  }

  @Test("A table that the translation writes in HTML is there")
  func tableInHTML() throws {
    let source = "# A\n\n| N | V |\n| --- | --- |\n| x | y |\n"
    let html = "<table><tr><td>甲</td><td>乙</td></tr></table>\n"
    #expect(try drift("table-drift", source, "# A\n\n文。\n", ending: "md").count == 1)
    #expect(try drift("table-drift", source, "# A\n\n\(html)", ending: "md") == [])
  }

  @Test("Items of a component that is missing are not missing besides")
  func itemsOfComponent() throws {
    let list = "- Open the lid.\n- Press the button.\n"
    let source = "# A\n\n\(list)\n:::note\n- Wait.\n- Close the lid.\n:::\n"
    let target = "# A\n\n- 打开盖子。\n- 按下按钮。\n"
    #expect(try drift("component-drift", source, target).count == 1)
    #expect(try drift("list-drift", source, target) == [])
  }

  @Test("An image in the place of another one is not missing")
  func replacedImage() throws {
    let source = "# A\n\n![One](one.png)\n\n![Two](two.png)\n"
    #expect(try drift("component-drift", source, "# A\n\n![一](yi.png)\n").count == 1)
    #expect(try drift("component-drift", source, "# A\n\n一。\n").count == 2)
  }

  @Test("A first row that is lost should stand before the row that is first now")
  func firstRow() throws {
    let head = "# A\n\n| N | V |\n| --- | --- |\n"
    #expect(
      try drift(
        "table-drift", head + "| `a` | x |\n| `b` | y |\n", head + "| `b` | 乙 |\n", ending: "md")
        == ["docs/zh/a.md:5 a row of this table is missing here: `a`"])
  }

  @Test("Rows are told apart by their versions, which table-drift leaves to another rule")
  func versionRows() throws {
    let head = "# A\n\n| N | V |\n| --- | --- |\n"
    #expect(
      try drift(
        "table-drift", head + "| One | 2.8.0 |\n| Two | 2.9.3 |\n", head + "| 二 | 2.9.3 |\n",
        ending: "md") == ["docs/zh/a.md:5 a row of this table is missing here: One"])
    #expect(
      try drift(
        "table-drift", head + "| One | 2.8.0 |\n", head + "| 一 | 2.7.0 |\n", ending: "md") == [])
  }

  @Test(
    "Items of prose are told apart by their marks, their lengths and the numbers left",
    arguments: [
      ("- 一口气。\n- 请看，这里很长，还有更多的文字。\n", 3, "Wait."),
      ("1. 走吧。\n3. 请看这里。\n", 3, "Wait."),
    ])
  func proseItems(target: String, line: Int, lost: String) throws {
    let mark = target.hasPrefix("1") ? ["1.", "2.", "3."] : ["-", "-", "-"]
    let source =
      "# A\n\n\(mark[0]) In a breath.\n\(mark[1]) Wait.\n"
      + "\(mark[2]) Look, this one is long, and there is more of it.\n"
    #expect(
      try drift("list-drift", source, "# A\n\n" + target, ending: "md") == [
        "docs/zh/a.md:\(line) an item of this list is missing here: “\(lost)”"
      ])
  }

  @Test("A tab that was unwrapped first of all is missing within its group")
  func firstTab() throws {
    let tab = "<TabItem label=\"C\">\n```c\nint b = 2;\n```\n</TabItem>\n"
    let code = "```swift\nlet a = 1\n```\n"
    let source =
      "# A\n\nText.\n\n<Tabs>\n<TabItem label=\"Swift\">\n\(code)</TabItem>\n\(tab)</Tabs>\n"
    #expect(
      try drift("component-drift", source, "# A\n\n文。\n\n<Tabs>\n\(code)\(tab)</Tabs>\n") == [
        "docs/zh/a.mdx:5 the tab “Swift” of the source page is missing here"
      ])
  }

  @Test("A lost block is missing behind the text that it stood behind")
  func lostBlock() throws {
    let block = "```sh\nkit make --all\n```\n\n"
    #expect(
      try drift("missing-code-block", "# A\n\nOne.\n\n\(block)Two.\n", "# A\n\n一。\n\n二。\n") == [
        "docs/zh/a.mdx:3 a code block (sh) of the source page is missing here"
      ])
  }

  @Test("A lost block is lost though the tab beside it says the same in another language")
  func lostTwin() throws {
    let swift =
      "```swift\nlet upper: Corner = [.topLeft, .topRight]\nkit.window.setCorner(upper, radius: 24)\n```\n\n"
    let objc =
      "```objective-c\nCorner upper = topLeft | topRight;\n[[kit window] setCorner:upper radius:24];\n```\n\n"
    #expect(
      try drift("missing-code-block", "# A\n\n\(swift)\(objc)", "# A\n\n\(objc)").count == 1)
    #expect(
      try drift("extra-code-block", "# A\n\n\(objc)", "# A\n\n\(swift)\(objc)").count == 1)
  }

  @Test("A tag of another language is said where the comments are translated")
  func changedTag() throws {
    let source = "# A\n\n```json\n{ \"a\": 1 } // The one and only value\n```\n"
    #expect(
      try drift("fence-language", source, "# A\n\n```yaml\n{ \"a\": 1 } // 唯一的值\n```\n") == [
        "docs/zh/a.mdx:3 this block is tagged `yaml`; the source page has `json`"
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

  @Test("A list that is lost as a whole is said once")
  func wholeList() throws {
    let source = "# A\n\nMay:\n\n- One.\n- Two.\n\nApril:\n\n- Three.\n- Four.\n"
    #expect(
      try drift("list-drift", source, "# A\n\n四月：\n\n- 三。\n- 四。\n", ending: "md").map {
        String($0.drop { $0 != " " })
      } == [" a list of 2 items is missing here: “One.” and more"])
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
