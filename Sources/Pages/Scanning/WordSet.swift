// Sets of words that are looked up in the bytes of a page.

/// Some ASCII words, none longer than fifteen bytes, looked up without making a string.
struct WordSet {
  /// The bytes of a word as one number, behind a one that tells words of different lengths apart.
  private struct Word: Equatable {
    private var high: UInt64 = 0
    private var low: UInt64

    /// What no word is.
    static let none = Word(low: 0)
    static let empty = Word(low: 1)

    private init(low: UInt64) { self.low = low }

    mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }

    var hash: Int { Int(truncatingIfNeeded: (low &* 0x9E37_79B9_7F4A_7C15) >> 48) }
  }

  private static let longest = 15

  /// Each word stands at the place that its hash names or at the next free one, counted in a
  /// circle; at least half of the places are free.
  private var slots: [Word]

  init(_ words: [String]) {
    var size = 4
    while size < 2 * words.count { size *= 2 }
    slots = Array(repeating: .none, count: size)
    for word in words {
      let word = word.utf8.reduce(into: Word.empty) { $0.append($1) }
      slots[slot(of: word)] = word
    }
  }

  /// The place of a word, or the free one that it would take.
  private func slot(of word: Word) -> Int {
    var slot = word.hash & (slots.count - 1)
    while slots[slot] != .none, slots[slot] != word { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Whether the bytes in a range are one of the words.
  func holds(_ bytes: ByteBuffer, _ range: Range<Int>, ignoresCase: Bool = false) -> Bool {
    guard range.count <= Self.longest else { return false }
    var word = Word.empty
    for index in range {
      let byte = bytes[index]
      word.append(ignoresCase && byte.isUppercase ? byte | 0x20 : byte)
    }
    return slots[slot(of: word)] == word
  }

  /// Whether a text is one of the words.
  func holds(_ text: String, ignoresCase: Bool = false) -> Bool {
    var text = text
    return text.withUTF8 { holds($0, $0.indices, ignoresCase: ignoresCase) }
  }
}
