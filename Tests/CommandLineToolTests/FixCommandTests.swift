// concord fix: run on a copy of the demo, and on small projects.

import Foundation
import TestSupport
import Testing

@Suite("concord fix")
struct FixCommandTests {
  /// What is found in a project, as rule, file and message.
  private func found(in folder: String) throws -> [String] {
    struct Report: Decodable {
      struct Finding: Decodable {
        var rule: String
        var file: String
        var message: String
      }
      var diagnostics: [Finding]
    }
    let run = try ProgramRun(["check", "--format", "json", "--fail-on", "never"], in: folder)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).diagnostics.map {
      "\($0.rule) \($0.file) \($0.message)"
    }
  }

  private func demo() throws -> TemporaryProject {
    let project = try TemporaryProject()
    for path in ["docs", "Sources", "concord.yml"] {
      let (from, to) = ("\(Repository.root)/\(path)", "\(project.root)/\(path)")
      guard path == "Sources" else {
        try FileManager.default.copyItem(atPath: from, toPath: to)
        continue
      }
      try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: from + "/PushwooshFramework", toPath: to + "/PushwooshFramework")
    }
    return project
  }

  @Test("On the demo the fixed findings are gone and nothing new appears")
  func demoPages() throws {
    let project = try demo()
    let before = try found(in: project.root)
    let preview = try ProgramRun(["fix", "--dry-run", "--quiet"], in: project.root)
    #expect(preview.exitCode == 0)
    #expect(Golden.difference(preview.output, from: "fix-demo.patch") == nil)
    #expect(try found(in: project.root) == before)

    let run = try ProgramRun(["fix"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    let after = try found(in: project.root)
    let count = try #require(run.output.firstMatch(of: /(\d+) findings fixed/)?.1)
    #expect(before.count - after.count == Int(count))
    for (finding, findings) in Dictionary(grouping: after, by: \.self) {
      #expect(findings.count <= before.count { $0 == finding }, "\(finding)")
    }
    for file in try Repository.files(in: project.root) where file.hasSuffix(".mdx") {
      let isDrifted = file.contains("/ko/") || file.contains("/ru/")
      if !isDrifted { #expect(try project.read(file) == Repository.text(file), "\(file)") }
    }
    let again = try ProgramRun(["fix", "--dry-run", "--quiet"], in: project.root)
    #expect(again.output == "")
  }

  @Test("git apply makes of the dry run what concord fix writes")
  func patch() throws {
    let (fixed, patched) = (try demo(), try demo())
    let preview = try ProgramRun(["fix", "--dry-run"], in: patched.root)
    try patched.write(preview.output, to: "changes.patch")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", "changes.patch"]
    process.currentDirectoryURL = URL(fileURLWithPath: patched.root)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    _ = try ProgramRun(["fix", "--quiet"], in: fixed.root)
    for file in try Repository.files(in: fixed.root) where file.hasSuffix(".mdx") {
      #expect(fixed.read(file) == patched.read(file), "\(file)")
    }
  }

  private func project(_ pages: [String: String]) throws -> TemporaryProject {
    try TemporaryProject(
      pages.merging([
        "concord.yml": "pages: docs/{locale}/{path}.md\napi:\n  modules:\n"
          + "    - { name: Kit, swift: Sources }\nrules: { undocumented-symbol: off }\n",
        "Sources/Kit.swift":
          "public final class Lamp {\n  public static let shared = Lamp()\n"
          + "  public func setGlow(_ on: Bool) {}\n}\n",
      ]) { $1 })
  }

  private let wrong = "# A\n\n```swift\nLamp.shared.setGlow(on: true)\n```\n"
  private let right = "# A\n\n```swift\nLamp.shared.setGlow(true)\n```\n"

  @Test("Only what is asked for is repaired: by path and by rule")
  func selection() throws {
    let project = try project(["docs/en/a.md": wrong, "docs/en/b.md": wrong])
    let other = try ProgramRun(["fix", "--only", "link-drift"], in: project.root)
    #expect(other.output == "0 findings fixed\n")
    let run = try ProgramRun(["fix", "docs/en/b.md", "--only", "call-mismatch"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(project.read("docs/en/a.md") == wrong)
    #expect(project.read("docs/en/b.md") == right)
    let unknown = try ProgramRun(["fix", "--only", "call-mismatsch"], in: project.root)
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("did you mean 'call-mismatch'?"))
  }

  @Test("A file that can't be written is named, the others are repaired, and the exit code is 2")
  func readOnly() throws {
    let project = try project(["docs/en/a.md": wrong, "docs/en/b.md": wrong])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: project.root + "/docs/en/a.md")
    let run = try ProgramRun(["fix"], in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'docs/en/a.md' cannot be written: it is read-only"))
    #expect(run.output.contains("1 finding fixed in 1 file, 1 not fixed"))
    #expect(project.read("docs/en/a.md") == wrong)
    #expect(project.read("docs/en/b.md") == right)
  }

  @Test("Comments in the code of the API are left alone")
  func docComments() throws {
    let project = try project(["docs/en/a.md": right])
    let code = """
      public final class Lamp {
        public static let shared = Lamp()
        /// Switches it.
        ///
        /// ```swift
        /// Lamp.shared.setGlow(on: true)
        /// ```
        public func setGlow(_ on: Bool) {}
      }

      """
    try project.write(code, to: "Sources/Kit.swift")
    let run = try ProgramRun(["fix"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("0 findings fixed, 1 not fixed"))
    #expect(project.read("Sources/Kit.swift") == code)
  }

  @Test("A page that two paths lead to is changed once")
  func links() throws {
    let project = try project(["docs/en/a.md": wrong])
    try project.link("docs/en/b.md", to: "a.md")
    let run = try ProgramRun(["fix"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(project.read("docs/en/a.md") == right)
    let kind = try FileManager.default.attributesOfItem(
      atPath: project.root + "/docs/en/b.md")[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("Names with spaces and quotes, and a page without an end of line")
  func names() throws {
    let page = String(wrong.dropLast())
    let project = try project(["docs/en/my \"first\" page.md": page])
    let preview = try ProgramRun(["fix", "--dry-run"], in: project.root)
    #expect(preview.output.hasPrefix("--- \"a/docs/en/my \\\"first\\\" page.md\"\n"))
    #expect(preview.errors.hasSuffix("1 finding would be fixed in 1 file\n"))
    #expect(project.read("docs/en/my \"first\" page.md") == page)
  }
}
