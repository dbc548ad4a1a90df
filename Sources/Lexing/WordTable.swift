// A set of words that is asked by bytes.

/// A list of short words, looked up without making a string.
package struct WordTable: Sendable {
  private var slots: [UInt16]
  /// Where each word starts in `text`, and where the last one ends.
  private var starts: [Int] = [0]
  private var text: [UInt8] = []
  private let longest: Int

  /// - Parameter words: At most 512; of equal words the first counts.
  package init(_ words: [String]) {
    slots = Array(repeating: 0, count: 1024)
    longest = words.map(\.utf8.count).max() ?? 0
    for word in words.prefix(512) {
      let bytes = Array(word.utf8)
      var slot = bytes.withUnsafeBufferPointer(Self.hash)
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      text.append(contentsOf: bytes)
      starts.append(text.count)
      slots[slot] = UInt16(starts.count - 1)
    }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { index(of: word) != nil }

  /// The index of a word in the list; nil where it is not one of them.
  package func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !word.isEmpty, word.count <= longest else { return nil }
    var slot = Self.hash(word)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if isEqual(index, word) { return index }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  private func isEqual(_ index: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == word.count else { return false }
    for offset in 0..<word.count where text[start + offset] != word[offset] { return false }
    return true
  }

  /// A slot from the length, the first two bytes and the last one.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let second = word.count > 1 ? word[1] : 0
    let sum = Int(first) &* 37 &+ Int(second) &* 211 &+ Int(last) &* 7 &+ word.count &* 97
    return sum & 1023
  }
}
