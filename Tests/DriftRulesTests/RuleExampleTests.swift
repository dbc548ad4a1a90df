// The examples that rules give of themselves hold.

import Checking
import Diagnostics
import DriftRules
import Testing

@Suite("Rule examples")
struct RuleExampleTests {
  /// The findings of all rules; whether pages mention the whole API is asked where it is the point.
  private func found(in example: RuleInfo.Example, of rule: RuleInfo) throws -> [Diagnostic] {
    let coverage = "undocumented-symbol"
    let settings = RuleSettings(off: rule.id == coverage ? [] : [coverage])
    return try ExampleProject(files: example.files).check(settings).diagnostics
  }

  @Test("Every rule shows what it lets pass and what it reports", arguments: RuleRegistry.infos)
  func examplesAreThere(rule: RuleInfo) {
    #expect(!rule.clean.isEmpty)
    #expect(!rule.drifting.isEmpty)
  }

  @Test("A clean example has no finding of any rule", arguments: RuleRegistry.infos)
  func cleanExamples(rule: RuleInfo) throws {
    for example in rule.clean {
      let found = try found(in: example, of: rule)
      #expect(found.map(\.message) == [], "\(rule.id): \(example.title)")
    }
  }

  @Test(
    "A drifting example has a finding of its rule, and of no other", arguments: RuleRegistry.infos)
  func driftingExamples(rule: RuleInfo) throws {
    for example in rule.drifting {
      let found = try found(in: example, of: rule)
      #expect(Set(found.map(\.rule)) == [rule.id], "\(rule.id): \(example.title)")
    }
  }

  @Test("A finding stands in a file of the example and weighs what the rule says")
  func places() throws {
    for rule in RuleRegistry.infos {
      for example in rule.drifting {
        for found in try found(in: example, of: rule) {
          #expect(found.severity == rule.severity)
          let isThere = example.files[found.place.file] != nil
          #expect(isThere || rule.id == "missing-page")
        }
      }
    }
  }
}

extension RuleInfo: CustomTestStringConvertible {
  /// The id, which says which rule a test runs on.
  public var testDescription: String { id }
}
