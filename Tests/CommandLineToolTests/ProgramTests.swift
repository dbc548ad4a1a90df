// Tests of the program: help, wrong command lines, and the commands without a run.

import Foundation
import TestSupport
import Testing

struct ProgramTests {
  private func run(
    _ arguments: [String], _ files: [String: String] = [:]
  ) throws -> (run: ProgramRun, project: TemporaryProject) {
    let project = try TemporaryProject(files)
    return (try ProgramRun(arguments, in: project.root), project)
  }

  @Test(arguments: [
    ["--help"], ["check", "--help"], ["report", "--help"], ["reference", "--help"],
    ["api", "--help"], ["api", "dump", "--help"], ["api", "snapshot", "--help"],
    ["api", "diff", "--help"], ["inspect", "--help"], ["rules", "--help"],
    ["init", "--help"], ["fix", "--help"], ["preview", "--help"], ["baseline", "--help"],
  ])
  func helpFitsTheScreen(_ arguments: [String]) throws {
    let run = try run(arguments).run
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("usage: concord "))
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let name = arguments.dropLast().joined(separator: "-")
    let file = name.isEmpty ? "help.txt" : "help-\(name).txt"
    #expect(Golden.difference(run.output, from: file) == nil)
  }

  @Test func versionIsShown() throws {
    let run = try run(["--version"]).run
    #expect(run.output.hasPrefix("concord "))
    #expect(run.exitCode == 0)
    #expect(try self.run(["check", "--version"]).run.output == run.output)
  }

  @Test(arguments: [
    ([], "no command"),
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["mend"], "unknown command 'mend'"),
    (["preview"], "--output DIR is missing"),
    (["preview", "page"], "unexpected argument 'page'"),
    (
      ["preview", "--output", "p", "--format", "svg", "--size", "9x9"],
      "--size is for --format html"
    ),
    (["api"], "'api' needs one of: dump, snapshot, diff"),
    (["api", "dmp"], "unknown command 'api dmp'; did you mean 'api dump'?"),
    (["api", "snapshot"], "VERSION is missing"),
    (["api", "snapshot", "1", "2"], "unexpected argument '2'"),
    (["api", "diff"], "OLD is missing"),
    (["api", "diff", "1"], "NEW is missing"),
    (["api", "diff", "1", "2", "3"], "unexpected argument '3'"),
    (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
    (["check", "--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
    (["check", "-x"], "unknown option '-x'"),
    (["check", "--format"], "--format needs a value: FORMAT"),
    (["check", "--format", "text", "--format=json"], "--format stands twice"),
    (["check", "--quiet=yes"], "--quiet takes no value"),
    (["inspect"], "PAGE is missing"),
    (["inspect", "a", "b"], "unexpected argument 'b'"),
    (["reference", "x"], "unexpected argument 'x'"),
  ])
  func wrongCommandLinesEndWith64(_ arguments: [String], _ message: String) throws {
    let run = try run(arguments).run
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("concord: \(message)\n"), "\(run.errors)")
    #expect(run.errors.contains("--help"))
  }

  @Test(arguments: [
    (["check", "--format", "htm"], "unknown format 'htm'; did you mean 'html'?"),
    (["check", "--output", "pdf=x"], "unknown format 'pdf'"),
    (["check", "--fail-on", "fatal"], "--fail-on: takes error, warning, note or never"),
    (["check", "--locale", "zz"], "--locale: 'zz' is no language tag"),
    (["check", "--source-locale", "klingon"], "--source-locale: 'klingon' is no language tag"),
    (["check", "--dialect", "mdy"], "--dialect: unknown dialect 'mdy'; did you mean 'mdx'?"),
    (["check", "--root", "gone"], "cannot be read: no such folder"),
    (["check", "--config", "gone.yml"], "gone.yml' cannot be read: No such file or directory"),
    (["check", "--pages", "../{path}.md"], "leads out of the project"),
    (["check", "--pages", "no/{path}.md"], "the pattern 'no/{path}.md' matches no file"),
    (["rules", "--format", "html"], "--format: takes text, json or markdown"),
    (["reference"], "there is no API"),
    (
      ["reference", "--format", "pdf"],
      "unknown reference format 'pdf'; known: html, markdown, docc"
    ),
    (["api", "dump", "--api", "gone"], "the sources of module 'gone' are not there: 'gone'"),
    (["api", "dump", "--api", "docs"], "no Swift file, header or symbol graph in 'docs'"),
    (["api", "dump", "--module", "X"], "--module: there is no API"),
    (["api", "snapshot", "1"], "there is no API"),
    (["api", "diff", "current", "1"], "current: there is no API"),
    (
      ["preview", "--output", "p", "--size", "9x0"],
      "--size: takes WIDTHxHEIGHT in points, not '9x0'"
    ),
    (["preview", "--output", "p", "--size", "1x2x3"], "--size: takes WIDTHxHEIGHT"),
    (["preview", "--output", "p", "--size", "big"], "--size: takes WIDTHxHEIGHT"),
    (["preview", "--output", "p", "--content", "gone.html"], "'gone.html' cannot be read"),
    (["preview", "--output", "docs/a.md"], "cannot be written"),
  ])
  func whatCannotBeDoneEndsWith2(_ arguments: [String], _ message: String) throws {
    let run = try run(arguments, ["docs/a.md": "# A"]).run
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("concord: error: "))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func misspeltKeyNamesItsLine() throws {
    let run = try run(["api", "dump"], ["concord.yml": "terms: [a]\napy: x\n"]).run
    #expect(run.exitCode == 2)
    #expect(
      run.errors == "concord: error: concord.yml:2: unknown key 'apy'; did you mean 'api'?\n")
  }

  private let source = "/// Waits.\npublic enum Phase: String { case queued, done }\n"

  @Test func dumpIsJSON() throws {
    let (run, _) = try run(
      ["api", "dump", "--api", "Kit", "--module", "MyKit"], ["Kit/A.swift": source])
    #expect(run.exitCode == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["schema"] as? String == "concord.api/1")
    #expect((object?["modules"] as? [[String: Any]])?.first?["name"] as? String == "MyKit")
  }

  @Test func dumpGoesToAFile() throws {
    let (run, project) = try run(
      ["api", "dump", "--api", "Kit", "--output", "out/api.json"], ["Kit/A.swift": source])
    #expect(run.output.isEmpty)
    #expect(project.read("out/api.json")?.contains("\"Phase\"") == true)
  }

  @Test func referenceIsWritten() throws {
    let configuration = "api:\n  modules: [{ name: Kit, swift: Kit }]\n"
    let files = ["Kit/A.swift": source, "concord.yml": configuration]
    let (run, project) = try run(["reference"], files)
    #expect(run.exitCode == 0)
    let remark = "no pages found: the reference has no examples and no coverage\n"
    #expect(run.errors == remark + "6 reference files written to Reports/reference\n")
    #expect(project.read("Reports/reference/Phase.html")?.contains("Waits.") == true)
    let arabic = try self.run(["reference", "--quiet", "--locale", "ar"], files).project
    let page = try #require(arabic.read("Reports/reference/ar/Phase.html"))
    #expect(page.contains("<html lang=ar dir=rtl>") && page.contains("lang=en dir=ltr>Waits."))
    let markdown = ["reference", "--quiet", "--format", "markdown", "--output", "ref"]
    let quiet = try self.run(markdown, files)
    #expect(quiet.run.errors.isEmpty)
    #expect(quiet.project.read("ref/index.md") != nil)
  }

  @Test("Pages are shown in the reference, and lead to where they are")
  func referenceOfPages() throws {
    let files = [
      "Kit/A.swift": source + "public func wait(_ phase: Phase) {}\n",
      "concord.yml": "pages: \"docs/{locale}/{path}.md\"\n"
        + "api:\n  modules: [{ name: Kit, swift: Kit }]\n",
      "docs/en/a b.md": "# Wait\n\n## Be patient\n\n```swift\nwait(.queued)\n```\n",
      "docs/de/a b.md": "# Warten\n\n## Geduld\n\n```swift\nwait(.done)\n```\n",
    ]
    let address = "docs/en/a%20b.md#be-patient"
    for (options, link) in [
      ([], "../../\(address)"), (["--output", "ref"], "../\(address)"),
      (["--output", "."], "./\(address)"),
      (["--guides", "https://example.org/tree"], "https://example.org/tree/\(address)"),
      (["--guides", "https://e.org/{locale}/{page}/"], "https://e.org/en/a%20b/#be-patient"),
    ] {
      let (run, project) = try run(["reference"] + options, files)
      #expect(run.exitCode == 0 && run.errors.hasPrefix("12 reference files"))
      let folder = options.first == "--output" ? options[1] : "Reports/reference"
      let page = try #require(project.read("\(folder)/globals.html"))
      #expect(page.contains("<a href=\"\(link)\">Wait › Be patient</a>"), "\(options)")
      #expect(project.read("\(folder)/coverage.html")?.contains("3 of 4") == true)
    }
    let arabic = try run(["reference", "--locale", "ar"], files)
    #expect(arabic.run.exitCode == 0)
    #expect(arabic.project.read("Reports/reference/de/index.html") == nil)
    let index = try #require(arabic.project.read("Reports/reference/ar/index.html"))
    #expect(index.contains("<html lang=ar dir=rtl>"))
    let wrong = try run(["reference", "--guides", "https://e.org/{path}"], files).run
    #expect(wrong.exitCode == 2 && wrong.errors.contains("it holds {page}"))
    let elsewhere = try TemporaryProject()
    _ = try run(["reference", "--output", elsewhere.root], files)
    let german = try #require(elsewhere.read("de/globals.html"))
    #expect(german.contains("<html lang=de>") && german.contains("Funktionen und Variablen"))
    let page = try #require(elsewhere.read("globals.html"))
    #expect(page.contains("Wait › Be patient") && !page.contains("a%20b"))
  }

  @Test("A page that is no longer written goes, and nothing else")
  func staleReferencePages() throws {
    let files = [
      "Kit/A.swift": source,
      "concord.yml": "api:\n  modules: [{ name: Kit, swift: Kit }]\n",
      "ref/own.html": "mine", "keep.txt": "mine", "ref/sub/own.txt": "mine",
      "ref/concord-files.txt": """
      Written by concord reference, which removes what it no longer writes:
      Gone.html
      ../keep.txt
      sub
      sub/../../keep.txt
      /etc/hostname
      Phase.html

      """, "ref/Gone.html": "old",
    ]
    let (run, project) = try run(["reference", "--output", "ref"], files)
    #expect(
      run.errors.hasSuffix("\n6 reference files written to ref, 1 of an earlier run removed\n"))
    #expect(project.read("ref/Gone.html") == nil)
    #expect(project.read("ref/Phase.html") != nil)
    for path in ["ref/own.html", "keep.txt", "ref/sub/own.txt"] {
      #expect(project.read(path) == "mine")
    }
    #expect(project.read("ref/concord-files.txt")?.contains("Gone.html") == false)
  }

  @Test("A file that somebody else wrote is not replaced, and nothing is written beside it")
  func foreignFiles() throws {
    let files = [
      "Kit/A.swift": source,
      "concord.yml": "api:\n  modules: [{ name: Kit, swift: Kit }]\n",
      "docs/Phase.md": "mine",
    ]
    let arguments = ["reference", "--format", "markdown", "--output", "docs"]
    let (run, project) = try run(arguments, files)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'docs/Phase.md' is there and was not written"))
    #expect(project.read("docs/Phase.md") == "mine" && project.read("docs/index.md") == nil)
  }

  @Test func listThatIsNotOursIsNotFollowed() throws {
    let files = [
      "Kit/A.swift": source,
      "concord.yml": "api:\n  modules: [{ name: Kit, swift: Kit }]\n",
      "ref/concord-files.txt": "own.html\n", "ref/own.html": "mine",
    ]
    let (_, project) = try run(["reference", "--output", "ref"], files)
    #expect(project.read("ref/own.html") == "mine")
  }

  @Test func initWritesWhatIsThere() throws {
    let files = ["docs/en/a.md": "", "docs/de/a.md": "", "Sources/Kit/A.swift": source]
    let (shown, untouched) = try run(["init", "--dry-run"], files)
    #expect(shown.exitCode == 0)
    #expect(shown.output.contains("docs/{locale}/{path}.md"))
    #expect(untouched.read("concord.yml") == nil)
    let (_, project) = try run(["init"], files)
    #expect(project.read("concord.yml") == shown.output)
    let again = try ProgramRun(["init"], in: project.root)
    #expect(again.exitCode == 2)
    #expect(again.errors == "concord: error: 'concord.yml' is there already\n")
  }

  @Test func foreignTextInErrorsIsEscaped() throws {
    let run = try run(["check", "--pages", "a\u{1B}[31m{x}"]).run
    #expect(run.errors.contains("\\u{1B}[31m"))
    #expect(!run.errors.contains("\u{1B}"))
  }
}
