// Tests of what stands for values in strings.

import Comparison
import Lexing
import Testing

@Suite("Values in strings")
struct LiteralTests {
  @Test(
    "What stands for a value stays",
    arguments: [
      (CodeLanguage.swift, "\"\\(a)\"", "\"\\(b)\"", "literal: \\(a) → \\(b)"),
      (.swift, "\"\\(a) x\"", "\"(a) x\"", "literal: \\(a) → "),
      (.swift, "\"x\"", "\"\\(a)\"", "literal:  → \\(a)"),
      (.objectiveC, "@\"%@ of %ld\"", "@\"%ld von %@\"", "literal: %@ → %ld"),
      (.python, "\"%(a)s\"", "\"%(a)\"", "literal: %(a)s → "),
      (.python, "f\"{a}\"", "f\"{b}\"", "literal: {a} → {b}"),
      (.javaScript, "`${a}`", "`${b}`", "literal: ${a} → ${b}"),
      (.ruby, "\"#{a}\"", "\"#{b}\"", "literal: #{a} → #{b}"),
      (.kotlin, "\"$a x\"", "\"$b x\"", "literal: $a → $b"),
      (.cSharp, "$\"{a}\"", "$\"{b}\"", "literal: {a} → {b}"),
      (.shell, "echo \"$HOME\"", "echo \"$CASA\"", "literal: $HOME → $CASA"),
    ])
  func drift(language: CodeLanguage, source: String, target: String, difference: String) {
    #expect(Comparing(source, target, language).differences() == [difference])
  }

  @Test(
    "Order and text may change",
    arguments: [
      (CodeLanguage.swift, "\"\\(a) \\(b)\"", "\"\\(b) \\(a)\""),
      (.objectiveC, "@\"%1$@ %2$ld\"", "@\"%2$ld %1$@\""),
      (.objectiveC, "@\"100%, %@\"", "@\"一百 %，%@\""),
      (.python, "\"{a} {b}\".format()", "\"{b} {a}\".format()"),
      (.javaScript, "\"a%20b\"", "\"x%20c\""),
    ])
  func harmless(language: CodeLanguage, source: String, target: String) {
    #expect(Comparing(source, target, language).differences() == [])
  }

  @Test("A renamed local is renamed in strings as well")
  func renamed() {
    let comparing = Comparing(
      "let name = a()\nprint(\"\\(name)\")", "let nom = a()\nprint(\"\\(nom)\")")
    #expect(comparing.renamings == ["name → nom: declared"])
    #expect(comparing.differences(renaming: ["name": "nom"]) == [])
    let forgotten = Comparing(
      "let name = a()\nprint(\"\\(name)\")", "let nom = a()\nprint(\"\\(name)\")")
    #expect(forgotten.renamings == [])
  }
}
