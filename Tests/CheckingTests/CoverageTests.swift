// What doc comments allow no page to mention, in APIs of several modules.

import APIModel
import Diagnostics
import DriftRules
import Pages
import SwiftSources
import Testing

@testable import Checking

@Suite("Coverage of an API")
struct CoverageTests {
  /// What is reported of modules of which no page mentions anything, and what is allowed.
  private func coverage(_ modules: [String: String]) throws -> (found: [String], reasons: [String])
  {
    let english = try #require(LanguageTag("en"))
    let model = APIModel(
      modules: modules.sorted { $0.key < $1.key }.map { name, text in
        let file = SwiftAPIReader.File(path: "\(name).swift", bytes: Array(text.utf8))
        return SwiftAPIReader.read([file], module: name)
      })
    var checker = Checker(
      api: APILookup(model), settings: RuleSettings(only: ["undocumented-symbol"]),
      load: { Array((modules[String($0.prefix { $0 != "." })] ?? "# Ä 灯 💡\n").utf8) },
      dialect: { _ in .plain })
    checker.isWholeProject = true
    let result = try checker.check(
      DocumentationTree(
        sourceLocale: english, targetLocales: [],
        entries: [.init(key: "a", source: "a", translations: [:])],
        expectedFile: { key, _ in key }, site: .empty(english)))
    return (
      result.diagnostics.map { "\($0.place.file) \($0.message)" }, result.allowed.map(\.reason)
    )
  }

  @Test("A comment allows its own symbol, and not one of the same name in another module")
  func namesakes() throws {
    let found = try coverage([
      "Kit": """
      /// <!-- concord allow undocumented-symbol: not sold yet -->
      public struct Lamp {}
      """,
      "Old": "public struct Lamp {}\n",
    ])
    #expect(found.found == ["Old.swift no page mentions `Lamp`"])
    #expect(found.reasons == ["not sold yet"])
  }

  @Test(
    "A comment counts beside one of an overload that allows something else",
    arguments: [
      "concord allow undocumented-symbol: internal",
      "concord  allow\tundocumented-symbol: internal",
    ])
  func overloads(comment: String) throws {
    let found = try coverage([
      "Kit": """
      /// <!-- \(comment) -->
      public func glow(_ on: Bool) {}
      /// <!-- concord allow unknown-symbol: internal -->
      public func glow(_ hue: Int) {}
      """
    ])
    #expect(found.found == [])
  }
}
