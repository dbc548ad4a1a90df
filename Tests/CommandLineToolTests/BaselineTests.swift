// The baseline over the pages of the demo: what is known stays known, what is new is said.

import Foundation
import TestSupport
import Testing

@Suite("Baseline")
struct BaselineTests {
  /// The demo in a folder of its own, with a baseline taken.
  private func demo() throws -> TemporaryProject {
    let project = try TemporaryProject()
    for path in ["concord.yml", "docs/sdk", "docs/api-history", "Sources/PushwooshFramework"] {
      let copy = URL(fileURLWithPath: "\(project.root)/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "\(Repository.root)/\(path)"), to: copy)
    }
    let run = try ProgramRun(["baseline"], in: project.root)
    try #require(run.exitCode == 0, "\(run.errors)")
    return project
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var severity: String
    }
    struct Summary: Decodable {
      struct Baseline: Decodable, Equatable {
        var known: Int
        var gone: Int
        var notChecked: Int
      }
      var baseline: Baseline
    }
    var summary: Summary
    var diagnostics: [Finding]

    /// The new findings as `rule file`.
    var new: [String] { diagnostics.map { "\($0.rule) \($0.file)" } }
    var baseline: Summary.Baseline { summary.baseline }
  }

  private func check(_ project: TemporaryProject, _ arguments: String...) throws -> Report {
    let run = try ProgramRun(
      ["check"] + arguments
        + ["--baseline", "concord-baseline.json", "--format", "json", "--no-git"],
      in: project.root)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let fails = report.diagnostics.contains { $0.severity == "error" }
    #expect(run.exitCode == (fails ? 1 : 0), "\(run.errors)")
    return report
  }

  @Test("What is found in an API elsewhere, or in a page with any name, is known afterwards")
  func anyPath() throws {
    let kit = try TemporaryProject([
      "A.swift": "/// Calls ``Gone``.\n///\n/// ```swift\n/// A().b(\n/// ```\npublic struct A {}\n"
    ])
    let project = try TemporaryProject([
      "docs/en/b\tc.md": "# B\n\n```swift\nlet a = load(1)\n```\n",
      "docs/de/b\tc.md": "# B\n\n```swift\nlet a = load(2)\n```\n",
    ])
    let api = ["--api", kit.root, "--module", "Kit"]
    let written = try ProgramRun(["baseline"] + api, in: project.root)
    #expect(written.exitCode == 0, "\(written.errors)")
    let baseline = project.read("concord-baseline.json") ?? ""
    #expect(baseline.contains("\"\(kit.root)/A.swift\"") && baseline.contains("b\\tc.md"))
    let run = try ProgramRun(
      ["check", "--baseline", "concord-baseline.json", "--fail-on", "note"] + api, in: project.root)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test("The kept reports say only what is new, too")
  func reports() throws {
    let project = try demo()
    let run = try ProgramRun(
      ["report", "--baseline", "concord-baseline.json"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    let summary = try JSONDecoder().decode(
      Report.self, from: Data((project.read("Reports/report.json") ?? "").utf8))
    #expect(summary.new == [] && summary.baseline.known > 0)
  }

  private let locales = ["de", "en", "ko", "ru", "zh"]

  /// Changes a page; it must differ then.
  private func edit(
    _ project: TemporaryProject, _ file: String, _ change: (String) -> String
  ) throws {
    let text = try #require(project.read(file))
    let changed = change(text)
    try #require(changed != text, "\(file)")
    try project.write(changed, to: file)
  }

  /// Renames a page in all languages, and mends the links that lead there.
  private func rename(_ project: TemporaryProject, _ old: String, to new: String) throws {
    for locale in locales {
      let folder = "\(project.root)/docs/sdk/\(locale)"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let file = "docs/sdk/\(locale)/\(name)"
        let text = try #require(project.read(file))
        try project.write(text.replacing("/\(old)/", with: "/\(new)/"), to: file)
      }
      guard FileManager.default.fileExists(atPath: "\(folder)/\(old).mdx") else { continue }
      try FileManager.default.moveItem(
        atPath: "\(folder)/\(old).mdx", toPath: "\(folder)/\(new).mdx")
    }
  }

  /// Puts text behind the front matter.
  private func insert(_ text: String, into page: String) -> String {
    guard let end = page.range(of: "\n---\n")?.upperBound else { return page }
    return page[..<end] + "\n\(text)\n" + page[end...]
  }

  private let oldCall =
    "\n```swift\nPWModalWindowConfiguration.shared().closeModalWindow(after: 3)\n```\n"
  private let newCall = "\n```swift\nPushwoosh.media.modalRichMedia.closeAfter(3)\n```\n"

  @Test("Lines above, a page renamed and edited, one mended, one added: the added one is new")
  func everythingAtOnce() throws {
    let project = try demo()
    let before = try check(project).baseline
    #expect(before.known > 60 && before.gone == 0 && before.notChecked == 0)
    try rename(project, "positions", to: "placement")
    for locale in locales {
      try edit(project, "docs/sdk/\(locale)/placement.mdx") {
        insert("Absatz \(locale) 文 نص 🎉.", into: $0)
      }
      try edit(project, "docs/sdk/\(locale)/gestures.mdx") {
        insert("Text.\n\nMore text.", into: $0) + (locale == "de" ? oldCall : newCall)
      }
    }
    try edit(project, "docs/sdk/ru/overview.mdx") { text in
      text.range(of: "6.7.5").map { text.replacingCharacters(in: $0, with: "7.0.14") } ?? text
    }
    try edit(project, "docs/sdk/ko/overview.mdx") { $0.replacing("\n", with: "\r\n") }
    let after = try check(project)
    #expect(after.new == ["deprecated-symbol docs/sdk/de/gestures.mdx"])
    #expect(after.baseline == .init(known: before.known - 1, gone: 1, notChecked: 0))
  }

  @Test("A page that is missing in one language is renamed in the others")
  func renamedBesideMissing() throws {
    let project = try demo()
    try rename(project, "migration", to: "moving-on")
    let after = try check(project)
    #expect(after.new == [] && after.baseline.gone == 0)
  }

  @Test("Equal findings: one mended, an equal one elsewhere and another kind added")
  func equalFindings() throws {
    let project = try demo()
    let page = "docs/sdk/ru/haptics-and-corners.mdx"
    let old = "PWModalWindowConfiguration.shared().closeModalWindow(after: "
    try edit(project, page) { text in
      text.range(of: old).map {
        text.replacingCharacters(in: $0, with: "Pushwoosh.media.modalRichMedia.closeAfter(")
      } ?? text
    }
    let mended = try check(project)
    #expect(mended.new == [] && mended.baseline.gone > 0)
    try edit(project, page) { $0 + "\n`PWModalWindowConfiguration.sharde()`\n" + oldCall }
    let added = try check(project).new
    #expect(added.contains("deprecated-symbol \(page)"))
    #expect(added.contains("unknown-symbol \(page)"))
    #expect(added.allSatisfy { $0.hasSuffix(page) })
  }

  @Test("What was not looked for is not gone")
  func narrowRuns() throws {
    let project = try demo()
    let all = try check(project).baseline.known
    for locale in locales {
      try edit(project, "docs/sdk/\(locale)/gestures.mdx") { insert("Text.", into: $0) }
    }
    try edit(project, "docs/sdk/ru/overview.mdx") { $0.replacing("6.7.5", with: "7.0.14") }
    let russian = try check(project, "docs/sdk/ru/gestures.mdx").baseline
    #expect(russian.gone == 0 && russian.known > 5 && russian.notChecked == all - russian.known)
    #expect(
      try check(project, "--locale", "de").baseline == .init(known: 0, gone: 0, notChecked: all))
    #expect(try check(project, "--only", "code-typography").baseline.notChecked == all)
    #expect(try check(project, "--locale", "ru").baseline.gone > 0)
    #expect(try check(project, "--allow", "outdated-version").baseline.gone == 0)
  }

  @Test("--prune takes out what is gone, keeps what was not looked for, and adds nothing")
  func prune() throws {
    let project = try demo()
    let first = try #require(project.read("concord-baseline.json"))
    #expect(try ProgramRun(["baseline"], in: project.root).exitCode == 0)
    #expect(project.read("concord-baseline.json") == first)
    try edit(project, "docs/sdk/ru/overview.mdx") { $0.replacing("6.7.5", with: "7.0.14") }
    try edit(project, "docs/sdk/de/gestures.mdx") { $0 + oldCall }
    try edit(project, "docs/sdk/en/gestures.mdx") { $0 + newCall }
    let german = try ProgramRun(["baseline", "--prune", "--locale", "de"], in: project.root)
    #expect(german.errors.contains("not looked for and kept"), "\(german.errors)")
    #expect(try check(project).baseline.gone > 0)
    let run = try ProgramRun(["baseline", "--prune"], in: project.root)
    #expect(run.exitCode == 0 && run.errors.contains("gone and taken out"), "\(run.errors)")
    #expect(run.errors.contains("new and not added"))
    let after = try check(project)
    #expect(after.baseline.gone == 0)
    #expect(after.new.contains("deprecated-symbol docs/sdk/de/gestures.mdx"))
    let pruned = try #require(project.read("concord-baseline.json"))
    #expect(!pruned.contains("docs/sdk/de/gestures.mdx"))
    #expect(pruned.split(separator: "\n").count < first.split(separator: "\n").count)
  }

  @Test("Every format with room says what is known")
  func formats() throws {
    let project = try demo()
    try edit(project, "docs/sdk/ru/overview.mdx") { text in
      text.range(of: "6.7.5").map { text.replacingCharacters(in: $0, with: "7.0.14") } ?? text
    }
    let expected = [
      "text": "1 is gone", "markdown": "1 is gone", "html": "1 is gone", "github": "1 is gone",
      "junit": "<property name=\"baseline.gone\" value=\"1\"/>",
      "sarif": "\"baselineState\": \"absent\"", "json": "\"gone\": 1",
    ]
    for (format, words) in expected {
      let run = try ProgramRun(
        ["check", "--no-git", "--baseline", "concord-baseline.json", "--format", format],
        in: project.root)
      #expect(run.exitCode == 0, "\(run.errors)")
      let text = run.output.replacing(/\n +/, with: " ")
      #expect(text.contains(words), "\(format)")
    }
  }

  @Test(
    "A file that is no baseline is refused in one line",
    arguments: [
      ("", "is no JSON"), ("{ \"schema\": ", "is no JSON"), ("[1, 2]", "is no JSON"),
      ("{ \"schema\": \"concord.report/1\" }", "its schema is 'concord.report/1'"),
      ("{ \"schema\": \"concord.baseline/9\", \"pages\": [] }", "its schema is"),
      ("{ \"schema\": \"concord.baseline/1\" }", "lacks what a baseline has"),
      (
        "{ \"schema\": \"concord.baseline/1\", \"pages\": "
          + "[{ \"file\": \"../../etc/passwd\", \"findings\": [] }] }",
        "'../../etc/passwd' is no path that a finding has"
      ),
      (
        "{ \"schema\": \"concord.baseline/1\", \"pages\": "
          + "[{ \"file\": \"docs/../../x\", \"findings\": [] }] }", "is no path that a finding has"
      ),
      (String(repeating: "[", count: 200_000), "is no JSON"),
      (String(repeating: " ", count: 50 << 20), "it holds 50 MB"),
    ])
  func hostileFiles(text: String, words: String) throws {
    let project = try TemporaryProject([
      "docs/en/a.md": "# A\n", "docs/de/a.md": "# A\n", "known.json": text,
    ])
    for command in [
      ["check", "--baseline", "known.json"], ["baseline", "--output", "known.json"],
    ] {
      let run = try ProgramRun(command, in: project.root)
      #expect(run.exitCode == 2)
      #expect(run.output == "")
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("concord: error") }
      #expect(lines.count == 1 && lines.first?.contains(words) == true, "\(run.errors.prefix(300))")
    }
  }

  @Test("A baseline that is not there is said, and how to get one")
  func missingFile() throws {
    let project = try TemporaryProject(["docs/en/a.md": "# A\n", "docs/de/a.md": "# A\n"])
    for command in [["check", "--baseline", "known.json"], ["baseline", "--prune"]] {
      let run = try ProgramRun(command, in: project.root)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("'concord baseline' writes one"))
    }
  }
}
