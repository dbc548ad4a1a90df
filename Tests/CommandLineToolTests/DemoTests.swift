// The demo: what is found in the pages of docs/sdk, and the reports that are kept of it.

import Foundation
import TestSupport
import Testing

@Suite("Demo")
struct DemoTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Range: Decodable {
        struct Position: Decodable { var line: Int }
        var start: Position
      }
      var rule: String
      var severity: String
      var locale: String?
      var file: String
      var range: Range
    }
    var diagnostics: [Finding]
  }

  private func report() throws -> Report {
    let run = try ProgramRun(["check", "--format", "json"], in: Repository.root)
    try #require(run.exitCode == 1, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test("The pages in English, German and Chinese are right")
  func currentPages() throws {
    let wrong = try report().diagnostics.filter { !["ru", "ko"].contains($0.locale) }
    #expect(
      wrong.filter { $0.severity != "note" }.map { "\($0.file):\($0.range.start.line)" } == [])
  }

  @Test("The drift of the Russian and Korean pages is found, place by place")
  func driftedPages() throws {
    let lines = try report().diagnostics.map {
      "\($0.file):\($0.range.start.line) \($0.severity) \($0.rule)\n"
    }
    #expect(Golden.difference(lines.joined(), from: "demo.txt") == nil)
  }

  @Test("The report leads with the release that the older pages were written for")
  func cause() throws {
    let run = try ProgramRun(["check", "--no-color"], in: Repository.root)
    let lines = run.output.split(separator: "\n").prefix(2)
    let cause = "findings have one cause: documents the API from before 7.0.14"
    #expect(lines.first?.hasSuffix(cause) == true)
    #expect(lines.last?.contains("docs/sdk/ko/") == true)
  }

  @Test("The history holds what its sources declare, and nothing has gone since")
  func history() throws {
    let source = "docs/api-history/sources/PushwooshFramework-6.7.5.swiftinterface"
    let same = try ProgramRun(["api", "diff", "6.7.5", source], in: Repository.root)
    #expect(same.output.hasSuffix("clients see no difference\n"), "\(same.errors)")
    for newer in ["7.0.14", "current"] {
      let run = try ProgramRun(["api", "diff", "6.7.5", newer], in: Repository.root)
      #expect(run.output.contains("method PWModalWindowConfiguration.setPresent(_:)"))
      #expect(!run.output.contains("Removed") && !run.output.contains("Renamed"))
    }
  }

  @Test("Every link of the reference leads somewhere, those to pages too")
  func referenceLinks() throws {
    let folder = Repository.root + "/Reports/reference"
    let files = try Repository.files(in: folder).map { path in
      (path: path, text: try Repository.text("Reports/reference/" + path))
    }
    var pages: Set<String> = []
    let check = LinkCheck(files) { path in
      pages.insert(path)
      return FileManager.default.fileExists(atPath: folder + "/" + path)
    }
    #expect(check.faults == [])
    #expect(pages.count > 10)
  }

  @Test("The reports in Reports are those that the demo writes")
  func reports() throws {
    let project = try TemporaryProject()
    let output = project.root
    let report = try ProgramRun(["report", "--output", output], in: Repository.root)
    try #require(report.exitCode == 0, "\(report.errors)")
    let pictures = try TemporaryProject()
    _ = try ProgramRun(
      ["preview", "--format", "svg", "--output", pictures.root], in: Repository.root)
    let reference = try ProgramRun(
      [
        "reference", "--output", output + "/reference", "--guides", "../..", "--pictures",
        pictures.root,
      ],
      in: Repository.root)
    try #require(reference.exitCode == 0, "\(reference.errors)")
    let files = try Repository.files(in: output)
    #expect(files.count > 10)
    for file in files {
      let text = try #require(project.read(file))
      #expect(try Repository.difference("Reports/\(file)", from: text) == nil)
    }
    #expect(try Repository.files(in: Repository.root + "/Reports") == files)
  }
}
