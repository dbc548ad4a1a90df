// Several formats of one run, and the folder of reports.

import Foundation
import TestSupport
import Testing

@Suite("Reports in files")
struct ReportOutputTests {
  private func project() throws -> TemporaryProject {
    try TemporaryProject([
      "docs/en/a.md": "# A\n\n```swift\nlet a = load(1)\n```\n",
      "docs/de/a.md": "# A\n\n```swift\nlet a = load(2)\n```\n",
    ])
  }

  @Test("One run writes all eight formats")
  func allFormats() throws {
    let project = try project()
    let starts = [
      "text": "docs/de/a.md:4:14: error:", "json": "{\n  \"schema\"", "markdown": "# Doc",
      "html": "<!doctype html>", "sarif": "{\n  \"$schema\"", "github": "::error file=docs/de/a.md",
      "gitlab": "[\n", "junit": "<?xml",
    ]
    let outputs = starts.keys.sorted().flatMap { ["--output", "\($0)=out/\($0).out"] }
    let run = try ProgramRun(
      ["check", "--quiet", "--format", "gitlab"] + outputs, in: project.root)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("[\n"))
    for (format, start) in starts {
      let text = project.read("out/\(format).out") ?? ""
      #expect(text.hasPrefix(start), "\(format): \(text.prefix(40))")
    }
  }

  @Test("The folder of reports holds those that are kept")
  func folder() throws {
    let project = try project()
    let run = try ProgramRun(["report", "--output", "kept"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      try Repository.files(in: project.root + "/kept")
        == ["index.html", "report.json", "report.md", "report.sarif"])
  }

  @Test("The pages of a large HTML report stand beside the first")
  func parts() throws {
    let steps = { (limit: Int) in
      (0..<1300).map { "## Step \($0)\n\n```swift\nlet a\($0) = load(\(limit))\n```\n" }
        .joined(separator: "\n")
    }
    let project = try TemporaryProject([
      "docs/en/a.md": steps(1), "docs/de/a.md": steps(2), "docs/fr/a.md": steps(3),
    ])
    let run = try ProgramRun(["check", "--output", "html=out/all.html"], in: project.root)
    #expect(run.exitCode == 1, "\(run.errors)")
    let files = try Repository.files(in: project.root + "/out")
    #expect(files.count > 3)
    #expect(files.contains("all.html") && files.contains("all-1.html"))

    try project.write("<p>somebody's</p>", to: "out/all-\(files.count).html")
    try project.write(steps(1), to: "docs/fr/a.md")
    let fewer = try ProgramRun(["check", "--output", "html=out/all.html"], in: project.root)
    #expect(fewer.exitCode == 1, "\(fewer.errors)")
    #expect(
      try Repository.files(in: project.root + "/out") == ["all-\(files.count).html", "all.html"])
  }

  @Test("A folder that is written starts where the program was started, also when named as usual")
  func startOfPaths() throws {
    let project = try project()
    let folder = project.root + "/docs"
    for arguments in [["report"], ["report", "--output", "Reports"]] {
      let run = try ProgramRun(arguments + ["--root", ".."], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors.contains("Reports written to Reports"))
      let isWritten = project.read("docs/Reports/report.md") != nil
      #expect(isWritten == (arguments.count > 1))
      #expect(project.read("Reports/report.md") != nil)
    }
  }

  @Test(
    "Two outputs never go into one file",
    arguments: [
      ["--output", "json=x", "--output", "sarif=x"], ["--output", "json=x", "--output", "./x"],
      ["--output", "a", "--output", "b"],
    ])
  func equalOutputs(_ arguments: [String]) throws {
    let project = try project()
    let run = try ProgramRun(["check"] + arguments, in: project.root)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--output") && run.errors.contains("stands twice"), "\(run.errors)")
    #expect(try Repository.files(in: project.root) == ["docs/de/a.md", "docs/en/a.md"])
  }
}
