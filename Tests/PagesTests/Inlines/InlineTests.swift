// Links, images and code spans.

import Testing

@testable import Pages

struct InlineTests {
  @Test(arguments: [
    ("[a](b)", ["link 1:1-1:7 a -> b"]),
    ("[a](<b c> \"d\")", ["link 1:1-1:15 a -> b c"]),
    ("[*a* `b`](c)", ["link 1:1-1:13 a b -> c", "code 1:6-1:9 b"]),
    ("![a](b)", ["image 1:1-1:8 a -> b"]),
    ("[![a](b)](c)", ["link 1:1-1:13 a -> c", "image 1:2-1:9 a -> b"]),
    ("[a [b](c) d](e)", ["link 1:4-1:10 b -> c"]),
    ("`` a`b `` \\`c\\`", ["code 1:1-1:10 a`b"]),
    ("`[a](b)`", ["code 1:1-1:9 [a](b)"]),
    ("[a`](b)`", ["code 1:3-1:9 ](b)"]),
    ("\\[a](b)", []),
    ("[a](b(c)d)", ["link 1:1-1:11 a -> b(c)d"]),
    ("[a](b\\)c&amp;d)", ["link 1:1-1:16 a -> b)c&d"]),
    (
      "<https://a.b/c> <d@e.f>",
      [
        "link 1:1-1:16 https://a.b/c -> https://a.b/c", "link 1:17-1:24 d@e.f -> mailto:d@e.f",
      ]
    ),
    (
      "a <a href=\"b\">c</a> <img src='d' alt='e'>",
      [
        "link 1:3-1:20 c -> b", "image 1:21-1:42 e -> d",
      ]
    ),
    ("a <!-- [b](c) --> d", []),
    ("a <b c=\"[d](e)\"> f", []),
    ("[a](b", []),
    ("```a```", ["code 1:1-1:8 a"]),
  ])
  func readsInlines(_ source: String, _ expected: [String]) {
    #expect(read(source).inlineSummary == expected)
  }

  @Test(arguments: [
    ("[a][B  c]\n\n[b c]: d\n", ["link 1:1-1:10 a -> d"]),
    ("[a][]\n\n[A]: <b> 'c'\n", ["link 1:1-1:6 a -> b"]),
    ("[a] ![a]\n\n[a]:\n  b\n  \"c\"\n", ["link 1:1-1:4 a -> b", "image 1:5-1:9 a -> b"]),
    ("[a][b][c]\n\n[c]: d\n[a]: e\n", ["link 1:4-1:10 b -> d"]),
    ("[a]: b\n[a]: c\n\n[a]\n", ["link 4:1-4:4 a -> b"]),
    ("[a]: b\ntext [a]\n", ["link 2:6-2:9 a -> b"]),
    ("[^a] and [b]\n\n[^a]: note\n", []),
  ])
  func resolvesReferences(_ source: String, _ expected: [String]) {
    #expect(read(source).inlineSummary == expected)
  }

  @Test func definitionsAreNoParagraphs() {
    #expect(read("[a]: b\ntext\n\n[c]: d\n").paragraphSummary == ["2: text"])
  }

  @Test func mediaOnLinesOfTheirOwnAreFound() {
    let page = read("<div>\n<video src=\"/a.webm\" />\n<a href=\"b\">c</a>\n</div>\n", .mdx)
    #expect(page.inlineSummary == ["image 2:1-2:24  -> /a.webm", "link 3:1-3:18 c -> b"])
  }

  @Test func linksInHTMLBlocksAreFound() {
    let page = read("<p align=\"center\">\n  <a href=\"b\">c</a> `d` [e](f)\n</p>\n")
    #expect(page.inlineSummary == ["link 2:3-2:20 c -> b"])
  }
}
