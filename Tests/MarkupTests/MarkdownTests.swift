// Tests of Markdown: foreign text stays text.

import Markup
import Testing

struct MarkdownTests {
  @Test(arguments: [
    ("a*b* _c_", "a\\*b\\* \\_c\\_"),
    ("<script>&", "&lt;script&gt;&amp;"),
    ("[x](y) `z`", "\\[x\\](y) \\`z\\`"),
    ("# no heading", "\\# no heading"),
    ("- no item", "\\- no item"),
    ("12. no item", "12\\. no item"),
    ("v1.2", "v1.2"),
    ("ask @octocat, see #1", "ask @octocat, see #1"),
    ("a @ b, C# and F#, 标题@标题", "a @ b, C# and F#, 标题@标题"),
    ("{run()} $x$ a|b", "\\{run()\\} \\$x\\$ a\\|b"),
    ("two\nlines\r\nand\tthree", "two lines and three"),
    ("größe 标题 見出し عنوان 🎉", "größe 标题 見出し عنوان 🎉"),
  ])
  func textMeansItself(_ text: String, _ markdown: String) {
    #expect(Markdown.text(text) == markdown)
  }

  @Test(arguments: [
    ("ask @octocat, see #1 and a/b#23", "ask @&#8288;octocat, see #&#8288;1 and a/b#&#8288;23"),
    ("@octocat", "\\@&#8288;octocat"),
    ("#1", "\\#&#8288;1"),
    ("a @ b, C# and F#, 标题@标题", "a @ b, C# and F#, 标题@标题"),
  ])
  func commentsCallNobody(_ text: String, _ markdown: String) {
    #expect(Markdown.commentText(text) == markdown)
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a``b`", "``` a``b` ```"),
    ("", ""), ("  ", ""), ("a\nb", "`a b`"),
  ])
  func codeSpansHoldBackticks(_ code: String, _ markdown: String) {
    #expect(Markdown.code(code) == markdown)
  }

  @Test func barsAreEscapedInTables() {
    #expect(Markdown.code("a | b", inTable: true) == "`a \\| b`")
    #expect(Markdown.code("a | b") == "`a | b`")
  }

  @Test func combiningMarkDoesNotHideABacktick() {
    #expect(Markdown.code("``\u{301}`x").hasPrefix("``` "))
  }

  @Test func codeBlocksAreFencedLongEnough() {
    #expect(Markdown.codeBlock("a\n```\nb", language: "swift") == "````swift\na\n```\nb\n````\n")
    #expect(Markdown.codeBlock("a\n", language: "x\n`<") == "```x\na\n```\n")
  }

  @Test func linksHoldNoBrackets() {
    #expect(Markdown.link("x", to: "a b(c).md") == "[x](a%20b%28c%29.md)")
  }
}

struct OtherTextTests {
  @Test func htmlIsEscaped() {
    #expect(HTML.text("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
  }

  @Test func terminalGetsNoControlCharacters() {
    #expect(TerminalText.escaped("a\u{1B}[31mb") == "a\\u{1B}[31mb")
    #expect(TerminalText.escaped("a\u{202E}b\u{9B}") == "a\\u{202E}b\\u{9B}")
    #expect(TerminalText.escaped("a\tb\nc") == "a b c")
    #expect(TerminalText.escaped("größe 标题 👩‍🚀") == "größe 标题 👩‍🚀")
  }

  @Test func yamlIsQuoted() {
    #expect(YAMLText.quoted("a \"b\" \\ \n") == "\"a \\\"b\\\" \\\\ \\x0A\"")
  }
}
