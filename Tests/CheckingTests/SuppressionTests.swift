// `concord allow` in pages.

import Diagnostics
import DriftRules
import Pages
import Testing

@testable import Checking

@Suite("Suppressions")
struct SuppressionTests {
  private func findings(
    _ text: String, of rule: String, file: String = "a.md"
  ) throws -> [Diagnostic] {
    let english = try #require(LanguageTag("en"))
    let checker = Checker(
      api: nil, settings: RuleSettings(only: [rule]),
      load: { _ in Array(text.utf8) },
      dialect: { $0.hasSuffix(".mdx") ? .mdx : .plain })
    let tree = DocumentationTree(
      sourceLocale: english, targetLocales: [],
      entries: [.init(key: "a", source: file, translations: [:])],
      expectedFile: { key, _ in key })
    return try checker.check(tree).diagnostics
  }

  /// The lines of a page at which a lost fence language is still reported.
  private func lines(_ text: String, file: String = "a.md") throws -> [Int] {
    try findings(text, of: "malformed-fence", file: file).map(\.place.range.start.line)
  }

  private let fault = "``swift\nlet a = 1\n``\n"

  @Test("Without a comment the finding stands")
  func none() throws {
    #expect(try lines("# A\n\n" + fault) == [3])
  }

  @Test("A comment with a reason allows the next block")
  func nextBlock() throws {
    #expect(
      try lines("# A\n\n<!-- concord allow malformed-fence: shown on purpose -->\n\n" + fault) == []
    )
  }

  @Test("In MDX the comment stands in braces")
  func mdx() throws {
    let text = "# A\n\n{/* concord allow malformed-fence: shown on purpose */}\n\n" + fault
    #expect(try lines(text, file: "a.mdx") == [])
  }

  @Test("The block after the next is not allowed")
  func onlyTheNext() throws {
    let text = "<!-- concord allow malformed-fence: on purpose -->\n\nText.\n\n" + fault
    #expect(try lines(text) == [5])
  }

  @Test("Without a reason the comment does not count")
  func reason() throws {
    #expect(try lines("<!-- concord allow malformed-fence -->\n\n" + fault) == [3])
    #expect(try lines("<!-- concord allow malformed-fence:  -->\n\n" + fault) == [3])
  }

  @Test("Another rule is not allowed")
  func otherRule() throws {
    #expect(try lines("<!-- concord allow unclosed-fence: on purpose -->\n\n" + fault) == [3])
  }

  @Test("A range, and the whole page")
  func ranges() throws {
    let range =
      "<!-- concord allow-begin malformed-fence: two -->\n\n\(fault)\nText.\n\n\(fault)"
      + "\n<!-- concord allow-end malformed-fence -->\n\n\(fault)"
    #expect(try lines(range) == [15])
    #expect(try lines("\(fault)\n<!-- concord allow-file malformed-fence: all -->\n") == [])
  }

  @Test("An end ends the range that was begun last")
  func nestedRanges() throws {
    let begin = "<!-- concord allow-begin malformed-fence: two -->\n\n"
    let end = "<!-- concord allow-end malformed-fence -->\n\n"
    #expect(try lines(begin + fault + "\n" + begin + fault + "\n" + end + fault) == [3, 15])
  }

  @Test(
    "A rule that there is none of stands where the comment names it, not in a word before it",
    arguments: [("allow-file", "file"), ("allow", "low"), ("allow-begin", "begin")])
  func placeOfRule(verb: String, rule: String) throws {
    let text = "<!-- concord \(verb) \(rule): why -->\n\n# A\n"
    let column = "<!-- concord \(verb) ".count + 1
    let ranges = try findings(text, of: "unused-suppression").map(\.place.range)
    #expect(ranges.map { $0.start.column..<$0.end.column } == [column..<column + rule.count])
  }

  @Test("Of very many rules in one comment the first count")
  func manyRules() throws {
    let others = { (count: Int) in String(repeating: "unclosed-fence, ", count: count) }
    let comment = { "<!-- concord allow \(others($0))malformed-fence: why -->\n\n" }
    #expect(try lines(comment(63) + fault) == [])
    #expect(try lines(comment(64) + fault) == [3])
  }
}
