// Where a text stops being UTF-8.

/// Checks bytes against UTF-8.
enum EncodingCheck {
  /// The offset of the first byte that is not part of a well-formed character.
  static func firstBadByte(_ bytes: ByteBuffer) -> Int? {
    var index = 0
    while true {
      index = endOfASCII(bytes, index)
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      guard let length = length(of: byte), index + length <= bytes.count,
        isWellFormed(bytes, index, length)
      else { return index }
      index += length
    }
  }

  /// The first byte from `start` on that is not ASCII, or the end; eight bytes at a time.
  private static func endOfASCII(_ bytes: ByteBuffer, _ start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let high = word & 0x8080_8080_8080_8080
      if high != 0 { return index + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }

  /// How many bytes a character takes that starts with `byte`.
  private static func length(of byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func isWellFormed(_ bytes: ByteBuffer, _ index: Int, _ length: Int) -> Bool {
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return false }
    switch bytes[index] {
    case 0xE0: return bytes[index + 1] >= 0xA0
    case 0xED: return bytes[index + 1] < 0xA0
    case 0xF0: return bytes[index + 1] >= 0x90
    case 0xF4: return bytes[index + 1] < 0x90
    default: return true
    }
  }
}
