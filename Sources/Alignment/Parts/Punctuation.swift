// The sentence marks of a text, which stay much the same in every language.

/// How many marks of each kind a run of text has, and where the first of them stands.
struct Punctuation {
  /// Ends of sentences, pauses within them, colons, parentheses.
  private var counts: (Int, Int, Int, Int) = (0, 0, 0, 0)
  /// The share of the text before the first mark.
  private var first = 1.0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let mark = Self.mark(bytes, index)
      if let kind = mark.kind {
        count(kind)
        if first == 1 { first = Double(index - bytes.startIndex) / Double(bytes.count) }
      }
      index += mark.length
    }
  }

  /// From 0 to 1: 1 where two texts have the same marks and the first at the same place.
  func similarity(to other: Punctuation) -> Double {
    let pairs = [
      (counts.0, other.counts.0), (counts.1, other.counts.1), (counts.2, other.counts.2),
      (counts.3, other.counts.3),
    ]
    let shared = pairs.reduce(1) { $0 + 2 * min($1.0, $1.1) }
    let all = pairs.reduce(1) { $0 + $1.0 + $1.1 }
    return 0.5 * Double(shared) / Double(all) + 0.5 * (1 - abs(first - other.first))
  }

  private enum Kind { case end, pause, colon, parenthesis }

  private mutating func count(_ kind: Kind) {
    switch kind {
    case .end: counts.0 += 1
    case .pause: counts.1 += 1
    case .colon: counts.2 += 1
    case .parenthesis: counts.3 += 1
    }
  }

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
    let length = byte >= 0xE0 ? 3 : 2
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
