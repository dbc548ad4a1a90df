// Tests of Workspace: options over the file, the API, the version, the paths asked for.

import Diagnostics
import Foundation
import Project
import TestSupport
import Testing

struct WorkspaceTests {
  private func open(
    _ project: TemporaryProject, _ change: (inout ProjectOptions) -> Void = { _ in }
  ) throws(ProjectError) -> Workspace {
    var options = ProjectOptions()
    change(&options)
    return try Workspace.open(options, from: project.root, ruleIDs: [])
  }

  @Test func optionsReplaceWhatTheFileSays() throws {
    let project = try TemporaryProject([
      "concord.yml": "source-locale: de\npages: a/{locale}/{path}.md\nsource: b/{path}.md\n",
      "x/fr/p.md": "", "y/p.md": "",
    ])
    let workspace = try open(project) {
      $0.sourceLocale = .english
      $0.pages = ["x/{locale}/{path}.md"]
      $0.sources = ["y/{path}.md"]
      $0.dialect = .mkdocs
    }
    let pages = try workspace.pages()
    #expect(pages.groups.map(\.source?.path) == ["y/p.md"])
    #expect(pages.groups[0].translations.values.map(\.path) == ["x/fr/p.md"])
    #expect(pages.groups[0].source?.dialect == .mkdocs)
  }

  @Test func rootIsTheFolderOfTheNamedFile() throws {
    let project = try TemporaryProject(["sub/other.yml": "terms: [x]\n"])
    let workspace = try open(project) { $0.config = "sub/other.yml" }
    #expect(workspace.store.root == project.root + "/sub")
    #expect(workspace.configuration.terms == ["x"])
  }

  @Test func missingConfigurationIsNamed() throws {
    let project = try TemporaryProject()
    let error = #expect(throws: ProjectError.self) {
      try open(project) { $0.config = "gone.yml" }
    }
    #expect(error?.description.contains("gone.yml' cannot be read: No such file") == true)
  }

  @Test func readsTheAPI() throws {
    let project = try TemporaryProject([
      "concord.yml": """
      api:
        modules: [{ name: Kit, swift: [Sources, More.swiftinterface] }]
        superseded: { A.f: B, Old: B }
      """,
      "Sources/A.swift":
        "public struct A { public func f() {} }; public struct Old { public var x = 1 }",
      "Sources/.build/Z.swift": "public struct Z {}",
      "More.swiftinterface": "public struct B {}",
    ])
    let api = try #require(try open(project).api())
    #expect(api.symbols.map(\.qualifiedName).contains("B"))
    #expect(!api.symbols.map(\.qualifiedName).contains("Z"))
    let superseded = api.symbols.first { $0.baseName == "f" }
    #expect(superseded?.state == .superseded)
    #expect(superseded?.successor == "B")
    #expect(superseded?.file == "Sources/A.swift")
    let member = api.symbols.first { $0.qualifiedName == "Old.x" }
    #expect(member?.state == .superseded)
    #expect(member?.successor == "B")
    #expect(member?.inheritsDeprecation == true)
  }

  @Test func apiOfTheCommandLineMayStandOutside() throws {
    let outside = try TemporaryProject(["Kit/A.swift": "public struct A {}"])
    let project = try TemporaryProject()
    let workspace = try open(project) { $0.api = [outside.root + "/Kit"] }
    #expect(try workspace.api()?.modules.map(\.name) == ["Kit"])
    #expect(try workspace.api()?.symbols.first?.file == outside.root + "/Kit/A.swift")
  }

  @Test(arguments: [
    ("swift: Gone", "the sources of module 'Kit' are not there: 'Gone'"),
    ("swift: Empty", "no .swift or .swiftinterface file in 'Empty'"),
    ("swift: Private", "'Private' declares nothing public"),
    ("swift: Private\n      headers: Empty", "no .h file in 'Empty'"),
    ("headers: Gone", "the sources of module 'Kit' are not there: 'Gone'"),
    ("symbol-graphs: Empty", "no symbol graph in 'Empty'"),
    ("symbol-graphs: Graphs", "'Graphs/Kit.symbols.json' cannot be read: it is no symbol graph"),
  ])
  func apiThatHoldsNothingIsAnError(_ source: String, _ message: String) throws {
    let project = try TemporaryProject([
      "concord.yml": "api:\n  modules:\n    - name: Kit\n      \(source)\n",
      "Empty/readme.md": "", "Private/A.swift": "struct A {}",
      "Graphs/Kit.symbols.json": "[]", "Graphs/Other.symbols.json": "{}",
    ])
    let error = #expect(throws: ProjectError.self) { try open(project).api() }
    #expect(error?.description.contains(message) == true)
  }

  @Test func supersededNameMustBeKnown() throws {
    let project = try TemporaryProject([
      "concord.yml": """
      api:
        modules: [{ name: Kit, swift: A.swift }]
        superseded: { Windw: X }
      """,
      "A.swift": "public struct Window {}",
    ])
    let error = #expect(throws: ProjectError.self) { try open(project).api() }
    #expect(error == .unknownSupersededSymbol("Windw", nearest: "Window"))
  }

  @Test func currentVersionIsTheFirstLineOfItsFile() throws {
    let project = try TemporaryProject([
      "concord.yml": "current-version: { file: VERSION }\n", "VERSION": "\n  7.0.14 \nmore\n",
    ])
    #expect(try open(project).currentVersion() == "7.0.14")
    try project.write(" \n", to: "VERSION")
    #expect(throws: ProjectError.emptyVersionFile(path: "VERSION")) {
      try open(project).currentVersion()
    }
  }

  @Test func filesDoNotLeadOut() throws {
    let outside = try TemporaryProject(["secret": "x"])
    let project = try TemporaryProject(["a.md": "ü"])
    try project.link("b.md", to: outside.root + "/secret")
    try project.link("folder", to: outside.root)
    let store = try FileStore(root: project.root)
    #expect(try store.read("a.md") == Array("ü".utf8))
    #expect(throws: ProjectError.leadsOutOfProject(path: "b.md")) { try store.read("b.md") }
    #expect(throws: ProjectError.leadsOutOfProject(path: "folder/new.md")) {
      try store.write([1], to: "folder/new.md")
    }
    #expect(throws: ProjectError.leadsOutOfProject(path: "folder/new/er/a.md")) {
      try store.write([1], to: "folder/new/er/a.md")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root) == ["secret"])
    #expect(throws: ProjectError.leadsOutOfProject(path: "new/../../x/a.md")) {
      try store.write([1], to: "new/../../x/a.md")
    }
    try project.link("nowhere", to: outside.root + "/none")
    #expect(throws: ProjectError.self) { try store.write([1], to: "nowhere/new/a.md") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root) == ["secret"])
    #expect(throws: ProjectError.unwritable(path: "a.md/b.md", reason: "its folder is a file")) {
      try store.write([1], to: "a.md/b.md")
    }
    #expect(throws: ProjectError.self) { try store.read("gone.md") }
    #expect(throws: ProjectError.self) { try store.read("") }
    try store.write([0x61], to: "deep/er/c.md")
    #expect(project.read("deep/er/c.md") == "a")
  }

  @Test func pathsSelectFiles() throws {
    let project = try TemporaryProject([
      "en/a.md": "", "en/b.md": "", "de/a.md": "", "en/note.txt": "", "real/c.md": "",
    ])
    try project.link("way", to: "real")
    try project.link("out", to: "/etc")
    let store = try FileStore(root: project.root)
    let files = ["de/a.md", "de/b.md", "en/a.md", "en/b.md", "real/c.md", "way/c.md"]
    func selected(_ paths: [String], from folder: String = "") throws -> [String] {
      let selection = try PathSelection(paths, from: project.root + folder, in: store)
      _ = try selection.unused(of: files)
      return files.filter(selection.contains)
    }
    #expect(try selected([]) == files)
    #expect(try selected(["en/a.md"]) == ["en/a.md"])
    #expect(try selected(["./en/../en/"]) == ["en/a.md", "en/b.md"])
    #expect(try selected(["de"]) == ["de/a.md", "de/b.md"])
    #expect(try selected(["de/b.md"]) == ["de/b.md"], "a page that should be there")
    #expect(try selected(["a.md"], from: "/en") == ["en/a.md"])
    #expect(try selected(["de/a.md"], from: "/en") == ["de/a.md"], "from the root")
    #expect(try selected([project.root + "/de/a.md"], from: "/en") == ["de/a.md"])
    #expect(try selected(["."]) == files)
    #expect(try selected(["way"]) == ["real/c.md", "way/c.md"])
    #expect(throws: ProjectError.noPages(path: "fr")) { try selected(["fr"]) }
    #expect(throws: ProjectError.noPages(path: "fr.md")) { try selected(["en", "fr.md"]) }
    #expect(throws: ProjectError.noPages(path: "en/note.txt")) { try selected(["en/note.txt"]) }
    #expect(throws: ProjectError.leadsOutOfProject(path: "out")) { try selected(["out"]) }
    #expect(throws: ProjectError.outsideOfProject(path: "..", root: project.root)) {
      try selected([".."])
    }
    let both = try PathSelection(["en/a.md", "en/note.txt"], from: project.root, in: store)
    #expect(try both.unused(of: files) == ["no page stands at 'en/note.txt'"])
  }

  @Test func draftNamesPagesAndModules() throws {
    let project = try TemporaryProject([
      "docs/en/a.md": "", "docs/de/a.md": "", "Sources/Kit/A.swift": "public struct A {}",
      "Sources/Tool/B.swift": "struct B {}",
    ])
    let store = try FileStore(root: project.root)
    let draft = try ConfigurationDraft.make(in: store, sourceLocale: nil)
    #expect(draft.contains("locales: [de]\n"))
    #expect(draft.contains("- pattern: \"docs/{locale}/{path}.md\"\n"))
    #expect(draft.contains("- name: \"Kit\"\n      swift: \"Sources/Kit\"\n"))
    #expect(!draft.contains("Tool"))
    try project.write(draft, to: "concord.yml")
    #expect(try open(project).pages().groups.count == 1)
  }
}
