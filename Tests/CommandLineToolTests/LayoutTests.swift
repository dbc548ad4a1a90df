// What the program says of layouts that it detects, and of what pages take in.

import Foundation
import TestSupport
import Testing

@Suite("Layouts and includes")
struct LayoutTests {
  private let files = [
    "README.md": "# Kit\n\nText.\n", "README_CN.md": "# Kit\n\n文本。\n",
    "docs/a.md": "# A\n\n```sh\nkit make\n```\n", "docs/de/a.md": "# A\n\n```sh\nkit mak\n```\n",
  ]

  private let lines = """
    layout found: docs/{path}.md, translated in docs/{locale}/{path}.md: a folder for each locale \
    beside the source pages
    layout found: README.md, translated in README_{locale}.md: the locale at the end of the file's \
    name
    layout found: locale names: CN: zh

    """

  @Test("A layout is told apart from the results", arguments: ["text", "json", "markdown"])
  func standardError(format: String) throws {
    let project = try TemporaryProject(files)
    let run = try ProgramRun(["check", "--format", format], in: project.root)
    #expect(run.exitCode == 1)
    #expect(run.errors == lines)
    #expect(!run.output.contains("layout found"))
    let quiet = try ProgramRun(["check", "--format", format, "--quiet"], in: project.root)
    #expect(quiet.errors.isEmpty)
    #expect(quiet.output == run.output)
  }

  @Test("What init writes gives the same findings")
  func initThenCheck() throws {
    let project = try TemporaryProject(files)
    let detected = try ProgramRun(["check", "--format", "json"], in: project.root)
    #expect(try ProgramRun(["init"], in: project.root).exitCode == 0)
    let written = try ProgramRun(["check", "--format", "json"], in: project.root)
    #expect(written.output == detected.output)
    #expect(written.errors.isEmpty)
    #expect(written.exitCode == 1)
  }

  @Test("Doubt ends with 2 and one line", arguments: ["check", "init", "report"])
  func doubt(command: String) throws {
    let project = try TemporaryProject(["docs/de/a.md": "# A\n", "docs/fr/a.md": "# A\n"])
    let run = try ProgramRun([command], in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("concord: error: it is not sure where the pages are: docs/"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(project.read("concord.yml") == nil)
  }

  @Test("What pages take in never leads out of the project")
  func outside() throws {
    let outside = try TemporaryProject(["secret.md": "```sh\nsecret\n"])
    let project = try TemporaryProject([
      "concord.yml": "pages: docs/{locale}/{path}.mdx\n",
      "docs/en/a.mdx": """
      import A from '\(String(repeating: "../", count: 30))etc/passwd.md'
      import B from '/etc/passwd.md'
      import C from '../../parts/link.md'
      import D from '../../parts/folder/secret.md'
      import E from '../../parts/loop.md'
      import F from '../../parts/good.md'

      # A

      <A /><B /><C /><D /><E /><F />
      """,
      "parts/good.md": "```sh\nls\n",
    ])
    try project.link("parts/link.md", to: outside.root + "/secret.md")
    try project.link("parts/folder", to: outside.root)
    try project.link("parts/loop.md", to: "loop.md")
    let run = try ProgramRun(["check", "--only", "unclosed-fence"], in: project.root)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("parts/good.md:1:1: error"))
    #expect(run.output.contains("1 error, 0 warnings, 0 notes in 2 pages"))
    #expect(!run.output.contains("secret"))
    #expect(run.output.contains("1 include-outside-project"))
  }
}
