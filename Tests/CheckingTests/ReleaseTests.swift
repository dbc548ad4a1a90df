// Pages of past releases are judged by the API of their release.

import APIModel
import Checking
import Diagnostics
import DriftRules
import Pages
import SwiftSources
import Testing

@Suite("Pages of releases")
struct ReleaseTests {
  private func lookup(_ source: String) -> APILookup {
    let file = SwiftAPIReader.File(path: "A.swift", bytes: Array(source.utf8))
    return APILookup(APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")]))
  }

  @Test("Each page has the API of its version, or none and says so")
  func versions() throws {
    let page = Array("# A\n\n```swift\nLamp().light()\nLamp().glow()\n```\n".utf8)
    var checker = Checker(
      api: lookup("public struct Lamp { public init() {}; public func glow() {} }"),
      load: { _ in page }, dialect: { _ in .plain })
    checker.releases = [
      "1.0": ReleaseAPI(
        api: lookup("public struct Lamp { public init() {}; public func light() {} }"),
        number: "1.0"),
      "0.9": ReleaseAPI(api: nil, number: nil),
    ]
    let english = try #require(LanguageTag("en"))
    let entries = [nil, "1.0", "0.9"].map { version in
      DocumentationTree.Entry(
        key: version ?? "today", version: version, source: "\(version ?? "today").md",
        translations: [:])
    }
    let result = try checker.check(
      DocumentationTree(
        sourceLocale: english, targetLocales: [], entries: entries, expectedFile: { _, _ in nil }))
    #expect(
      result.diagnostics.map { "\($0.place.file) \($0.symbol ?? "")" } == [
        "1.0.md Lamp().glow()", "today.md Lamp().light()",
      ])
    #expect(result.counts[english]?.skipped["release-without-model"] == 1)
  }

  @Test("A page of a past release may name its own version")
  func versionNumbers() throws {
    let page = Array("# A\n\n```ruby\npod 'Kit', '1.0.0'\n```\n".utf8)
    var checker = Checker(
      api: lookup("public struct Lamp {}"),
      configuration: RuleConfiguration(currentVersion: "2.0.0", modules: ["Kit"]),
      load: { _ in page }, dialect: { _ in .plain })
    checker.releases = ["1.0": ReleaseAPI(api: nil, number: "1.0.0")]
    let english = try #require(LanguageTag("en"))
    let entries = [nil, "1.0"].map { version in
      DocumentationTree.Entry(
        key: version ?? "today", version: version, source: "\(version ?? "today").md",
        translations: [:])
    }
    let result = try checker.check(
      DocumentationTree(
        sourceLocale: english, targetLocales: [], entries: entries, expectedFile: { _, _ in nil }))
    #expect(
      result.diagnostics.map { "\($0.place.file) \($0.rule)" } == ["today.md outdated-version"])
  }
}
