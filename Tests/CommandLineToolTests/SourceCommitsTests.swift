// The commit of the source page that brought a difference, from a repository made for the test.

import Foundation
import TestSupport
import Testing

@Suite("Source commits", .enabled(if: GitProject.isPossible))
struct SourceCommitsTests {
  private let arguments = ["check", "--pages", "docs/{locale}/{path}.md", "--fail-on", "never"]
  private let page = "# Kit\n\n```swift\nlet kit = Kit()\nkit.start(mode: 1)\n```\n"

  /// A repository whose source page was changed after it was translated.
  private func repository(subject: String = "Rename start") throws -> TemporaryProject {
    let project = try GitProject.make(["docs/en/a b.md": page, "docs/ja/a b.md": page])
    try project.write(
      page.replacingOccurrences(of: "start", with: "launch")
        + "\n```swift\nkit.pause(now: true)\n```\n", to: "docs/en/a b.md")
    try project.commit(subject)
    return project
  }

  @Test("The commit is named with the difference, its subject escaped")
  func named() throws {
    let project = try repository(subject: "Rename \u{1B}[31mstart <b>")
    try project.write("# Kit 2\n", to: "docs/en/new.md")
    let text = try ProgramRun(arguments, in: project.root).output
    #expect(text.contains("the source page had what stands here until"))
    #expect(text.contains("this came to the source page with commit"))
    #expect(text.contains("2024-05-01"))
    #expect(!text.contains("\u{1B}"))
    let markdown = try ProgramRun(arguments + ["--format", "markdown"], in: project.root).output
    #expect(markdown.contains("until commit"))
    #expect(!markdown.contains("<b>"))
    let json = try ProgramRun(arguments + ["--format", "json"], in: project.root).output
    #expect(json.contains("until commit"))
    #expect(try ProgramRun(arguments + ["--format", "json"], in: project.root).output == json)
  }

  @Test("Without git's word the findings are the same")
  func without() throws {
    let project = try repository()
    let run = try ProgramRun(arguments + ["--no-git"], in: project.root)
    #expect(run.output.contains("code-drift"))
    #expect(!run.output.contains("commit"))
    let report = try ProgramRun(
      ["report", "--pages", "docs/{locale}/{path}.md"], in: project.root)
    #expect(report.exitCode == 0)
    #expect(project.read("Reports/report.json")?.contains("commit") == false)
  }

  @Test("A shallow clone loses the line, and nothing else")
  func shallow() throws {
    let project = try repository()
    let clone = project.root + "/clone"
    try project.git("clone", "-q", "--depth", "1", "file://" + project.root, clone)
    let run = try ProgramRun(arguments, in: clone)
    #expect(run.output.contains("code-drift"))
    #expect(!run.output.contains("commit"))
  }

  @Test("A folder that is no repository loses the line, and nothing else")
  func noRepository() throws {
    let project = try repository()
    try FileManager.default.removeItem(atPath: project.root + "/.git")
    let run = try ProgramRun(arguments, in: project.root)
    #expect(run.output.contains("code-drift"))
    #expect(!run.output.contains("commit"))
  }

  @Test("The settings of a repository start no program")
  func hostileSettings() throws {
    let project = try repository()
    let mark = project.root + "/started"
    try project.write("*.md diff=evil\n", to: ".gitattributes")
    for key in [
      "diff.evil.textconv", "diff.evil.command", "diff.external", "core.fsmonitor",
      "core.pager", "gpg.program",
    ] {
      try project.git("config", key, "touch \(mark); cat")
    }
    try project.git("config", "log.showSignature", "true")
    let run = try ProgramRun(arguments, in: project.root)
    #expect(run.output.contains("until commit"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
