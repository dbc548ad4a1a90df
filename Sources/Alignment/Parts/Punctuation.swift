// The sentence marks of a text, which stay much the same in every language.

/// How many marks of each kind a run of text has, and where the first of them stands.
struct Punctuation {
  /// Ends of sentences, pauses within them, colons, parentheses.
  private var counts = SIMD4<Int32>()
  /// The share of the text before the first mark.
  private var first = 1.0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let mark = Self.mark(bytes, index)
      if let kind = mark.kind {
        counts[kind.rawValue] &+= 1
        if first == 1 { first = Double(index - bytes.startIndex) / Double(bytes.count) }
      }
      index += mark.length
    }
  }

  /// From 0 to 1: 1 where two texts have the same marks and the first at the same place.
  func similarity(to other: Punctuation) -> Double {
    let shared = 1 + 2 * pointwiseMin(counts, other.counts).wrappedSum()
    let all = 1 + (counts &+ other.counts).wrappedSum()
    return 0.5 * Double(shared) / Double(all) + 0.5 * (1 - abs(first - other.first))
  }

  /// A kind of mark, and its place among the counts.
  private enum Kind: Int { case end, pause, colon, parenthesis }

  /// The mark at a place, in any of the scripts whose marks have a code of their own, and how many
  /// bytes it has.
  private static func mark(
    _ bytes: ArraySlice<UInt8>, _ index: Int
  ) -> (kind: Kind?, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 {
      let isLast = index + 1 == bytes.endIndex || bytes[index + 1] <= 0x20
      return (byte == 0x28 ? .parenthesis : isLast ? ascii[byte] : nil, 1)
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard index + length <= bytes.endIndex else { return (nil, 1) }
    let code = bytes[index..<index + length].reduce(0) { $0 << 8 | UInt32($1) }
    return (foreign[code], length)
  }

  private static let ascii: [UInt8: Kind] = [
    0x2E: .end, 0x21: .end, 0x3F: .end, 0x2C: .pause, 0x3A: .colon, 0x3B: .pause,
  ]

  /// By their bytes in UTF-8: those of Chinese and Japanese, then those of Arabic.
  private static let foreign: [UInt32: Kind] = [
    0xE38082: .end, 0xEFBC81: .end, 0xEFBC9F: .end, 0xE38081: .pause, 0xEFBC8C: .pause,
    0xEFBC9A: .colon, 0xEFBC9B: .pause, 0xEFBC88: .parenthesis,
    0xD89F: .end, 0xD88C: .pause, 0xD89B: .pause,
  ]
}
