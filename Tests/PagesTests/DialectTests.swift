// The dialect of a page, guessed from what stands beside it.

import Testing

@testable import Pages

struct DialectTests {
  @Test(arguments: [
    ("docs/a.mdx", ["mkdocs.yml"], Dialect.mdx),
    ("Sources/Kit/Kit.docc/Kit.md", [], .docc),
    ("docs/a.md", ["mkdocs.yml"], .mkdocs),
    ("docs/a.md", ["docusaurus.config.ts"], .docusaurus),
    ("docs/a.md", [".vitepress"], .vitepress),
    ("content/a.md", ["hugo.toml"], .hugo),
    ("content/a.md", ["config.toml", "content"], .hugo),
    ("docs/a.md", ["config.toml"], .plain),
    ("docs/a.md", ["_config.yml"], .liquid),
    ("docs/a.md", ["Package.swift"], .plain),
    ("docs.docc", [], .plain),
  ])
  func detects(_ file: String, _ siblings: [String], _ expected: Dialect) {
    #expect(Dialect.detect(file: file, siblings: Set(siblings)) == expected)
  }
}
