// Front matter.

import Testing

@testable import Pages

struct FrontMatterTests {
  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func readsYAML(_ lineBreak: String, _ mark: String) {
    let page = read(
      mark + ["---", "title: Start", "lang: en", "---", "# Start"].joined(separator: lineBreak))
    #expect(
      page.frontMatter?.values
        == .mapping([
          .init(key: "title", value: .scalar("Start"), line: 1),
          .init(key: "lang", value: .scalar("en"), line: 2),
        ]))
    #expect(page.frontMatter.map { page.lines.range(of: $0.range).end.line } == 4)
    #expect(page.headingSummary == ["5 #1 Start"])
  }

  @Test func keepsTOMLAsText() {
    let page = read("+++\ntitle = \"a\"\n+++\n# b\n")
    #expect(page.frontMatter?.format == .toml)
    #expect(page.frontMatter?.text == "title = \"a\"\n")
    #expect(page.headingSummary == ["4 #1 b"])
  }

  @Test func saysWhatIsWrongWithIt() {
    let page = read("---\na: [\n---\n# b\n")
    #expect(page.frontMatter?.error != nil)
    #expect(page.headingSummary == ["4 #1 b"])
  }

  @Test(arguments: ["---\n# a\n", "\n---\nb: c\n---\n", "----\nb: c\n----\n"])
  func isNone(_ source: String) {
    #expect(read(source).frontMatter == nil)
  }

  @Test func readsItInCommonMarkToo() {
    #expect(read("---\na: b\n---\n# c\n", .commonmark).headingSummary == ["4 #1 c"])
  }

  @Test(arguments: [
    ("", true), (" \n\n", true), ("---\ntitle: a\n---\n\n", true), ("\u{FEFF}\n", true),
    ("---\nhero:\n  title: a\n---\n", false), ("a", false),
  ])
  func anEmptyPageIsAFault(_ source: String, _ isEmpty: Bool) {
    #expect(read(source).faults.contains { $0.kind == .emptyPage } == isEmpty)
  }
}
