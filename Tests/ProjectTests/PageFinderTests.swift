// Tests of PageFinder: which files are pages, and whose translations.

import Diagnostics
import Project
import TestSupport
import Testing

struct PageFinderTests {
  private func find(
    _ yaml: String, _ project: TemporaryProject, only: [LanguageTag] = []
  ) throws(ProjectError) -> PageSet {
    let configuration = try ConfigurationReader.read(
      Array(yaml.utf8), file: "concord.yml", ruleIDs: [])
    return try PageFinder.find(configuration, in: FileStore(root: project.root), only: only)
  }

  private func find(
    _ yaml: String, _ files: [String], only: [LanguageTag] = []
  ) throws -> PageSet {
    try find(yaml, project(files), only: only)
  }

  private func project(_ files: [String]) throws -> TemporaryProject {
    try TemporaryProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "text") }))
  }

  /// `key: source | de: file`, a line for each group.
  private func lines(_ set: PageSet) -> [String] {
    set.groups.map { group in
      ([group.source?.path ?? "-"]
        + group.translations.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.path)" })
        .joined(separator: " | ")
    }
  }

  @Test func folderPerLocale() throws {
    let set = try find(
      "pages: docs/{locale}/{path}.{md,mdx}",
      ["docs/en/a.md", "docs/de/a.mdx", "docs/pt-br/x/b.md", "docs/en/x/b.md", "docs/ru/c.md"])
    #expect(
      lines(set) == [
        "docs/en/a.md | de: docs/de/a.mdx", "- | ru: docs/ru/c.md",
        "docs/en/x/b.md | pt-BR: docs/pt-br/x/b.md",
      ])
    #expect(set.groups.map(\.key) == ["a", "c", "x/b"])
    #expect(set.locales.map(\.description) == ["de", "pt-BR", "ru"])
    #expect(set.groups[2].translations.values.first?.localeSpelling == "pt-br")
    let portuguese = try #require(LanguageTag("pt-BR"))
    #expect(set.expectedPath(of: set.groups[0], in: portuguese) == "docs/pt-br/a.md")
  }

  @Test func filesOfOneNameGoWithThoseOfTheirEnding() throws {
    let set = try find(
      "pages: docs/{locale}/{path}.{md,mdx}",
      ["docs/en/a.md", "docs/en/a.mdx", "docs/de/a.mdx"])
    #expect(lines(set) == ["docs/en/a.md", "docs/en/a.mdx | de: docs/de/a.mdx"])
  }

  @Test func sourceAtRootLeavesTranslationsAlone() throws {
    let set = try find(
      "source: docs/{path}.md\npages: docs/{locale}/{path}.md",
      ["docs/a.md", "docs/guides/b.md", "docs/de/a.md", "docs/de/guides/b.md"])
    #expect(
      lines(set) == ["docs/a.md | de: docs/de/a.md", "docs/guides/b.md | de: docs/de/guides/b.md"])
  }

  @Test func aSourcePatternMayNameTheSourceLocalesFolder() throws {
    let set = try find(
      "source: en/{path}.md\npages: \"{locale}/{path}.md\"",
      ["en/a.md", "en/b/c.md", "zh/a.md", "zh/b/c.md"])
    #expect(lines(set) == ["en/a.md | zh: zh/a.md", "en/b/c.md | zh: zh/b/c.md"])
    #expect(set.notices == [])
  }

  @Test func suffixWithALanguageTagIsATranslation() throws {
    let set = try find(
      "source: \"{path}.md\"\npages: \"{path}.{locale}.md\"",
      ["errors.md", "errors.es.md", "v1.0.md"])
    #expect(lines(set) == ["errors.md | es: errors.es.md", "v1.0.md"])
  }

  @Test func patternsWithoutLocalePairWithThoseThatHaveOne() throws {
    let set = try find(
      "pages: [\"docs/{path}.md\", \"i18n/{locale}/{path}.md\"]",
      ["docs/a.md", "i18n/de/a.md"])
    #expect(lines(set) == ["docs/a.md | de: i18n/de/a.md"])
  }

  @Test func readmesPair() throws {
    let set = try find(
      "pages: [README.md, \"README.{locale}.md\", \"docs/{locale}/{path}.md\"]",
      ["README.md", "README.de.md", "docs/en/a.md", "docs/de/README.md"])
    #expect(
      Set(lines(set)) == [
        "README.md | de: README.de.md", "- | de: docs/de/README.md", "docs/en/a.md",
      ])
    #expect(Set(set.groups.map(\.key)).count == 3)
  }

  @Test func versionsDoNotMix() throws {
    let set = try find(
      "pages: \"{version}/{locale}/{path}.md\"",
      ["1.0/en/a.md", "1.0/de/a.md", "2.0/en/a.md"])
    #expect(lines(set) == ["1.0/en/a.md | de: 1.0/de/a.md", "2.0/en/a.md"])
    #expect(set.groups.map(\.key) == ["1.0/a", "2.0/a"])
    let german = try #require(LanguageTag("de"))
    #expect(set.expectedPath(of: set.groups[1], in: german) == "2.0/de/a.md")
  }

  @Test func extensionsTellTwoPagesOfOneNameApart() throws {
    let set = try find(
      "pages: \"{locale}/{path}.{md,mdx}\"", ["en/a.md", "en/a.mdx", "de/a.mdx", "de/a.md"])
    #expect(lines(set) == ["en/a.md | de: de/a.md", "en/a.mdx | de: de/a.mdx"])
  }

  @Test func namedLocalesAndStrangers() throws {
    let set = try find(
      "pages: docs/{locale}/{path}.md\nlocale-names: { CN: zh-Hans }",
      ["docs/en/a.md", "docs/CN/a.md", "docs/jp/a.md", "docs/jp/b.md", "docs/images/a.md"])
    #expect(lines(set) == ["docs/en/a.md | zh-Hans: docs/CN/a.md"])
    #expect(set.notices.count == 1)
    #expect(set.notices.first?.hasPrefix("docs/jp: not a language tag, 2 files left out") == true)
  }

  @Test func wordsAreLocalesIfTheirPagesPair() throws {
    let files = ["docs/a.md", "docs/de/a.md", "docs/ts/b.md", "docs/io/a.md"]
    let patterns = "pages: docs/{locale}/{path}.md\nsource: docs/{path}.md\n"
    let set = try find(patterns, files)
    #expect(lines(set) == ["docs/a.md | de: docs/de/a.md | io: docs/io/a.md", "docs/ts/b.md"])
    #expect(set.notices.map { String($0.prefix(27)) } == ["'ts' is taken for no locale"])
    let named = try find(patterns + "locales: [ts]", files)
    #expect(lines(named).contains("- | ts: docs/ts/b.md"))
    let alone = try find("pages: \"{locale}/{path}.md\"", ["en/a.md", "de/a.md", "ts/b.md"])
    #expect(lines(alone) == ["en/a.md | de: de/a.md"])
  }

  @Test func configuredLocalesAreThereThoughNoFileIs() throws {
    let set = try find(
      "pages: docs/{locale}/{path}.md\nlocales: [ko, pt-BR]", ["docs/en/a.md", "docs/de/a.md"])
    #expect(set.locales.map(\.description) == ["de", "ko", "pt-BR"])
    let korean = try #require(LanguageTag("ko"))
    #expect(set.expectedPath(of: set.groups[0], in: korean) == "docs/ko/a.md")
  }

  @Test func pagesOfOneKindNeedNotHaveTheLocalesOfAnother() throws {
    let patterns = "pages: [\"docs/{locale}/{path}.md\", README.md, \"README.{locale}.md\"]\n"
    let files = ["README.md", "README.fr.md", "docs/en/a.md", "docs/de/a.md", "docs/en/b.md"]
    let (french, german) = (try #require(LanguageTag("fr")), try #require(LanguageTag("de")))
    func expected(_ set: PageSet, _ locale: LanguageTag) -> [String?] {
      set.groups.map { set.expectedPath(of: $0, in: locale) }
    }
    let set = try find(patterns, files)
    #expect(set.groups.map(\.key) == ["README", "a", "b"])
    #expect(expected(set, french) == ["README.fr.md", nil, nil])
    #expect(expected(set, german) == [nil, "docs/de/a.md", "docs/de/b.md"])
    let named = try find(patterns + "locales: [fr]", files)
    #expect(expected(named, french) == ["README.fr.md", "docs/fr/a.md", "docs/fr/b.md"])
  }

  @Test func onlySomeLocales() throws {
    let files = ["en/a.md", "de/a.md", "fr/a.md"]
    let german = try #require(LanguageTag("de"))
    let set = try find("pages: \"{locale}/{path}.md\"", files, only: [german])
    #expect(lines(set) == ["en/a.md | de: de/a.md"])
    #expect(set.locales == [german])
    let korean = try #require(LanguageTag("ko"))
    let error = #expect(throws: ProjectError.self) {
      try find("pages: \"{locale}/{path}.md\"", files, only: [korean])
    }
    #expect(error == .localeWithoutPages("ko", known: ["de", "fr"]))
  }

  @Test(arguments: [
    ("pages: no/{locale}/{path}.md", "no/{locale}/{path}.md"),
    ("pages: [\"docs/{locale}/{path}.md\", GONE.md]", "GONE.md"),
    ("pages: docs/{locale}/{path}.md\nsource: src/{path}.md", "src/{path}.md"),
    ("pages: docs/{locale}/{path}.txt", "docs/{locale}/{path}.txt"),
  ])
  func patternWithoutMatch(_ yaml: String, _ pattern: String) throws {
    let error = #expect(throws: ProjectError.self) { try find(yaml, ["docs/en/a.md"]) }
    #expect(error == .patternWithoutMatch(pattern))
  }

  @Test func hiddenAndForeignFoldersAreLeftOut() throws {
    let files = [
      "en/a.md", "de/a.md", ".git/en/b.md", "en/.hidden/c.md", "en/node_modules/d.md",
      "Reports/en/e.md", ".build/en/f.md", ".vitepress/en/g.md",
    ]
    #expect(try lines(find("pages: \"{locale}/{path}.md\"", files)) == ["en/a.md | de: de/a.md"])
    #expect(
      try lines(find("pages: .vitepress/{locale}/{path}.md", files)) == [".vitepress/en/g.md"])
    #expect(
      try lines(find("pages: \"{path}/.hidden/c.md\"", files)) == ["en/.hidden/c.md"])
  }

  @Test func linksAreFollowedInsideTheProjectAlone() throws {
    let outside = try TemporaryProject(["de/secret.md": "x"])
    let project = try project(["docs/en/a.md", "docs/en/b.md", "shared/b.md"])
    try project.link("docs/de", to: "en")
    try project.link("docs/en/linked.md", to: "../../shared/b.md")
    try project.link("docs/fr", to: outside.root + "/de")
    try project.link("docs/en/out.md", to: outside.root + "/de/secret.md")
    try project.link("docs/en/loop", to: "..")
    try project.link("docs/en/broken.md", to: "nowhere.md")
    let set = try find("pages: docs/{locale}/{path}.md", project)
    #expect(
      lines(set) == [
        "docs/en/a.md | de: docs/de/a.md", "docs/en/b.md | de: docs/de/b.md",
        "docs/en/linked.md | de: docs/de/linked.md",
      ])
    #expect(set.notices.filter { $0.contains("leads out of the project") }.count >= 2)
  }

  @Test func detectsAFolderPerLocale() throws {
    let set = try find(
      "", ["README.md", "x/docs/en/a.md", "x/docs/en/b/c.mdx", "x/docs/de/a.md", "src/cs/a.md"])
    #expect(lines(set) == ["x/docs/en/a.md | de: x/docs/de/a.md", "x/docs/en/b/c.mdx"])
    #expect(set.layout == ["x/docs/{locale}/{path}.{md,mdx}: a folder for each locale"])
  }

  @Test func detectsTheSourceAtTheRoot() throws {
    let set = try find("", ["docs/a.md", "docs/g/b.md", "docs/de/a.md", "docs/zh-cn/g/b.md"])
    #expect(
      lines(set) == ["docs/a.md | de: docs/de/a.md", "docs/g/b.md | zh-CN: docs/zh-cn/g/b.md"])
  }

  @Test func saysWhatToWriteWhereNothingIsDetected() {
    let error = #expect(throws: ProjectError.self) { try find("", ["README.md", "docs/a.md"]) }
    #expect(error == .noLayout)
    #expect(error?.description.contains("docs/{locale}/{path}.md") == true)
  }

  @Test func resultDoesNotDependOnTheOrderOfFiles() throws {
    let files = (0..<40).flatMap { ["en/\($0).md", "de/\($0).md", "pt-br/\($0).md"] }
    let yaml = "pages: \"{locale}/{path}.md\""
    #expect(try lines(find(yaml, files)) == lines(find(yaml, files.reversed())))
  }
}
