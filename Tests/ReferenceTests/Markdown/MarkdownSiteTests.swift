// Tests of Markdown for sites: front matter, addresses, anchors, warnings, foreign text.

import Pages
import Reference
import TestSupport
import Testing

struct MarkdownSiteTests {
  private func files(
    _ source: String, _ site: MarkdownSite, base: String = "/docs/reference"
  ) -> [String: String] {
    let files = MarkdownReference(for: site, base: base).files(of: ReferenceSite(swift: source))
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  private static let sample = """
    /// Shows *windows*: "at once".
    public final class Media {
      /// The one in use.
      public static let shared = Media()
      /// Leads to ``Frame/width`` and `Media`.
      public func move(to place: Int, _ count: Int = 1 | 2) {}
      public func move(to place: String) {}
      @available(*, deprecated, renamed: "Media.Frame.width")
      public func old() {}
      /// A frame.
      @available(*, deprecated, message: "Nobody needs it.")
      public struct Frame { public var width: Double }
    }
    """

  @Test("Each site gets its files as it wants them", arguments: MarkdownSite.allCases)
  func looksAsExpected(site: MarkdownSite) {
    let files = files(Self.sample, site).sorted { $0.key < $1.key }
    let text = files.map { "<<< \($0.key) >>>\n\($0.value)" }.joined(separator: "\n")
    #expect(Golden.difference(text, from: "site-\(site.rawValue).md") == nil)
  }

  @Test func filesOfStarlightAreSlugs() {
    let paths = files(
      "public struct A { public struct B {} }; public struct a_b {}; public struct _C {}; "
        + "public struct Index {}", .starlight
    ).keys.sorted()
    #expect(
      paths == ["a-b.md", "a.md", "a_b.md", "index-2.md", "index.md", "llms.txt", "u_c.md"])
  }

  @Test func noTypeTakesThePlaceOfAnOverview() {
    let paths = files("public struct Reference {}; public struct ReadMe {}", .docusaurus).keys
    #expect(Set(paths) == ["Reference-2.md", "ReadMe-2.md", "index.md", "llms.txt"])
  }

  @Test func siteIsKnownByItsConfiguration() {
    #expect(MarkdownSite.detected(by: ["a", "astro.config.mjs"])?.site == .starlight)
    #expect(MarkdownSite.detected(by: ["docusaurus.config.ts"])?.site == .docusaurus)
    #expect(MarkdownSite.detected(by: ["mkdocs.yml"])?.file == "mkdocs.yml")
    #expect(MarkdownSite.detected(by: ["README.md"]) == nil)
  }

  @Test func anchorsOfStarlightAreNotThereTwice() throws {
    let text = try #require(
      files("public struct A { public func run() {}; public func Run(x: Int) {} }", .starlight)[
        "a.md"])
    #expect(!text.contains("<a id=\"run\">"))
    #expect(text.contains("<a id=\"Run-x\"></a>"))
  }

  // MARK: - Foreign text

  private static let hostile = """
    /// <script>alert(1)</script> {process.env} &lt;b> [x](javascript:a) ![y](https://e.org/i.png)
    /// import x from 'y' :smile: <Tabs> ~~no~~ $a$ {{ site }} {% raw %} @Row
    ///
    /// :::danger
    /// !!! note
    /// --8<-- "/etc/passwd"
    ///
    /// export const a = 1
    ///
    /// # Heading {#stolen}
    ///
    /// [ref]: javascript:a
    /// <img src=x
    /// onerror=a>
    ///
    /// > quoted <b>
    /// > - item ``<i>``
    /// >   1. deep {a}
    ///
    /// ```js`
    /// --8<-- "/etc/passwd"
    /// </code><script>
    /// ```
    /// ~~~
    /// open
    public struct A {
      /// - Parameter b: <b onclick=x> | `a|b{c}` <https://e.org/|>
      /// - Returns: <i>
      ///
      ///   more {x}
      @available(*, deprecated, message: "]<script>{a} :::")
      public init(b: String = "</code>|<script>{") {}
    }
    """

  @Test("Nothing of a doc comment is live", arguments: MarkdownSite.allCases)
  func hostile(site: MarkdownSite) throws {
    let files = files(Self.hostile, site)
    let page = try #require(files["A.md"] ?? files["a.md"])
    for (path, text) in files {
      for piece in MarkdownPiece.all(of: text) {
        if case .html(let html) = piece {
          let own = ["<a id=\"", "</a>", "<br />", "<code>", "</code>"]
          #expect(own.contains { html.hasPrefix($0) }, "\(path): \(html)")
        }
        if case .open(.link(let address)) = piece { #expect(!address.contains("javascript")) }
        if case .open(.image) = piece { Issue.record("\(path) holds an image") }
      }
    }
    // Outside code no brace is left, but for anchors of headings.
    let text = page.replacing(
      /(?s)^---\n.*?\n---\n|```.*?```|`[^`]*`|^#.*$/.anchorsMatchLineEndings(), with: "")
    let braces = text.replacing("\\{", with: "").matches(of: /.*\{.*/).map { String($0.output) }
    #expect(braces == [])
    #expect(!page.contains("\n!!! note") && !page.contains("\n:::danger\n!!!"))
    if site.rawValue != "plain", site != .mkdocs {
      #expect(!page.contains("\nimport ") && !page.contains("\nexport "))
    }
    if site == .mkdocs { #expect(!page.contains("\n--8<--")) }
  }

  @Test("Whatever a comment nests, it comes out in a moment")
  func deep() {
    let deep = String(repeating: "> - ", count: 20_000)
    let time = processorTime {
      #expect(files("/// \(deep)a\npublic struct A {}", .plain)["A.md"]?.contains("a") == true)
    }
    #expect(time < .seconds(5))
  }

  @Test func structureOfCommentsStays() throws {
    let comment = """
      One *two* **three** [web](https://e.org).

      - a
      - b

        more
        1. x
        2. y

      > said
      > again

      ```swift
      let a = 1
      ```

      ***

      Behind.
      """
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let source = lines.map { "/// " + $0 }.joined(separator: "\n") + "\npublic struct A {}"
    let text = try #require(files(source, .plain)["A.md"])
    let own = MarkdownPiece.all(of: comment)
    let written = MarkdownPiece.all(of: text)
    #expect(written.indices.contains { written[$0...].starts(with: own) }, "\(text)")
  }

  @Test(arguments: ["größe", "标题 与", "見出し", "عنوان", "🎉 a"])
  func allScriptsStay(text: String) throws {
    let page = try #require(files("/// \(text)\npublic struct A {}", .starlight)["a.md"])
    #expect(page.contains("\n\(text)\n") && page.contains("description: \"\(text)\""))
  }
}
