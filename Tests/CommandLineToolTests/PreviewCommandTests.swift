// Tests of `concord preview`.

import Foundation
import TestSupport
import Testing

struct PreviewCommandTests {
  @Test func previewIsWritten() throws {
    let project = try TemporaryProject()
    let run = try ProgramRun(["preview", "--output", "out/preview"], in: project.root)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "preview written to out/preview/index.html\n")
    #expect(project.read("out/preview/index.html")?.hasPrefix("<!doctype html>") == true)
    #expect(project.read("out/preview/preview.json")?.contains("concord.preview/1") == true)
  }

  @Test func contentIsShownInEveryWindow() throws {
    let project = try TemporaryProject(["ad/a.html": "<p title=\"Größe\">你好</p>"])
    let run = try ProgramRun(
      ["preview", "--quiet", "--output", ".", "--content", "ad/a.html", "--size=200x100"],
      in: project.root)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let page = try #require(project.read("index.html"))
    let frame = "srcdoc=\"&lt;p title=&quot;Größe&quot;&gt;你好&lt;/p&gt;\""
    #expect(page.components(separatedBy: frame).count == 6 * (5 + 7) + 2)
    #expect(page.contains("width: 200px; height: 100px;"))
  }

  @Test func contentThatIsNoUTF8IsShownAsFarAsItIs() throws {
    let project = try TemporaryProject()
    let file = URL(fileURLWithPath: project.root + "/a.html")
    try Data([0x41, 0xFF, 0x00, 0x42]).write(to: file)
    let run = try ProgramRun(["preview", "--output", "p", "--content", "a.html"], in: project.root)
    #expect(run.exitCode == 0)
    #expect(project.read("p/index.html")?.contains("srcdoc=\"A\u{FFFD}\u{0}B\"") == true)
  }

  @Test func contentThatIsTooLargeIsRefused() throws {
    let most = String(repeating: "a", count: 256 * 1_024)
    let project = try TemporaryProject(["most.html": most, "more.html": most + "a"])
    let words = ["preview", "--output", "p", "--content"]
    #expect(try ProgramRun(words + ["most.html"], in: project.root).exitCode == 0)
    let run = try ProgramRun(words + ["more.html"], in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.errors == "concord: error: --content: takes up to 256 KB of HTML\n")
  }
}
