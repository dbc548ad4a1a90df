// Where a text stops being UTF-8.

/// Checks bytes against UTF-8.
enum EncodingCheck {
  /// The offset of the first byte that is not part of a well-formed character.
  static func firstBadByte(_ bytes: ByteBuffer) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index = endOfASCII(bytes, index + 1)
      } else if let end = endOfCharacter(bytes, index) {
        index = end
      } else {
        return index
      }
    }
    return nil
  }

  /// The first byte from `start` on that is not ASCII, or the end; many bytes at a time.
  private static func endOfASCII(_ bytes: ByteBuffer, _ start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 32 <= raw.count {
      let words =
        highBits(raw, index) | highBits(raw, index + 8) | highBits(raw, index + 16)
        | highBits(raw, index + 24)
      if words != 0 { break }
      index += 32
    }
    while index + 8 <= raw.count {
      let high = highBits(raw, index)
      if high != 0 { return index + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }

  /// The highest bits of eight bytes, of which those beyond ASCII have one.
  private static func highBits(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      & 0x8080_8080_8080_8080
  }

  /// The end of the character beyond ASCII that starts at `start`; nil where it is not well-formed.
  private static func endOfCharacter(_ bytes: ByteBuffer, _ start: Int) -> Int? {
    let length: Int
    switch bytes[start] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    let end = start + length
    guard end <= bytes.count, bytes[end - 1] & 0xC0 == 0x80 else { return nil }
    if length == 2 { return end }
    guard bytes[end - 2] & 0xC0 == 0x80, bytes[start + 1] & 0xC0 == 0x80,
      mayFollow(bytes[start + 1], bytes[start])
    else { return nil }
    return end
  }

  /// Whether a second byte makes no character that a shorter form has, or that is none.
  private static func mayFollow(_ second: UInt8, _ first: UInt8) -> Bool {
    switch first {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }
}
