// `concord reference` for sites and DocC: what is written where, and that its links hold.

import Foundation
import TestSupport
import Testing

@Suite struct ReferenceCommandTests {
  private static let source = """
    /// Shows windows; see ``Media/Frame/width``.
    public class Media {
      /// The one in use.
      public static let shared = Media()
      /// - Parameter place: Where to.
      public func move(to place: Frame) {}
      public func move(to place: Int) {}
      @available(*, deprecated, renamed: "shared")
      public func old() {}
      public struct Frame { public var width: Double }
    }
    public enum Place: Int { case top, bottom }
    """

  private func project(_ files: [String: String]) throws -> TemporaryProject {
    try TemporaryProject(["Sources/Kit.swift": Self.source].merging(files) { $1 })
  }

  struct Site {
    let name: String
    let clue: String
    let folder: String
    let page: String
    let link: String
  }

  private static let sites = [
    Site(
      name: "Docusaurus", clue: "docusaurus.config.ts", folder: "docs/api/reference",
      page: "Media.md", link: "(Media.Frame.md#width)"),
    Site(
      name: "Starlight", clue: "astro.config.mjs", folder: "src/content/docs/api/reference",
      page: "media.md", link: "(/api/reference/media-frame/#width)"),
    Site(
      name: "MkDocs", clue: "mkdocs.yml", folder: "docs/api/reference", page: "Media.md",
      link: "(Media.Frame.md#width)"),
  ]

  @Test("Concord finds no broken link in what it writes, and would find one", arguments: 0..<3)
  func linksHold(index: Int) throws {
    let site = Self.sites[index]
    let project = try project([site.clue: "x: y\n"])
    let run = try ProgramRun(
      ["reference", "--api", "Sources", "--module", "Kit", "--format", "markdown", "--output"]
        + [site.folder], in: project.root)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("Markdown for \(site.name), since there is \(site.clue)"))
    let page = "\(site.folder)/\(site.page)"
    let text = try #require(project.read(page))
    #expect(text.contains(site.link), "\(text)")
    let root = site.name == "Starlight" ? "src/content/docs" : "docs"
    let check = ["check", "--pages", root + "/{path}.md", "--only", "broken-link"]
    let clean = try ProgramRun(check, in: project.root)
    #expect(clean.exitCode == 0, "\(clean.output)")
    #expect(clean.output.contains("0 errors, 0 warnings, 0 notes in 5 pages"), "\(clean.output)")
    try project.write(text.replacing("#width)", with: "#height)"), to: page)
    let broken = try ProgramRun(check, in: project.root)
    #expect(broken.exitCode == 1, "\(broken.output)")
  }

  @Test func namedSiteGoesBeforeWhatIsFound() throws {
    let project = try project(["mkdocs.yml": "x: y\n"])
    let run = try ProgramRun(
      ["reference", "--api", "Sources", "--site", "starlight", "--base", "/v2/api", "--output"]
        + ["out"], in: project.root)
    #expect(run.exitCode == 0 && !run.errors.contains("since there is"))
    #expect(project.read("out/media.md")?.contains("](/v2/api/media-frame/#width)") == true)
    #expect(project.read("out/llms.txt")?.hasPrefix("# Sources API reference\n\n> ") == true)
  }

  @Test func optionsAreForTheirFormat() throws {
    let project = try project([:])
    for (arguments, code, message) in [
      (["--format", "html", "--site", "mkdocs"], 64, "--site is for --format markdown"),
      (["--format", "docc", "--base", "/a"], 64, "--base is for --format markdown"),
      (
        ["--format", "docc", "--pictures", "p"], 64, "--pictures is for --format html or markdown"
      ),
      (
        ["--format", "docc", "--source-url", "https://e.org/{path}"], 64,
        "--source-url is for --format html or markdown"
      ),
      (["--site", "jekyll"], 2, "unknown site 'jekyll'; known: plain, docusaurus, starlight"),
      (["--source-url", "javascript:{path}"], 2, "is no address of sources"),
      (["--source-url", "https://e.org/"], 2, "is no address of sources"),
    ] as [([String], Int32, String)] {
      let run = try ProgramRun(["reference", "--api", "Sources"] + arguments, in: project.root)
      #expect(run.exitCode == code && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func sourcesAreLinks() throws {
    let project = try project([:])
    let template = ["--source-url", "https://e.org/blob/{path}?x=1&y#L{line}"]
    for format in ["html", "markdown"] {
      let run = try ProgramRun(
        ["reference", "--api", "Sources", "--format", format, "--output", "out"] + template,
        in: project.root)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let markdown = "[`Sources/Kit.swift:4`](https://e.org/blob/Sources/Kit.swift?x=1&y#L4)"
    #expect(project.read("out/Media.md")?.contains(markdown) == true)
    let html = try ProgramRun(
      ["reference", "--api", "Sources", "--output", "out"] + template, in: project.root)
    #expect(html.exitCode == 0)
    let address =
      "<a href=\"https://e.org/blob/Sources/Kit.swift?x=1&amp;y#L4\"><code class=source>"
    #expect(project.read("out/Media.html")?.contains(address) == true)
  }

  @Test func doccCatalogueIsAFolder() throws {
    let project = try project([:])
    let run = try ProgramRun(
      ["reference", "--api", "Sources", "--module", "Kit", "--format", "docc", "--output", "out"],
      in: project.root)
    #expect(run.exitCode == 0)
    let text = project.read("out/Kit.docc/Extensions/Media-old.md")
    #expect(text?.contains("Use ``Kit/Media/shared`` instead.") == true, "\(text ?? "")")
  }

  // MARK: - SDKs of others

  @Test("Headers of another SDK give right pages")
  func headers() throws {
    let project = try TemporaryProject()
    let headers = "Tests/SymbolGraphsTests/Fixtures/LampKit"
    for name in try Repository.files(in: Repository.root + "/" + headers) {
      try project.write(try Repository.text("\(headers)/\(name)"), to: "LampKit/\(name)")
    }
    let arguments = ["reference", "--api", "LampKit", "--format", "markdown", "--output", "out"]
    let run = try ProgramRun(
      arguments, in: project.root, environment: ["CONCORD_CACHE": project.root + "/cache"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let lamp = try #require(project.read("out/LKLamp.md"), "\(run.errors)")
    #expect(lamp.contains("```objc\n@interface LKLamp : LKDevice\n```"), "\(lamp)")
  }

  @Test("Hostile comments of headers are text in every format")
  func hostileHeaders() throws {
    let project = try TemporaryProject([
      "Kit/KTLamp.h": """
      /// See <script>alert(1)</script> {a} [x](javascript:a) <img src=x onerror=a>
      ///
      /// @param level </code><b> | {b}
      @interface KTLamp : NSObject
      /// Glows `a|b`.
      - (void)glow:(BOOL)on __attribute__((deprecated("<script>alert(2)</script>")));
      @end

      """
    ])
    for format in ["html", "markdown", "docc"] {
      let run = try ProgramRun(
        ["reference", "--api", "Kit", "--format", format, "--output", "out/\(format)"],
        in: project.root, environment: ["CONCORD_CACHE": project.root + "/cache"])
      #expect(run.exitCode == 0, "\(run.errors)")
      for path in try Repository.files(in: project.root + "/out/\(format)")
      where !path.hasSuffix(".js") {
        let text = project.read("out/\(format)/\(path)") ?? ""
        for live in ["<script>", "<img", "<b>", "](javascript"] {
          let isThere = text.contains(live)
          #expect(!isThere, "\(format)/\(path): \(live)")
        }
      }
    }
    #expect(project.read("out/markdown/KTLamp.md")?.contains("alert(1)") == true)
    #expect(project.read("out/html/KTLamp.html")?.contains("&lt;script&gt;alert(2)") == true)
  }

  @Test("A symbol graph names its module and its files")
  func graphs() throws {
    let project = try project([
      "graphs/Kit.symbols.json": """
      {"module":{"name":"Kit"},"relationships":[],"symbols":[{"kind":{"identifier":"swift.struct"},\
      "identifier":{"precise":"s:3Kit1AV"},"pathComponents":["A"],"names":{"title":"A"},\
      "accessLevel":"public","declarationFragments":[{"kind":"keyword","spelling":"struct"},\
      {"kind":"text","spelling":" "},{"kind":"identifier","spelling":"A"}],\
      "location":{"uri":"file://Sources/Kit.swift","position":{"line":1,"character":0}}}]}
      """
    ])
    let run = try ProgramRun(
      ["reference", "--api", "graphs", "--site", "plain", "--output", "out"], in: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    let page = project.read("out/A.md") ?? ""
    #expect(
      page.contains("Struct in module Kit") && page.contains("`Sources/Kit.swift:2`"), "\(page)")
  }
}
