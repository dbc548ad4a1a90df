// The commit of the source page that brought a difference, from a repository made for the test.

import Foundation
import TestSupport
import Testing

@Suite("Source commits", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
struct SourceCommitsTests {
  private let arguments = ["check", "--pages", "docs/{locale}/{path}.md", "--fail-on", "never"]
  private let page = "# Kit\n\n```swift\nlet kit = Kit()\nkit.start(mode: 1)\n```\n"

  private func git(_ arguments: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      ["-c", "user.name=n", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_COMMITTER_DATE": "2024-05-01T10:00:00Z", "GIT_AUTHOR_DATE": "2024-05-01T10:00:00Z",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A repository whose source page was changed after it was translated.
  private func repository(subject: String = "Rename start") throws -> TemporaryProject {
    let project = try TemporaryProject(["docs/en/a b.md": page, "docs/ja/a b.md": page])
    try git("init", "-q", "-b", "main", in: project.root)
    try git("add", "-A", in: project.root)
    try git("commit", "-q", "-m", "First", in: project.root)
    try project.write(
      page.replacingOccurrences(of: "start", with: "launch")
        + "\n```swift\nkit.pause(now: true)\n```\n", to: "docs/en/a b.md")
    try git("commit", "-q", "-a", "-m", subject, in: project.root)
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
    try git("clone", "-q", "--depth", "1", "file://" + project.root, clone, in: project.root)
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
      try git("config", key, "touch \(mark); cat", in: project.root)
    }
    try git("config", "log.showSignature", "true", in: project.root)
    let run = try ProgramRun(arguments, in: project.root)
    #expect(run.output.contains("until commit"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
