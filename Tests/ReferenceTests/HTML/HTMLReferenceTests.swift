// Tests of the HTML reference: foreign text, both spellings, search, size.

import Foundation
import Reference
import Testing

struct HTMLReferenceTests {
  private func files(_ source: String) -> [String: String] {
    let files = HTMLReference().files(of: ReferenceSite(swift: source))
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test func docCommentsAreText() throws {
    let files = files(
      """
      /// <script>alert(1)</script> & "quoted" [x](javascript:a) ![y](https://e.org/i.png)
      ///
      /// <img src=x onerror=alert(2)>
      ///
      /// [web](https://example.org/?a=1&b="2") <https://example.org>
      ///
      /// ```html
      /// </code></pre><script>alert(3)</script>
      /// ```
      public struct A {
        /// - Parameter b: <b onclick=x>bold</b>
        @available(*, deprecated, message: "<i>never</i>")
        public init(b: String = "</code><script>") {}
      }
      """)
    let page = try #require(files["A.html"])
    for tag in ["<img", "<b ", "<i>", "javascript:a\""] { #expect(!page.contains(tag)) }
    #expect(page.matches(of: /<script/).count == 3)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;"))
    #expect(page.contains("&lt;img src=x onerror=alert(2)&gt;"))
    #expect(page.contains("<a href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\">web</a>"))
    #expect(files["index.html"]?.contains("<script>alert") == false)
  }

  @Test func linksHoldNoLinks() throws {
    let page = try #require(
      files(
        """
        /// Read [about `B` <https://i.org>](https://e.org) and `B`; [`B`](b:c).
        public struct A {}
        public struct B {}
        """)["A.html"])
    #expect(page.contains("<a href=\"https://e.org\">about <code>B</code>"), "\(page)")
    #expect(!page.contains("<a href=\"https://i.org"))
    #expect(page.contains("<a href=\"B.html\"><code>B</code></a>; <a href=\"B.html\">"))
  }

  @Test func policyLetsNothingRunButTheFilesBeside() throws {
    let page = try #require(files("public struct A {}")["A.html"])
    #expect(page.contains("default-src 'none'; style-src 'self' file:; script-src 'self' file:;"))
    #expect(!page.contains("unsafe") && !page.contains("<style") && !page.contains(" style="))
  }

  @Test func bothSpellingsAreThere() throws {
    let files = files(
      """
      @objc(KTMedia) public class Media: NSObject {
        @objc(moveTo:) public func move(to place: Int) {}
        public func plain() {}
      }
      """)
    let page = try #require(files["Media.html"])
    #expect(page.contains("<code class=sw>move(to:)</code><code class=oc>moveTo:</code>"))
    #expect(page.contains("class=\"decl sw\"") && page.contains("class=\"decl oc\""))
    #expect(page.contains("<code class=sw>Media</code><code class=oc>KTMedia</code>"))
    #expect(page.contains("data-language=objc"))
    let pure = try #require(self.files("public struct A { public func f() {} }")["A.html"])
    #expect(!pure.contains("data-language") && !pure.contains("Swift only"))
  }

  @Test func casesShowTheirValues() throws {
    let page = try #require(files("public enum E: String { case a = \"x<y\", b(Int) }")["E.html"])
    #expect(page.contains("<p class=value><code>x&lt;y</code></p>"))
    #expect(page.contains("<code>b(Int)</code>"))
  }

  @Test func searchIndexIsAScriptOfPlainText() throws {
    let script = try #require(
      files(
        """
        /// Has `code`, "quotes" and </script>.
        public enum E { case a }
        """)["search-index.js"])
    let start = try #require(script.range(of: "const referenceIndex = "))
    let json = try JSONSerialization.jsonObject(with: Data(script[start.upperBound...].utf8))
    let object = try #require(json as? [String: [String]])
    #expect(object["pages"] == ["E"])
    #expect(
      object["entries"] == [
        "E\t\t\tenum\t0\t\t\tHas code, \"quotes\" and </script>.", "a\t\tE\tcase\t0\ta\t\t",
      ])
  }

  @Test("A large API comes out small, with a page for each type")
  func size() {
    let types = (0..<100).map { type in
      let members = (0..<13).map { member in
        "/// Does it \(member) times.\npublic func run\(member)(_ x: Int, in y: Type\(type)) {}"
      }
      return "/// A type.\npublic final class Type\(type) {\n\(members.joined(separator: "\n"))\n}"
    }
    let files = files(types.joined(separator: "\n"))
    #expect(files.count == 100 + 5)
    #expect(files.values.reduce(0) { $0 + $1.utf8.count } < 1_800_000)
  }
}
