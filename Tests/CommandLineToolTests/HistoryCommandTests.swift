// Tests of the program: the history of an API, and pages of past releases.

import Foundation
import TestSupport
import Testing

struct HistoryCommandTests {
  private static let files = [
    "concord.yml": """
    source-locale: en
    pages: "docs/{locale}/{path}.md"
    api:
      modules: [{ name: Kit, swift: Sources }]
      history: history
    current-version: { value: 2.0.0 }
    rules: { undocumented-symbol: off }
    """,
    "Sources/A.swift":
      "public struct Lamp { public init() {}; public func setGlow(_ on: Bool) {} }",
    "Old/A.swift": "public struct Lamp { public init() {}; public func light(_ on: Bool) {} }",
    "docs/en/a.md": "# Ä 灯 💡\n\n```swift\nLamp().light(true)\n```\n",
  ]

  private func run(_ project: TemporaryProject, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun(arguments, in: project.root)
  }

  /// A project that keeps its release 1.0.0.
  private func project(_ more: [String: String] = [:]) throws -> TemporaryProject {
    let project = try TemporaryProject(Self.files.merging(more) { $1 })
    let run = try run(project, "api", "snapshot", "1.0.0", "--api", "Old", "--module", "Kit")
    try #require(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors == "history/1.0.0.json written\n")
    return project
  }

  @Test func releaseIsKeptOnce() throws {
    let project = try project()
    let again = try run(project, "api", "snapshot", "1.0.0")
    #expect(again.exitCode == 2)
    #expect(
      again.errors
        == "concord: error: 'history/1.0.0.json' is there already; --force writes the release anew\n"
    )
    #expect(project.read("history/1.0.0.json")?.contains("light") == true)
    #expect(try run(project, "api", "snapshot", "1.0.0", "--force", "--quiet").exitCode == 0)
    #expect(project.read("history/1.0.0.json")?.contains("light") == false)
  }

  @Test func snapshotIsWhatDumpWrites() throws {
    let project = try project()
    #expect(try run(project, "api", "snapshot", "v2.0.0").exitCode == 0)
    #expect(try run(project, "api", "dump").output == project.read("history/2.0.0.json"))
  }

  @Test(arguments: [
    ("history/1.0.0.json", "Old"), ("1.0.0", "1.0.0"), ("current", "Sources"),
  ])
  func sameIsSame(old: String, new: String) throws {
    let run = try run(try project(), "api", "diff", old, new)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("clients see no difference\n"))
  }

  @Test(arguments: ["text", "json", "markdown"])
  func differenceIsWritten(format: String) throws {
    let run = try run(try project(), "api", "diff", "1.0.0", "current", "--format", format)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(Golden.difference(run.output, from: "difference.\(format)") == nil)
  }

  @Test(arguments: [
    (["api", "diff", "3.0.0", "current"], "'3.0.0' is neither a release of the history (1.0.0)"),
    (["api", "diff", "1.0.0", "docs"], "no Swift file, header or symbol graph in 'docs'"),
    (["api", "diff", "bad.json", "1.0.0"], "'bad.json' is no API model: its schema is \"x\""),
    (
      ["api", "diff", "1.0.0", "1.0.0", "--format", "html"],
      "--format: takes text, json or markdown"
    ),
    (["api", "snapshot", "next"], "'next' is no number of a release, such as 7.0.14"),
  ])
  func whatCannotBeDone(_ arguments: [String], _ message: String) throws {
    let project = try project(["bad.json": "{\"schema\": \"x\"}"])
    let run = try ProgramRun(arguments, in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    ([:], "history: 'history' holds no model"),
    (["history/notes.json": "{}"], "'history/notes.json' is not named after a release"),
    (["history/1.0.json": "{"], "'history/1.0.json' is no API model"),
  ])
  func historyThatHoldsNothingIsAnError(_ files: [String: String], _ message: String) throws {
    let project = try TemporaryProject(Self.files.merging(files) { $1 })
    let run = try run(project, "check")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func removedSymbolIsNamedWithItsRelease() throws {
    let run = try run(try project(), "check", "--no-color")
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "docs/en/a.md:4:1: error: `Lamp().light(_:)` was removed in 2.0.0 [removed-symbol]"))
    #expect(run.output.contains("write `setGlow(_:)` instead"))
  }

  @Test func docCommentsAreCheckedWithoutPages() throws {
    let source =
      "/// A lamp.\n///\n/// ```swift\n/// Lamp().glow()\n/// ```\npublic struct Lamp {}\n"
    let project = try TemporaryProject(["Kit/A.swift": source])
    let run = try run(project, "check", "--api", "Kit")
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("Kit/A.swift:4:12: error: `Lamp` has no member `glow()`"))
    #expect(run.output.contains("the doc comments of the API alone are checked"))
    try project.write("public struct Lamp {}", to: "Kit/A.swift")
    #expect(try self.run(project, "check", "--api", "Kit").exitCode == 2)
  }

  @Test func pagesOfPastReleasesHaveTheirOwnAPI() throws {
    let pages = [
      "concord.yml": Self.files["concord.yml"]?.replacing(
        "docs/{locale}/{path}.md", with: "docs/{version}/{locale}/{path}.md") ?? "",
      "docs/1.0/en/a.md": "# A\n\n```swift\nLamp().light(true)\n```\n",
      "docs/2.0/en/a.md": "# A\n\n```swift\nLamp().light(true)\n```\n",
      "docs/next/en/a.md": "# A\n\n```swift\nLamp().setGlow(true)\n```\n",
      "docs/0.9/en/a.md": "# A\n\n```swift\nLamp().nothing()\n```\n",
    ]
    let run = try run(try project(pages), "check", "--no-color")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("docs/2.0/en/a.md:4:1: error"))
    #expect(run.output.contains("1 error, "))
    #expect(run.output.contains("not checked in en: 1 release-without-model"))
    #expect(
      run.output.contains(
        "0.9: the history has no model of this release; the API rules are off for its\n  page\n"))
  }
}
