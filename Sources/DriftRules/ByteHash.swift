// Texts in the bytes of a page, told from others before they become strings.

/// The FNV-1a hash of a run of bytes.
enum ByteHash {
  /// The hash of nothing.
  static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = empty
    for byte in bytes { hash = adding(byte, to: hash) }
    return hash
  }

  /// The hash of a run that is one byte longer.
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
