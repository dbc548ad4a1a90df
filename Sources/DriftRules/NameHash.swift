// Names in the bytes of a page, told from others before they become strings.

/// The FNV-1a hash of a name.
enum NameHash {
  /// The hash of a name without a byte.
  static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  static func of(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash = empty
    for byte in name { hash = adding(byte, to: hash) }
    return hash
  }

  /// The hash of a name that is one byte longer.
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

extension UInt8 {
  /// Whether it can stand in a name, or is a byte of a letter beyond ASCII.
  var isOfName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
