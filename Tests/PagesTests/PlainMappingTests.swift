// Front matter that is read without libyaml: it must be what libyaml makes of it.

import Testing

@testable import Pages

struct PlainMappingTests {
  private func read(_ bytes: [UInt8]) -> YAMLValue? {
    bytes.withUnsafeBufferPointer { PlainMapping.read($0) }
  }

  @Test(arguments: [
    "title: Start", "title: Start\nlang: en\n", "a:   b c\n",
    "a_b-1: 12:30 o'clock, [x] {y} \"z\"\n",
    "title: Übersicht – 概览，用法 😀\n", "a: true\nb: 007\nc: null\nd: x#y\n", "title: שלום\n",
  ])
  func readsWhatLibyamlReads(_ text: String) throws {
    let found = read(Array(text.utf8))
    #expect(found != nil)
    #expect(try YAMLReader.read(Array(text.utf8)) == found)
  }

  @Test(arguments: [
    "", "\n", "a:\n", "a: \n", "a: b \n", "a: b: c\n", "a: b:\n", "a: b # c\n", "a: 'b'\n",
    "a: [b]\n", "a: b\na: c\n", "a: b\n  c\n", " a: b\n", "a: b\r\n", "a: b\tc\n", "- a: b\n",
    "\"a\": b\n", "a : b\n", "a: |\n b\n", "a: &x b\n", "a: b\n\nc: d\n", "a:\tb\n", "---\n",
    "a: b\u{85}c\n", "a: b\u{2028}c\n", "a: b\u{FEFF}c\n", "a: b\u{FFFE}c\n", "a: b\u{1}c\n",
  ])
  func leavesAllElseToLibyaml(_ text: String) {
    #expect(read(Array(text.utf8)) == nil)
  }

  @Test(arguments: [[0xFF], [0xC2], [0xE2, 0x80], [0xEF], [0xC0, 0x80]])
  func leavesBrokenBytesToLibyaml(_ bytes: [UInt8]) {
    #expect(read(Array("a: b".utf8) + bytes) == nil)
  }

  /// Any byte at any place of a plain line: where it is read, it is what libyaml makes of it.
  @Test func agreesWithLibyamlAboutEveryByte() throws {
    let line = Array("a: b".utf8)
    for byte in UInt8.min...UInt8.max {
      for place in 0...line.count {
        let bytes = Array(line[..<place]) + [byte] + Array(line[place...])
        guard let found = read(bytes) else { continue }
        #expect(try YAMLReader.read(bytes) == found, "\(byte) at \(place)")
      }
    }
  }
}
