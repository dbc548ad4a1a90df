// What rules say of the repairs that they offer is true, and the repairs are right.

import Checking
import Diagnostics
import DriftRules
import Fixing
import Testing

@Suite("Repairs of rules")
struct RuleFixTests {
  private static let settings = RuleSettings(off: ["undocumented-symbol"])

  /// The findings of a rule in its own examples.
  private func found(by rule: RuleInfo) throws -> [Diagnostic] {
    try rule.drifting.flatMap { example in
      try ExampleProject(files: example.files).check(Self.settings).diagnostics.filter {
        $0.rule == rule.id
      }
    }
  }

  @Test("A rule offers repairs as often as it says", arguments: RuleRegistry.infos)
  func availability(rule: RuleInfo) throws {
    let found = try found(by: rule)
    let repaired = found.count { !$0.fixes.isEmpty }
    switch rule.fix {
    case .none: #expect(repaired == 0)
    case .sometimes: #expect(repaired > 0, "no example shows a repair")
    case .always: #expect(repaired == found.count)
    }
  }

  @Test("A repair that is offered as safe takes its finding away and brings no other")
  func safety() throws {
    for rule in RuleRegistry.infos {
      for example in rule.drifting {
        let outcome = try example.files.fixed()
        for (finding, reason) in outcome.refused {
          Issue.record("\(rule.id), \(example.title): \(finding.message): \(reason)")
        }
      }
    }
  }

  @Test("Every edit stands in the file of its finding and names bytes that are there")
  func places() throws {
    for rule in RuleRegistry.infos {
      for finding in try found(by: rule) {
        for edit in finding.fixes.flatMap(\.edits) {
          #expect(edit.place.file == finding.place.file)
          #expect(edit.place.range.start <= edit.place.range.end)
        }
        #expect(finding.fixes.allSatisfy { !$0.edits.isEmpty && !$0.title.isEmpty })
      }
    }
  }
}

extension [String: String] {
  /// What becomes of a small project when its safe repairs are made.
  func fixed(only rule: String? = nil) throws -> FixOutcome {
    let settings = RuleSettings(off: ["undocumented-symbol"])
    var run = try FixRun(
      FixProject(
        load: { [UInt8]((self[$0] ?? "").utf8) },
        check: { changed in
          let files = merging(changed.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
          return try ExampleProject(files: files).check(settings).diagnostics
        },
        isWanted: { rule == nil || $0.rule == rule }))
    return try run.run()
  }

  /// The files that change when the safe repairs are made, or those of one rule.
  func afterFixing(only rule: String? = nil) throws -> [String: String] {
    try fixed(only: rule).changed.mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
