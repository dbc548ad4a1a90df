// Tests of SARIF: every field that the standard or a reader of it asks for.

import Diagnostics
import Foundation
import Reports
import Testing

struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func run() throws -> [String: Any] {
    let bytes = try SARIFReport().render(SampleReport.report, SampleReport.context())
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results() throws -> [[String: Any]] {
    try #require(try run()["results"] as? [[String: Any]])
  }

  @Test func runSaysWhoRanAndHowColumnsCount() throws {
    let run = try run()
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "Concord")
    #expect(driver["version"] as? String == "1.2.3")
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect(
      (notifications.first?["message"] as? Object)?["text"] as? String == "no API is configured")
    #expect((run["originalUriBaseIds"] as? Object)?.keys.contains("SRCROOT") == true)
  }

  @Test("A file outside the project has an address of its own")
  func fileOutside() throws {
    let diagnostic = Diagnostic(
      rule: "r", severity: .error, locale: nil,
      place: Place(file: "/elsewhere/größe/A.swift", range: .fileStart), message: "m")
    let report = Report(toolVersion: "1", coverage: [:], diagnostics: [diagnostic])
    let text = String(
      decoding: try SARIFReport().render(report, SampleReport.context()), as: UTF8.self)
    #expect(text.contains("\"file:///elsewhere/gr%C3%B6%C3%9Fe/A.swift\""))
    #expect(!text.contains("uriBaseId"))
  }

  @Test func rulesHaveHelp() throws {
    let driver = try #require((try run()["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["call-mismatch", "deprecated-symbol"])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? Object)?["text"] as? String
        #expect(text?.isEmpty == false, "\(key)")
      }
      #expect(((rule["help"] as? Object)?["markdown"] as? String)?.hasPrefix("# `") == true)
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
      #expect(["error", "warning", "note"].contains(level))
    }
  }

  @Test func resultsHaveWhatIsAskedFor() throws {
    let results = try results()
    #expect(results.count == 7)
    for result in results {
      #expect(result["ruleId"] is String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["concordFinding/v2"]?.count == 16)
      let locations = try #require(result["locations"] as? [Object])
      #expect(locations.count == 1)
      let physical = try #require(locations[0]["physicalLocation"] as? Object)
      let artifact = try #require(physical["artifactLocation"] as? Object)
      #expect(artifact["uriBaseId"] as? String == "SRCROOT")
      #expect((artifact["uri"] as? String)?.hasPrefix("docs/ru/") == true)
      let region = try #require(physical["region"] as? [String: Int])
      for key in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect((region[key] ?? 0) >= 1, "\(key)")
      }
    }
  }

  @Test func ruleIndexLeadsToTheRule() throws {
    let driver = try #require((try run()["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    let indexed = try results().filter { $0["ruleIndex"] != nil }
    #expect(indexed.count == 3)
    for result in indexed {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func columnsCountUTF16() throws {
    let result = try #require(try results().first { $0["ruleId"] as? String == "call-mismatch" })
    let location = try #require((result["locations"] as? [Object])?.first)
    let region = ((location["physicalLocation"] as? Object)?["region"]) as? [String: Int]
    // `\tlet 标题 = Window.shared().` is 26 units, the call with the emoji 18.
    #expect(region?["startColumn"] == 27)
    #expect(region?["endColumn"] == 45)
  }

  @Test func fixesAndRelatedPlaces() throws {
    let result = try #require(
      try results().first { $0["ruleId"] as? String == "deprecated-symbol" })
    let related = try #require(result["relatedLocations"] as? [Object])
    #expect(related.map { $0["id"] as? Int } == [0])
    #expect((related[0]["message"] as? Object)?["text"] is String)
    let fix = try #require((result["fixes"] as? [Object])?.first)
    #expect((fix["description"] as? Object)?["text"] as? String == "write Media.window")
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    #expect((change["artifactLocation"] as? Object)?["uri"] as? String == "docs/ru/a.md")
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect(replacement["deletedRegion"] is [String: Int])
    #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "Media.window")
  }

  @Test func allowedFindingsAreSuppressed() throws {
    let lists = try results().map { $0["suppressions"] as? [[String: String]] }
    #expect(lists.count(where: { $0?.isEmpty == true }) == 6)
    #expect(
      lists.last
        == [
          [
            "kind": "inSource", "status": "accepted",
            "justification": "the old release, on purpose",
          ]
        ])
  }
}
