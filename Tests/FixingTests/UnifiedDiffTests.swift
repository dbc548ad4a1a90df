// Unified diffs: the form that `patch` and `git apply` take.

import Fixing
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
}
