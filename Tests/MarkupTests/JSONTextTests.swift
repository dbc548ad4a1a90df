// Tests of JSONText: order, escapes, layout.

import Foundation
import Markup
import Testing

struct JSONTextTests {
  private struct Sample: Codable, Equatable {
    var zebra: String
    var apple: Int?
    var list: [Int]
    var table: [String: Double]
    var nested: [[String: Bool]]
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONText.encode(value), as: UTF8.self)
  }

  @Test func keysKeepTheirOrderAndDictionariesAreSorted() throws {
    let sample = Sample(
      zebra: "z", apple: nil, list: [1, 2], table: ["b": 0.5, "a": 2], nested: [["x": true], [:]])
    #expect(
      try text(sample) == """
        {
          "zebra": "z",
          "list": [ 1, 2 ],
          "table": { "a": 2.0, "b": 0.5 },
          "nested": [ { "x": true }, {} ]
        }

        """)
  }

  @Test func shortObjectsStandOnOneLine() throws {
    #expect(try text(["a": [1]]) == "{ \"a\": [ 1 ] }\n")
    #expect(try text([Int]()) == "[]\n")
  }

  @Test(arguments: [
    "\"\\/\u{8}\u{c}\n\r\t\u{1F}\u{7F}", "größe 标题 見出し عنوان 🎉", "\u{2028}", "a    b \n   c",
  ])
  func everyTextComesBack(_ string: String) throws {
    let sample = Sample(zebra: string, apple: 3, list: [], table: [string: 1], nested: [])
    let decoded = try JSONDecoder().decode(Sample.self, from: Data(JSONText.encode(sample)))
    #expect(decoded == sample)
  }

  @Test func numbersThatJSONLacksAreRefused() {
    #expect(throws: EncodingError.self) { try JSONText.encode(["a": Double.nan]) }
  }
}
