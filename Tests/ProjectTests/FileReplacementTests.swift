// Files that are written anew: in one step, with their permissions, and only as they were read.

import Foundation
import Project
import TestSupport
import Testing

@Suite("Replaced files")
struct FileReplacementTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("A file keeps its permissions, and nothing else stands beside it")
  func permissions() throws {
    let project = try TemporaryProject(["a.md": "old"])
    let path = project.root + "/a.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let store = try FileStore(root: project.root)
    try store.replace("a.md", holding: bytes("old"), with: bytes("new"))
    #expect(project.read("a.md") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.root) == ["a.md"])
  }

  @Test("A file that was changed meanwhile stays as it is")
  func changedMeanwhile() throws {
    let project = try TemporaryProject(["a.md": "newer"])
    let store = try FileStore(root: project.root)
    let error = #expect(throws: ProjectError.self) {
      try store.replace("a.md", holding: bytes("old"), with: bytes("new"))
    }
    #expect(error?.description == "'a.md' cannot be written: it was changed meanwhile")
    #expect(project.read("a.md") == "newer")
  }

  @Test("A read-only file stays as it is")
  func readOnly() throws {
    let project = try TemporaryProject(["a.md": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: project.root + "/a.md")
    let store = try FileStore(root: project.root)
    let error = #expect(throws: ProjectError.self) {
      try store.replace("a.md", holding: bytes("old"), with: bytes("new"))
    }
    #expect(error?.description == "'a.md' cannot be written: it is read-only")
    #expect(project.read("a.md") == "old")
  }

  @Test("A link stays a link; one that leads out of the project is refused")
  func links() throws {
    let outside = try TemporaryProject(["x.md": "old"])
    let project = try TemporaryProject(["a.md": "old"])
    try project.link("b.md", to: "a.md")
    try project.link("c.md", to: outside.root + "/x.md")
    let store = try FileStore(root: project.root)
    #expect(store.realPath(of: "b.md") == "a.md")
    try store.replace("b.md", holding: bytes("old"), with: bytes("new"))
    #expect(project.read("a.md") == "new")
    let kind = try FileManager.default.attributesOfItem(atPath: project.root + "/b.md")[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
    #expect(throws: ProjectError.leadsOutOfProject(path: "c.md")) {
      try store.replace("c.md", holding: bytes("old"), with: bytes("new"))
    }
    #expect(outside.read("x.md") == "old")
  }

  @Test("A file that is not there is not made")
  func missing() throws {
    let project = try TemporaryProject()
    let store = try FileStore(root: project.root)
    #expect(throws: ProjectError.self) {
      try store.replace("a.md", holding: [], with: bytes("new"))
    }
    #expect(project.read("a.md") == nil)
  }
}
