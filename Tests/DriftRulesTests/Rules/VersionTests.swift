// Version numbers: beside the source page's, and beside the current release.

import Checking
import DriftRules
import Testing

@Suite("Versions")
struct VersionTests {
  private func drift(_ source: String, _ target: String) throws -> [String] {
    try ExampleProject(files: ["docs/en/a.md": source, "docs/de/a.md": target])
      .marked(by: "version-drift")
  }

  @Test(
    "Numbers are found beside any script",
    arguments: [
      "需要版本6.7.5。", "バージョン6.7.5が必要", "버전6.7.5이", "الإصدار 6.7.5", "🔢6.7.5", "Version 6.7.5.",
    ])
  func scripts(text: String) throws {
    #expect(try drift("# A\n\nNeeds 7.0.14.\n", "# A\n\n\(text)\n") == ["6.7.5"])
  }

  @Test("Decimals, dates, addresses and equal versions are no drift")
  func others() throws {
    #expect(try drift("# A\n\nTakes 1.5 s.\n", "# A\n\nDauert 1,5 s.\n") == [])
    #expect(try drift("# A\n\nOn 12.24.2025.\n", "# A\n\nAm 24.12.2025.\n") == [])
    #expect(try drift("# A\n\n7.0.14 and 8.1.0.\n", "# A\n\n8.1.0 und 7.0.14.\n") == [])
  }

  @Test("A number that goes on behind a hyphen is no version")
  func hyphen() throws {
    #expect(try drift("# A\n\nNeeds 7.0.14.\n", "# A\n\nBraucht 6.7.5-1.\n") == [])
    #expect(try drift("# A\n\nNeeds 7.0.14.\n", "# A\n\nBraucht 6.7.5-fach.\n") == ["6.7.5"])
  }

  @Test("Strings in code are compared")
  func code() throws {
    let block = { (version: String) in "# A\n\n```ruby\npod 'Kit', '\(version)'\n```\n" }
    #expect(try drift(block("7.0.14"), block("6.7.5")) == ["6.7.5"])
  }

  private func outdated(_ text: String, terms: [String] = []) throws -> [String] {
    var project = ExampleProject(files: ["docs/en/a.md": text])
    project.configuration = RuleConfiguration(terms: terms, currentVersion: "4.8.0")
    return try project.marked(by: "outdated-version")
  }

  @Test("The number of a dependency line is old, and so is the same in its section")
  func outdated() throws {
    let text = "# A\n\nFrom 4.4.0.\n\n```ruby\npod 'Kit', '4.4.0'\n```\n\n## B\n\nFrom 4.4.0.\n"
    #expect(try outdated(text) == ["4.4.0", "4.4.0"])
  }

  @Test("Newer and shorter numbers, and those of other packages, are right")
  func current() throws {
    #expect(try outdated("# A\n\n```ruby\npod 'Kit', '4.8.0'\npod 'B', '~> 4.2'\n```\n") == [])
    #expect(try outdated("# A\n\n```ruby\npod 'Kit', '~> 3.2'\n```\n") == ["3.2"])
    #expect(try outdated("# A\n\n```ruby\npod 'B', '1.2.3'\n```\n", terms: ["Kit"]) == [])
    #expect(try outdated("# A\n\n4.4.0 was nice.\n\n```swift\nlet a = 4\n```\n") == [])
  }
}
