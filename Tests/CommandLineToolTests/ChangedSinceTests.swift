// Runs over what changed since a commit, in repositories made for the test.

import Foundation
import TestSupport
import Testing

@Suite("Changed since", .enabled(if: GitProject.isPossible))
struct ChangedSinceTests {
  private static let configuration = """
    pages: "docs/{locale}/{path}.md"
    locales: [de, ja]
    api:
      modules:
        - name: Kit
          swift: Kit

    """

  private static let kit = """
    public final class Lamp {
      public func glow(level: Int) {}
      public func fade(to level: Int) {}
    }
    public enum Mode { case calm, bright }

    """

  /// A page that calls a method in a way that does not exist, so that whoever looks finds something.
  private static func page(_ call: String, _ name: String = "nothing") -> String {
    "# Page\n\nSee `\(name)`.\n\n```swift\nlet lamp = Lamp()\nlamp.\(call)(wrong: 1)\n```\n"
  }

  /// Three pages in three languages: `a` and `c` use `glow`, `b` uses `fade`.
  private func repository() throws -> TemporaryProject {
    var files = ["concord.yml": Self.configuration, "Kit/Lamp.swift": Self.kit, "README.md": "x\n"]
    for locale in ["en", "de", "ja"] {
      files["docs/\(locale)/a.md"] = Self.page("glow")
      files["docs/\(locale)/b.md"] = Self.page("fade")
      files["docs/\(locale)/c.md"] = Self.page("glow")
    }
    return try GitProject.make(files)
  }

  private func files(
    _ project: TemporaryProject, _ arguments: String..., since revision: String = "HEAD"
  ) throws -> [String] {
    try ReportedRun(["--changed-since", revision] + arguments, in: project.root).files
  }

  @Test("Nothing changed: nothing is looked at, and that is no fault")
  func nothing() throws {
    let project = try repository()
    let run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.exitCode == 0)
    #expect(run.pages == 0)
    #expect(run.allPages == 9)
    let text = try ProgramRun(["check", "--changed-since", "HEAD"], in: project.root).output
    #expect(text.contains("changed since HEAD: no page and no source of the API"))
    #expect(text.hasSuffix("0 errors, 0 warnings, 0 notes in 0 of 9 pages\n"))
  }

  @Test("A source page brings its translations, a translation comes alone")
  func pages() throws {
    let project = try repository()
    try project.write(Self.page("glow") + "More.\n", to: "docs/de/a.md")
    #expect(try files(project) == ["docs/de/a.md"])
    try project.write(Self.page("fade") + "More.\n", to: "docs/en/b.md")
    #expect(
      try files(project) == ["docs/de/a.md", "docs/de/b.md", "docs/en/b.md", "docs/ja/b.md"])
    #expect(try files(project, "docs/de") == ["docs/de/a.md", "docs/de/b.md"])
    let run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.pages == 4)
  }

  @Test("Committed, staged, in the working tree or new: all are changes")
  func stages() throws {
    let project = try repository()
    try project.write(Self.page("glow") + "One.\n", to: "docs/de/a.md")
    try project.commit("One")
    try project.write(Self.page("glow") + "Two.\n", to: "docs/ja/a.md")
    try project.git("add", "-A")
    try project.write(Self.page("glow") + "Three.\n", to: "docs/de/c.md")
    try project.write(Self.page("glow"), to: "docs/en/new.md")
    let changed = ["docs/de/a.md", "docs/de/c.md", "docs/de/new.md", "docs/en/new.md"]
    #expect(
      try files(project, since: "HEAD~1") == changed + ["docs/ja/a.md", "docs/ja/new.md"])
    #expect(try !files(project).contains("docs/de/a.md"))
  }

  @Test("What others did on the other branch is no change of this one")
  func branches() throws {
    let project = try repository()
    try project.git("checkout", "-q", "-b", "work")
    try project.write(Self.page("glow") + "Mine.\n", to: "docs/de/a.md")
    try project.commit("Mine")
    try project.git("checkout", "-q", "main")
    try project.write(Self.page("fade") + "Theirs.\n", to: "docs/ja/b.md")
    try project.commit("Theirs")
    try project.git("checkout", "-q", "work")
    #expect(try files(project, since: "main") == ["docs/de/a.md"])
  }

  @Test("Pages that are gone are looked at where they should be, or where they are left behind")
  func gone() throws {
    let project = try repository()
    try project.remove("docs/ja/a.md")
    var run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.files == ["docs/ja/a.md"])
    #expect(run.rules(in: "docs/ja/a.md") == ["missing-page"])
    try project.git("checkout", "-q", ".")
    try project.remove("docs/en/b.md")
    run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.files == ["docs/de/b.md", "docs/ja/b.md"])
    #expect(run.rules(in: "docs/de/b.md").contains("orphan-page"))
  }

  @Test("Links of other pages to what is gone, or to anchors that are, are looked at")
  func links() throws {
    let project = try GitProject.make([
      "concord.yml": "pages: \"docs/{locale}/{path}.md\"\n",
      "docs/en/a.md": "# A\n\n[B](b.md), [C](c.md#set-up), [D](c.md#other), [E](never.md)\n",
      "docs/en/b.md": "# B\n", "docs/en/c.md": "# C\n\n## Set up\n\nText.\n",
      "docs/en/d.md": "# D\n\n<!-- concord allow broken-link: old -->\n[B](b.md)\n",
      "docs/de/c.md": "# C\n",
    ])
    #expect(try files(project) == [])
    try project.write("# C\n\n## Set up\n\nMore.\n", to: "docs/en/c.md")
    #expect(try !files(project).contains("docs/en/a.md"))
    try project.write("# C\n\n## Make\n\nText.\n", to: "docs/en/c.md")
    var run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.rules(in: "docs/en/a.md") == ["broken-link", "broken-link"])
    #expect(try !files(project, "docs/de").contains("docs/en/a.md"))
    try project.git("checkout", "-q", ".")
    try project.git("mv", "docs/en/b.md", "docs/en/new.md")
    run = try ReportedRun(["--changed-since", "HEAD", "--only", "broken-link"], in: project.root)
    #expect(run.files == ["docs/en/a.md"])
    #expect(run.rules(in: "docs/en/a.md") == ["broken-link"])
  }

  @Test("A changed symbol brings the pages that use it")
  func api() throws {
    let project = try repository()
    try project.write(
      Self.kit.replacingOccurrences(of: "glow(level: Int)", with: "glow(level: Double)"),
      to: "Kit/Lamp.swift")
    let users = ["a", "c"].flatMap { page in ["de", "en", "ja"].map { "docs/\($0)/\(page).md" } }
    #expect(try files(project) == users.sorted())
    try project.write(
      Self.kit.replacingOccurrences(of: "  public func fade(to level: Int) {}\n", with: ""),
      to: "Kit/Lamp.swift")
    #expect(try files(project) == ["docs/de/b.md", "docs/en/b.md", "docs/ja/b.md"])
    try project.write("// A remark.\n" + Self.kit, to: "Kit/Lamp.swift")
    try project.write("{}\n", to: "Kit/data.json")
    #expect(try files(project) == [])
    try project.write(Self.kit, to: "Kit/Moved.swift")
    try project.remove("Kit/Lamp.swift")
    #expect(try files(project) == [])
  }

  @Test("A changed header brings the pages that use what it declares, or declared")
  func headers() throws {
    let header = "@interface KTLamp : NSObject\n- (void)glow:(BOOL)on;\n- (void)shine;\n@end\n"
    let user = { (call: String) in
      "# Page\n\n```swift\nfunc f(lamp: KTLamp) { lamp.\(call)(1, 2, wrong: 3) }\n```\n"
    }
    let project = try GitProject.make([
      "concord.yml": "pages: docs/{path}.md\n",
      "Kit/KTLamp.h": header, "Kit/KTOther.h": "@interface KTOther : NSObject\n@end\n",
      "docs/a.md": user("glow"), "docs/b.md": user("shine"), "docs/c.md": "# KTOther\n",
    ])
    let api = ["--api", "Kit", "--module", "Kit", "--changed-since", "HEAD"]
    #expect(try ReportedRun(api, in: project.root).pages == 0)
    try project.write(
      header.replacingOccurrences(of: "- (void)shine;\n", with: ""), to: "Kit/KTLamp.h")
    let run = try ReportedRun(api, in: project.root)
    #expect(run.files == ["docs/a.md", "docs/b.md"])
    #expect(run.pages == 2)
  }

  @Test("A new case brings the pages that name its siblings or its enum")
  func cases() throws {
    let project = try repository()
    try project.write(Self.page("glow", "Mode"), to: "docs/en/a.md")
    try project.write(Self.page("glow", "Mode.calm"), to: "docs/de/c.md")
    try project.write("# Page\n\nKeep calm and bright.\n", to: "docs/ja/c.md")
    try project.commit("Name modes")
    try project.write(
      Self.kit.replacingOccurrences(of: "calm, bright", with: "calm, bright, dim"),
      to: "Kit/Lamp.swift")
    #expect(try files(project) == ["docs/de/c.md", "docs/en/a.md"])
  }

  @Test("The doc comments of changed sources are looked at, and of no others")
  func comments() throws {
    let project = try repository()
    try project.write("/// Do `Lamp.glw(level:)`.\npublic struct Old {}\n", to: "Kit/Old.swift")
    try project.commit("Old")
    try project.write("/// Do `Lamp.glw(level:)`.\npublic struct New {}\n", to: "Kit/New.swift")
    #expect(try files(project) == ["Kit/New.swift"])
  }

  @Test("A changed part brings the pages that take it in, and itself")
  func parts() throws {
    let project = try repository()
    try project.write(Self.page("glow"), to: "docs/_part.mdx")
    try project.write("--8<-- \"docs/_part.mdx\"\n\n" + Self.page("fade"), to: "docs/en/b.md")
    try project.commit("Part")
    try project.write(Self.page("glow") + "More.\n", to: "docs/_part.mdx")
    #expect(
      try files(project) == ["docs/_part.mdx", "docs/de/b.md", "docs/en/b.md", "docs/ja/b.md"])
  }

  @Test("With the configuration all pages are looked at")
  func configuration() throws {
    let project = try repository()
    try project.write(Self.configuration + "terms: [Kit]\n", to: "concord.yml")
    let run = try ReportedRun(["--changed-since", "HEAD"], in: project.root)
    #expect(run.pages == 9)
    #expect(run.allPages == nil)
    let text = try ProgramRun(["check", "--changed-since", "HEAD"], in: project.root).output
    #expect(text.contains("all pages are looked at: the configuration changed\n"))
  }

  @Test("A project in a folder of the repository, and an API beside it")
  func folder() throws {
    let project = try GitProject.make([
      "site/concord.yml": "pages: \"docs/{locale}/{path}.md\"\n",
      "Kit/Lamp.swift": Self.kit, "site/docs/en/a b.md": Self.page("glow"),
      "site/docs/de/a b.md": Self.page("glow"), "site/docs/ja/ü 名.md": Self.page("fade"),
      "docs/en/other.md": "x\n",
    ])
    let site = project.root + "/site"
    let api = ["--api", project.root + "/Kit", "--module", "Kit"]
    try project.write("y\n", to: "docs/en/other.md")
    #expect(try ReportedRun(api + ["--changed-since", "HEAD"], in: site).files == [])
    try project.write(Self.page("fade") + "More.\n", to: "site/docs/ja/ü 名.md")
    #expect(
      try ReportedRun(api + ["--changed-since", "HEAD"], in: site).files == ["docs/ja/ü 名.md"])
    try project.write(
      Self.kit.replacingOccurrences(of: "glow(level: Int)", with: "glow(level: Double)"),
      to: "Kit/Lamp.swift")
    #expect(
      try ReportedRun(api + ["--changed-since", "HEAD"], in: site).files
        == ["docs/de/a b.md", "docs/en/a b.md", "docs/ja/ü 名.md"])
  }

  @Test(
    "A revision that git does not know ends the run with one line",
    arguments: ["gone", "--output=stolen", "-q", "HEAD:README.md", "a..b", "^HEAD", "@{99}", " "])
  func unknownRevision(_ revision: String) throws {
    let project = try repository()
    let run = try ProgramRun(["check", "--changed-since=" + revision], in: project.root)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "concord: error: --changed-since: git knows no commit '\(revision)'\n")
    #expect(project.read("stolen") == nil)
  }

  @Test("A shallow clone, no repository, no history in common: one line each")
  func noHistory() throws {
    let project = try repository()
    try project.write("y\n", to: "README.md")
    try project.commit("Second")
    try project.git("clone", "-q", "--depth", "1", "file://" + project.root, "clone")
    func errors(_ revision: String, in folder: String) throws -> String {
      let run = try ProgramRun(["check", "--changed-since", revision], in: folder)
      #expect(run.exitCode == 2)
      #expect(run.errors.split(separator: "\n").count == 1)
      return run.errors
    }
    let clone = project.root + "/clone"
    #expect(try errors("HEAD~1", in: clone).contains("this clone is shallow: fetch more"))
    try project.git("checkout", "-q", "--orphan", "other")
    try project.commit("Other")
    #expect(
      try errors("main", in: project.root).contains("'main' and HEAD have no history in common"))
    try project.remove(".git")
    #expect(
      try errors("HEAD", in: project.root).contains("the project stands in no git repository"))
  }

  @Test("The settings of a repository start no program")
  func hostileSettings() throws {
    let project = try repository()
    let mark = project.root + "/started"
    try project.write("*.md diff=evil\n", to: ".gitattributes")
    for key in ["diff.evil.textconv", "diff.evil.command", "diff.external", "core.fsmonitor"] {
      try project.git("config", key, "touch \(mark); cat")
    }
    try project.write(Self.page("glow") + "More.\n", to: "docs/de/a.md")
    #expect(try files(project) == ["docs/de/a.md"])
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
