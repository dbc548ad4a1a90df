// Two sequences brought side by side.

import Testing

@testable import Alignment

@Suite("Sequence alignment")
struct SequenceAlignmentTests {
  /// The pairs of two words, letter by letter, as `a-a b-b`.
  private func pairs(_ left: String, _ right: String, limit: Int = 4_000_000) -> String {
    let (a, b) = (Array(left), Array(right))
    let pairs = SequenceAlignment.pairs(a.count, b.count, limit: limit) { a[$0] == b[$1] ? 1 : -1 }
    return pairs.map { "\(a[$0])\($0)-\(b[$1])\($1)" }.joined(separator: " ")
  }

  @Test("Equal sequences pair one by one")
  func equal() {
    #expect(pairs("abc", "abc") == "a0-a0 b1-b1 c2-c2")
  }

  @Test("A dropped element shifts nothing")
  func dropped() {
    #expect(pairs("abcd", "acd") == "a0-a0 c2-c1 d3-d2")
  }

  @Test("An added element shifts nothing")
  func added() {
    #expect(pairs("acd", "abcd") == "a0-a0 c1-c2 d2-d3")
  }

  @Test("Strangers stay alone")
  func strangers() {
    #expect(pairs("ab", "xy") == "")
    #expect(pairs("", "xy") == "")
    #expect(pairs("ab", "") == "")
  }

  @Test("A weaker pair gives way to a better sum")
  func best() {
    let scores: [[Double]] = [[0.4, 0.9], [0, 0.3]]
    let found = SequenceAlignment.pairs(2, 2) { scores[$0][$1] }
    #expect(found.map { [$0.0, $0.1] } == [[0, 1]])
  }

  @Test("Near the diagonal, long sequences pair as short ones do")
  func band() {
    let word = String(repeating: "abcdefgh", count: 50)
    let found = pairs(word, String(word.dropFirst()), limit: 1000)
    #expect(found.split(separator: " ").count == word.count - 1)
  }

  @Test("Sequences of very different lengths are no trouble for the band")
  func unevenBand() {
    let word = String(repeating: "ab", count: 200)
    #expect(!pairs(word, "ab", limit: 100).isEmpty)
    #expect(!pairs("ab", word, limit: 100).isEmpty)
  }

  @Test("A greatest score saves questions and changes no pair", arguments: 1...40)
  func greatest(seed: Int) {
    var state = UInt64(seed)
    let random = { () -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
    let (rows, columns) = (4 + seed % 7, 4 + seed / 7)
    let scores = (0..<rows).map { i in
      (0..<columns).map { j in
        i == j || rows - i == columns - j ? 0.9 + random() / 10 : random() - 0.2
      }
    }
    var asked = 0
    let found = SequenceAlignment.pairs(rows, columns, greatest: 1) { i, j in
      asked += 1
      return scores[i][j]
    }
    let expected = SequenceAlignment.pairs(rows, columns) { scores[$0][$1] }
    #expect(found.map { [$0.0, $0.1] } == expected.map { [$0.0, $0.1] })
    if rows == columns { #expect(asked < rows * columns + rows) }
  }
}
