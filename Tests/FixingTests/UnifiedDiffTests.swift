// Unified diffs: the form that `patch` and `git apply` take.

import Fixing
import Foundation
import Testing

@Suite("Unified diff")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, file: String = "a.md") -> String {
    String(
      decoding: UnifiedDiff.text(file: file, from: Array(old.utf8), to: Array(new.utf8)),
      as: UTF8.self)
  }

  @Test("Texts that are equal have none")
  func equal() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test("A changed line stands between three lines of context")
  func context() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5", with: "fünf")) == """
        --- a/a.md
        +++ b/a.md
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +fünf
         6
         7
         8

        """)
  }

  @Test("Changes near each other share a part, others have their own")
  func parts() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let near = old.replacing("10\n", with: "x\n").replacing("17\n", with: "y\n")
    #expect(diff(old, near).components(separatedBy: "\n@@").count == 2)
    let far = old.replacing("10\n", with: "x\n").replacing("18\n", with: "y\n")
    #expect(diff(old, far).components(separatedBy: "\n@@").count == 3)
  }

  @Test("Of a file that was empty, or becomes so, the range starts at the line before")
  func empty() {
    #expect(diff("", "a\n") == "--- a/a.md\n+++ b/a.md\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", "") == "--- a/a.md\n+++ b/a.md\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test("A missing line break at the end is said for each side")
  func ends() {
    #expect(
      diff("a\nb", "a\nc").hasSuffix(
        "-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
    #expect(diff("a", "a\n").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
  }

  @Test("Names that would end early are quoted, or end with a tab")
  func names() {
    #expect(diff("a", "b", file: "my page.md").hasPrefix("--- a/my page.md\t\n"))
    #expect(diff("a", "b", file: "ü.md").hasPrefix("--- a/ü.md\n"))
    #expect(diff("a", "b", file: "a\n\"\\.md").hasPrefix("--- \"a/a\\012\\\"\\\\.md\"\n"))
  }

  @Test(
    "git apply and patch turn the old text into the new",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n"), ("a\nb", "a\nc"), ("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"),
      ("a\n", "a\nb\nc\n"), ("a\nb\nc\n", "c\n"), ("x\n", "\u{FEFF}x\n"),
      ((1...60).map { "\($0)\n" }.joined(), (1...60).map { "\($0 % 9)\n" }.joined()),
    ], ["page.md", "a folder/the page.md"])
  func programs(texts: (old: String, new: String), file: String) throws {
    for program in [["git", "apply"], ["patch", "-p1", "--binary"]] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("concord-diff-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let page = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(texts.old.utf8).write(to: page)
      let patch = folder.appendingPathComponent("changes.patch")
      try Data(diff(texts.old, texts.new, file: file).utf8).write(to: patch)
      guard try run(program, patch, in: folder) else { continue }
      let result = try Data(contentsOf: page)
      #expect(result == Data(texts.new.utf8), "\(program[0])")
    }
  }

  /// - Returns: Whether the program is there; a diff that it refuses is a failure.
  private func run(_ program: [String], _ patch: URL, in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = program + (program[0] == "patch" ? ["-i", patch.path] : [patch.path])
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 127 { return false }
    #expect(process.terminationStatus == 0, "\(program.joined(separator: " "))")
    return true
  }

  @Test("Texts with very many changes are compared line by line, or taken as one change")
  func long() {
    let old = (1...6_000).map { "a\($0)\n" }
    var new = (1...6_000).map { "b\($0)\n" }
    new[3_000] = old[3_000]
    let changes = diff(old.joined(), new.joined()).split(separator: "\n").map(String.init)
    #expect(changes.contains(" a3001"))
    #expect(changes.count { $0.hasPrefix("-a") } == 5_999)
    #expect(changes.count { $0.hasPrefix("+b") } == 5_999)
    let longer = diff(old.joined(), new.joined() + "c\n").split(separator: "\n").map(String.init)
    #expect(longer.count { $0.hasPrefix("-a") } == 6_000)
    #expect(longer.contains("+a3001"))
  }
}
