// Paths are bytes: combining marks and other spellings of a name do not lead astray.

import Foundation
import Project
import TestSupport
import Testing

@Suite("Paths")
struct FilePathTests {
  @Test("A name may start with a combining mark", arguments: ["\u{301}a.md", "d/\u{308}b.md"])
  func combiningMark(_ name: String) throws {
    let project = try TemporaryProject()
    let store = try FileStore(root: project.root)
    try store.write(Array("x".utf8), to: name)
    #expect(store.hasFile(name))
    #expect(try store.read(name) == Array("x".utf8))
    #expect(Array(store.path(name, from: project.root).utf8) == Array(name.utf8))
    #expect(Array(store.path("./" + name, from: project.root).utf8) == Array(name.utf8))
    #expect(store.remove(name, inFolder: ""))
  }

  @Test("A folder that is spelled otherwise is another one")
  func spelling() throws {
    let project = try TemporaryProject(["gr\u{F6}\u{DF}e/a.md": ""])
    try project.write("", to: "gro\u{308}\u{DF}e/a.md")
    let store = try FileStore(root: project.root + "/gr\u{F6}\u{DF}e")
    let other = project.root + "/gro\u{308}\u{DF}e/a.md"
    #expect(store.relative(other).utf8.first == UInt8(ascii: "/"))
    #expect(store.relative(store.root + "/a.md") == "a.md")
  }

  @Test("Where the root is that of the system, every path is inside")
  func systemRoot() throws {
    let store = try FileStore(root: "/")
    #expect(store.relative("/") == "")
    #expect(store.relative("/etc/hosts") == "etc/hosts")
    #expect(store.path("a.md", from: "/nowhere/b") == "nowhere/b/a.md")
  }
}
