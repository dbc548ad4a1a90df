// Eight bytes of a text, looked at all at once.

/// What kinds of characters eight neighbouring bytes are; each byte is told by its highest bit.
struct EightBytes {
  /// Letters, digits and underscores.
  private let words: UInt64
  private let capitals: UInt64
  private let digitsAndUnderscores: UInt64

  /// - Parameter index: Where the first of them stands; behind the end of the text there are zeros.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let value = Self.load(bytes, index)
    let isASCII = ~value & Self.each(0x80)
    let plain = value & Self.each(0x7F)
    let folded = plain | Self.each(0x20)
    let letters = Self.within(0x61...0x7A, folded) & isASCII
    // A capital lacks the sixth bit, here moved to the place of the highest.
    capitals = letters & ~(value << 2)
    digitsAndUnderscores =
      (Self.within(0x30...0x39, plain) | Self.within(0x5F...0x5F, plain)) & isASCII
    words = letters | digitsAndUnderscores
  }

  /// The bytes that only words with something no translator touches have: digits, underscores, and
  /// capitals that start no word.
  ///
  /// - Parameter isWithinWord: Whether the byte before the first one is a part of a word.
  func outstanding(isWithinWord: Bool) -> UInt64 {
    digitsAndUnderscores | capitals & (words << 8 | (isWithinWord ? 0x80 : 0))
  }

  /// Whether the last byte is a part of a word.
  var endsWithinWord: Bool { words >> 63 == 1 }

  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    if index + 8 <= bytes.count {
      let raw = UnsafeRawBufferPointer(bytes)
      return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    var value: UInt64 = 0
    for place in index..<bytes.count {
      value |= UInt64(bytes[place]) << UInt64(8 * (place - index))
    }
    return value
  }

  /// Eight times the same byte.
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The bytes in a range, given that all are below 0x80.
  private static func within(_ range: ClosedRange<UInt8>, _ value: UInt64) -> UInt64 {
    let isAtLeast = value &+ each(0x80 - range.lowerBound)
    let isAbove = value &+ each(0x7F - range.upperBound)
    return isAtLeast & ~isAbove & each(0x80)
  }
}
