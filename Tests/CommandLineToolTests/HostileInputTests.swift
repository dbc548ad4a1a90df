// Wrong and hostile input: a finding or one clear line, never a crash, never success over nothing.

import Foundation
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private func check(_ text: String, file: String = "docs/en/a.md") throws -> ProgramRun {
    try check(Data(text.utf8), file: file)
  }

  private func check(_ bytes: Data, file: String = "docs/en/a.md") throws -> ProgramRun {
    let project = try TemporaryProject([file: ""])
    try bytes.write(to: URL(fileURLWithPath: "\(project.root)/\(file)"))
    return try ProgramRun(
      ["check", "--pages", "docs/{locale}/{path}.{md,mdx}"], in: project.root)
  }

  @Test("Broken bytes are a finding at their place")
  func brokenBytes() throws {
    let run = try check(Data("# A\n\nText \u{0}".utf8) + [0xFF, 0xFE, 0xC3] + Data("\n".utf8))
    #expect(run.exitCode == 1)
    #expect(run.output.contains("docs/en/a.md:3:7: error:"))
    #expect(run.output.contains("[invalid-encoding]"))
  }

  @Test("An empty file is a finding")
  func emptyFile() throws {
    let run = try check("")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("[empty-page]"))
  }

  @Test("A fence that nothing closes is a finding at the fence")
  func openFence() throws {
    let run = try check("# A\n\n```swift\nlet a = 1\n\nText.\n")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("docs/en/a.md:3:1: error:"))
    #expect(run.output.contains("[unclosed-fence]"))
  }

  @Test("A line of 50 MB is read")
  func longLine() throws {
    let line = String(repeating: "word `code` [link](to) ", count: 50_000_000 / 23)
    let run = try check("# A\n\n\(line)\n\n```swift\nlet a = 1\n```\n")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("1 page"))
  }

  @Test(
    "Nesting by the ten thousand is read",
    arguments: [
      (String(repeating: ">", count: 100_000), "a\n"),
      (String(repeating: "[", count: 50_000), "a\n"),
      (String(repeating: "*a _b ", count: 20_000), "\n"),
      (String(repeating: "<div>\n", count: 20_000), "\n"),
      (String(repeating: "- ", count: 20_000), "a\n"),
      (String(repeating: "`", count: 100_000), "\n"),
      (String(repeating: "[a](", count: 50_000), "\n"),
      (String(repeating: "<!--", count: 50_000), "\n"),
      (String(repeating: "![[]()", count: 50_000), "\n"),
      (String(repeating: ":::note\n", count: 10_000), "\n"),
    ])
  func nesting(open: String, rest: String) throws {
    for file in ["docs/en/a.md", "docs/en/a.mdx"] {
      let run = try check("# A\n\n" + open + rest, file: file)
      #expect(run.exitCode == 0 || run.exitCode == 1, "\(run.errors)")
      #expect(run.output.contains("in 1 page"))
    }
  }

  @Test("Nesting in code is read")
  func nestedCode() throws {
    for open in ["(", "{", "[", "/*", "\"\\(", "func f() { ", "if a { ", "a ? b : "] {
      let code = String(repeating: open, count: 50_000)
      for language in ["swift", "objc"] {
        let run = try check("# A\n\n```\(language)\n\(code)\n```\n")
        #expect(run.exitCode == 0 || run.exitCode == 1, "\(open) \(run.errors)")
      }
    }
  }

  @Test("Escape sequences of a page do not reach the terminal")
  func escapes() throws {
    let run = try check("# A\n\n```swift \u{1B}[31m`\nlet a = 1\n```\n")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A misspelt key names the nearest one")
  func misspeltKey() throws {
    let project = try TemporaryProject([
      "concord.yml": "source-locale: en\npagse: \"docs/{locale}/{path}.md\"\n",
      "docs/en/a.md": "# A\n",
    ])
    let run = try ProgramRun(["check"], in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("pagse"))
    #expect(run.errors.contains("did you mean 'pages'?"))
  }

  @Test("An API without Swift, or without a symbol, ends the run")
  func emptyAPI() throws {
    for (file, text) in [("Sources/a.txt", "text"), ("Sources/a.swift", "let hidden = 1\n")] {
      let project = try TemporaryProject([file: text, "docs/en/a.md": "# A\n"])
      let run = try ProgramRun(
        ["check", "--pages", "docs/{locale}/{path}.md", "--api", "Sources"], in: project.root)
      #expect(run.exitCode == 2, "\(file)")
      #expect(run.output.isEmpty)
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }

  @Test("An unknown rule ends the run and names the nearest")
  func unknownRule() throws {
    let project = try TemporaryProject(["docs/en/a.md": "# A\n"])
    let run = try ProgramRun(
      ["check", "--pages", "docs/{locale}/{path}.md", "--only", "unclosed-fense"],
      in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("did you mean 'unclosed-fence'?"))
  }
}
