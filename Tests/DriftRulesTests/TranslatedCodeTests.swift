// Where findings about translated code stand, and what they say.

import Diagnostics
import Testing

@Suite("Translated code")
struct TranslatedCodeTests {
  private func findings(_ source: String, _ target: String) throws -> [Diagnostic] {
    try ExampleProject(files: ["docs/en/a.md": source, "docs/zh/a.md": target]).check().diagnostics
  }

  /// A finding as `rule line:column-column`, columns of both kinds.
  private func place(_ found: Diagnostic) -> String {
    let (start, end) = (found.place.range.start, found.place.range.end)
    return "\(found.rule) \(start.line):\(start.column)-\(end.column)"
      + " utf16 \(start.utf16Column)-\(end.utf16Column)"
  }

  @Test(
    "Columns are right behind text in every script",
    arguments: ["Grüße", "窗口", "ウィンドウ", "نافذة", "🪟👩‍👩‍👧"])
  func columns(text: String) throws {
    let page = { (word: String, call: String) in
      "# A\n\n- b\n\n  ```swift\n  a(\"\(word)\").\(call)()\n  ```\n"
    }
    let found = try findings(page("x", "show"), page(text, "zeig"))
    #expect(found.map(\.rule) == ["code-drift"])
    let start = try #require(found.first).place.range.start
    #expect(start.line == 6)
    #expect(start.column == 9 + text.utf8.count)
    #expect(start.utf16Column == 9 + text.utf16.count)
  }

  @Test("A block has one finding, with the source page first and further places behind")
  func related() throws {
    let found = try findings(
      "# A\n\n```swift\na.one()\nb()\nc.two()\n```\n",
      "# A\n\n```swift\na.eins()\nb()\nc.zwei()\n```\n")
    #expect(found.map(place) == ["code-drift 4:3-7 utf16 3-7"])
    #expect(
      found[0].related.map { "\($0.place.file):\($0.place.range.start.line)" }
        == ["docs/en/a.md:4", "docs/zh/a.md:6"])
    #expect(found[0].replacement == "one")
  }

  @Test("Code that no longer parses is reported with the parser's word")
  func parser() throws {
    let found = try findings(
      "# A\n\n```swift\nlist.map { item in item.id }\n```\n",
      "# A\n\n```swift\nlist.map { item inzz item.id }\n```\n")
    #expect(found.map(\.rule) == ["code-drift"])
    #expect(found.first?.message.contains("the parser says: ") == true)
    let lost = try findings(
      "# A\n\n```swift\na()\nb()\n```\n", "# A\n\n```swift\na() b()\n```\n")
    #expect(lost.map(place) == ["code-drift 4:4-4 utf16 4-4"])
  }

  @Test("One translated comment does not yet tell that comments are translated")
  func oneComment() throws {
    let page = { (comments: [String]) in
      "# A\n\n"
        + comments.map { "```swift\n// \($0)\na()\n```\n" }.joined(separator: "\n")
    }
    let source = page(["Set up the kit.", "Show the window.", "Close the window again."])
    let left = "Close the window again."
    #expect(try findings(source, page(["设置套件。", "Show the window.", left])).isEmpty)
    #expect(
      try findings(source, page(["设置套件。", "显示窗口。", left])).map(\.rule)
        == ["untranslated-comment"])
  }

  @Test("Of many marks in a block the first are named")
  func manyMarks() throws {
    let page = { (comma: String) in
      "# A\n\n```swift\nf(\((1...12).map(String.init).joined(separator: comma)))\n```\n"
    }
    let found = try findings(page(", "), page("，"))
    #expect(found.map(\.rule) == ["code-typography"])
    #expect(found.first?.related.count == 8)
  }

  @Test("A slip in code that still parses may be meant: a person looks")
  func slip() throws {
    let found = try findings(
      "# A\n\n```swift\nlamp.show()\n```\n", "# A\n\n```swift\nlamp.shwo()\n```\n")
    #expect(found.map(\.rule) == ["code-drift"])
    #expect(found.flatMap(\.fixes).map(\.safety) == [.review])
  }

  @Test("An example about languages may speak of the reader's own")
  func languages() throws {
    let page = { (tag: String, name: String) in
      "# A\n\n```js\nlocales({ \(tag): { label: '\(name)' } })\n```\n"
    }
    #expect(try findings(page("en", "English"), page("zh", "中文")).isEmpty)
    #expect(try findings(page("en", "English"), page("size", "中文")).map(\.rule) == ["code-drift"])
  }

  @Test("Prose, skipped blocks and blocks of other languages' columns are not compared")
  func skipped() throws {
    for (info, other) in [
      ("md", "md"), ("text", "text"), ("swift ignore", "swift"), ("diff", "js"),
    ] {
      let found = try findings(
        "# A\n\n```\(info)\none two\n```\n", "# A\n\n```\(other)\none three\n```\n")
      #expect(found.filter { $0.rule == "code-drift" }.isEmpty, "\(info)")
    }
  }

  @Test("A block of several renamed names has each of them once a page")
  func renamed() throws {
    let page = { (name: String) in
      "# A\n\n```swift\nlet \(name) = a()\n```\n\n```swift\nb(\(name), \(name))\n```\n"
    }
    #expect(
      try findings(page("token"), page("ficha")).map(place)
        == ["renamed-identifier 4:5-10 utf16 5-10"])
  }
}
