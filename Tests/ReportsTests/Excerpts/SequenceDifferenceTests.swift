// Tests of what is marked between two sequences.

import Testing

@testable import Reports

struct SequenceDifferenceTests {
  private func unpaired(_ left: String, _ right: String) -> [[Int]]? {
    SequenceDifference.unpaired(Array(left), Array(right)).map {
      [$0.left.sorted(), $0.right.sorted()]
    }
  }

  @Test func onlyWhatDiffersIsUnpaired() {
    #expect(unpaired("abcd", "abcd") == [[], []])
    #expect(unpaired("abXcd", "abYZcd") == [[2], [2, 3]])
    #expect(unpaired("abc", "") == [[0, 1, 2], []])
    #expect(unpaired("xaybzc", "abc") == [[0, 2, 4], []])
    #expect(unpaired("größe标题", "große标題") == [[2, 6], [2, 6]])
  }

  @Test func tooLongSaysNothing() {
    let left = String(repeating: "ab", count: 400)
    #expect(unpaired(left, String(repeating: "c", count: 700)) == nil)
    #expect(unpaired(left, left + "c") == [[], [800]])
  }

  @Test func runsMoveBackToLineStarts() {
    let elements = Array("-a-b-c")
    let starts: (Int) -> Bool = { elements[$0] == "-" }
    #expect(SequenceDifference.slid([3, 4], in: elements, isGoodStart: starts) == [2, 3])
    #expect(SequenceDifference.slid([3], in: elements, isGoodStart: starts) == [3])
    #expect(SequenceDifference.slid([1, 2, 5], in: elements, isGoodStart: starts) == [0, 1, 5])
    #expect(SequenceDifference.slid([3, 4], in: elements, isGoodStart: { _ in false }) == [3, 4])
  }
}
