// Tests of IncludeScanner: which pages a page takes in, and where it says so.

import Testing

@testable import Pages

@Suite("Includes")
struct IncludeTests {
  /// `line:column path names`, with `(unused)` where nothing shows it.
  private func includes(_ text: String, _ dialect: Dialect = .mdx) -> [String] {
    let page = read(text, dialect)
    return page.includes.map { include in
      let start = page.lines.range(of: include.range).start
      #expect(page.text(include.range) == include.path)
      let names = include.names.isEmpty ? "" : " " + include.names.joined(separator: ",")
      return "\(start.line):\(start.column) \(include.path)\(names)"
        + (include.isShown ? "" : " (unused)")
    }
  }

  @Test(
    "Imports of pages",
    arguments: [
      ("import Setup from './_setup.mdx'\n\n<Setup />\n", "1:20 ./_setup.mdx Setup"),
      (
        "import Setup from \"@site/docs/x.md\";\n\n<Setup>\n</Setup>\n",
        "1:20 @site/docs/x.md Setup"
      ),
      ("import A, { b as C } from './x.mdx'\n\n<C/>\n", "1:28 ./x.mdx A,C"),
      ("import {\n  a,\n  B\n} from './x.mdx'\n\n<B />\n", "4:9 ./x.mdx a,B"),
      ("import Setup from './设置/größe 👍.mdx'\n\n<Setup />\n", "1:20 ./设置/größe 👍.mdx Setup"),
      ("---\na: b\n---\n\nimport X from './x.md'\n\nA <X/> b.\n", "5:16 ./x.md X"),
      ("import Setup from './x.mdx'\n\n<SetupTabs />\n", "1:20 ./x.mdx Setup (unused)"),
      ("import './x.mdx'\n", "1:9 ./x.mdx (unused)"),
      ("# إعداد\n\nimport Setup from './x.mdx'\n\n<Setup />\n", "3:20 ./x.mdx Setup"),
    ])
  func imports(text: String, include: String) {
    #expect(includes(text) == [include])
  }

  @Test(
    "What is no page",
    arguments: [
      "import Card from './Card.jsx'\n\n<Card />\n", "import X from './X.tsx'\n",
      "import Y from './Y.astro'\n", "import Z from './Z.vue'\n", "import P from 'package'\n",
      "import code from '!!raw-loader!./code.md'\n", "import code from './code.md?raw'\n",
      "import {\n", "import X from './x.mdx\n", "import X from '.md'\n",
      "export { X } from './x.mdx'\n", "Text.\nimport X from './x.mdx'\n",
      "```js\nimport X from './x.mdx'\n```\n", "import is a word of './x.mdx'.\n",
    ])
  func others(text: String) {
    #expect(includes(text) == [])
  }

  @Test("Markdown has no imports")
  func importsInMarkdown() {
    #expect(includes("import X from './x.md'\n", .plain) == [])
  }

  @Test(
    "Snippets of Python-Markdown",
    arguments: [
      ("--8<-- \"a.md\"\n", ["1:9 a.md"]), ("--8<-- 'b/ü.md:2:4'\n", ["1:9 b/ü.md"]),
      ("--8<-- \"code.py\"\n", []), ("--8<--\n", []), ("---8<-- \"a.md\"\n", []),
      ("--8<--\na.md\ncode.py\n; b.md\nc.md:use\n--8<--\n", ["2:1 a.md", "5:1 c.md"]),
      ("```\n--8<-- \"a.md\"\n```\n", []),
    ])
  func snippets(text: String, expected: [String]) {
    #expect(includes(text, .mkdocs) == expected)
    #expect(includes(text, .commonmark) == [])
  }

  @Test(
    "Includes of VitePress",
    arguments: [
      ("<!--@include: ./a.md-->\n", "1:15 ./a.md"),
      ("<!-- @include: ../b.md{3,} -->\n", "1:16 ../b.md"),
      ("<!--@include: @/c.md#use{,10}-->\n", "1:15 @/c.md"),
    ])
  func comments(text: String, include: String) {
    #expect(includes(text, .vitepress) == [include])
  }

  @Test("Many imports take short", .timeLimit(.minutes(1)))
  func many() {
    let lines = (0..<20_000).map { "import X\($0) from './x\($0).mdx'\n" }.joined()
    let tags = String(repeating: "<X1 />\n\n", count: 20_000)
    #expect(read(lines + "\n" + tags, .mdx).includes.count == 200)
    #expect(read(String(repeating: "--8<--\n\n", count: 20_001), .mkdocs).includes.isEmpty)
  }
}
