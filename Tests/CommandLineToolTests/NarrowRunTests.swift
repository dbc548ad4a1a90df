// Runs over some of the pages: PATHs say which.

import Foundation
import TestSupport
import Testing

@Suite("Narrow runs")
struct NarrowRunTests {
  private static let kit = "public final class Lamp { public func glow(level: Int) {} }\n"
  private static let page = "# Lamp\n\n```swift\nlet lamp = Lamp()\nlamp.glow(leve: 1)\n```\n"
  private let files = [
    "concord.yml": """
    pages: "docs/{locale}/{path}.md"
    locales: [de, ja]
    api:
      modules:
        - name: Kit
          swift: Kit

    """,
    "Kit/Lamp.swift": kit,
    "Kit/Other.swift": "/// Do `Lamp.glw(level:)`.\npublic struct Other {}\n",
    "docs/en/a.md": page, "docs/de/a.md": page, "docs/ja/a.md": page,
    "docs/en/b.md": page, "docs/de/b.md": page,
    "docs/en/note.txt": "",
  ]

  @Test("One page is looked at, and its source page stays context")
  func onePage() throws {
    let project = try TemporaryProject(files)
    let run = try ReportedRun(["docs/de/a.md"], in: project.root)
    #expect(run.files == ["docs/de/a.md"])
    #expect(run.pages == 1)
    #expect(run.allPages == 5)
    #expect(run.exitCode == 1)
    let text = try ProgramRun(["check", "docs/de/a.md"], in: project.root).output
    #expect(text.hasSuffix("1 error, 0 warnings, 0 notes in 1 of 5 pages\n"))
  }

  @Test("A folder is looked at, and what should be in it")
  func folder() throws {
    let project = try TemporaryProject(files)
    let run = try ReportedRun(["docs/ja"], in: project.root)
    #expect(run.files == ["docs/ja/a.md", "docs/ja/b.md"])
    #expect(run.rules(in: "docs/ja/b.md") == ["missing-page"])
    #expect(run.pages == 1)
  }

  @Test("Paths start where the program does, or else at the root")
  func starts() throws {
    let project = try TemporaryProject(files)
    let folder = project.root + "/docs/de"
    #expect(try ReportedRun(["--root", "../..", "a.md"], in: folder).files == ["docs/de/a.md"])
    let fromRoot = try ReportedRun(["--root", "../..", "docs/ja/a.md"], in: folder)
    #expect(fromRoot.files == ["docs/ja/a.md"])
  }

  @Test("A source of the API is looked at for its doc comments")
  func source() throws {
    let project = try TemporaryProject(files)
    let run = try ReportedRun(["Kit/Other.swift"], in: project.root)
    #expect(run.files == ["Kit/Other.swift"])
    #expect(run.pages == 0)
  }

  @Test("A part of pages is looked at by its own path")
  func part() throws {
    var files = files
    files["docs/_part.mdx"] = Self.page
    files["docs/en/c.md"] = "--8<-- \"docs/_part.mdx\"\n\n# C\n"
    let project = try TemporaryProject(files)
    let run = try ReportedRun(["docs/_part.mdx"], in: project.root)
    #expect(run.files == ["docs/_part.mdx"])
    #expect(try ReportedRun(["docs/en/c.md"], in: project.root).files == [])
  }

  @Test("What is no page is said, and ends the run where nothing else is asked for")
  func noPages() throws {
    let project = try TemporaryProject(files)
    func errors(_ paths: String...) throws -> String {
      let run = try ProgramRun(["check"] + paths, in: project.root)
      #expect(run.exitCode == 2)
      #expect(run.output.isEmpty)
      return run.errors
    }
    let error = "concord: error: "
    #expect(try errors("docs/en/note.txt") == error + "no page stands at 'docs/en/note.txt'\n")
    #expect(try errors("docs", "gone.md") == error + "no page stands at 'gone.md'\n")
    let outside = try errors("../x.md")
    #expect(outside.hasPrefix(error + "'../x.md' stands outside of the project in '"))
    #expect(outside.split(separator: "\n").count == 1)
    let both = try ProgramRun(["check", "docs/en/a.md", "docs/en/note.txt"], in: project.root)
    #expect(both.exitCode == 1)
    #expect(both.output.contains("no page stands at 'docs/en/note.txt'\n"))
  }

  @Test("A narrow run finds what the whole run finds there")
  func sameAsWhole() throws {
    let whole = try ReportedRun([], in: Repository.root)
    #expect(whole.allPages == nil)
    let pages = [
      "docs/sdk/ru", "docs/sdk/ko", "docs/sdk/en/positions.mdx", "docs/sdk/ko/gestures.mdx",
    ]
    for path in pages {
      let narrow = try ReportedRun([path], in: Repository.root)
      let expected = whole.findings.filter { ($0.file + "/").hasPrefix(path + "/") }
      #expect(narrow.findings == expected, "\(path)")
    }
    #expect(!whole.findings.isEmpty)
  }

  @Test("Links are judged by what all pages say")
  func links() throws {
    let page = "# A\n\n[B](b.md#set-up), [C](b.md#gone), [F](#none)"
    let project = try TemporaryProject([
      "concord.yml": "pages: \"docs/{locale}/{path}.md\"\n",
      "docs/en/a.md": page + ", [D](old/place.md), [E](none.md)\n",
      "docs/de/a.md": page + "\n",
      "docs/en/b.md": "# B\n\n## Set up\n", "docs/de/b.md": "# B\n\n## Set up\n",
      "docs/en/d.md": "---\naliases: [/en/old/place]\n---\n\n# D\n", "docs/de/d.md": "# D\n",
    ])
    let whole = try ReportedRun(["--only", "broken-link"], in: project.root)
    #expect(whole.findings.count == 5)
    for file in ["docs/en/a.md", "docs/de/a.md"] {
      let narrow = try ReportedRun(["--only", "broken-link", file], in: project.root)
      #expect(narrow.findings == whole.findings.filter { $0.file == file })
      #expect(narrow.findings.allSatisfy { $0.alsoInSource == (file == "docs/de/a.md") })
    }
  }
}
