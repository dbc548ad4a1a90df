// Text in lower case as bytes, to be held against words that are known.

internal import Pages

/// Turns stretches of pages into lower case.
///
/// `String.lowercased()` asks Unicode about every character; most text is ASCII, Latin, Cyrillic or
/// of a script that has no case, which is seen byte by byte.
enum LowerCase {
  /// A stretch of UTF-8 in lower case.
  static func of(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> [UInt8] {
    var lower: [UInt8] = []
    lower.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte < 0x80 {
        lower.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        index += 1
      } else if index + 1 < range.upperBound, let pair = pair(byte, text[index + 1]) {
        lower.append(pair.0)
        lower.append(pair.1)
        index += 2
      } else if let length = lengthWithoutCase(text, index, range.upperBound) {
        lower.append(contentsOf: text[index..<index + length])
        index += length
      } else {
        return Array(String(decoding: text[range], as: UTF8.self).lowercased().utf8)
      }
    }
    return lower
  }

  /// The lower case of a letter of Western European languages or of Russian.
  private static func pair(_ first: UInt8, _ second: UInt8) -> (UInt8, UInt8)? {
    switch (first, second) {
    case (0xC3, 0x97), (0xC3, 0x9F...0xBF), (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F):
      (first, second)
    case (0xC3, 0x80...0x9E), (0xD0, 0x90...0x9F): (first, second + 0x20)
    case (0xD0, 0x80...0x8F): (0xD1, second + 0x10)
    case (0xD0, 0xA0...0xAF): (0xD1, second - 0x20)
    default: nil
    }
  }

  /// How many bytes a character has that is certainly the same in lower case; nil for any other.
  private static func lengthWithoutCase(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) -> Int? {
    let length: Int
    let next = index + 1 < end ? text[index + 1] : 0
    switch text[index] {
    case 0xC2, 0xD7...0xDF: length = 2
    // Indic scripts and Thai, and from kana to the characters of Chinese.
    case 0xE0, 0xE3...0xE9, 0xEB...0xED: length = 3
    // Dashes, quotes and the like.
    case 0xE2: length = next <= 0x83 ? 3 : 0
    // Hangul; what stands before it are letters of many scripts.
    case 0xEA: length = next >= 0xB0 ? 3 : 0
    // Full-width forms, but for their capitals.
    case 0xEF:
      let isCapital = next == 0xBC && index + 2 < end && (0xA1...0xBA).contains(text[index + 2])
      length = isCapital ? 0 : 3
    // Emoji.
    case 0xF0: length = next == 0x9F ? 4 : 0
    default: length = 0
    }
    return length > 0 && index + length <= end ? length : nil
  }
}

extension Page {
  /// A stretch of the page in lower case.
  func lowercased(_ range: Range<Int>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { LowerCase.of($0, in: range) }
  }
}
