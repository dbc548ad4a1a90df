// Tests of how the formats write what the guides say: links, marks, foreign text.

import Reference
import TestSupport
import Testing

@Suite("Guides in HTML and Markdown")
struct GuideFormatTests {
  private typealias Samples = GuideSamples

  private static let hostile = "</code></pre><script>alert(1)</script>"

  /// Pages on which everything is said that can be said.
  private static var pages: [GuidePage] {
    let long = Samples.code("en", Samples.lines(40), digest: "aaaa")
    var other = long
    other.uses.append(.init(symbol: "Kit.Lamp.fade()", offset: 14))
    let objc = Samples.code(
      "en", "[lamp  glow];\n", language: .objectiveC, digest: "bbbb")
    let before = Samples.code("ru", "Lamp().light()\n", symbol: Samples.light, digest: "cccc")
    let fault = Samples.fault("ru", Samples.light, isOutdated: true)
    return [
      Samples.page("en", examples: [[Samples.code("en"), objc], [other]]),
      Samples.page(
        "ru", faults: [fault, Samples.fault("ru", "Kit.Mode")],
        rewrites: [
          GuideRewrite(
            outdated: [Samples.light], pairs: [.init(before: before, after: Samples.code("en"))])
        ]),
    ]
  }

  private func file(_ path: String, _ pages: [GuidePage] = Self.pages) throws -> String {
    let format: any ReferenceFormat = path.hasSuffix(".md") ? MarkdownReference() : HTMLReference()
    return try #require(
      format.files(of: Samples.site(pages)).first { $0.path == path }, "\(path)"
    ).text
  }

  @Test("No link is broken, no anchor stands twice", arguments: ["html", "markdown"])
  func links(format: String) throws {
    let files = try ReferenceFormats.named(format).files(of: Samples.site(Self.pages))
    var outside: Set<String> = []
    let check = LinkCheck(files) {
      outside.insert($0)
      return true
    }
    #expect(check.faults == [])
    #expect(outside == ["../docs/en/lamp.md", "../docs/ru/lamp.md"])
  }

  @Test("The same guides give the same files", arguments: ReferenceFormats.names)
  func determinism(format: String) throws {
    let format = try ReferenceFormats.named(format)
    let first = format.files(of: Samples.site(Self.pages))
    for _ in 0..<5 { #expect(format.files(of: Samples.site(Self.pages)) == first) }
  }

  @Test func theUseIsMarkedAndTheSourceIsNamed() throws {
    let page = try file("Lamp.html")
    #expect(page.contains("<pre class=\"decl sw\" tabindex=0><code>Lamp().<mark>glow</mark>()"))
    #expect(page.contains("<pre class=\"decl oc\" tabindex=0><code>[lamp  <mark>glow</mark>];"))
    #expect(page.contains("<a href=\"../docs/en/lamp.md#use-it\">Lamp › Use it</a>"))
    #expect(page.contains("<details><summary>1 more example</summary>"))
    #expect(page.contains("See the example of <a href=\"#~aaaa\">"))
    #expect(page.contains("Shown in <b class=\"locale\">en</b>"))
  }

  @Test func staleSymbolsLeadToWhatIsWrong() throws {
    let page = try file("Lamp.html")
    #expect(
      page.contains(
        "Stale in <a class=\"locale stale\" href=\"coverage.html#~type-Lamp\""
          + " title=\"deprecated-symbol\">ru</a>"))
    let coverage = try file("coverage.html")
    #expect(coverage.contains("<h3 id=\"~type-Lamp\">"))
    #expect(coverage.contains("<code>light()</code> is not right; write <code>glow()</code>"))
    let index = try file("index.html")
    #expect(index.contains("<a href=\"coverage.html\">Coverage</a>"))
    #expect(index.contains("Stale in <b class=\"locale stale\">ru</b>"))
  }

  @Test func olderCodeStandsBesideNewerCode() throws {
    let page = try file("migration.html")
    #expect(page.contains("<strong>Before</strong> <a href=\"../docs/ru/lamp.md#use-it\">"))
    #expect(page.contains("Lamp().<mark>light</mark>()"))
    #expect(page.contains("Lamp().<mark>glow</mark>()"))
    let markdown = try file("migration.md")
    #expect(markdown.contains("## `Lamp.light()`"))
    #expect(markdown.contains("**After:** [Lamp › Use it](../docs/en/lamp.md#use-it)"))
  }

  @Test func markdownHasTheSameContent() throws {
    let page = try file("Lamp.md")
    #expect(page.contains("**Example:** [Lamp › Use it](../docs/en/lamp.md#use-it)"))
    #expect(page.contains("```swift\nLamp().glow()\n```\n\n```objc\n[lamp  glow];\n```"))
    #expect(page.contains("Stale in ru (deprecated-symbol)"))
    let coverage = try file("coverage.md")
    #expect(coverage.contains("| Type | en | ru |"))
    #expect(coverage.contains("- [`Mode`](Mode.md): [`steady`](Mode.md#steady)"))
  }

  @Test func messagesHaveTheMannersOfTheSite() throws {
    var fault = Samples.fault("en", Samples.glow)
    fault.message = ":smile is not `a:b`; ask @someone"
    let site = Samples.site([Samples.page("en", faults: [fault])])
    for (manner, words) in [
      (MarkdownSite.plain, "- en: \\:smile is not `a:b`; ask @someone ("),
      (.docusaurus, "- en: &#58;smile is not `a:b`; ask @someone ("),
    ] {
      let files = MarkdownReference(for: manner, base: "/api").files(of: site)
      let coverage = try #require(files.first { $0.path == "coverage.md" })
      #expect(coverage.text.contains(words), "\(coverage.text)")
    }
  }

  @Test func examplesThatAreNotShownAreCounted() throws {
    let pages = (0..<12).map { number in
      Samples.page(
        "en", examples: [[Samples.code("en", Samples.lines(number + 1), digest: "\(number)")]])
    }
    for path in ["Lamp.md", "Lamp.html"] {
      let page = try file(path, pages)
      #expect(page.contains("6 more examples in the guides"), "\(page)")
    }
  }

  @Test("Guides that can't be reached are named without a link", arguments: ["html", "markdown"])
  func unreachable(format: String) throws {
    let site = ReferenceSite(
      swift: Samples.source, guides: Samples.guides(Self.pages, address: nil))
    let files = try ReferenceFormats.named(format).files(of: site)
    #expect(LinkCheck(files).faults == [])
    #expect(files.contains { $0.text.contains("Lamp › Use it") })
  }

  @Test("Foreign text of pages is text")
  func hostileText() throws {
    var code = Samples.code("en", "Lamp().glow(\"\(Self.hostile)\")\n")
    code.place.title = Self.hostile
    code.place.heading = "<img src=x onerror=alert(2)>"
    code.place.anchor = "\"><script>alert(3)</script>"
    code.place.file = "docs/\"><script>alert(4)</script>.md"
    var fault = Samples.fault("en", Samples.glow)
    fault.message = "`<b>` <script>alert(5)</script>"
    fault.rule = "<script>"
    fault.place = code.place
    let rewrite = GuideRewrite(outdated: [Samples.light], pairs: [.init(before: code, after: code)])
    let pages = [
      Samples.page("en", examples: [[code]], faults: [fault], rewrites: [rewrite])
    ]
    for name in ["Lamp.html", "coverage.html", "migration.html", "index.html"] {
      let page = try file(name, pages)
      #expect(page.matches(of: /<script/).count == 3, "\(name)")
      #expect(!page.contains("<img") && !page.contains("<b>"), "\(name)")
    }
    for name in ["Lamp.md", "coverage.md", "migration.md"] {
      let lines = try file(name, pages).split(separator: "\n")
      // Code between fences is as it was written.
      let text = lines.filter { !$0.hasPrefix("Lamp().glow(") }
      #expect(!text.contains { $0.contains("<script") || $0.contains("<img") }, "\(name)")
    }
  }
}
