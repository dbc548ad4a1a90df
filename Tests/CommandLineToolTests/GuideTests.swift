// The guide and the README say what the program says of itself.

import Foundation
import Testing

@Suite("Guide")
struct GuideTests {
  private func output(_ arguments: String...) throws -> String {
    let run = try ProgramRun(arguments, in: Repository.root)
    try #require(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  private func ruleIDs() throws -> [String] {
    let lines = try output("rules").split(separator: "\n")
    return lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test("Every rule has its page, and no other page is there")
  func rulePages() throws {
    let ids = try ruleIDs()
    #expect(ids.count > 20)
    for id in ids {
      let page = try output("rules", id, "--format", "markdown")
      #expect(try Repository.difference("docs/guide/rules/\(id).md", from: page) == nil)
    }
    let files = try Repository.files(in: Repository.root + "/docs/guide/rules")
    #expect(files == ids.map { $0 + ".md" }.sorted())
  }

  @Test("The list of rules is current")
  func ruleIndex() throws {
    let page = try output("rules", "--format", "markdown")
    #expect(try Repository.difference("docs/guide/rules.md", from: page) == nil)
  }

  @Test("The README shows the program's own help")
  func usage() throws {
    #expect(try Repository.text("README.md").contains("```text\n\(output("--help"))```"))
  }

  @Test("Links of the guide and the README lead to files")
  func links() throws {
    let guide = try Repository.files(in: Repository.root + "/docs/guide").map { "docs/guide/\($0)" }
    for file in guide.filter({ $0.hasSuffix(".md") }) + ["README.md", "CHANGELOG.md"] {
      let folder = (file as NSString).deletingLastPathComponent
      let prose = try Repository.text(file).replacing(/(?ms)^(`{3,})[^\n]*\n.*?^\1$/, with: "")
      for match in prose.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let path = "\(Repository.root)/\(folder)/\(match.1)"
        #expect(FileManager.default.fileExists(atPath: path), "\(file): \(match.1)")
      }
    }
  }
}
