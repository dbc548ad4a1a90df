// Tests of LayoutDetector: every layout, what it says, and that the file it writes says the same.

import Diagnostics
import Project
import TestSupport
import Testing

struct LayoutDetectionTests {
  private func find(_ project: TemporaryProject, _ yaml: String = "") throws(ProjectError)
    -> PageSet
  {
    let configuration = try ConfigurationReader.read(
      Array(yaml.utf8), file: "concord.yml", ruleIDs: [])
    return try PageFinder.find(configuration, in: FileStore(root: project.root))
  }

  /// `source | de: file`, a line for each group.
  private func lines(_ set: PageSet) -> [String] {
    set.groups.map { group in
      ([group.source?.path ?? "-"]
        + group.translations.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.path)" })
        .joined(separator: " | ")
    }.sorted()
  }

  private func expectedPaths(_ set: PageSet) -> [String?] {
    set.groups.flatMap { group in set.locales.map { set.expectedPath(of: group, in: $0) } }
  }

  @Test(arguments: LayoutCase.all)
  func isDetectedAndPrinted(_ layout: LayoutCase) throws {
    let set = try find(try TemporaryProject(layout.project))
    #expect(lines(set) == layout.pairs.sorted())
    #expect(set.layout.sorted() == layout.lines.sorted())
  }

  @Test(arguments: LayoutCase.all)
  func isWrittenAsItWasDetected(_ layout: LayoutCase) throws {
    let project = try TemporaryProject(layout.project)
    let detected = try find(project)
    let draft = try ConfigurationDraft.make(
      in: FileStore(root: project.root), sourceLocale: nil)
    let written = try find(project, draft)
    #expect(lines(written) == lines(detected))
    #expect(written.groups.map(\.key) == detected.groups.map(\.key))
    #expect(written.locales == detected.locales)
    #expect(expectedPaths(written) == expectedPaths(detected))
    #expect(written.sourceLocale == detected.sourceLocale)
    #expect(written.layout == [])
  }

  @Test(arguments: [
    (["README.md", "docs/a.md"], "no pages found by themselves"),
    (["docs/a.md", "docs/index.md", "docs/index.min.md"], "no pages found by themselves"),
    (["docs/api/a.md", "docs/guides/a.md", "docs/a.md"], "no pages found by themselves"),
    (["how.md", "how-to.md", "what.md", "what-is.md"], "no pages found by themselves"),
    (["docs/a.md", "docs/no-code/a.md", "docs/as-built/a.md"], "no pages found by themselves"),
    (
      ["docs/de/a.md", "docs/fr/a.md"],
      "docs/{locale}/{path}.md has pages in de, fr, and none in en; concord.yml can say it: "
        + "'source-locale'"
    ),
    (
      ["docs/a.md", "docs/b.md", "docs/en/a.md"],
      "the pages in docs/{locale}/{path}.md are those of 'docs/a.md' and its like in another"
    ),
    (
      ["docs/en/a.md", "docs/de/1.md", "docs/de/2.md", "docs/de/3.md"],
      "only 0 of 3 translations in docs/{locale}/{path}.md have a source page"
    ),
    (
      ["docs/en/a.md", "docs/de/a.md"] + (1...4).map { "docs/de/\($0).md" },
      "only 1 of 5 translations in docs/{locale}/{path}.md have a source page"
    ),
    (
      ["i18n/de/a.md", "i18n/de/b.md", "docs/a.md", "docs/b.md", "guide/a.md", "guide/b.md"],
      "the pages of i18n/{locale}/{path}.md have source pages in docs/{path}.md and in "
        + "guide/{path}.md"
    ),
    (
      ["a.md", "x/docs/a.md", "translations/de/docs/a.md"],
      "concord.yml can say it: pages: [{ pattern: \"translations/{locale}/docs/{path}.md\", "
        + "source: \"x/docs/{path}.md\" }]"
    ),
    (["intro.md", "site/de/intro.md", "src/a.md"], "no pages found by themselves"),
  ])
  func isUnsureInOneLine(_ files: [String], _ message: String) throws {
    let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "x") }))
    let error = #expect(throws: ProjectError.self) { try find(project) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func namesOfTheConfigurationCount() throws {
    let project = try TemporaryProject(["docs/base/a.md": "x", "docs/orc/a.md": "x"])
    let set = try find(project, "locale-names: { base: en, orc: fi }")
    #expect(lines(set) == ["docs/base/a.md | fi: docs/orc/a.md"])
  }
}
