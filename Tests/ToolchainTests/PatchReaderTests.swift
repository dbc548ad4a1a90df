// Lines followed back through patches.

import Testing

@testable import Toolchain

@Suite("Patch reader")
struct PatchReaderTests {
  private func commit(_ digit: Character, _ subject: String) -> String {
    "\u{0}\(String(repeating: digit, count: 40))\u{1F}2024-05-0\(digit)\u{1F}\(subject)\n\n"
  }

  private func patch(_ file: String, _ hunks: String, isNew: Bool = false) -> String {
    "diff --git a/\(file) b/\(file)\nindex 1..2 100644\n"
      + "--- \(isNew ? "/dev/null" : "a/\(file)")\n+++ b/\(file)\n\(hunks)"
  }

  private func question(
    _ file: String, _ line: Int, _ text: String, former: String? = nil
  ) -> LineQuestion {
    LineQuestion(
      file: file, line: line, text: Array(text.utf8), former: former.map { Array($0.utf8) })
  }

  private func answers(_ questions: [LineQuestion], _ log: String) -> [String?] {
    var reader = PatchReader(questions)
    for line in Array(log.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.read(line)
    }
    return reader.answers.map { origin in
      origin.map { "\($0.commit) \($0.date) \($0.subject)\($0.removesFormer ? " -" : "")" }
    }
  }

  @Test("The newest commit that added the line is its origin, in any script")
  func added() {
    for name in ["grün", "文档", "ドキュメント", "توثيق", "📘"] {
      let log =
        commit("3", "Third") + patch("\(name).md", "@@ -1,0 +2,3 @@\n+a\n+b\n+c\n")
        + commit("2", name) + patch("\(name).md", "@@ -4 +4 @@\n-old\n+new\n")
        + commit("1", "First")
        + patch("\(name).md", "@@ -0,0 +1,4 @@\n+x\n+y\n+z\n+old\n", isNew: true)
      #expect(
        answers(
          [
            question("\(name).md", 3, "b"), question("\(name).md", 7, "new", former: "old"),
            question("\(name).md", 5, "y"),
          ], log) == [
            "3333333333 2024-05-03 Third", "2222222222 2024-05-02 \(name) -", nil,
          ])
    }
  }

  @Test("What was taken away near the line tells the commit as well")
  func removed() {
    let log =
      commit("2", "Drop") + patch("a.md", "@@ -3 +2,0 @@\n-  gone()\n")
      + commit("1", "Old") + patch("a.md", "@@ -2 +2 @@\n-one\n+two\n")
    #expect(
      answers([question("a.md", 3, "four", former: "gone()")], log) == [
        "2222222222 2024-05-02 Drop -"
      ])
    #expect(answers([question("a.md", 2, "two")], log) == ["1111111111 2024-05-01 Old"])
  }

  @Test("A line that was changed since is no commit's")
  func uncommitted() {
    let log = commit("1", "Old") + patch("a.md", "@@ -2 +2 @@\n-one\n+two\n")
    #expect(answers([question("a.md", 2, "three")], log) == [nil])
  }

  @Test("Lines that look like heads of patches are text")
  func hostile() {
    let log =
      commit("2", "Two \u{1B}[31m")
      + patch("b.md", "@@ -1 +1,2 @@\n--- a\n+++ b/a.md\n+@@ -1 +9 @@\n")
      + patch("a.md", "@@ -1 +1 @@\n-x\n+y\n\\ No newline at end of file\n")
      + "@@ -9999999999999999999 +1 @@\n@@ bad\n+++ b/\n"
    #expect(answers([question("a.md", 1, "y")], log) == ["2222222222 2024-05-02 Two \u{1B}[31m"])
  }

  @Test("Spaces in a name end with a tab that is not its own")
  func spaces() {
    let log = commit("1", "One") + patch("a b.md\t", "@@ -1 +1 @@\n-x\n+y\n")
    #expect(answers([question("a b.md", 1, "y")], log) == ["1111111111 2024-05-01 One"])
  }
}
