// Containers of every syntax but elements: what they take away, and what opens and closes them.

import Testing

@testable import Pages

struct ContainerTests {
  // MARK: Directives

  @Test(arguments: [
    (":::note\na\n:::\n", "note 1-3"),
    ("::: tip Title here\na\n:::\n", "tip(title: Title here) 1-3"),
    (
      ":::note[Größe]{icon=\"heart\" #id .c}\na\n:::\n",
      "note(title: Größe, icon: heart, id: id, class: c) 1-3"
    ),
    (":::{note} Title\na\n:::\n", "note(title: Title) 1-3"),
    ("::: {.note #x}\na\n:::\n", "note 1-3"),
    ("::: 提示\na\n:::\n", "提示 1-3"),
  ])
  func readsDirectives(_ source: String, _ expected: String) {
    let page = read(source)
    #expect(page.containerSummary == [expected])
    #expect(page.faults.isEmpty)
    #expect(page.paragraphs.map(\.container) == [0])
  }

  @Test func nestsDirectivesByColons() {
    let page = read("::::a\n:::b\n```sh\nx\n```\n:::\n::::\n\n:::c\n:::d\n:::\n:::\n")
    #expect(page.codeSummary == ["3-5 sh: x⏎ in a > b"])
    #expect(page.containerSummary == ["a 1-7", "b 2-6", "c 9-12", "d 10-11"])
    #expect(page.faults.isEmpty)
  }

  @Test(arguments: [
    (":::note\na\n", ["unclosedContainer 1:1-1:8"]),
    ("a\n\n:::\n", ["unclosedContainer 3:1-3:4"]),
    ("::::a\n:::b\nc\n::::\n", ["unclosedContainer 2:1-2:5"]),
    ("::: a.b.c\n    options:\n", []),
    ("::leaf[a]\n", []),
  ])
  func judgesDirectives(_ source: String, _ expected: [String]) {
    #expect(read(source, .vitepress).faultSummary == expected)
  }

  @Test func readsTheDirectivesOfDocFX() {
    let page = read(
      ":::image source=\"a.png\":::\n\n:::row:::\n:::column span=\"2\":::\na\n:::column-end:::\n"
        + ":::row-end:::\n\n::: zone pivot=\"b\"\nc\n::: zone-end\n")
    #expect(
      page.containerSummary == [
        "image(source: a.png) 1-1", "row 3-7", "column(span: 2) 4-6", "zone(pivot: b) 9-11",
      ])
    #expect(page.faults.isEmpty)
  }

  @Test func aPackageOfMkdocstringsIsNoOpenDirective() {
    #expect(read("::: package\n    options:\n      a: b\n").faults.isEmpty)
    #expect(read("::: note\na\n").faults.map(\.kind) == [.unclosedContainer])
  }

  // MARK: Admonitions

  @Test(arguments: [Dialect.mkdocs, .plain])
  func takesTheIndentationOfBodies(_ dialect: Dialect) {
    let page = read(
      """
      !!! note "A b"
          Text

          ```swift
          let a = 1
              let b = 2
          ```

      === "Swift"

          ??? tip

              ```sh
              c
              ```

      === "Other"

          d

      e
      """, dialect)
    #expect(
      page.codeSummary == [
        "4-7 swift: let a = 1⏎    let b = 2⏎ in note(title: A b)",
        "13-15 sh: c⏎ in tab(label: Swift) > tip",
      ])
    #expect(
      page.paragraphSummary == [
        "2: Text in note(title: A b)", "19: d in tab(label: Other)", "21: e",
      ])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
    #expect(page.faults.isEmpty)
  }

  @Test(arguments: ["!!!\n", "!!! Achtung, es ist heiß.\n", "===\n", "=== a\n", "???\n"])
  func isNoAdmonition(_ source: String) {
    #expect(read(source).containers.isEmpty)
  }

  // MARK: Templates

  @Test func readsShortcodes() {
    let page = read(
      "{{< tabs \"id\" >}}\n{{% tab name=\"Swift\" %}}\n```swift\na\n```\n{{% /tab %}}\n"
        + "{{< /tabs >}}\n\n{{< figure src=\"/x.png\" >}}\n\n```sh\nb\n```\n", .hugo)
    #expect(
      page.codeSummary == ["3-5 swift: a⏎ in tabs(: id) > tab(name: Swift)", "11-13 sh: b⏎"])
    #expect(page.faults.isEmpty)
  }

  @Test func readsTags() {
    let page = read(
      "{% tabs %}\n{%- tab swift -%}\n```swift\na\n```\n{% endtab %}\n{% endtabs %}\n\n"
        + "{% tab label=\"x\" %}\n```sh\nb\n```\n{% /tab %}\n\n{% include c.html %}\n\nText\n",
      .liquid)
    #expect(
      page.codeSummary == ["3-5 swift: a⏎ in tabs > tab(: swift)", "10-12 sh: b⏎ in tab(label: x)"])
    #expect(page.paragraphSummary == ["17: Text"])
  }

  @Test(arguments: [
    ("{% highlight swift linenos %}\nlet a = 1\n\n{% endhighlight %}\n", Dialect.liquid),
    ("{{< highlight swift \"linenos=table\" >}}\nlet a = 1\n\n{{< /highlight >}}\n", .hugo),
  ])
  func readsHighlightedCode(_ source: String, _ dialect: Dialect) {
    let page = read(source, dialect)
    #expect(page.codeSummary == ["1-4 swift: let a = 1⏎⏎"])
    #expect(page.codeBlocks.allSatisfy { page.isMappedRight($0) })
  }

  @Test func codeInLiquidCommentsIsNoCode() {
    let page = read("{% comment %}\n```sh\na\n```\n{% endcomment %}\n", .liquid)
    #expect(page.codeBlocks.isEmpty)
    #expect(page.comments.count == 1)
  }

  @Test func tagsTakeNoIndentationInPlainPages() {
    let page = read("  {% tab %}\n\n      a\n\n  {% endtab %}\n")
    #expect(page.codeSummary == ["3-3 indented:   a⏎ in tab"])
  }

  // MARK: DocC

  @Test func readsDocC() {
    let page = read(
      """
      # ``Kit``

      @TabNavigator {
         @Tab("Swift") {
            ```swift
            let a = 1
            ```
         }
         @Tab("Objective-C") {
            Text
         }
      }

      @Image(source: "x.png", alt: "y")
      @Comment {
         ```swift
         let no = { 1 }
         ```
      }

      After
      """, .docc)
    #expect(page.codeSummary == ["5-7 swift: let a = 1⏎ in TabNavigator > Tab(: Swift)"])
    #expect(
      page.paragraphSummary == ["10: Text in TabNavigator > Tab(: Objective-C)", "21: After"])
    #expect(page.comments.count == 1)
    #expect(page.faults.isEmpty)
  }

  @Test func anOpenDirectiveOfDocCIsAFault() {
    #expect(read("@Row {\n   a\n", .docc).faultSummary == ["unclosedContainer 1:1-1:7"])
  }
}
