// The registry, the folder of rules and the guide agree.

import Diagnostics
import DriftRules
import Foundation
import Testing

@Suite("Rule registry")
struct RuleRegistryTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Every file in Rules is registered, and every rule has its file")
  func filesAndRegistry() throws {
    let folder = root.appendingPathComponent("Sources/DriftRules/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { Self.id(ofFile: $0) }
    #expect(files.sorted() == RuleRegistry.infos.map(\.id).sorted())
  }

  @Test("Ids are in kebab-case and unlike each other")
  func ids() {
    let ids = RuleRegistry.infos.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)")
    }
  }

  @Test("Summaries are one sentence, rationales say why")
  func texts() {
    for info in RuleRegistry.infos {
      #expect(info.summary.hasSuffix("."), "\(info.id)")
      #expect(!info.summary.contains("\n"), "\(info.id)")
      #expect(info.rationale.count > 80, "\(info.id)")
    }
  }

  /// `missing-page` of `MissingPage.swift`.
  private static func id(ofFile name: String) -> String {
    name.dropLast(".swift".count).reduce(into: "") { id, character in
      if character.isUppercase, !id.isEmpty { id += "-" }
      id += character.lowercased()
    }
  }
}
