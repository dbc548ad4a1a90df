// Comments that allow findings: which of them do nothing, and which must not be said to.

import Checking
import DriftRules
import Testing

@Suite("unused-suppression")
struct UnusedSuppressionTests {
  private static let rule = "unused-suppression"
  private static let fault = "``swift\nlet a = 1\n``\n"

  /// The findings as `line:column text at it: message`, all rules on.
  private func findings(
    _ files: [String: String],
    _ settings: RuleSettings = RuleSettings(off: ["undocumented-symbol"])
  ) throws -> [String] {
    try ExampleProject(files: files).check(settings).diagnostics.filter { $0.rule == Self.rule }
      .map { "\($0.place.file):\($0.place.range.start.line) \($0.message)" }
  }

  private func findings(_ page: String) throws -> [String] {
    try findings(["docs/en/a.md": page]).map { String($0.dropFirst("docs/en/a.md:".count)) }
  }

  @Test("A comment that allows nothing is named at the rule that it names")
  func unused() throws {
    let page = "# Ä 标题 見出し عنوان 🎉\n\n<!-- concord allow malformed-fence: 显示 -->\n\nText.\n"
    #expect(
      try findings(page) == [
        "3 `malformed-fence` finds nothing in the block that this comment stands before; take it "
          + "out of the comment"
      ])
    #expect(
      try ExampleProject(files: ["docs/en/a.md": page]).marked(by: "malformed-fence") == [])
    let found = try ExampleProject(files: ["docs/en/a.md": page]).check().diagnostics
    #expect(found.map(\.place.range.start.column) == [20])
    #expect(found.map(\.place.range.end.column) == [35])
  }

  @Test("Of several rules in one comment, the one that finds nothing is named")
  func oneOfSeveral() throws {
    let page = "<!-- concord allow malformed-fence, unclosed-fence: both -->\n\n\(Self.fault)"
    #expect(
      try findings(page).map { $0.prefix(18) } == ["1 `unclosed-fence`"])
  }

  @Test(
    "What a comment gets wrong",
    arguments: [
      ("allow malformed-fense: a", "there is no rule `malformed-fense`; did you mean"),
      ("allow qqqqq: a", "there is no rule `qqqqq`; `concord rules` lists them"),
      ("allow malformed-fence", "`malformed-fence` is not allowed without a reason"),
      ("allow malformed-fence: ", "`malformed-fence` is not allowed without a reason"),
      ("allow malformed-fence shown on purpose", "`malformed-fence` is not allowed without"),
      ("allow", "this comment names no rule; write `concord allow RULE: the reason`"),
      ("allow: a", "this comment names no rule"),
      ("alow malformed-fence: a", "`concord alow` means nothing; did you mean `concord allow`?"),
      ("allow-end malformed-fence", "no `allow-begin malformed-fence` stands before this end"),
      ("allow-begin malformed-fence: a", "this range is never closed, and allows nothing"),
      ("allow-begin malformed-fence", "`malformed-fence` is not allowed without a reason"),
      ("allow-file malformed-fence: a", "`malformed-fence` finds nothing on this page"),
      ("allow-file malformed-fence：理由", "`malformed-fence` finds nothing on this page"),
    ])
  func faults(comment: String, message: String) throws {
    let found = try findings("# A\n\n<!-- concord \(comment) -->\n\nText.\n")
    #expect(found.contains { $0.hasPrefix("3 \(message)") }, "\(found)")
    #expect(found.count == (comment == "allow-begin malformed-fence" ? 2 : 1))
  }

  @Test(
    "A comment that speaks of something else is left alone",
    arguments: ["concord is our tool", "concordance allow a: b", "concord allows us to check: a"])
  func otherComments(comment: String) throws {
    #expect(try findings("# A\n\n<!-- \(comment) -->\n\nText.\n") == [])
  }

  @Test("Ranges: empty ones, nested ones, and one without a reason")
  func ranges() throws {
    let begin = "<!-- concord allow-begin malformed-fence: a -->\n\n"
    let end = "\n<!-- concord allow-end malformed-fence -->\n\n"
    #expect(
      try findings(begin + "Text.\n" + end).map { $0.prefix(64) } == [
        "1 `malformed-fence` finds nothing in the range that this comment"
      ])
    #expect(try findings(begin + Self.fault + end) == [])
    #expect(try findings(begin + begin + Self.fault + end + end) == [])
    let silent = begin.replacing(": a", with: "") + Self.fault + end
    #expect(
      try findings(silent) == [
        "1 `malformed-fence` is not allowed without a reason; write it behind a colon"
      ])
  }

  @Test("A rule that does not run can't make its comment unused")
  func rulesThatDoNotRun() throws {
    let page = ["docs/en/a.md": "# A\n\n<!-- concord allow malformed-fence: a -->\n\nText.\n"]
    #expect(try findings(page).count == 1)
    #expect(try findings(page, RuleSettings(off: ["malformed-fence"])) == [])
    #expect(try findings(page, RuleSettings(only: [Self.rule])) == [])
    for rule in ["deprecated-symbol", "code-drift", "snippet-compile", Self.rule] {
      let page = ["docs/en/a.md": "# A\n\n<!-- concord allow \(rule): a -->\n\nText.\n"]
      #expect(try findings(page) == [], "\(rule)")
    }
  }

  @Test("A rule that lacks what it goes by can't make its comment unused")
  func rulesWithoutGround() throws {
    for rule in ["term-drift", "outdated-version", "removed-symbol", "version-claim"] {
      let page = "# A\n\n<!-- concord allow \(rule): a -->\n\nText.\n"
      var project = ExampleProject(
        files: [
          "docs/en/a.md": page, "docs/de/a.md": page,
          "Sources/Lamp.swift": "public struct Lamp {}",
        ])
      let settings = RuleSettings(off: ["undocumented-symbol"])
      let sure = try project.check(settings).diagnostics.count { $0.rule == Self.rule }
      project.configuration = RuleConfiguration()
      let unsure = try project.check(settings).diagnostics.count { $0.rule == Self.rule }
      #expect(unsure == 0, "\(rule)")
      #expect(sure == (["term-drift": 1, "outdated-version": 2][rule] ?? 0), "\(rule)")
    }
  }

  @Test("Where a rule about the API speaks for a comparison, the comparison stays allowed")
  func spokenFor() throws {
    let code = "```swift\nlet lamp = Lamp()\nlamp.setGlow(true)\n```\n"
    let comment = "<!-- concord allow code-drift: other code -->\n\n"
    let files = [
      "Sources/Lamp.swift":
        "public final class Lamp { public init() {}; public func setGlow(_ on: Bool) {} }",
      "docs/en/a.md": "# A\n\n" + code,
      "docs/de/a.md": "# A\n\n" + comment + code.replacing("setGlow", with: "setGlwo"),
    ]
    let found = try ExampleProject(files: files).check().diagnostics
    #expect(found.map(\.rule) == ["unknown-symbol"])
    var unneeded = files
    unneeded["docs/de/a.md"] = "# A\n\n" + comment + code
    #expect(try findings(unneeded).map { $0.prefix(27) } == ["docs/de/a.md:3 `code-drift`"])
  }

  @Test("Where one rule about the API speaks, another that it silences stays allowed")
  func spokenForByTheAPI() throws {
    let source = """
      public final class Lamp {
        public init() {}
        @available(*, deprecated) public func fadeOut() {}
        public func setGlow() {}
      }
      """
    let page = { (call: String) in
      "# A\n\n<!-- concord allow unknown-symbol: a -->\n\n```swift\nLamp().\(call)()\n```\n"
    }
    let unused = { (call: String) in
      try findings(["Sources/Lamp.swift": source, "docs/en/a.md": page(call)]).count
    }
    #expect(try unused("fadeOut") == 0)
    #expect(try unused("setGlow") == 1)
  }

  @Test("A page that lost its fences can't be compared, so nothing there is unused")
  func unfencedPage() throws {
    let code = """
      import UIKit
      import LampKit

      class LampViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Lamp.shared.setGlow(true)
          }
      }

      """
    let comment = "<!-- concord allow code-drift: a -->\n\n"
    let files = [
      "docs/en/a.md": "# Start\n\nSwitch the lamp on.\n\n```swift\n\(code)```\n\nIt shines.\n",
      "docs/de/a.md": "Start\n\nAnchor link to\n\nSchalte die Lampe ein, sobald sie da ist.\n\n"
        + comment + code + "\nSie leuchtet, bis du sie ausschaltest.\n",
    ]
    let found = try ExampleProject(files: files).check().diagnostics
    try #require(found.contains { $0.rule == "unfenced-code" })
    #expect(try findings(files) == [])
  }

  @Test("What is allowed is handed on with its reason, and counts as found on the source page")
  func handedOn() throws {
    let files = [
      "docs/en/a.md": "# A\n\n<!-- concord allow malformed-fence: shown,\n  on purpose -->\n\n"
        + Self.fault,
      "docs/de/a.md": "# A\n\n" + Self.fault,
    ]
    let result = try ExampleProject(files: files).check()
    #expect(result.allowed.map(\.reason) == ["shown, on purpose"])
    #expect(result.allowed.map(\.diagnostic.place.file) == ["docs/en/a.md"])
    #expect(result.diagnostics.map(\.alsoInSource) == [true])
  }

  @Test("A broken link, a page without its source and a page without a translation are allowed")
  func pagesAndLinks() throws {
    let files = [
      "docs/en/a.md": "# A\n\n[B](./b.md)\n",
      "docs/de/a.md": "# A\n\n[B](./b.md)\n",
      "docs/en/b.md": "<!-- concord allow-file missing-page: English alone -->\n\n# B\n",
      "docs/de/c.md": "<!-- concord allow-file orphan-page: an example of ours -->\n\n# C\n",
      "docs/en/d.md": "# D\n\n<!-- concord allow broken-link: made later -->\n\n[X](./x.md)\n",
      "docs/de/d.md": "# D\n\n<!-- concord allow broken-link: made later -->\n\n[X](./x.md)\n",
    ]
    let result = try ExampleProject(files: files).check()
    #expect(result.diagnostics.filter { $0.rule != "link-drift" }.map(\.message) == [])
    #expect(
      result.allowed.map { "\($0.diagnostic.place.file) \($0.reason)" } == [
        "docs/de/b.md English alone", "docs/de/c.md an example of ours",
        "docs/de/d.md made later", "docs/en/d.md made later",
      ])
  }

  @Test("It can be allowed itself")
  func itself() throws {
    let page =
      "<!-- concord allow-file unused-suppression: kept for the next release -->\n\n# A\n\n"
      + "<!-- concord allow malformed-fence: a -->\n\nText.\n"
    let result = try ExampleProject(files: ["docs/en/a.md": page]).check()
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.allowed.map(\.reason) == ["kept for the next release"])
  }

  @Test("The source page's comment is at fault too where both do nothing")
  func inSource() throws {
    let page = "# A\n\n<!-- concord allow malformed-fence: a -->\n\nText.\n"
    let result = try ExampleProject(files: ["docs/en/a.md": page, "docs/de/a.md": page]).check()
    let found = result.diagnostics.filter { $0.rule == Self.rule }
    #expect(found.map(\.alsoInSource) == [true, false])
  }

  @Test("In doc comments, rules about the API alone are judged")
  func docComments() throws {
    let source = """
      /// A lamp, `lit`.
      ///
      /// <!-- concord allow unknown-symbol: a sketch -->
      /// ```swift
      /// Lamp()
      /// ```
      /// <!-- concord allow malformed-fence: a -->
      public struct Lamp { public init() {} }
      """
    #expect(
      try findings(["Sources/Lamp.swift": source]).map { $0.prefix(39) } == [
        "Sources/Lamp.swift:3 `unknown-symbol` f"
      ])
  }

  @Test("A rule is marked where it stands as a word, however its neighbours are spelt")
  func wholeWords() throws {
    let page =
      "# Ä 标题 عنوان 🎉\n\n<!-- concord allow malformed-fence-x, malformed-fence, unclosed-fence,"
      + " malformed-fence: 显示 -->\n\nText.\n"
    let found = try ExampleProject(files: ["docs/en/a.md": page]).check().diagnostics
    #expect(found.map(\.place.range.start.column) == [20, 39, 56, 72])
    #expect(found.map(\.place.range.end.column) == [37, 54, 70, 87])
  }

  @Test("A comment may name as many rules as there can be, and no more")
  func manyNames() throws {
    let names = String(repeating: "malformed-fence, ", count: 100)
    let found = try findings("<!-- concord allow \(names)unclosed-fence: a -->\n\nText.\n")
    #expect(found.count == 64)
    let comments = String(repeating: "<!-- concord allow \(names): a -->\n\nText.\n\n", count: 60)
    #expect(try findings(comments).count == 2_000)
  }

  @Test("Of very many comments on one page, as many are heeded as a page may need")
  func manyComments() throws {
    let comments = String(
      repeating: "<!-- concord allow malformed-fence: a -->\n\nText.\n\n", count: 3_000)
    #expect(try findings(comments).count == 2_000)
  }
}
