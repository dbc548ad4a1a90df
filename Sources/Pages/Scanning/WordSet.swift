// Sets of words that are looked up in the bytes of a page.

/// Some ASCII words, none longer than fifteen bytes, looked up without making a string.
struct WordSet {
  /// The bytes of a word as one number, behind a one that tells words of different lengths apart.
  private struct Word: Equatable {
    private var high: UInt64 = 0
    private var low: UInt64 = 1

    mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }

    /// One bit, the same for equal words, and mostly another for others.
    var bit: UInt64 { 1 << ((low &* 0x9E37_79B9_7F4A_7C15) >> 58) }
  }

  private static let longest = 15

  private let words: [Word]
  /// The bits of all words: most other words lack theirs here, and need no search.
  private let bits: UInt64

  init(_ words: [String]) {
    self.words = words.map { $0.utf8.reduce(into: Word()) { $0.append($1) } }
    bits = self.words.reduce(0) { $0 | $1.bit }
  }

  /// Whether the bytes in a range are one of the words.
  func holds(_ bytes: ByteBuffer, _ range: Range<Int>, ignoresCase: Bool = false) -> Bool {
    guard range.count <= Self.longest else { return false }
    var word = Word()
    for index in range {
      let byte = bytes[index]
      word.append(ignoresCase && byte.isUppercase ? byte | 0x20 : byte)
    }
    return bits & word.bit != 0 && words.contains(word)
  }

  /// Whether a text is one of the words.
  func holds(_ text: String, ignoresCase: Bool = false) -> Bool {
    var text = text
    return text.withUTF8 { holds($0, $0.indices, ignoresCase: ignoresCase) }
  }
}
