// Tests of JSONWriter: it writes what an encoder would.

import Markup
import Testing

struct JSONWriterTests {
  private struct Sample: Encodable {
    struct Item: Encodable {
      var name: String
      var count: Int
    }

    var title: String
    var note: String?
    var isOpen: Bool
    var empty: [Item]
    var items: [Item]
    var nested: [String: Item]
  }

  private func written(_ sample: Sample) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("title", sample.title)
      json.member("note", sample.note)
      json.member("isOpen", sample.isOpen)
      json.list("empty", sample.empty) { $0.member("name", $1.name) }
      json.list("items", sample.items) { json, item in
        json.object {
          $0.member("name", item.name)
          $0.member("count", item.count)
        }
      }
      json.object("nested") { json in
        for (key, item) in sample.nested.sorted(by: { $0.key < $1.key }) {
          json.object(key) {
            $0.member("name", item.name)
            $0.member("count", item.count)
          }
        }
      }
    }
    json.end()
    return json.bytes
  }

  @Test(arguments: [
    "", "größe", "標題", "見出し", "عنوان", "🎉", "\"\\/\u{8}\n\r\t\u{1F}\u{7F}", "a    b \n   c",
    String(repeating: "long ", count: 30),
  ])
  func theTextIsThatOfTheEncoder(_ text: String) throws {
    let item = Sample.Item(name: text, count: -3)
    for items in [[], [item], [item, item]] {
      let sample = Sample(
        title: text, note: items.isEmpty ? nil : text, isOpen: items.isEmpty, empty: [],
        items: items, nested: items.isEmpty ? [:] : [text: item, "z": item])
      #expect(written(sample) == (try JSONText.encode(sample)))
    }
  }

  @Test func anObjectStandsOnOneLineWhileItFits() {
    func object(_ length: Int) -> String {
      var json = JSONWriter()
      json.object { $0.member("a", String(repeating: "x", count: length)) }
      return String(decoding: json.bytes, as: UTF8.self)
    }
    // `{ "a": "x…x" }` has eleven characters beside the text, and a line has less than 96.
    #expect(!object(84).contains("\n"))
    #expect(object(85).contains("\n"))
  }
}
