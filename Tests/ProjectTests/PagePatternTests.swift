// Tests of PagePattern: matching, writing back, refusing.

import Diagnostics
import Project
import Testing

struct PagePatternTests {
  private let names = LocaleNames(["korean": .english, "CN": .english])

  private func match(_ pattern: String, _ file: String) throws -> PagePattern.Match? {
    try PagePattern(pattern).match(file, locales: names)
  }

  @Test(arguments: [
    ("docs/{locale}/{path}.md", "docs/de/a.md", "de", "a"),
    ("docs/{locale}/{path}.md", "docs/pt-br/x/y.z.md", "pt-br", "x/y.z"),
    ("docs/{locale}/{path}.md", "docs/zh_Hant_TW/a.md", "zh_Hant_TW", "a"),
    ("docs/{locale}/{path}.md", "docs/zh-CN/a.md", "zh-CN", "a"),
    ("docs/{locale}/{path}.md", "docs/es-419/a.md", "es-419", "a"),
    ("docs/{locale}/{path}.md", "docs/korean/a.md", "korean", "a"),
    ("docs/{locale}/{path}.md", "docs/CN/a.md", "CN", "a"),
    ("{path}.{locale}.md", "a.b.es.md", "es", "a.b"),
    ("{path}_{locale}.md", "a_b_pt_BR.md", "pt_BR", "a_b"),
    ("{path}-{locale}.md", "README-de-DE.md", "de-DE", "README"),
    ("{path}-{locale}.md", "README-zh-cn.md", "zh-cn", "README"),
    ("{path}-{locale}.md", "how-to-de.md", "de", "how-to"),
    ("{path}-{locale}.md", "a-es-419.md", "es-419", "a"),
    ("{locale}/{path}.{md,mdx}", "ja/a/b.mdx", "ja", "a/b"),
    ("{docs,guide}/{locale}/{path}.md", "guide/ja/b.md", "ja", "b"),
    ("{path}/{locale}/index.md", "a/b/fr/index.md", "fr", "a/b"),
    ("./{locale}//{path}.md", "fr/b.md", "fr", "b"),
    ("docs/{locale}/{path}.md", "docs/de/größe/标题.md", "de", "größe/标题"),
    ("{locale}/{path}.{locale}.md", "de/a.de.md", "de", "a"),
    ("README.{locale}.md", "README.de.md", "de", ""),
  ])
  func matches(_ pattern: String, _ file: String, _ locale: String, _ path: String) throws {
    let match = try #require(try match(pattern, file))
    #expect(match.locale == locale)
    #expect(match.path == path)
    if !path.isEmpty {
      #expect(
        try PagePattern(pattern).path(locale: locale, path: path, version: nil, like: file)
          == file || pattern.hasPrefix("{docs,"))
    }
  }

  @Test(arguments: [
    ("docs/{locale}/{path}.md", "docs/guides/a.md"),
    ("docs/{locale}/{path}.md", "docs/api/a.md"),
    ("docs/{locale}/{path}.md", "docs/de/a.mdx"),
    ("docs/{locale}/{path}.md", "docs/de/.md"),
    ("docs/{locale}/{path}.md", "old/docs/de/a.md"),
    ("{path}.{locale}.md", "v1.0.md"),
    ("{path}.{locale}.md", "errors.md"),
    ("{locale}/{path}.{locale}.md", "de/a.fr.md"),
  ])
  func leavesOthersAlone(_ pattern: String, _ file: String) throws {
    #expect(try match(pattern, file) == nil)
  }

  @Test func versionStaysInItsFolder() throws {
    let match = try match("{version}/{locale}/{path}.md", "7.0.14/de/a/b.md")
    #expect(match?.version == "7.0.14")
    #expect(match?.path == "a/b")
  }

  @Test func alternativesFollowTheSourcePage() throws {
    let pattern = try PagePattern("docs/{locale}/{path}.{md,mdx}")
    func path(_ source: String) -> String {
      pattern.path(locale: "de", path: "a", version: nil, like: source)
    }
    #expect(path("docs/en/a.mdx") == "docs/de/a.mdx")
    #expect(path("docs/en/a.md") == "docs/de/a.md")
    #expect(path("docs/en/a.txt") == "docs/de/a.md")
  }

  @Test(arguments: [
    ("../{path}.md", "leads out of the project"),
    ("docs/../../{path}.md", "leads out of the project"),
    ("/etc/{path}.md", "leads out of the project"),
    ("docs/**/*.md", "holds '*'"),
    ("docs/{lang}/{path}.md", "an unknown placeholder {lang}"),
    ("docs/{lcale}/{path}.md", "did you mean {locale}?"),
    ("docs/{locale/{path}.md", "a brace without its partner"),
    ("docs/locale}/{path}.md", "a brace without its partner"),
    ("docs/{a,{b,c}}.md", "a brace without its partner"),
    ("docs/{locale}{path}.md", "something between two placeholders"),
    ("docs/", "names no file"),
    ("", "names no file"),
    ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.md", "more than 64 alternatives"),
  ])
  func refuses(_ pattern: String, _ reason: String) {
    let error = #expect(throws: ProjectError.self) { try PagePattern(pattern) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.contains("'\(pattern)'") == true)
  }

  @Test(.timeLimit(.minutes(10))) func longPathsTakeShort() throws {
    let file = "docs/" + String(repeating: "a.", count: 2000) + "md"
    #expect(try match("{path}/{version}.{locale}.md", file) == nil)
  }

  @Test(arguments: [
    ("fr", ["de", "pt-br"], "fr"), ("pt-BR", ["zh-cn"], "pt-br"), ("pt-BR", ["zh_CN"], "pt_BR"),
    ("pt-BR", ["de"], "pt-BR"), ("pt-BR", ["zh-CN"], "pt-BR"),
  ])
  func newLocalesAreSpelledLikeOthers(_ tag: String, _ others: [String], _ spelling: String) throws
  {
    let tag = try #require(LanguageTag(tag))
    #expect(LocaleNames().spelling(of: tag, like: others) == spelling)
    #expect(LocaleNames(["there": tag]).spelling(of: tag, like: others) == "there")
  }
}
